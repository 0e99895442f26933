import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { openTestApp, startCampaign } from '../api/test-app'
import { keyOf } from '../damaged/keys'

/** What was overwritten in a table's row, and where a refusal says it is. */
const DAMAGES = [
  ["options_json = replace(options_json, 'warrior', 'warroir')", 'options.heroes.0.hero'],
  ["options_json = 'nothing', daily = '2026-11-28'", 'options'],
  ["game = 'chess'", 'game'],
  ["script_json = '{}'", 'script.deck'],
  ["status = 'ended', outcome_json = '{}', campaign_id = NULL", 'outcome.result'],
] as const

const ALL = { scope: { of: 'everything' } } as const

/** An app with two games of a campaign, in one of which something was overwritten. */
async function withDamage(damage: string) {
  const app = await openTestApp()
  const { campaign, sheet } = await startCampaign(app, 'warrior')
  const start = () =>
    app.call('tables.start', {
      game: 'one-deck-dungeon',
      options: { heroes: [{ sheet, focus: 'lore' }], dungeon: 'dragons-cave', tier: 'novice' },
    })
  const { table: whole } = await start()
  const { table } = await start()
  // The tallies of both are kept from before the damage.
  await app.call('statistics.plots', ALL)
  const db = new Database(app.file)
  db.pragma('foreign_keys = OFF')
  db.prepare(`UPDATE tables SET ${damage} WHERE id = ?`).run(table)
  db.close()
  await app.reopen()
  return { app, campaign, whole, table }
}

describe('a damaged table', () => {
  test.each(DAMAGES)('is refused and named, and costs no other its place: %s', async (...of) => {
    const [damage, column] = of
    const { app, campaign, whole, table } = await withDamage(damage)
    const before = app.dump()
    for (const name of ['tables.open', 'tables.log'] as const)
      expect(await app.refusal(name, { table })).toMatchObject({
        code: 'database-damaged',
        details: { table: 'tables', column },
      })
    expect(await app.call('tables.list', {})).toMatchObject([{ table: whole }])
    expect((await app.call('campaigns.get', { campaign })).tables).toMatchObject([{ table: whole }])
    expect(await app.call('daily.list', {})).toEqual([])
    await app.call('statistics.get', ALL)
    await app.call('statistics.plots', ALL)
    const at = expect.any(String) as string
    expect(await app.call('damaged.list', {})).toMatchObject([
      { kind: 'table', key: keyOf(table), at, deletedAt: null, newer: false },
    ])
    expect(app.dump()).toBe(before)
  })

  test('goes into the bin and comes out again as it was', async () => {
    const { app, whole, table } = await withDamage("options_json = 'nothing'")
    const thing = { kind: 'table', key: keyOf(table) } as const
    await app.call('damaged.delete', thing)
    const deletedAt = expect.any(String) as string
    expect(await app.call('damaged.list', {})).toMatchObject([{ ...thing, deletedAt }])
    expect(await app.call('tables.list', { deleted: true })).toEqual([])
    await app.call('damaged.restore', thing)
    expect(await app.call('damaged.list', {})).toMatchObject([{ ...thing, deletedAt: null }])
    expect(await app.call('tables.list', {})).toMatchObject([{ table: whole }])
    const db = new Database(app.file, { readonly: true })
    expect(db.prepare('SELECT options_json FROM tables WHERE id = ?').pluck().get(table)).toBe(
      'nothing',
    )
    db.close()
  })

  test('is told of even where its name and its moments cannot be read', async () => {
    const { app, whole } = await withDamage("id = 'no-id', updated_at = 'yesterday'")
    expect(await app.call('damaged.list', {})).toMatchObject([
      { kind: 'table', key: keyOf('no-id'), at: null, deletedAt: null, newer: false },
    ])
    expect(await app.call('tables.list', {})).toMatchObject([{ table: whole }])
  })

  test('is none where every table is whole', async () => {
    const { app, table } = await withDamage('seed = seed')
    expect(await app.call('damaged.list', {})).toEqual([])
    expect(await app.call('tables.open', { table })).toMatchObject({ table })
  })
})
