/** A database of schema 3 comes over: games of any kind, players as people, days as days, and nothing lost. */
import { afterEach, expect, test, vi } from 'vitest'
import { games } from '@main/games'
import { outcomeRules } from '@main/games/outcomes'
import { brokenChecksums } from '@main/store/checksums'
import { connect } from '@main/store/connection'
import type { Connection } from '@main/store/connection'
import { exchangeQueries } from '@main/store/exchange-queries'
import { MIGRATIONS, migrate } from '@main/store/schemas/migrations'
import { openQueries } from '@main/store/queries'
import { playerIdOf } from '@shared/players'
import { nothingEarned } from '../one-deck-dungeon/campaigns/test-campaigns'

function id(n: number): string {
  return `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`
}
const [TABLE, DAMAGED, CAMPAIGN, SHEET, GONE, RECORD, SERIES] = [
  id(1),
  id(2),
  id(3),
  id(4),
  id(5),
  id(6),
  id(7),
] as const
const AT = '2026-01-01T11:30:00.000Z'
const OUTCOME = JSON.stringify(nothingEarned)

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Two tables, one of them with options that are no JSON; a gauntlet with a sheet that is gone; a corrected record. */
function migrated(zone = 'Pacific/Auckland'): Connection {
  vi.stubEnv('TZ', zone)
  const db = connect(':memory:')
  migrate(
    db,
    MIGRATIONS.filter(({ schema }) => schema < 4),
  )
  db.prepare(
    "INSERT INTO campaigns (id, name, game, created_at) VALUES (?, 'Winter', 'one-deck-dungeon', ?)",
  ).run(CAMPAIGN, AT)
  db.prepare(
    "INSERT INTO sheets (id, campaign_id, hero, player, created_at) VALUES (?, ?, 'mage', 'Ada', ?)",
  ).run(SHEET, CAMPAIGN, AT)
  db.prepare(
    "INSERT INTO gauntlets (id, campaign_id, tier, started_at) VALUES (?, ?, 'veteran', ?)",
  ).run(SERIES, CAMPAIGN, AT)
  const inGauntlet = db.prepare('INSERT INTO gauntlet_sheets VALUES (?, ?, ?)')
  inGauntlet.run(SERIES, 0, SHEET)
  inGauntlet.run(SERIES, 1, GONE)
  db.prepare(
    `INSERT INTO records (id, campaign_id, ended_at, outcome_json, note, gauntlet_id)
    VALUES (?, ?, ?, ?, '', ?)`,
  ).run(RECORD, CAMPAIGN, AT, OUTCOME, SERIES)
  const seat = db.prepare('INSERT INTO record_seats VALUES (?, ?, ?, ?)')
  seat.run(RECORD, 0, SHEET, 'ADA')
  seat.run(RECORD, 1, null, null)
  const version = db.prepare(`
    INSERT INTO record_versions (id, record_id, corrected_at, ended_at, outcome_json, seats_json, note)
    VALUES (?, ?, ?, ?, ?, ?, '')`)
  // One form twice, but for how a name is spelt; one that cannot be read.
  for (const [at, name] of ['Bea', 'bea', 'Cleo'].entries()) {
    const seats = JSON.stringify([{ sheet: null, player: name }])
    version.run(id(20 + at), RECORD, AT, AT, OUTCOME, seats)
  }
  version.run(id(30), RECORD, AT, AT, OUTCOME, 'nothing')
  const stamp = db.prepare('INSERT INTO stamps VALUES (?, ?, ?, ?)')
  stamp.run('gauntlet', SERIES, 'givenUpAt', AT)
  stamp.run('sheet', SHEET, 'player', AT)

  const options = JSON.stringify({
    heroes: [
      { hero: 'mage', player: 'Ada' },
      { hero: 'rogue', player: null },
    ],
  })
  const insert = db.prepare(`
    INSERT INTO tables (id, game, rules_version, options_json, seed, status, revision, floor, turn,
      started_at, updated_at, gauntlet_id)
    VALUES (?, 'one-deck-dungeon', 1, ?, 1, 'playing', 1, 2, 7, '2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z', ?)`)
  insert.run(TABLE, options, SERIES)
  insert.run(DAMAGED, 'nothing', null)
  db.exec(`
    INSERT INTO table_seats (table_id, seat) VALUES ('${TABLE}', 0), ('${TABLE}', 1), ('${DAMAGED}', 0);
    INSERT INTO table_actions (table_id, step, revision, action_json, reveals, taken_at)
    VALUES ('${TABLE}', 1, 1, '{"type":"explore"}', 1, '2026-01-02');
  `)
  migrate(db, MIGRATIONS)
  return db
}

test('nothing that other things refer to is missing', () => {
  const db = migrated()
  expect(db.pragma('foreign_key_check')).toEqual([])
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
  db.close()
})

test('what people did is sealed', () => {
  const db = migrated()
  expect(brokenChecksums(db)).toEqual([])
  db.exec("UPDATE table_actions SET action_json = '{}'")
  expect(brokenChecksums(db)).toEqual([`table_actions ${TABLE} 1`])
  db.close()
})

