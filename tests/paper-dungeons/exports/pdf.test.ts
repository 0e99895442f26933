/** The printed player's sheet: one page that says everything, in every language, on both papers, for any name. */
import * as v from 'valibot'
import { getResolvedPDFJS } from 'unpdf'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { wordsIn } from '@main/exports/words'
import { aimOf } from '@shared/games/paper-dungeons/measures'
import { resolvePhrase } from '@shared/games/resolve-phrase'
import { must } from '../../must'
import { countBits } from '@shared/games/paper-dungeons/bits'
import { printRules } from '@main/games/paper-dungeons/files/print'
import { PENCIL } from '@main/games/paper-dungeons/files/print/layout'
import type { SeatSource } from '@main/games/print-rules'
import { print as printPage } from '@main/print'
import {
  COLUMNS,
  DUNGEONS,
  roomOf,
  totalOf,
  TRAIL_TURN,
  type DungeonId,
  type PaperTypes,
  type View,
} from '@shared/games/paper-dungeons'
import { HOUSE_CONTENT } from '@main/games/paper-dungeons/content'
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
} from '../../exports/pdf-page'
import type { Print } from '../../exports/pdf-page'
import { messagesOf } from '../../locales/files'
import { begun, ended, sourceOf, underWay } from './samples'

const ITALIAN = v.parse(localeOf, 'it')
const PLAIN = { locale: ENGLISH, paper: 'a4' } as const

async function print(source: SeatSource<PaperTypes>, { locale, paper }: Print): Promise<Buffer> {
  const words = wordsIn(locale)
  const page = printRules.seat(source, words)
  return Buffer.from((await printPage(page, { format: 'pdf', paper, words })).bytes)
}
async function printBlank(dungeon: DungeonId | null, { locale, paper }: Print): Promise<Buffer> {
  const words = wordsIn(locale)
  const page = printRules.blank(dungeon, words, null)
  return Buffer.from((await printPage(page, { format: 'pdf', paper, words })).bytes)
}
async function wordsOn(bytes: Buffer): Promise<string> {
  return wordsOf((await firstPage(bytes)).items)
}

/** How many marks the pencil has made, each drawn by itself. */
async function pencilMarks(bytes: Buffer): Promise<number> {
  const { OPS } = await getResolvedPDFJS()
  const { page } = await firstPage(bytes)
  const { fnArray, argsArray } = await page.getOperatorList()
  return fnArray.filter(
    (fn, at) => fn === OPS.setStrokeRGBColor && (argsArray[at] as readonly unknown[])[0] === PENCIL,
  ).length
}

/** The marks that a sheet must show. */
function marksOf(view: View, seat: number): number {
  const sheet = view.sheets[seat]
  const card = HOUSE_CONTENT.dungeons.find(({ id }) => id === view.dungeon)
  if (sheet === undefined || card === undefined) throw new Error('no such sheet')
  const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0)
  const above = sum(sheet.levels) - sheet.levels.length
  const monsters = countBits(sheet.defeated)
  const rewards = HOUSE_CONTENT.rooms.filter(({ id, reward }) => {
    const room = roomOf(id)
    const row = sheet.explored[Math.floor(room / COLUMNS.length)] ?? 0
    return reward !== null && (row & (1 << (room % COLUMNS.length))) !== 0
  })
  const turns = new Set(sheet.trail.map((entry) => Math.floor(entry / TRAIL_TURN)))
  return [
    // Levels, and the life that they bring.
    2 * above,
    sum(sheet.items),
    Math.min(sheet.damage, 24),
    sheet.resurrected ? 1 : 0,
    sheet.potions,
    sheet.hearts,
    sheet.gemMarks,
    countBits(sheet.gems),
    countBits(sheet.lostGems),
    // On the map, and on the track.
    2 * monsters,
    rewards.length,
    sheet.bosses.length,
    // Walls of the dungeon's card, the way, and where each turn ended.
    card.walls.length,
    turns.size > 0 ? 1 : 0,
    turns.size,
  ].reduce((all, each) => all + each, 0)
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

