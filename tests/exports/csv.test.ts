/**
 * Games as rows: readable first, then the same in every language; by the separator that is chosen or usual, with names
 * of one style, and no text that a spreadsheet would run.
 */
import * as fc from 'fast-check'
import Papa from 'papaparse'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CallInput } from '@shared/api'
import { GAMES } from '@shared/games'
import { LOCALES } from '@shared/locales'
import { openTestApp, startCampaign } from '../api/test-app'
import { textOf } from '../imports/files'

const WICKED = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '#1',
  "'=1",
  '|calc',
  '%0A',
  '＝1+1',
  'O’Brien, "Ann"; the 1st',
  '🐉🔥',
  'דוד (Dave) 3',
  '\u200f=1',
  "a;=cmd|' /C calc'!A0;'b",
  '; \u200b=1;;-2',
  ';"=1+1"',
]

function gameNamed(player: string, note = ''): CallInput<'records.add'>['game'] {
  return {
    heroes: [{ hero: 'mage', player }],
    dungeon: 'dragons-cave',
    tier: 'novice',
    won: false,
    descents: 1,
    levels: 0,
    playedAt: '2026-01-02T10:00:00.000Z',
    note,
  }
}

/** Where a spreadsheet takes a cell for a formula or a command. */
const RUN = /^[=+\-@\t\r＝＋－＠]/

/** What a program reads in a cell that was kept from being a formula (docs/csv-format.md). */
function readCell(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@\t\r＝＋－＠])/, '')
}

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

function rowsOf(text: string, delimiter = ','): readonly Readonly<Record<string, string>>[] {
  expect(text.startsWith('\ufeff')).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1).trimEnd(), {
    header: true,
    newline: '\r\n',
    delimiter,
  })
  expect(errors).toEqual([])
  return data
}

test('names survive, and none is a formula', async () => {
  const app = await openTestApp()
  const { campaign } = await app.call('campaigns.create', { name: '=HYPERLINK("x")' })
  for (const player of WICKED) {
    const note = `${player}\n=2+2\tend, "so"`
    await app.call('records.add', { campaign, game: gameNamed(player, note) })
  }
  for (const [separator, sign] of [
    ['comma', ','],
    ['semicolon', ';'],
  ] as const) {
    const text = textOf(await app.call('exports.campaign', { campaign, format: 'csv', separator }))
    const rows = rowsOf(text, sign)
    expect(rows).toHaveLength(WICKED.length)
    expect(new Set(rows.map((row) => readCell(row['player_1'] ?? '')))).toEqual(
      new Set(WICKED.map((name) => name.trim())),
    )
    for (const row of rows) {
      const name = readCell(row['player_1'] ?? '')
      expect(readCell(row['note'] ?? '')).toBe(`${name}\n=2+2\tend, "so"`)
      expect(row['campaign_name']).toBe('\'=HYPERLINK("x")')
      for (const cell of Object.values(row)) expect(cell).not.toMatch(RUN)
    }
  }
})

test('a name that no spreadsheet would run stands there as it is, and others behind one apostrophe', async () => {
  const app = await openTestApp()
  const { campaign } = await app.call('campaigns.create', { name: 'Names' })
  const names = ['O’Brien', "'t Hooft", "'=1", '#1', '|x|', '%', 'a;=b', '-Anna', '@home', '+1']
  for (const name of names) await app.call('records.add', { campaign, game: gameNamed(name) })
  const text = textOf(await app.call('exports.campaign', { campaign, format: 'csv' }))
  const cells = rowsOf(text).map((row) => row['player_1'] ?? '')
  expect(cells.toSorted()).toEqual(
    ['O’Brien', "'t Hooft", "''=1", '#1', '|x|', '%', 'a;=b', "'-Anna", "'@home", "'+1"].toSorted(),
  )
})

describe('what stands between cells', () => {
  async function headOf(
    { call }: Awaited<ReturnType<typeof openTestApp>>,
    input: Omit<CallInput<'exports.everything'>, 'format'>,
  ): Promise<string> {
    return (
      textOf(await call('exports.everything', { format: 'csv', ...input })).split('\r\n')[0] ?? ''
    )
  }

  test('is what the language has, as long as nobody chooses', async () => {
    const app = await openTestApp()
    expect(await headOf(app, { locale: 'en' })).toContain('date,heroes,')
    expect(await headOf(app, { locale: 'it' })).toContain('data;eroi;')
  })

  test('is what is asked for, in every form of rows', async () => {
    const app = await openTestApp()
    expect(await headOf(app, { locale: 'en', separator: 'semicolon' })).toContain('date;heroes;')
    expect(await headOf(app, { locale: 'it', separator: 'comma' })).toContain('data,eroi,')
    const { campaign, sheet } = await startCampaign(app)
    const rows = { format: 'csv', separator: 'semicolon' } as const
    for (const file of [
      await app.call('exports.campaign', { campaign, ...rows }),
      await app.call('exports.sheet', { sheet, ...rows }),
    ])
      expect(textOf(file)).toContain('date;heroes;')
  })

  test('is kept where a person has chosen it', async () => {
    const app = await openTestApp()
    expect((await app.call('settings.get', {})).separator).toBeNull()
    await app.call('settings.set', { separator: 'semicolon' })
    await app.reopen()
    expect((await app.call('settings.get', {})).separator).toBe('semicolon')
  })
})

