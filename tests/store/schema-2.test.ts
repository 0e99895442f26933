/** Schema 1 with everything that it could hold, as a release before wrote it, and what becomes of it. */
import { join } from 'node:path'
import type Database from 'better-sqlite3'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { campaignId, recordId, sheetId, tableId } from '@shared/ids'
import { APPLICATION_ID, connect } from '@main/store/connection'
import { recordOfTable } from '@main/store/derived-ids'
import { MIGRATIONS, migrate } from '@main/store/schemas/migrations'
import { games } from '@main/games'
import { outcomeRules } from '@main/games/outcomes'
import { openQueries } from '@main/store/queries'
import { DATABASE_FILE } from '@main/store/store'
import { tempFolder } from '../api/test-app'
import { open } from './test-store'

function id(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
}
function at(day: number): string {
  return `2026-05-${String(day).padStart(2, '0')}T10:00:00.000Z`
}

const BEFORE_THE_BIN_IS_EMPTIED = { now: () => new Date(at(20)) }

const CAMPAIGN = v.parse(campaignId, id(1))
const BINNED = v.parse(campaignId, id(2))
const MAGE = v.parse(sheetId, id(11))
const ROGUE = v.parse(sheetId, id(12))
const TABLE = v.parse(tableId, id(21))
const ELSEWHERE = v.parse(tableId, id(22))
const OLD_RECORD = v.parse(recordId, id(31))
const IMPORTED = v.parse(recordId, id(32))
const BY_HAND = v.parse(recordId, id(33))

function outcome(heroes: readonly string[], others: object = {}): string {
  return JSON.stringify({
    result: 'won',
    cause: null,
    dungeon: 'lichs-tomb',
    tier: 'standard',
    heroes,
    descents: 3,
    levels: 1,
    bossDefeated: true,
    turns: 20,
    bossRounds: 4,
    ...others,
  })
}

/** A folder with a database of the first release. */
function folderOfSchema1(): string {
  const folder = tempFolder()
  const db = connect(join(folder, DATABASE_FILE))
  db.pragma(`application_id = ${APPLICATION_ID}`)
  migrate(
    db,
    MIGRATIONS.filter(({ schema }) => schema === 1),
  )
  fill(db)
  db.close()
  return folder
}

function fill(db: Database.Database): void {
  const campaign = db.prepare('INSERT INTO campaigns VALUES (?, ?, ?, ?, ?)')
  campaign.run(CAMPAIGN, 'Winter', 'one-deck-dungeon', at(1), null)
  campaign.run(BINNED, 'Old', 'one-deck-dungeon', at(2), at(3))
  const sheet = db.prepare('INSERT INTO sheets VALUES (?, ?, ?, ?, ?)')
  sheet.run(MAGE, CAMPAIGN, 'mage', 'Ada', at(2))
  sheet.run(ROGUE, CAMPAIGN, 'rogue', 'Bea', at(3))
  const table =
    db.prepare(`INSERT INTO tables (id, game, rules_version, campaign_id, options_json, seed,
    status, revision, outcome_json, floor, turn, started_at, updated_at, deleted_at)
    VALUES (?, 'one-deck-dungeon', 1, ?, '{}', 7, ?, 3, ?, 4, 20, ?, ?, ?)`)
  table.run(TABLE, CAMPAIGN, 'ended', outcome(['mage']), at(4), at(5), null)
  table.run(id(23), null, 'playing', null, at(4), at(6), at(7))
  table.run(id(24), null, 'abandoned', null, at(4), at(8), null)
  db.prepare('INSERT INTO table_seats VALUES (?, 0, ?)').run(TABLE, MAGE)
  const record = db.prepare('INSERT INTO records VALUES (?, ?, ?, ?, ?)')
  record.run(OLD_RECORD, CAMPAIGN, TABLE, at(5), outcome(['mage']))
  record.run(IMPORTED, CAMPAIGN, ELSEWHERE, at(6), outcome(['rogue', 'mage'], { levels: 2 }))
  record.run(BY_HAND, CAMPAIGN, null, at(7), outcome(['archer', 'rogue']))
  const placed = db.prepare('INSERT INTO sheet_records VALUES (?, ?, ?)')
  placed.run(MAGE, OLD_RECORD, 1)
  placed.run(MAGE, IMPORTED, 0)
  placed.run(ROGUE, IMPORTED, 1)
  placed.run(ROGUE, BY_HAND, 0)
  const mark = db.prepare(
    'INSERT INTO checkmarks (sheet_id, record_id, talent, color) VALUES (?, ?, ?, ?)',
  )
  mark.run(MAGE, OLD_RECORD, 'grit', 'red')
  mark.run(ROGUE, IMPORTED, 'speed', 'yellow')
  mark.run(MAGE, OLD_RECORD, 'guile', 'green')
  mark.run(ROGUE, BY_HAND, 'guile', 'green')
}