describe.each(PRINTS)('$locale on $paper', ({ locale, paper }) => {
  const { paper: messages } = messagesOf(locale)

  test('one page of the right size with everything inside its margins', async () => {
    for (const view of [begun(2), underWay(3), ended(1), ended(8, 'L')])
      await expectInside(await print(sourceOf(view), { locale, paper }), paper)
  })

  test('names the player, the dungeon, heroes, items, bosses, goals and every box with the total', async () => {
    const view = ended(3, 'H')
    const words = await wordsOn(await print(sourceOf(view, { seat: 2 }), { locale, paper }))
    const sheet = view.sheets[2]
    const { objective = null, power = null } = sheet ?? {}
    if (objective === null || power === null) throw new Error('Cards are kept.')
    const said = [
      'Ada',
      messages.dungeons.H,
      messages.print.footer,
      messages.objectives[objective].name,
      messages.powers[power].name,
      ...Object.values(messages.heroes),
      ...Object.values(messages.items).map(({ name }) => name),
      ...view.bosses.map((id) => messages.bosses[id]),
      ...view.missions.map(({ id }) => messages.missions[id].name),
    ]
    for (const text of said) expect(words).toContain(text)
    const texts = [
      ...Object.values(messages.boxes),
      ...Object.values(messages.items).map(({ effect }) => effect),
      ...view.missions.map(({ id }) => {
        const card = must(HOUSE_CONTENT.missions.find((one) => one.id === id))
        return resolvePhrase(aimOf(card), wordsIn(locale).say)
      }),
      messages.powers[power].effect,
    ]
    for (const text of texts) for (const word of text.split(' ')) expect(words).toContain(word)
    const total = totalOf(view.boxes[2] ?? [])
      .toString()
      .replace('-', '−')
    expect(words).toContain(`${total} ${messages.result.total}`)
  })

  test('to fill in by hand: of a dungeon with its bosses, of any without, and nothing marked', async () => {
    for (const dungeon of [null, 'C'] as const) {
      const bytes = await printBlank(dungeon, { locale, paper })
      await expectInside(bytes, paper)
      const words = await wordsOn(bytes)
      for (const name of Object.values(messages.heroes)) expect(words).toContain(name)
      const card = HOUSE_CONTENT.dungeons.find(({ id }) => id === 'C')
      for (const boss of card?.bosses ?? [])
        if (dungeon === null) expect(words).not.toContain(messages.bosses[boss])
        else expect(words).toContain(messages.bosses[boss])
      expect(await pencilMarks(bytes)).toBe(0)
    }
  })

  test('tagged: its headings are headings, and every line is in it as it is read', async () => {
    const { sheet, print: own } = messages
    const headings = [
      sheet.heroes,
      sheet.items,
      own.lifeAndDamage,
      sheet.satchel,
      sheet.gems,
      sheet.monsters,
      own.tracker,
      messages.boss.title,
      own.goals,
      sheet.score,
    ]
    await expectTagged(await print(sourceOf(ended(2)), { locale, paper }), locale, headings)
    await expectTagged(await printBlank(null, { locale, paper }), locale, headings)
  })
})

test('every mark of the sheet is there, and no other', async () => {
  for (const players of [1, 2, 4])
    for (const view of [begun(players), underWay(players, 'D'), ended(players, 'F', players)])
      for (const seat of view.sheets.keys()) {
        const bytes = await print(sourceOf(view, { seat }), PLAIN)
        expect(await pencilMarks(bytes), `${players} ${seat}`).toBe(marksOf(view, seat))
      }
})

test('every dungeon has a sheet to fill in', async () => {
  for (const dungeon of DUNGEONS) await expectInside(await printBlank(dungeon, PLAIN), 'a4')
})

test('a game under way says in which turn it is, a finished one when it was played', async () => {
  expect(await wordsOn(await print(sourceOf(underWay(2)), PLAIN))).toContain('IN TURN 4')
  const words = await wordsOn(await print(sourceOf(ended(2)), PLAIN))
  expect(words).toContain('PLAYED ON')
  expect(words).toContain('Nov 29, 2026')
})

test('the same sheet gives the same bytes, whatever the time, and is dated by its game', async () => {
  const source = sourceOf(ended(2))
  const first = await print(source, { locale: ITALIAN, paper: 'a4' })
  vi.useFakeTimers({ now: new Date('2040-01-01'), toFake: ['Date'] })
  expect((await print(source, { locale: ITALIAN, paper: 'a4' })).equals(first)).toBe(true)
  const { info } = await (await open(first)).getMetadata()
  expect(info).toMatchObject({
    CreationDate: 'D:20261128203000Z',
    Title: 'Sotto il granaio – Ada – Paper Dungeons',
    Language: 'it',
  })
})

test.each([...NAMES, 'W'.repeat(80)])('%s is printed inside the page', async (player) => {
  for (const paper of ['a4', 'letter'] as const) {
    const bytes = await print(sourceOf(ended(2), { player }), { locale: ENGLISH, paper })
    await expectInside(bytes, paper)
    await expectLetters(bytes, player)
  }
})

