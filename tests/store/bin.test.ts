import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { recordId, sheetId, tableId } from '@shared/ids'
import { games } from '@main/games'
import { outcomeRules } from '@main/games/outcomes'
import { openQueries } from '@main/store/queries'
import { DATABASE_FILE } from '@main/store/store'
import { nothingEarned } from '../one-deck-dungeon/campaigns/test-campaigns'
import { tempFolder } from '../api/test-app'
import { addCampaign, open } from './test-store'

function now(text: string) {
  return { now: () => new Date(text) }
}
const DAY = 24 * 60 * 60 * 1000
/** Opens a store now and then in the month before a moment, by a clock that goes on evenly. */
async function openUntil(folder: string, moment: string): Promise<void> {
  for (const days of [30, 20, 10]) {
    const at = new Date(Date.parse(moment) - days * DAY)
    ;(await open(folder, { now: () => at })).close()
  }
}
const DELETED = '2026-05-01T10:00:00.000Z'
const DAY_BEFORE = '2026-05-31T09:59:59.000Z'
const DUE = '2026-05-31T10:00:00.000Z'

test('what has lain in the bin for 30 days is gone at the next start, and nothing else', async () => {
  const folder = tempFolder()
  const store = await open(folder)
  const [old, recent] = [addCampaign(store, 'Old'), addCampaign(store, 'Recent')]
  addCampaign(store, 'Live')
  const queries = openQueries(store.db, outcomeRules(games))
  queries.setCampaignDeleted(old, DELETED, DELETED)
  const later = '2026-05-02T10:00:00.000Z'
  queries.setCampaignDeleted(recent, later, later)
  store.close()
  await openUntil(folder, DAY_BEFORE)

  const names = async (date: string): Promise<readonly string[]> => {
    const opened = await open(folder, now(date))
    const all = openQueries(opened.db, outcomeRules(games))
    const found = [...all.campaigns(false), ...all.campaigns(true)].map(({ name }) => name)
    opened.close()
    return found
  }
  expect(await names(DAY_BEFORE)).toEqual(['Live', 'Recent', 'Old'])
  expect(await names(DUE)).toEqual(['Live', 'Recent'])
  expect(await names('2026-06-01T10:00:00.000Z')).toEqual(['Live'])
})

test('sheets, records and tables go too, each with its stamps; what they were in stays', async () => {
  const folder = tempFolder()
  const store = await open(folder)
  const campaign = addCampaign(store, 'Live')
  const queries = openQueries(store.db, outcomeRules(games))
  const sheet = (hero: 'mage' | 'rogue') => {
    const id = v.parse(sheetId, randomUUID())
    queries.insertSheet({ id, campaign, role: hero, player: 'Ada', createdAt: DELETED })
    return id
  }
  const [kept, gone] = [sheet('mage'), sheet('rogue')]
  const record = () => {
    const id = v.parse(recordId, randomUUID())
    const seats = [
      { sheet: kept, player: 'Ada' },
      { sheet: gone, player: 'Bea' },
    ]
    const fixed = { campaign, game: 'one-deck-dungeon', table: null, series: null }
    const game = { ...fixed, endedAt: DELETED, day: '2026-05-01', seats }
    queries.insertRecord({ id, ...game, outcome: nothingEarned }, DELETED)
    const marks = [{ talent: 'guile', color: 'green' }] as const
    for (const each of [kept, gone]) {
      queries.setPlacement(each, id, { settled: true, marks, changedAt: DELETED })
    }
    return id
  }
  const [keptRecord, goneRecord] = [record(), record()]
  const table = v.parse(tableId, randomUUID())
  queries.insertTable({
    id: table,
    game: 'one-deck-dungeon',
    rulesVersion: 1,
    campaign: null,
    series: null,
    daily: null,
    options: {},
    seed: 1,
    script: null,
    seats: [{ sheet: null, player: null, bot: null }],
    progress: { floor: 1, turn: 1 },
    startedAt: DELETED,
  })
  queries.setSheetDeleted(gone, DELETED, DELETED)
  queries.setRecordDeleted(goneRecord, DELETED, DELETED)
  queries.setTableDeleted(table, DELETED, DELETED)
  store.close()
  await openUntil(folder, DAY_BEFORE)

  const left = async (date: string) => {
    const opened = await open(folder, now(date))
    const all = openQueries(opened.db, outcomeRules(games))
    const found = {
      sheets: all.sheets(campaign).map(({ id }) => id),
      records: [false, true].flatMap((deleted) =>
        all.records({ campaign, deleted }).map(({ id }) => id),
      ),
      table: all.table(table) !== null,
      seats: all.record(keptRecord)?.seats.map(({ sheet: id, here }) => [id, here]),
      placements: all.placements(keptRecord).map(({ sheet: id }) => id),
      stamps: opened.db.prepare('SELECT DISTINCT id FROM stamps').pluck().all().length,
    }
    opened.close()
    return found
  }
  const before = await left(DAY_BEFORE)
  expect(before).toMatchObject({
    sheets: [kept, gone],
    records: [keptRecord, goneRecord],
    table: true,
    stamps: 6,
  })
  expect(before.placements).toHaveLength(2)
  expect(await left(DUE)).toEqual({
    sheets: [kept],
    records: [keptRecord],
    table: false,
    // Whose seat it was is still known, though the sheet can no longer be opened.
    seats: [
      [kept, true],
      [gone, false],
    ],
    placements: [kept],
    stamps: 3,
  })
})

