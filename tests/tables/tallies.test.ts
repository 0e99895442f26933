/** Tallies are made when a game ends or comes in: whoever looks at statistics finds them made. */
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import type { TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import { openTestApp, playToEnd } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { bring, bundleOf } from '../imports/files'
import { picker } from '../picker'

const EVERYTHING = { scope: { of: 'everything' } } as const

function start({ call }: TestApp, seed: number): Promise<TableAnswer> {
  return call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ hero: 'warrior' }], dungeon: 'dragons-cave' },
    seed,
  })
}

/** The revision that each table's tally is of. */
function tallied({ file }: TestApp): ReadonlyMap<unknown, unknown> {
  const db = new Database(file, { readonly: true })
  try {
    const rows = db.prepare<[], [string, number]>('SELECT table_id, revision FROM tallies').raw()
    return new Map(rows.all())
  } finally {
    db.close()
  }
}

function counted({ events }: TestApp): number {
  return events.filter(
    ({ event, data }) =>
      event === 'job.progress' && (data as { readonly job: string }).job === 'statistics',
  ).length
}

test('a game that ends or is given up is counted without a visit', async () => {
  const app = await openTestApp()
  const ended = await playToEnd(app, await start(app, 1), picker(1))
  const { table } = await start(app, 2)
  const givenUp = await app.call('tables.abandon', { table })
  await expect
    .poll(() => [...tallied(app)], { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining([
        [ended.table, ended.revision],
        [table, givenUp.revision],
      ]),
    )
  expect(await app.call('statistics.plots', EVERYTHING)).toMatchObject({ tallied: 2 })
  expect(counted(app)).toBe(0)
})

test('a game that comes in by import is counted as it comes in', async () => {
  const [there, here] = [await openTestApp(), await openTestApp()]
  const ended = await playToEnd(there, await start(there, 3), picker(3))
  await bring(here, await bundleOf(there))
  expect(tallied(here).has(ended.table)).toBe(true)
  const plots = await here.call('statistics.plots', EVERYTHING)
  expect(counted(here)).toBe(0)
  expect(plots).toEqual(await there.call('statistics.plots', EVERYTHING))
})

test('what an earlier release has not counted is counted after the start', async () => {
  const app = await openTestApp()
  const ended = await playToEnd(app, await start(app, 4), picker(4))
  const before = await app.call('statistics.plots', EVERYTHING)
  const visited = counted(app)
  await app.app.close()
  const db = new Database(app.file)
  db.prepare('DELETE FROM tallies').run()
  db.close()
  await app.reopen()
  await expect.poll(() => tallied(app).has(ended.table), { timeout: 20_000 }).toBe(true)
  expect(await app.call('statistics.plots', EVERYTHING)).toEqual(before)
  expect(counted(app)).toBe(visited)
})

test('an app that closes leaves the rest of the counting to its next start', async () => {
  const app = await openTestApp()
  await playToEnd(app, await start(app, 5), picker(5))
  await app.app.close()
  const db = new Database(app.file)
  db.prepare('DELETE FROM tallies').run()
  db.close()
  await app.reopen()
  await app.app.close()
  await app.reopen()
  expect(await app.call('statistics.plots', EVERYTHING)).toMatchObject({ tallied: 1 })
})
