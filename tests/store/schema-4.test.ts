/** A database of schema 3 comes over: every table with where it stands, who sits there and who acted. */
import { expect, test } from 'vitest'
import { connect } from '@main/store/connection'
import { MIGRATIONS, migrate } from '@main/store/migrations'

const TABLE = 'aaaaaaaa-0000-4000-8000-000000000001'
const DAMAGED = 'aaaaaaaa-0000-4000-8000-000000000002'

/** Two tables of schema 3, of which one has options that are no JSON. */
const migrated = () => {
  const db = connect(':memory:')
  migrate(
    db,
    MIGRATIONS.filter(({ schema }) => schema < 4),
  )
  const options = JSON.stringify({
    heroes: [
      { hero: 'mage', player: 'Ada' },
      { hero: 'rogue', player: null },
    ],
  })
  const insert = db.prepare(`
    INSERT INTO tables (id, game, rules_version, options_json, seed, status, revision, floor, turn,
      started_at, updated_at)
    VALUES (?, 'one-deck-dungeon', 1, ?, 1, 'playing', 1, 2, 7, '2026-01-01', '2026-01-02')`)
  insert.run(TABLE, options)
  insert.run(DAMAGED, 'nothing')
  db.exec(`
    INSERT INTO table_seats (table_id, seat) VALUES ('${TABLE}', 0), ('${TABLE}', 1), ('${DAMAGED}', 0);
    INSERT INTO table_actions (table_id, step, revision, action_json, reveals, taken_at)
    VALUES ('${TABLE}', 1, 1, '{"type":"explore"}', 1, '2026-01-02');
  `)
  migrate(db, MIGRATIONS)
  return db
}

test('where a game stands is the game’s own data', () => {
  const db = migrated()
  const progress = db.prepare('SELECT progress_json FROM tables WHERE id = ?').pluck()
  expect(JSON.parse(String(progress.get(TABLE)))).toEqual({ floor: 2, turn: 7 })
  db.close()
})

test('who sits where is known from the options, also beside a table that is damaged', () => {
  const db = migrated()
  const seats = db.prepare('SELECT player, bot FROM table_seats WHERE table_id = ? ORDER BY seat')
  expect(seats.all(TABLE)).toEqual([
    { player: 'Ada', bot: null },
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
  expect(db.pragma('foreign_key_check')).toEqual([])
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
  db.close()
})