test.each([
  ['9999-06-01T10:00:00.000Z', 'leapt to the year 9999'],
  ['2026-06-20T10:00:00.000Z', 'is some weeks ahead'],
  ['2036-05-03T10:00:00.000Z', 'is ten years ahead'],
])(
  'a clock that says %s takes nothing out of the bin, nor does it once it is right again',
  async (wrong) => {
    const folder = tempFolder()
    await openUntil(folder, '2026-05-02T10:00:00.000Z')
    const store = await open(folder, now('2026-05-02T10:00:00.000Z'))
    const campaign = addCampaign(store, 'Binned')
    const queries = openQueries(store.db, outcomeRules(games))
    queries.setCampaignDeleted(campaign, DELETED, DELETED)
    store.close()

    const binned = async (date: string): Promise<number> => {
      const opened = await open(folder, now(date))
      const found = openQueries(opened.db, outcomeRules(games)).campaigns(true).length
      opened.close()
      return found
    }
    expect(await binned(wrong)).toBe(1)
    expect(await binned(wrong)).toBe(1)
    for (const right of ['2026-05-03', '2026-05-12', '2026-05-21', '2026-05-30'])
      expect(await binned(`${right}T10:00:00.000Z`)).toBe(1)
    // By a right clock it goes, somewhat later.
    for (const right of ['2026-06-02', '2026-06-03']) await binned(`${right}T10:00:00.000Z`)
    expect(await binned('2026-06-04T10:00:00.000Z')).toBe(0)
  },
)

test('of a clock that has gone wrong for good the bin is emptied after as many days as ever', async () => {
  const folder = tempFolder()
  const store = await open(folder, now('2026-05-02T10:00:00.000Z'))
  const campaign = addCampaign(store, 'Binned')
  openQueries(store.db, outcomeRules(games)).setCampaignDeleted(campaign, DELETED, DELETED)
  store.close()
  const left: number[] = []
  for (const date of ['01', '11', '21', '30']) {
    const opened = await open(folder, now(`9999-06-${date}T10:00:00.000Z`))
    left.push(openQueries(opened.db, outcomeRules(games)).campaigns(true).length)
    opened.close()
  }
  const opened = await open(folder, now('9999-07-01T10:00:00.000Z'))
  left.push(openQueries(opened.db, outcomeRules(games)).campaigns(true).length)
  opened.close()
  expect(left).toEqual([1, 1, 1, 1, 0])
})

test('nothing goes while something is not as it was written', async () => {
  const folder = tempFolder()
  const store = await open(folder, now(DELETED))
  const [old] = [addCampaign(store, 'Old'), addCampaign(store, 'Live')]
  const queries = openQueries(store.db, outcomeRules(games))
  queries.setCampaignDeleted(old, DELETED, DELETED)
  const stamps = (opened: typeof store): unknown =>
    opened.db.prepare('SELECT count(*) FROM stamps').pluck().get()
  const before = stamps(store)
  store.close()
  await openUntil(folder, DAY_BEFORE)
  const raw = new Database(join(folder, DATABASE_FILE))
  raw.prepare("UPDATE stamps SET id = replace(id, '-4', '-5') WHERE field = 'name'").run()
  raw.close()
  const opened = await open(folder, { ...now(DUE), logError: () => undefined })
  expect(openQueries(opened.db, outcomeRules(games)).campaigns(true)).toHaveLength(1)
  expect(stamps(opened)).toBe(before)
  opened.close()
})
