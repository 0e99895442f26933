/** Printed pages: a hero's sheet with the map, the record sheet, the picture of an end; in every language, on both papers. */
import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { wordsIn } from '@main/exports/words'
import { printRules } from '@main/games/dungeon-run/files/print'
import type { Printable } from '@main/games/print-rules'
import { print } from '@main/print'
import { FEATS, soloTotal, type Action, type Outcome } from '@shared/games/dungeon-run'
import { ENGLISH, locale as localeOf } from '@shared/locales'
import { openTestApp } from '../../api/test-app'
import {
  expectInside,
  expectLetters,
  expectTagged,
  firstPage,
  NAMES,
  open,
  PRINTS,
  wordsOf,
  type Print,
} from '../../exports/pdf-page'
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
const PLAIN = { locale: ENGLISH, paper: 'a4' } as const
const four = ended(4)
const alone = ended(1, 8)
function outcomeOf({ view }: Sample): Outcome {
  return must(view.outcome)
}

afterEach(() => {
  vi.useRealTimers()
})

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
      ...FEATS.map((feat) => messages.feats[feat]),
      messages.print.footer,
      wordsIn(how.locale).day('2026-11-29', 'medium'),
    ]
    for (const text of said) expect(words).toContain(text)
    const figures = must(tally.seats[seat])
    for (const feat of FEATS) expect(words.split(/\s+/)).toContain(String(figures[feat]))
  })

  test('of a game alone it says the points, part by part', async () => {
    const words = await wordsOn(await pdf((said) => printRules.seat(sourceOf(alone), said), how))
    const { solo, winner } = outcomeOf(alone)
    expect(words.split(/\s+/)).toContain(String(soloTotal(must(solo), winner !== null)))
    expect(words).toContain(messages.print.alone)
    // There are no skills then.
    expect(words).not.toContain(messages.print.skills)
  })

  test('the record sheet names every Boss and every end', async () => {
    const words = await wordsOn(await pdf((said) => printRules.blank(null, said), how))
    for (const { name } of Object.values(messages.bosses)) expect(words).toContain(name)
    for (const text of Object.values(messages.endingNames)) expect(words).toContain(text)
  })

  test('tagged: its headings are headings, and every line is in it as it is read', async () => {
    const { feats, skills, items, loot, alone: points, map } = messages.print
    const card = (sample: Sample) => messages.heroes[must(must(sample.view.heroes[0]).id)].title
    const sheet = (sample: Sample) => pdf((words) => printRules.seat(sourceOf(sample), words), how)
    await expectTagged(await sheet(four), how.locale, [feats, card(four), skills, items, loot])
    await expectTagged(await sheet(alone), how.locale, [feats, points, card(alone), items, loot])
    const blank = await pdf((words) => printRules.blank(null, words), how)
    const { boss, ending } = messages.files
    await expectTagged(blank, how.locale, [boss, ending, points, feats, map])
  })
})

test('the same sheet gives the same bytes, whatever the time, and is dated by its game', async () => {
  const how = { locale: v.parse(localeOf, 'it'), paper: 'a4' } as const
  const printed = () => pdf((words) => printRules.seat(sourceOf(four), words), how)
  const first = await printed()
  vi.useFakeTimers({ now: new Date('2040-01-01'), toFake: ['Date'] })
  expect((await printed()).equals(first)).toBe(true)
  const { info } = await (await open(first)).getMetadata()
  expect(info).toMatchObject({ CreationDate: 'D:20261128203000Z', Language: 'it' })
})

test.each([...NAMES, 'W'.repeat(80)])('%s is printed inside the page', async (player) => {
  for (const paper of ['a4', 'letter'] as const) {
    const page = (words: Words) => printRules.seat(sourceOf(four, { player }), words)
    const bytes = await pdf(page, { ...PLAIN, paper })
    await expectInside(bytes, paper)
    await expectLetters(bytes, player)
  }
})

test('another seat or name is another picture, the same sheet the same', async () => {
  const picture = (how: Parameters<typeof sourceOf>[1]) =>
    png((words) => printRules.seat(sourceOf(four, how), words))
  const one = await picture({})
  expect(Math.abs(one.readUInt32BE(16) - 1587)).toBeLessThanOrEqual(1)
  expect(Math.abs(one.readUInt32BE(20) - 2245)).toBeLessThanOrEqual(1)
  expect((await picture({})).equals(one)).toBe(true)
  expect((await picture({ seat: 1 })).equals(one)).toBe(false)
  expect((await picture({ player: 'דוד 🐉 <b>&"' })).equals(one)).toBe(false)
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

test('an app says which letters are missing, and that a seat or a table is not there', async () => {
  const app = await openTestApp()
  const { table } = await app.call('tables.start', {
    game: 'dungeon-run',
    options: { players: 1 },
    seats: [{ player: '𓀀𒀀' }],
  })
  const sheet = { table, seat: 0, format: 'pdf' } as const
  expect((await app.call('exports.table', sheet)).missing).toEqual(['𓀀', '𒀀'])
  expect(await app.refusal('exports.table', { ...sheet, seat: 1 })).toMatchObject({
    code: 'bad-input',
    details: { field: 'seat' },
  })
  await app.call('tables.delete', { table })
  expect(await app.refusal('exports.table', sheet)).toMatchObject({ code: 'deleted' })
})

test('an app prints nothing that is still hidden: the skills to keep one of are not on the page', async () => {
  const app = await openTestApp()
  const { table } = await app.call('tables.start', {
    game: 'dungeon-run',
    options: { players: 2 },
    seats: [{ player: 'Ada' }, { player: 'Bob' }],
    seed: 5,
  })
  const file = await app.call('exports.table', { table, seat: 0, format: 'pdf' })
  const words = await wordsOn(Buffer.from(file.base64, 'base64'))
  const { actions } = await app.call('tables.open', { table, viewer: 0 })
  const offered = (actions as unknown as readonly Action[]).flatMap((one) =>
    one.type === 'learn' ? [one.skill] : [],
  )
  expect(offered).toHaveLength(2)
  const { skills } = messagesOf(ENGLISH).run
  for (const skill of offered) expect(words).not.toContain(skills[skill].name)
})
