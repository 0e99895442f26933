/** A doubtful game comes back from the newest backup that has it whole, by itself; damaged things from a file. */
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { checkFile } from '@main/store/check'
import { base64Of, bring, bundleOf, sheetText, statusesOf } from '../imports/files'
import { firstBackup, openTestApp, pickAction, startCampaign } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { damage } from './damage'
import { keyOf } from './keys'
import { picker } from '../picker'

const PLACE = { dungeon: 'dragons-cave', tier: 'standard' } as const
const GAME = 'one-deck-dungeon'

/** Takes actions at a table until it has come to a step. */
async function playTo({ call }: TestApp, table: string, step: number) {
  const pick = picker(step)
  let at = await call('tables.open', { table })
  while (at.revision < step)
    at = await call('tables.act', { table, revision: at.revision, action: pickAction(at, pick) })
  return at
}

async function change(app: TestApp, ...statements: readonly string[]): Promise<void> {
  await app.app.close()
  const db = new Database(app.file)
  db.pragma('foreign_keys = OFF')
  for (const sql of statements) expect(db.prepare(sql).run().changes).toBeGreaterThan(0)
  db.close()
  await app.reopen()
}

/** A game of 12 steps that a backup has at 6, and another one. */
async function backedUp() {
  const app = await openTestApp()
  const options = { heroes: [{ hero: 'rogue', player: 'Cleo' }], ...PLACE } as const
  const begin = (seed: number) => app.call('tables.start', { game: GAME, options, seed })
  const [{ table }, { table: other }] = [await begin(7), await begin(8)]
  const kept = await playTo(app, table, 6)
  await app.reopen()
  await app.call('tables.list', {})
  const backup = await firstBackup(app)
  await playTo(app, table, 12)
  await playTo(app, other, 3)
  return { app, table, other, kept, backup }
}

test.each([
  ['doubtful', 'seed = seed + 1'],
  ['damaged', "options_json = 'nothing'"],
  ['unreadable', "options_json = replace(options_json, 'rogue', 'mage')"],
])('a %s game is taken from the newest backup, and nothing else', async (_what, damage) => {
  const { app, table, other, kept, backup } = await backedUp()
  const before = await app.call('tables.open', { table: other })
  await change(app, `UPDATE tables SET ${damage} WHERE id = '${table}'`)
  expect((await app.refusal('tables.open', { table })).code).toMatch(/^(table|database)-/)
  const { file, createdAt } = backup
  const offer = { file, createdAt, steps: 6, stepsHere: 12 }
  expect(await app.call('tables.inBackup', { table })).toEqual(offer)
  const wrong = { table, file: `not-${file}` }
  expect((await app.refusal('tables.recover', wrong)).code).toBe('not-found')

  await app.call('tables.recover', { table, file })
  const opened = await app.call('tables.open', { table })
  expect({ ...opened, revision: 0 }).toEqual({ ...kept, events: [], revision: 0 })
  expect(opened.revision).toBeGreaterThan(12)
  expect(await app.call('tables.inBackup', { table })).toBeNull()
  expect(await app.call('tables.replay', { table, step: 6 })).toMatchObject({ steps: 6 })
  const action = pickAction(opened, picker(1))
  await app.call('tables.act', { table, revision: opened.revision, action })
  expect(await app.call('tables.open', { table: other })).toEqual(before)

  // What stood there is in the bin, with all its actions.
  const aside = app.broken().filter((row) => row.startsWith('tables '))
  expect(aside).toHaveLength(1)
  const [, id = ''] = aside[0]?.split(' ') ?? []
  expect(id).not.toBe(table)
  const db = new Database(app.file, { readonly: true })
  const count = db.prepare('SELECT count(*) FROM table_actions WHERE table_id = ?').pluck().get(id)
  db.close()
  expect(count).toBe(12)
  const binned = await app.call('tables.list', { deleted: true })
  const named = await app.call('damaged.list', {})
  expect([...binned.map((row) => keyOf(row.table)), ...named.map(({ key }) => key)]).toEqual([
    keyOf(id),
  ])
  // Whoever put it there knows of it: no start tells of it as of something new.
  expect(checkFile(app.file).doubtful).toEqual([])
})