test('where a game stands is the game’s own data', () => {
  const db = migrated()
  const progress = db.prepare('SELECT progress_json FROM tables WHERE id = ?').pluck()
  expect(JSON.parse(String(progress.get(TABLE)))).toEqual({ floor: 2, turn: 7 })
  db.close()
})

test('who sits where is known from the options, also beside a table that is damaged', () => {
  const db = migrated()
  const seats = db.prepare(
    'SELECT player_id AS player, bot FROM table_seats WHERE table_id = ? ORDER BY seat',
  )
  expect(seats.all(TABLE)).toEqual([
    { player: playerIdOf('Ada'), bot: null },
    { player: null, bot: null },
  ])
  expect(seats.all(DAMAGED)).toEqual([{ player: null, bot: null }])
  db.close()
})

test('every action was everyone’s, and a person’s', () => {
  const db = migrated()
  const actions = db.prepare('SELECT step, action_json, reveals, seat, bot FROM table_actions')
  expect(actions.all()).toEqual([
    { step: 1, action_json: '{"type":"explore"}', reveals: 1, seat: null, bot: null },
  ])
  db.close()
})

test('names that are one person’s are one player', () => {
  const db = migrated()
  expect(db.prepare('SELECT id, name, joined_to FROM players ORDER BY name').all()).toEqual([
    { id: playerIdOf('Ada'), name: 'Ada', joined_to: null },
    { id: playerIdOf('Cleo'), name: 'Cleo', joined_to: null },
    { id: playerIdOf('Bea'), name: 'bea', joined_to: null },
  ])
  const queries = openQueries(db, outcomeRules(games))
  const [row] = queries.records({ campaign: null, deleted: false })
  expect(row).toMatchObject({
    game: 'one-deck-dungeon',
    series: SERIES,
    seats: [
      { sheet: SHEET, player: 'Ada', bot: null },
      { sheet: null, player: null },
    ],
  })
  db.close()
})

test('a form of a record is there once, under the id that it would get today', () => {
  const db = migrated()
  db.prepare('DELETE FROM record_versions WHERE id = ?').run(id(30))
  const ids = db.prepare('SELECT id FROM record_versions ORDER BY id').pluck()
  const before = ids.all()
  expect(before).toHaveLength(2)
  const exchange = exchangeQueries(db, outcomeRules(games))
  const record = exchange.record(RECORD as never)
  if (record === null) throw new Error('The record is not there.')
  exchange.putRecord(record)
  expect(ids.all()).toEqual(before)
  db.close()
})

test('a form that cannot be read stays as it is', () => {
  const db = migrated()
  const seats = db.prepare('SELECT seats_json FROM record_versions WHERE id = ?').pluck()
  expect(seats.get(id(30))).toBe('nothing')
  db.close()
})

test('a game was played on the day that the calendar showed', () => {
  for (const [zone, day] of [
    ['Pacific/Auckland', '2026-01-02'],
    ['Europe/London', '2026-01-01'],
  ] as const) {
    const db = migrated(zone)
    expect(db.prepare('SELECT DISTINCT day FROM records').pluck().all()).toEqual([day])
    expect(db.prepare('SELECT DISTINCT day FROM record_versions').pluck().all()).toEqual([day])
    db.close()
  }
})

test('a gauntlet is a series, with its sheets, their players and its stamp', () => {
  const db = migrated()
  const queries = openQueries(db, outcomeRules(games))
  const [series] = queries.seriesOfCampaign(CAMPAIGN as never)
  expect(series).toEqual({
    id: SERIES,
    campaign: CAMPAIGN,
    game: 'one-deck-dungeon',
    kind: 'gauntlet',
    setup: { tier: 'veteran' },
    seats: [
      { sheet: SHEET, player: 'Ada', bot: null },
      { sheet: GONE, player: null, bot: null },
    ],
    startedAt: AT,
    givenUpAt: null,
  })
  expect(queries.stamps('series', SERIES)).toEqual({ givenUpAt: AT })
  expect(queries.table(TABLE as never)).toMatchObject({ series: SERIES })
  db.close()
})

test('two players joined in a circle have one name, as have those who lead into it', () => {
  const db = migrated()
  const insert = db.prepare('INSERT INTO players (id, name, joined_to) VALUES (?, ?, ?)')
  db.transaction(() => {
    insert.run(id(90), 'Nina', id(92))
    insert.run(id(91), 'Ann', id(92))
    insert.run(id(92), 'Annie', id(91))
    insert.run(id(93), 'Anne', id(94))
    insert.run(id(94), 'Anna', null)
  })()
  const names = db
    .prepare('SELECT name FROM named_players WHERE id BETWEEN ? AND ? ORDER BY id')
    .pluck()
  expect(names.all(id(90), id(94))).toEqual(['Ann', 'Ann', 'Ann', 'Anna', 'Anna'])
  db.close()
})
