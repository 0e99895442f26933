/** What is damaged in part, doubtful, or mended: what leaves of it, and what may be done with it. */
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { openTestApp, playToEnd, startCampaign } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { damage } from './damage'
import { keyOf } from './keys'
import { picker } from '../picker'

const PLACE = { dungeon: 'dragons-cave', tier: 'standard' } as const

async function recorded(app: TestApp) {
  const { campaign, sheet } = await startCampaign(app)
  const add = async (note: string) => {
    const game = { ...PLACE, heroes: [{ sheet }], won: true, descents: 3, levels: 3, note }
    const playedAt = '2026-05-01T10:00:00.000Z'
    return (await app.call('records.add', { campaign, game: { ...game, playedAt } })).record
  }
  return { campaign, sheet, record: await add('By the fire'), other: await add('') }
}

/** Changes the file behind the app's back, and opens it again. */
async function change(app: TestApp, sql: string): Promise<void> {
  const db = new Database(app.file)
  db.pragma('foreign_keys = OFF')
  expect(db.prepare(sql).run().changes).toBeGreaterThan(0)
  db.close()
  await app.reopen()
}

async function everything(app: TestApp) {
  return app.call('exports.everything', { format: 'delve' })
}

test('a game that is not as it was written does not leave, and never becomes sound', async () => {
  const app = await openTestApp()
  const { other } = await recorded(app)
  const options = { heroes: [{ hero: 'rogue', player: 'Cleo' }], ...PLACE } as const
  const start = async (seed: number) => {
    const begun = await app.call('tables.start', { game: 'one-deck-dungeon', options, seed })
    const { table, revision, actions } = begun
    const [action] = actions
    if (action === undefined) throw new Error('There is nothing to do.')
    await app.call('tables.act', { table, revision, action })
    return table
  }
  const [doubtful, whole] = [await start(7), await start(8)]
  await change(app, `UPDATE tables SET seed = seed + 1 WHERE id = '${doubtful}'`)
  expect(await app.refusal('tables.open', { table: doubtful })).toMatchObject({
    code: 'table-doubtful',
  })
  expect((await app.call('tables.list', {})).length).toBe(2)
  const { base64, leftOut } = await everything(app)
  expect(leftOut).toMatchObject([
    { kind: 'table', key: keyOf(doubtful), name: 'Dragon’s Cave', why: 'doubtful' },
  ])
  const elsewhere = await openTestApp()
  await elsewhere.call('imports.apply', { base64 })
  expect(await elsewhere.call('tables.list', {})).toMatchObject([{ table: whole }])
  expect(await elsewhere.call('records.get', { record: other })).toMatchObject({ note: '' })
})

test('a game whose day is not as it was written is looked back at, and does not leave', async () => {
  const app = await openTestApp()
  const options = { heroes: [{ hero: 'rogue' }], ...PLACE } as const
  const begin = async () =>
    playToEnd(
      app,
      await app.call('tables.start', { game: 'one-deck-dungeon', options, seed: 7 }),
      picker(7),
    )
  const [other, gone, garbled] = [await begin(), await begin(), await begin()]
  const changes = [
    [other.table, "UPDATE table_days SET day = '2001-01-01'"],
    [gone.table, 'DELETE FROM table_days'],
    [garbled.table, "UPDATE table_days SET day = 'soon'"],
  ] as const
  for (const [table, sql] of changes) await change(app, `${sql} WHERE table_id = '${table}'`)
  expect(app.broken()).toEqual(changes.map(([table]) => `tables ${table}`).toSorted())
  expect(await app.call('tables.log', { table: other.table })).not.toEqual([])
  expect(await app.call('damaged.list', {})).toMatchObject([
    { kind: 'table', key: keyOf(garbled.table), column: 'day' },
  ])
  const { leftOut } = await everything(app)
  expect(leftOut.map(({ key, why }) => [key, why]).toSorted()).toEqual(
    [
      [keyOf(other.table), 'doubtful'],
      [keyOf(gone.table), 'doubtful'],
      [keyOf(garbled.table), 'damaged'],
    ].toSorted(),
  )
})

test('a record that is not as it was written does not leave, nor does a note make it sound', async () => {
  const app = await openTestApp()
  const { record, campaign } = await recorded(app)
  await change(app, `UPDATE records SET day = '2026-05-03' WHERE id = '${record}'`)
  const shown = async () => (await app.call('campaigns.get', { campaign, limit: 9 })).records
  expect(await shown()).toContainEqual(expect.objectContaining({ record, note: 'By the fire' }))
  await app.call('records.note', { record, note: 'In the rain' })
  expect(await shown()).toContainEqual(expect.objectContaining({ record, note: 'In the rain' }))
  await app.call('records.delete', { record })
  await app.call('records.restore', { record })
  for (const file of [
    await everything(app),
    await app.call('exports.campaign', { campaign, format: 'json' }),
  ])
    expect(file.leftOut).toMatchObject([{ kind: 'record', key: keyOf(record), why: 'doubtful' }])
})