describe('an app', () => {
  async function startTable(app: Awaited<ReturnType<typeof openTestApp>>) {
    return app.call('tables.start', {
      game: 'paper-dungeons',
      options: { players: 2, dungeon: 'A' },
      seats: [{ player: 'Ada' }, { player: null }],
      seed: 5,
    })
  }
  function textOf({ base64 }: { readonly base64: string }): Promise<string> {
    return wordsOn(Buffer.from(base64, 'base64'))
  }

  test('exports the sheet of each seat, blank ones, and refuses what is not there', async () => {
    const app = await openTestApp()
    const { table } = await startTable(app)
    const one = await app.call('exports.table', { table, seat: 0, format: 'pdf' })
    expect(one).toMatchObject({
      name: 'Under the Granary - Ada - Player sheet.pdf',
      mime: 'application/pdf',
      missing: [],
    })
    expect(await textOf(one)).toContain('Ada')
    const other = { table, seat: 1, format: 'pdf', locale: 'it', paper: 'letter' } as const
    expect(await app.call('exports.table', other)).toMatchObject({
      name: 'Sotto il granaio - Posto 2 - Scheda giocatore.pdf',
    })
    expect(await app.call('exports.blankPlayerSheet', { dungeon: 'B' })).toMatchObject({
      name: 'Paper Dungeons - The Clerk’s Catacombs - Player sheet.pdf',
    })
    expect(await app.call('exports.blankPlayerSheet', {})).toMatchObject({
      name: 'Paper Dungeons - Player sheet.pdf',
    })
    expect(await app.refusal('exports.table', { ...other, seat: 2 })).toMatchObject({
      code: 'bad-input',
      details: { field: 'seat' },
    })
    await app.call('tables.delete', { table })
    expect(await app.refusal('exports.table', other)).toMatchObject({ code: 'deleted' })
  })

  test('leaves the line for the name free where one plays alone and has no name', async () => {
    const app = await openTestApp()
    const options = { players: 1, dungeon: 'A' }
    const { table } = await app.call('tables.start', { game: 'paper-dungeons', options })
    const file = await app.call('exports.table', { table, seat: 0, format: 'pdf' })
    expect(file.name).toBe('Under the Granary - Player sheet.pdf')
    expect(await textOf(file)).not.toContain('Seat 1')
  })

  test.each([
    ['of a campaign', true],
    ['outside campaigns', false],
  ])(
    'dates the sheet of a game %s by the day on which it was played, in whatever time zone',
    async (_, within) => {
      vi.stubEnv('TZ', 'Pacific/Kiritimati')
      const app = await openTestApp()
      const home = { name: 'East', game: 'paper-dungeons' } as const
      const campaign = within ? (await app.call('campaigns.create', home)).campaign : null
      const options = { players: 1, dungeon: 'A' }
      const begun = await app.call('tables.start', { game: 'paper-dungeons', campaign, options })
      const { table } = begun
      let { status } = begun
      while (status === 'playing') {
        const { revision, actions } = await app.call('tables.open', { table, viewer: 0 })
        const taken = { table, revision, actor: 0, action: must(actions[0]) }
        status = (await app.call('tables.act', taken)).status
      }
      const { day } = must(await app.call('tables.get', { table }))
      // 26 hours behind: there it is always another day.
      vi.stubEnv('TZ', 'Etc/GMT+12')
      const file = await app.call('exports.table', { table, seat: 0, format: 'pdf', locale: 'en' })
      expect(await textOf(file)).toContain(wordsIn(ENGLISH).day(must(day), 'medium'))
    },
  )

  test('refuses a game whose players have no sheets', async () => {
    const app = await openTestApp()
    const { table } = await app.call('tables.start', {
      game: 'one-deck-dungeon',
      options: { heroes: [{ hero: 'mage' }], dungeon: 'dragons-cave' },
    })
    expect(await app.refusal('exports.table', { table, seat: 0, format: 'png' })).toMatchObject({
      code: 'bad-input',
      details: { field: 'table' },
    })
  })

  test('prints nothing that is still hidden', async () => {
    const app = await openTestApp()
    const { table, revision } = await startTable(app)
    const before = await textOf(await app.call('exports.table', { table, seat: 0, format: 'pdf' }))
    const { actions } = await app.call('tables.open', { table, viewer: 0 })
    const [action] = actions
    if (action === undefined) throw new Error('Cards are to be chosen.')
    await app.call('tables.act', { table, revision, actor: 0, action })
    const after = await textOf(await app.call('exports.table', { table, seat: 0, format: 'pdf' }))
    expect(after).toBe(before)
  })

  test('says which letters are missing', async () => {
    const app = await openTestApp()
    const { table } = await app.call('tables.start', {
      game: 'paper-dungeons',
      options: { players: 1, dungeon: 'A' },
      seats: [{ player: '𓀀𒀀' }],
    })
    const { missing } = await app.call('exports.table', { table, seat: 0, format: 'pdf' })
    expect(missing).toEqual(['𓀀', '𒀀'])
  })
})
