import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { recordId, seriesId, sheetId, tableId } from '@shared/ids'
import { LAST_MOMENT } from '@shared/clock'
import { recordOfTable, versionId } from '@main/store/derived-ids'
import { games } from '@main/games'
import { outcomeRules } from '@main/games/outcomes'
import { openQueries } from '@main/store/queries'
import { after } from '@main/store/stamps'
import { nothingEarned } from '../one-deck-dungeon/campaigns/test-campaigns'
import { tempFolder } from '../api/test-app'
import { addCampaign, open } from './test-store'

function at(hour: number): string {
  return `2026-05-01T${String(hour).padStart(2, '0')}:00:00.000Z`
}

test('each field that is set is stamped with its own moment', async () => {
  const store = await open(tempFolder())
  const campaign = addCampaign(store, 'Live')
  const queries = openQueries(store.db, outcomeRules(games))
  queries.setCampaignNotes(campaign, 'Notes', at(1))
  queries.setCampaignArchived(campaign, at(2), at(2))
  queries.setCampaignDeleted(campaign, null, at(3))
  expect(queries.stamps('campaign', campaign)).toEqual({
    name: '2026-04-30T10:00:00.000Z',
    notes: at(1),
    archivedAt: at(2),
    deletedAt: at(3),
  })
  queries.setCampaignName(campaign, 'Later', at(4))
  expect(queries.stamps('campaign', campaign)).toMatchObject({ name: at(4), notes: at(1) })

  const sheet = v.parse(sheetId, randomUUID())
  queries.insertSheet({ id: sheet, campaign, role: 'mage', player: 'Ada', createdAt: at(1) })
  expect(queries.stamps('sheet', sheet)).toEqual({ player: at(1) })
  queries.setSheetPlayer(sheet, 'Bea', at(2))
  queries.setSheetDeleted(sheet, at(3), at(3))
  expect(queries.stamps('sheet', sheet)).toEqual({ player: at(2), deletedAt: at(3) })

  const record = v.parse(recordId, randomUUID())
  const seats = [{ sheet, player: 'Ada' }]
  const facts = { endedAt: at(1), day: '2026-05-01', outcome: nothingEarned, seats }
  const game = 'one-deck-dungeon'
  const place = { id: record, campaign, game, table: null, series: null }
  queries.insertRecord({ ...place, ...facts }, at(2))
  expect(queries.stamps('record', record)).toEqual({ facts: at(2) })
  queries.setRecordFacts(record, facts, at(3))
  queries.setRecordNote(record, 'Note', at(4))
  queries.setRecordDeleted(record, at(5), at(5))
  expect(queries.stamps('record', record)).toEqual({
    facts: at(3),
    note: at(4),
    deletedAt: at(5),
  })

  const series = v.parse(seriesId, randomUUID())
  const kind = { game, kind: 'gauntlet', setup: { tier: 'novice' } }
  const sat = [{ sheet, player: 'Ada', bot: null }]
  queries.insertSeries({ id: series, campaign, ...kind, seats: sat, startedAt: at(1) })
  expect(queries.stamps('series', series)).toEqual({})
  queries.setSeriesGivenUp(series, at(2), at(2))
  expect(queries.stamps('series', series)).toEqual({ givenUpAt: at(2) })
  store.close()
})

test('a change made now follows the last one, whatever the clock says', async () => {
  expect(after(null, at(1))).toBe(at(1))
  expect(after(at(1), at(2))).toBe(at(2))
  expect(after(at(2), at(2))).toBe('2026-05-01T02:00:00.001Z')
  expect(after(at(3), at(2))).toBe('2026-05-01T03:00:00.001Z')
  expect(after('', at(2))).toBe(at(2))
  expect(after('no moment', at(2))).toBe(at(2))
  // What is written can be read again, and no later moment can.
  expect(after(LAST_MOMENT, at(2))).toBe(LAST_MOMENT)
  expect(after('9999-12-31T23:59:59.999Z', at(2))).toBe(LAST_MOMENT)

  const store = await open(tempFolder())
  const queries = openQueries(store.db, outcomeRules(games))
  const id = addCampaign(store, 'Live')
  expect(queries.next('campaign', id, 'notes', at(1))).toBe(at(1))
  queries.setCampaignNotes(id, 'Notes', '2099-01-01T00:00:00.000Z')
  expect(queries.next('campaign', id, 'notes', at(1))).toBe('2099-01-01T00:00:00.001Z')
  store.close()
})

test('ids that follow from what they name never change', () => {
  const table = v.parse(tableId, '00000000-0000-4000-8000-000000000000')
  const record = recordOfTable(table)
  expect(record).toBe('8259080d-0f5f-5432-b59d-2b787c8b5dc6')
  const version = {
    correctedAt: at(2),
    endedAt: at(1),
    outcome: nothingEarned,
    seats: [{ sheet: null, player: 'Ada' }],
    note: '',
  }
  const reordered = {
    ...version,
    outcome: Object.fromEntries(Object.entries(nothingEarned).toReversed()) as typeof nothingEarned,
  }
  const { files } = games['one-deck-dungeon']
  const idOf = (of: typeof version) => versionId(record, of, files.facts(of.outcome))
  expect(idOf(version)).toBe('201deb57-a6ad-5cfc-bf33-419f995b3b74')
  expect(idOf(reordered)).toBe(idOf(version))
  expect(idOf({ ...version, note: 'x' })).not.toBe(idOf(version))
})