test('a sheet of a player who cannot be read is shown, and does not leave', async () => {
  const app = await openTestApp()
  const { campaign, sheet } = await recorded(app)
  await change(app, "UPDATE players SET name = ''")
  expect((await app.call('campaigns.get', { campaign })).sheetList).toMatchObject([{ sheet }])
  expect(await app.call('damaged.list', {})).toMatchObject([{ kind: 'player', column: 'name' }])
  const { leftOut } = await everything(app)
  expect(leftOut.map(({ kind, why }) => `${kind} ${why}`).toSorted()).toEqual([
    'player damaged',
    'record depends',
    'record depends',
    'sheet depends',
  ])
  // Who gives the name again gives it back to its row.
  await app.call('sheets.create', { campaign, hero: 'rogue', player: 'Ada' })
  expect(await app.call('damaged.list', {})).toEqual([])
  expect((await everything(app)).leftOut).toEqual([])
})

test('marks that cannot be read are named, and not written over', async () => {
  const app = await openTestApp()
  const { campaign, sheet, record } = await recorded(app)
  await app.call('sheets.settle', { sheet, record, forfeit: true })
  await change(app, "UPDATE sheet_records SET changed_at = 'yesterday', settled = 0")
  expect(await app.call('damaged.list', {})).toMatchObject([
    { kind: 'marks', key: keyOf(sheet, record), column: 'changedAt' },
  ])
  expect((await app.call('records.list', { campaign })).length).toBe(2)
  expect((await app.call('sheets.get', { sheet })).records.length).toBe(2)
  expect(await app.refusal('sheets.settle', { sheet, record, forfeit: true })).toMatchObject({
    code: 'database-damaged',
  })
})

test.each(['1', '2020-02-30T10:00:00.000Z'])(
  'a moment of deletion %s takes nothing with it at a start',
  async (moment) => {
    const app = await openTestApp()
    const { campaign } = await recorded(app)
    await change(app, `UPDATE campaigns SET deleted_at = '${moment}'`)
    const [thing] = await app.call('damaged.list', {})
    expect(thing).toMatchObject({ kind: 'campaign', campaign, deletedAt: null })
    expect(await app.refusal('campaigns.get', { campaign })).toMatchObject({
      code: 'database-damaged',
    })
  },
)

test('a game without one of its seats is nobody else’s: what tells of games leaves it out and names it', async () => {
  const app = await openTestApp()
  const { campaign, sheet } = await startCampaign(app)
  const { sheet: second } = await app.call('sheets.create', {
    campaign,
    hero: 'rogue',
    player: 'Bea',
  })
  const heroes = [{ sheet }, { sheet: second }]
  const game = { ...PLACE, heroes, won: true, descents: 3, levels: 3 }
  const playedAt = '2026-05-01T10:00:00.000Z'
  const { record } = await app.call('records.add', { campaign, game: { ...game, playedAt } })
  const options = { heroes: [{ hero: 'rogue', player: 'Cleo' }], ...PLACE } as const
  const begun = await app.call('tables.start', { game: 'one-deck-dungeon', options, seed: 9 })
  const { table } = await playToEnd(app, begun, picker(4))
  await app.call('tables.start', { game: 'one-deck-dungeon', options, seed: 8 })
  await change(app, `DELETE FROM record_seats WHERE record_id = '${record}' AND seat = 0`)
  await change(app, 'DELETE FROM table_seats')

  const named = await app.call('damaged.list', {})
  expect(named.map(({ kind }) => kind)).toEqual(['record', 'table', 'table'])
  const everywhere = { scope: { of: 'everything' } } as const
  expect(await app.call('statistics.get', everywhere)).toMatchObject({ games: 0 })
  const leftOut = async (format: 'csv' | 'bgstats') => {
    const file = await app.call('exports.everything', { format })
    return file.leftOut.map(({ kind, key, why }) => `${kind} ${key} ${why}`)
  }
  for (const format of ['csv', 'bgstats'] as const)
    expect(await leftOut(format)).toEqual([
      `record ${keyOf(record)} damaged`,
      `table ${keyOf(table)} damaged`,
    ])
})

test.each(['role', 'player_id', 'created_at'])(
  'bytes in place of text in a sheet’s %s cost its campaign nothing else',
  async (column) => {
    const app = await openTestApp()
    const { campaign, sheet } = await recorded(app)
    await app.app.close()
    const [where, value] = [`id = '${sheet}'`, Buffer.from([0xff, 0x00])]
    damage(app.file, { table: 'sheets', column, where, value })
    const again = await openTestApp({ dataDir: app.dataDir })
    expect((await again.call('library.get', {})).campaigns).toMatchObject([{ campaign }])
    expect((await again.call('campaigns.get', { campaign })).records).toHaveLength(2)
    expect(await again.call('damaged.list', {})).toMatchObject(
      column === 'player_id' ? [] : [{ kind: 'sheet' }],
    )
  },
)