test('nothing is offered of a sound game, nor where no backup has it whole', async () => {
  const { app, table, other } = await backedUp()
  expect(await app.call('tables.inBackup', { table })).toBeNull()
  const { table: later } = await app.call('tables.start', {
    game: GAME,
    options: { heroes: [{ hero: 'mage' }], ...PLACE },
    seed: 9,
  })
  await change(app, `UPDATE tables SET seed = seed + 1 WHERE id IN ('${later}', '${other}')`)
  expect(await app.call('tables.inBackup', { table: later })).toBeNull()
  expect(await app.call('tables.inBackup', { table: other })).toMatchObject({ steps: 0 })
})

async function library() {
  const app = await openTestApp()
  const { campaign, sheet } = await startCampaign(app)
  const options = { heroes: [{ sheet, focus: 'lore' }], ...PLACE } as const
  const { table } = await app.call('tables.start', { game: GAME, campaign, options, seed: 7 })
  await playTo(app, table, 6)
  const game = { ...PLACE, heroes: [{ sheet }], won: true, descents: 3, levels: 3, note: 'Won' }
  const playedAt = '2026-05-01T10:00:00.000Z'
  const { record } = await app.call('records.add', { campaign, game: { ...game, playedAt } })
  await app.call('sheets.settle', { sheet, record, forfeit: true })
  const { gauntlet } = await app.call('gauntlets.start', {
    campaign,
    sheets: [sheet],
    tier: 'novice',
  })
  return { app, campaign, sheet, record, table, gauntlet }
}

test.each([
  ['campaign', "campaigns SET created_at = 'yesterday'"],
  ['sheet', "sheets SET role = ''"],
  ['series', "series SET started_at = 'yesterday'"],
  ['record', "records SET outcome_json = '{}'"],
  ['record', "record_seats SET bot = 'mighty'"],
  ['record', "records SET day = '2026-05-03'"],
  ['table', "tables SET options_json = 'nothing'"],
  ['table', 'tables SET seed = seed + 1'],
] as const)(
  'a damaged %s here (%s) is mended by the file, and the rest comes in',
  async (...of) => {
    const [kind, damage] = of
    const { app, campaign, sheet, record, table, gauntlet } = await library()
    await app.call('records.note', { record, note: 'By the fire' })
    const base64 = await bundleOf(app)
    await change(app, `UPDATE ${damage}`)
    const applied = await bring(app, base64)
    expect(statusesOf(applied, kind)).toEqual(['mend'])
    expect(applied.items.filter(({ status }) => status !== 'same')).toHaveLength(1)
    expect(await app.call('campaigns.get', { campaign })).toMatchObject({
      name: 'Winter evenings',
      games: 1,
      sheetList: [{ sheet }],
    })
    expect(await app.call('records.get', { record })).toMatchObject({ note: 'By the fire' })
    expect(await app.call('tables.open', { table })).toMatchObject({ status: 'playing' })
    expect(await app.call('gauntlets.get', { gauntlet })).toMatchObject({ gauntlet })
    const named = await app.call('damaged.list', {})
    for (const { deletedAt } of named) expect(deletedAt).not.toBeNull()
    expect(await bring(app, base64)).toMatchObject({ changes: false })
  },
)

test.each([
  ['tables', 'options_json'],
  ['table_actions', 'action_json'],
  ['records', 'outcome_json'],
  ['record_seats', 'player_id'],
  ['campaigns', 'name'],
] as const)('bytes in place of text in %s.%s are mended by the file too', async (table, column) => {
  const { app } = await library()
  const base64 = await bundleOf(app)
  await app.app.close()
  const where = table === 'table_actions' ? 'step = 3' : '1'
  damage(app.file, { table, column, where, value: Buffer.from([0xff, 0x00]) })
  await app.reopen()
  const { items } = await bring(app, base64)
  expect(items.filter(({ status }) => status !== 'same').map(({ status }) => status)).toEqual([
    'mend',
  ])
  expect(await bring(app, base64)).toMatchObject({ changes: false })
})

test('a sheet’s own file takes the place of no campaign', async () => {
  const { app, sheet } = await library()
  const base64 = base64Of(await sheetText(app, sheet))
  await change(app, "UPDATE campaigns SET created_at = 'yesterday'")
  expect((await app.refusal('imports.apply', { base64 })).code).toBe('database-damaged')
})
