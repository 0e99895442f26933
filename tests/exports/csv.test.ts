/** Games as rows: readable first, then the same in every language; no cell that a spreadsheet takes for a formula. */
import * as fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import type { CallInput } from '@shared/api'
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

/** What a program reads in a cell that was kept from being a formula. */
function readCell(cell: string): string {
  return cell.replace(/(^|[;\t\n])'/g, '$1')
}

function rowsOf(text: string): readonly Readonly<Record<string, string>>[] {
  expect(text.startsWith('\ufeff')).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1).trimEnd(), {
    header: true,
    newline: '\r\n',
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
  const text = textOf(await app.call('exports.campaign', { campaign, format: 'csv' }))
  const rows = rowsOf(text)
  expect(rows).toHaveLength(WICKED.length)
  expect(new Set(rows.map((row) => readCell(row['player1'] ?? '')))).toEqual(
    new Set(WICKED.map((name) => name.trim())),
  )
  for (const row of rows) {
    expect(readCell(row['note'] ?? '')).toBe(`${readCell(row['player1'] ?? '')}\n=2+2\tend, "so"`)
    expect(row['campaignName']).toBe('\'=HYPERLINK("x")')
    // Where semicolons end cells, so do the tabs and line ends within one.
    for (const piece of Object.values(row).flatMap((cell) => cell.split(/[;\t\n]/)))
      expect(piece).not.toMatch(/^[\s\u200b"]*[=+\-@#|%＝]/)
  }
})

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
      expect(readCell(row?.['player1'] ?? '')).toBe(kept?.seats[0]?.player)
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
      app.call('exports.sheet', { sheet, format: 'csv', locale }),
    ),
  )
  expect(english?.mime).toBe('text/csv')
  const [there = {}] = rowsOf(textOf(english ?? { base64: '' }))
  const [qui = {}] = rowsOf(textOf(italian ?? { base64: '' }))
  const read = (row: Readonly<Record<string, string>>) => Object.entries(row).slice(0, 5)
  expect(read(there)).toEqual([
    ['Date', 'Jan 2, 2026'],
    ['Heroes', 'Mage, Rogue'],
    ['Dungeon', 'Dragon’s Cave'],
    ['Tier', 'Novice'],
    ['Result', 'Won'],
  ])
  expect(read(qui).map(([, cell]) => cell)).not.toEqual(read(there).map(([, cell]) => cell))
  expect(Object.entries(qui).slice(5)).toEqual(Object.entries(there).slice(5))
  expect([there]).toMatchObject([
    {
      endedAt: '2026-01-02T10:00:00.000Z',
      source: 'cards',
      dungeon: 'dragons-cave',
      tier: 'novice',
      result: 'won',
      cause: '',
      descents: '3',
      bossDefeated: 'true',
      turns: '1000',
      bossRounds: '',
      hero1: 'mage',
      player1: 'Ada',
      sheet1: sheet,
      healthLeft1: '4',
      hero2: 'rogue',
      player2: 'Bea',
      sheet2: '',
      healthLeft2: '1',
      hero3: '',
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
  expect(row).toMatchObject({ Date: 'Jan 2, 2026', endedAt: '2026-01-03T11:30:00.000Z' })
})