test('a database of schema 1 comes over with nothing lost', async () => {
  const store = await open(folderOfSchema1(), BEFORE_THE_BIN_IS_EMPTIED)
  expect(store.notices).toMatchObject([{ code: 'migrated', details: { from: 1 } }])
  const queries = openQueries(store.db, outcomeRules(games))
  expect(queries.campaign(CAMPAIGN)).toMatchObject({
    name: 'Winter',
    notes: '',
    archivedAt: null,
    sheets: 2,
    games: 3,
  })
  expect(queries.sheets(CAMPAIGN)).toMatchObject([
    { id: MAGE, player: 'Ada', deletedAt: null },
    { id: ROGUE, player: 'Bea', deletedAt: null },
  ])
  expect(queries.records({ campaign: CAMPAIGN, deleted: false })).toMatchObject([
    {
      id: recordOfTable(TABLE),
      table: TABLE,
      tableHere: true,
      endedAt: at(5),
      outcome: { ...(JSON.parse(outcome(['mage'])) as object), healthLeft: null },
      seats: [{ sheet: MAGE, player: 'Ada' }],
      note: '',
      corrections: 0,
    },
    {
      id: recordOfTable(ELSEWHERE),
      table: ELSEWHERE,
      tableHere: false,
      seats: [
        { sheet: ROGUE, player: 'Bea' },
        { sheet: MAGE, player: 'Ada' },
      ],
    },
    {
      id: BY_HAND,
      table: null,
      seats: [
        { sheet: null, player: null },
        { sheet: ROGUE, player: 'Bea' },
      ],
    },
  ])
  expect(queries.record(OLD_RECORD)).toBeNull()
  expect(queries.table(TABLE)).toMatchObject({
    series: null,
    daily: null,
    outcome: { healthLeft: null },
  })
  store.close()
})

test('marks stay with their games, in their order, and know when they changed', async () => {
  const store = await open(folderOfSchema1(), BEFORE_THE_BIN_IS_EMPTIED)
  const queries = openQueries(store.db, outcomeRules(games))
  expect(queries.placement(MAGE, recordOfTable(TABLE))).toEqual({
    settled: true,
    changedAt: at(5),
    marks: [
      { talent: 'grit', color: 'red' },
      { talent: 'guile', color: 'green' },
    ],
  })
  expect(queries.placement(MAGE, recordOfTable(ELSEWHERE))).toMatchObject({
    settled: false,
    marks: [],
  })
  expect(queries.placement(ROGUE, BY_HAND)?.marks).toEqual([{ talent: 'guile', color: 'green' }])
  const ofRogue = queries
    .records({ campaign: CAMPAIGN, deleted: false })
    .filter(({ seats }) => seats.some(({ sheet }) => sheet === ROGUE))
  expect(ofRogue.map(({ id }) => id)).toEqual([recordOfTable(ELSEWHERE), BY_HAND])
  store.close()
})

test('what was there is stamped with the moments that schema 1 knew', async () => {
  const store = await open(folderOfSchema1(), BEFORE_THE_BIN_IS_EMPTIED)
  const queries = openQueries(store.db, outcomeRules(games))
  expect(queries.stamps('campaign', CAMPAIGN)).toEqual({ name: at(1) })
  expect(queries.stamps('campaign', BINNED)).toEqual({ name: at(2), deletedAt: at(3) })
  expect(queries.stamps('sheet', ROGUE)).toEqual({ player: at(3) })
  expect(queries.stamps('record', recordOfTable(TABLE))).toEqual({ facts: at(5) })
  expect(queries.stamps('record', BY_HAND)).toEqual({ facts: at(7) })
  expect(queries.stamps('table', TABLE)).toEqual({ status: at(5) })
  expect(queries.stamps('table', id(23))).toEqual({ deletedAt: at(7) })
  expect(queries.stamps('table', id(24))).toEqual({ status: at(8) })
  store.close()
})

test('the database is as sound after it as one made new', async () => {
  const [migrated, made] = [
    await open(folderOfSchema1(), BEFORE_THE_BIN_IS_EMPTIED),
    await open(tempFolder()),
  ]
  expect(migrated.db.pragma('foreign_key_check')).toEqual([])
  const schema =
    "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY 1, 2"
  expect(migrated.db.prepare(schema).all()).toEqual(made.db.prepare(schema).all())
  migrated.close()
  made.close()
})
