/** Printed pages: a game with its map, the record sheet, the picture of an end; in every language, on both papers. */
import { describe, expect, test } from 'vitest'
import { wordsIn } from '@main/exports/words'
import { printRules } from '@main/games/dungeon-digger/files/print'
import type { Printable } from '@main/games/print-rules'
import { print } from '@main/print'
import { FEATS, SCENARIOS, totalOf } from '@shared/games/dungeon-digger'
import { ENGLISH } from '@shared/locales'
import {
  expectInside,
  expectLetters,
  expectTagged,
  firstPage,
  NAMES,
  PRINTS,
  wordsOf,
  type Print,
} from '../../exports/pdf-page'
import { messagesOf } from '../../locales/files'
import { must } from '../../must'
import { endingOf, sampleOf, sourceOf } from './samples'

type Words = ReturnType<typeof wordsIn>

async function pdf(page: (words: Words) => Printable, { locale, paper }: Print): Promise<Buffer> {
  const words = wordsIn(locale)
  return Buffer.from((await print(page(words), { format: 'pdf', paper, words })).bytes)
}
async function png(page: (words: Words) => Printable): Promise<Buffer> {
  const words = wordsIn(ENGLISH)
  return Buffer.from((await print(page(words), { format: 'png', paper: 'a4', words })).bytes)
}
async function wordsOn(bytes: Buffer): Promise<string> {
  return wordsOf((await firstPage(bytes)).items)
}
const two = sampleOf({ players: 2 })
const six = sampleOf({ players: 6, scenario: 'dragonsLair' })
const underWay = sampleOf({ players: 4, scenario: 'adventurers' }, 3)

describe.each(PRINTS)('$locale on $paper', (how) => {
  const { digger: messages } = messagesOf(how.locale)

  test('one page of the right size with everything inside its margins', async () => {
    for (const sample of [two, six, underWay])
      await expectInside(
        await pdf((words) => printRules.seat(sourceOf(sample), words), how),
        how.paper,
      )
    await expectInside(await pdf((words) => printRules.blank(null, words), how), how.paper)
  })

  test('a game says who played which Lord, the score of each and what the player did', async () => {
    const words = await wordsOn(
      await pdf((said) => printRules.seat(sourceOf(six, { seat: 2 }), said), how),
    )
    const { scores } = must(six.view.outcome)
    const lords = scores.flatMap(({ lord }) => (lord === null ? [] : [messages.lords[lord].name]))
    expect(lords).toHaveLength(6)
    const day = wordsIn(how.locale).day('2026-11-29', 'medium')
    for (const text of ['Ada', day, ...lords, messages.print.score, messages.print.feats])
      expect(words).toContain(text)
    for (const score of scores) expect(words.split(/\s+/)).toContain(String(totalOf(score)))
    for (const feat of FEATS) expect(words).toContain(messages.feats[feat])
  })

  test('of a game under way no score is printed: coins are hidden', async () => {
    const words = await wordsOn(await pdf((said) => printRules.seat(sourceOf(underWay), said), how))
    expect(words).not.toContain(messages.print.total)
  })

  test('the record sheet names every scenario', async () => {
    const words = await wordsOn(await pdf((said) => printRules.blank(null, said), how))
    for (const { name } of Object.values(messages.scenarios)) expect(words).toContain(name)
  })

  test('tagged: its headings are headings, and every line is in it as it is read', async () => {
    const { feats, score, map } = messages.print
    const game = await pdf((words) => printRules.seat(sourceOf(two), words), how)
    await expectTagged(game, how.locale, [feats, score])
    const blank = await pdf((words) => printRules.blank(null, words), how)
    await expectTagged(blank, how.locale, [messages.files.scenario, score, map])
  })
})

test.each([...NAMES, 'W'.repeat(80)])('%s is printed inside the page', async (player) => {
  for (const paper of ['a4', 'letter'] as const) {
    const page = (words: Words) => printRules.seat(sourceOf(two, { player }), words)
    const bytes = await pdf(page, { locale: ENGLISH, paper })
    await expectInside(bytes, paper)
    await expectLetters(bytes, player)
  }
})

test('the picture of an end is of a size of its own, and shows the map where it is known', async () => {
  const outcome = must(two.view.outcome)
  const known = await png((words) => printRules.ending(endingOf(outcome, two.view), words))
  expect([known.readUInt32BE(16), known.readUInt32BE(20)]).toEqual([1600, 901])
  const byHand = await png((words) => printRules.ending(endingOf(outcome, null), words))
  expect(byHand.equals(known)).toBe(false)
  const honoured = endingOf(outcome, two.view, ['The first win'])
  expect((await png((words) => printRules.ending(honoured, words))).equals(known)).toBe(false)
})

test.each([...SCENARIOS])('the map of %s can be drawn', async (scenario) => {
  const { view } = sampleOf({ players: 2, scenario })
  const bytes = await png((words) => printRules.ending(endingOf(must(view.outcome), view), words))
  expect(bytes.length).toBeGreaterThan(10_000)
})
