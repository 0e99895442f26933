/** Printed pages: a hero's sheet with the map, the record sheet, the picture of an end; in every language, on both papers. */
import { describe, expect, test } from 'vitest'
import { wordsIn } from '@main/exports/words'
import { printRules } from '@main/games/dungeon-run/files/print'
import type { Printable } from '@main/games/print-rules'
import { print } from '@main/print'
import { DEEDS, soloTotal, type Outcome } from '@shared/games/dungeon-run'
import { ENGLISH } from '@shared/locales'
import { openTestApp } from '../../api/test-app'
import { expectInside, firstPage, PRINTS, wordsOf, type Print } from '../../exports/pdf-page'
import { messagesOf } from '../../locales/files'
import { must } from '../../must'
import { begun, ended, endingOf, sourceOf, underWay, type Sample } from './samples'

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
const four = ended(4)
const alone = ended(1, 8)
function outcomeOf({ view }: Sample): Outcome {
  return must(view.outcome)
}

describe.each(PRINTS)('$locale on $paper', (how) => {
  const { run: messages } = messagesOf(how.locale)

  test('one page of the right size with everything inside its margins', async () => {
    for (const sample of [begun(), underWay(3), four, alone])
      await expectInside(
        await pdf((words) => printRules.seat(sourceOf(sample), words), how),
        how.paper,
      )
    await expectInside(await pdf((words) => printRules.blank(null, words), how), how.paper)
  })

  test('a sheet says who played whom, how it ended, what the hero has and what it did', async () => {
    const { view, tally } = four
    const seat = must(outcomeOf(four).winner)
    const hero = must(view.heroes[seat])
    const source = sourceOf(four, { seat })
    const words = await wordsOn(await pdf((said) => printRules.seat(source, said), how))
    const card = messages.heroes[must(hero.id)]
    const said = [
      'Ada',
      card.name,
      card.ability.name,
      card.summoning.name,
      ...hero.skills.map((id) => messages.skills[id].name),
      ...hero.equipped.map((id) => messages.items[id].name),
      ...DEEDS.map((deed) => messages.deeds[deed]),
      messages.print.footer,
    ]
    for (const text of said) expect(words).toContain(text)
    const figures = must(tally.seats[seat])
    for (const deed of DEEDS) expect(words.split(/\s+/)).toContain(String(figures[deed]))
  })

  test('of a game alone it says the points, part by part', async () => {
    const words = await wordsOn(await pdf((said) => printRules.seat(sourceOf(alone), said), how))
    const { solo, winner } = outcomeOf(alone)
    expect(words.split(/\s+/)).toContain(String(soloTotal(must(solo), winner !== null)))
    expect(words).toContain(messages.print.alone)
  })

  test('the record sheet names every Boss and every end', async () => {
    const words = await wordsOn(await pdf((said) => printRules.blank(null, said), how))
    for (const { name } of Object.values(messages.bosses)) expect(words).toContain(name)
    for (const text of Object.values(messages.endingNames)) expect(words).toContain(text)
  })
})

test('of a game under way no loot is printed', () => {
  const { view } = underWay(3)
  expect(view.heroes.every(({ loot }) => loot === null)).toBe(true)
  expect(view.heroes.some(({ items, encounters }) => items + encounters > 0)).toBe(true)
  expect(four.view.heroes.every(({ loot }) => loot !== null)).toBe(true)
})

test('the picture of an end is of a size of its own, and shows the dungeon where it is known', async () => {
  const outcome = outcomeOf(four)
  const known = await png((words) => printRules.ending(endingOf(outcome, four.view), words))
  expect([known.readUInt32BE(16), known.readUInt32BE(20)]).toEqual([1600, 901])
  const byHand = await png((words) => printRules.ending(endingOf(outcome, null), words))
  expect(byHand.equals(known)).toBe(false)
  const honoured = endingOf(outcome, four.view, ['The first win with Pim'])
  expect((await png((words) => printRules.ending(honoured, words))).equals(known)).toBe(false)
})

test('an app exports a hero’s sheet as page and picture, and the record sheet', async () => {
  const app = await openTestApp()
  const { table } = await app.call('tables.start', {
    game: 'dungeon-run',
    options: { players: 1 },
    seats: [{ player: 'Ada' }],
  })
  const sheet = { table, seat: 0, locale: 'it' }
  expect(await app.call('exports.table', { ...sheet, format: 'pdf' })).toMatchObject({
    name: 'Un eroe in solitario - Ada - Scheda dell’eroe.pdf',
    mime: 'application/pdf',
  })
  const picture = await app.call('exports.table', { ...sheet, format: 'png' })
  expect(picture.mime).toBe('image/png')
  expect(await app.call('exports.blankRunRecord', { locale: 'en' })).toMatchObject({
    mime: 'application/pdf',
  })
})
