import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { recordId, sheetId, tableId } from '@shared/ids'
import { games } from '@main/games'
import { outcomeRules } from '@main/games/outcomes'
import { openQueries } from '@main/store/queries'
import { nothingEarned } from '../one-deck-dungeon/campaigns/test-campaigns'
import { tempFolder } from '../api/test-app'
import { addCampaign, open } from './test-store'

function now(text: string) {
  return { now: () => new Date(text) }
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
