/** The chances before the next boss, asked for at a table. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { tableId } from '@shared/ids'
import { openTestApp, type TestApp } from '../../api/test-app'
import { must } from '../../must'

/** Takes the first action listed until a boss is ahead whose chances are told. */
async function firstChances(app: TestApp, table: string) {
  for (;;) {
    const chances = await app.call('bosses.chances', { table, seat: 0 })
    if (chances !== null) return chances
    const { revision, actions } = await app.call('tables.open', { table, viewer: 0 })
    await app.call('tables.act', { table, revision, actor: 0, action: must(actions[0]) })
  }
}

test('are told of a seat once a turn is played, the lowest threshold first', async () => {
  const app = await openTestApp()
  const { table } = await app.call('tables.start', {
    game: 'paper-dungeons',
    options: { players: 1, dungeon: 'A' },
    seats: [{ player: 'Ada' }],
    seed: 3,
  })
  // Nothing is kept yet, and no die is rolled.
  expect(await app.call('bosses.chances', { table, seat: 0 })).toBeNull()
  const { boss, chances } = await firstChances(app, table)
  expect(boss).toBe(0)
  expect(chances).toHaveLength(3)
  expect(chances.toSorted((one, other) => other - one)).toEqual(chances)
  expect(must(chances[0])).toBeGreaterThan(0)
  expect(await app.call('bosses.chances', { table, seat: 7 })).toBeNull()
})

test('are told of no other game’s table', async () => {
  const app = await openTestApp()
  const { table } = await app.call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ hero: 'mage' }], dungeon: 'dragons-cave', tier: 'standard' },
    seed: 3,
  })
  for (const asked of [table, v.parse(tableId, randomUUID())])
    expect(await app.refusal('bosses.chances', { table: asked, seat: 0 })).toMatchObject({
      code: 'not-found',
    })
})