test.each(GAMES.flatMap((game) => LOCALES.map((locale) => ({ game, locale }))))(
  'columns have one style of names, each once: $game in $locale',
  async ({ game, locale }) => {
    const app = await openTestApp()
    const file = await app.call('exports.everything', {
      ...{ format: 'csv', separator: 'comma' },
      ...{ game, locale },
    })
    const names = textOf(file).slice(1).trimEnd().split(',')
    for (const name of names) expect(name).toMatch(/^[\p{Ll}\d]+(_[\p{Ll}\d]+)*$/u)
    expect(new Set(names).size).toBe(names.length)
  },
)

test('any name and note at all comes back as it was', async () => {
  const app = await openTestApp()
  const { campaign } = await app.call('campaigns.create', { name: 'Any' })
  const any = fc.string({ unit: 'binary', maxLength: 80 })
  await fc.assert(
    fc.asyncProperty(any, any, async (name, note) => {
      const added = await app.app.call('records.add', { campaign, game: gameNamed(name, note) })
      fc.pre('ok' in added)
      const [kept] = await app.call('records.list', { campaign })
      const [row] = rowsOf(textOf(await app.call('exports.everything', { format: 'csv' })))
      expect(readCell(row?.['player_1'] ?? '')).toBe(kept?.seats[0]?.player)
      expect(readCell(row?.['note'] ?? '')).toBe(kept?.note)
      if (kept) await app.call('records.delete', { record: kept.record })
    }),
    { numRuns: 60 },
  )
})

test('what a person reads comes first, and the facts after it are the same in every language', async () => {
  const app = await openTestApp()
  const { campaign, sheet } = await startCampaign(app)
  const game = {
    ...gameNamed('x'),
    heroes: [{ sheet }, { hero: 'rogue' as const, player: 'Bea' }],
    won: true,
    descents: 3,
    turns: 1_000,
    healthLeft: [4, 1],
  }
  await app.call('records.add', { campaign, game })
  const [english, italian] = await Promise.all(
    (['en', 'it'] as const).map((locale) =>
      app.call('exports.sheet', { sheet, format: 'csv', locale, separator: 'comma' }),
    ),
  )
  expect(english?.mime).toBe('text/csv')
  const [there = {}] = rowsOf(textOf(english ?? { base64: '' }))
  const [qui = {}] = rowsOf(textOf(italian ?? { base64: '' }))
  const read = (row: Readonly<Record<string, string>>) => Object.entries(row).slice(0, 5)
  expect(read(there)).toEqual([
    ['date', '2026-01-02'],
    ['heroes', 'Mage, Rogue'],
    ['dungeon', 'Dragon’s Cave'],
    ['tier', 'Novice'],
    ['result', 'Won'],
  ])
  expect(read(qui)[0]).toEqual(['data', '2026-01-02'])
  expect(read(qui)[2]?.[1]).not.toBe(read(there)[2]?.[1])
  expect(Object.entries(qui).slice(5)).toEqual(Object.entries(there).slice(5))
  expect([there]).toMatchObject([
    {
      ended_at: '2026-01-02 10:00:00',
      source: 'cards',
      dungeon_id: 'dragons-cave',
      tier_id: 'novice',
      result_id: 'won',
      cause: '',
      descents: '3',
      boss_defeated: 'true',
      turns: '1000',
      boss_rounds: '',
      hero_id_1: 'mage',
      player_1: 'Ada',
      sheet_id_1: sheet,
      health_left_1: '4',
      hero_id_2: 'rogue',
      player_2: 'Bea',
      sheet_id_2: '',
      health_left_2: '1',
      hero_id_3: '',
      earned: '6',
    },
  ])
})

test('a sheet’s rows are its games only, and what is in the bin is in no row', async () => {
  const app = await openTestApp()
  const { campaign, sheet } = await startCampaign(app)
  const own = { ...gameNamed('x'), heroes: [{ sheet }] }
  await app.call('records.add', { campaign, game: own })
  await app.call('records.add', { campaign, game: gameNamed('Guest') })
  const gone = await app.call('records.add', { campaign, game: own })
  await app.call('records.delete', { record: gone.record })
  const rows = async (file: Promise<{ readonly base64: string }>) => rowsOf(textOf(await file))
  expect(await rows(app.call('exports.sheet', { sheet, format: 'csv' }))).toHaveLength(1)
  expect(await rows(app.call('exports.campaign', { campaign, format: 'csv' }))).toHaveLength(2)
  await app.call('campaigns.delete', { campaign })
  expect(await rows(app.call('exports.everything', { format: 'csv' }))).toEqual([])
})

test('a row says the day that the players told, whatever the calendar says here', async () => {
  const app = await openTestApp()
  const { campaign } = await app.call('campaigns.create', { name: 'Far west' })
  const game = { ...gameNamed('Ann'), playedAt: '2026-01-02T23:30:00-12:00' }
  await app.call('records.add', { campaign, game })
  const [row] = rowsOf(textOf(await app.call('exports.campaign', { campaign, format: 'csv' })))
  expect(row).toMatchObject({ date: '2026-01-02', ended_at: '2026-01-03 11:30:00' })
})

test('a moment is a date and a time of this computer, as spreadsheets take for one', async () => {
  vi.stubEnv('TZ', 'Europe/Rome')
  const app = await openTestApp()
  const { campaign } = await app.call('campaigns.create', { name: 'Here' })
  await app.call('records.add', { campaign, game: gameNamed('Ann') })
  const [row] = rowsOf(textOf(await app.call('exports.campaign', { campaign, format: 'csv' })))
  expect(row).toMatchObject({ date: '2026-01-02', ended_at: '2026-01-02 11:00:00' })
})
