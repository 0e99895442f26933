/** The day of a game at a table on its way between computers: kept where it is known, and the same on all of them. */
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anyManifest } from '@shared/bundle-file'
import type { TableId } from '@shared/ids'
import { openTestApp, playToEnd } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { picker } from '../picker'
import { base64Of, bring, bundleOf, refusedFile } from './files'
import { entriesOf, withEntry } from './zips'

beforeEach(() => {
  // Half past midnight on the 20th in Auckland.
  vi.useFakeTimers({ now: Date.parse('2026-11-19T11:30:00.000Z'), toFake: ['Date'] })
  vi.stubEnv('TZ', 'Pacific/Auckland')
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const OPTIONS = { heroes: [{ hero: 'mage' }], dungeon: 'dragons-cave' } as const

/** A single game that has ended in Auckland. */
async function played() {
  const app = await openTestApp()
  const game = { game: 'one-deck-dungeon', options: OPTIONS, seed: 7 } as const
  const { table } = await playToEnd(app, await app.call('tables.start', game), picker(7))
  vi.stubEnv('TZ', 'Europe/London')
  return { app, table }
}
async function dayOf({ call }: TestApp, table: TableId) {
  return (await call('tables.get', { table }))?.day
}
async function contentOf(app: TestApp): Promise<unknown> {
  return entriesOf(Buffer.from(await bundleOf(app), 'base64'))
    .slice(1)
    .map(({ name, data }) => [name, data.toString()])
}

/** The bundle with another day of a table. */
function dated(base64: string, table: TableId, day: string | null): Buffer {
  return withEntry(Buffer.from(base64, 'base64'), `tables/${table}.json`, (content) => ({
    ...(content as object),
    day,
  }))
}
/** The bundle as the fifth version wrote it. */
function fifth(base64: string, table: TableId): string {
  const without = withEntry(Buffer.from(base64, 'base64'), `tables/${table}.json`, (content) =>
    Object.fromEntries(Object.entries(content as object).filter(([key]) => key !== 'day')),
  )
  return base64Of(
    withEntry(without, 'manifest.json', (manifest) => ({ ...(manifest as object), version: 5 })),
  )
}

test('a bundle of before tables kept days is read, and takes no day from a game here', async () => {
  const { app, table } = await played()
  const bundle = await bundleOf(app)
  const [manifest] = entriesOf(Buffer.from(bundle, 'base64'))
  expect(v.parse(anyManifest, JSON.parse(String(manifest?.data)))).toMatchObject({ version: 6 })
  expect(await bring(app, fifth(bundle, table))).toMatchObject({ changes: false })
  expect(await dayOf(app, table)).toBe('2026-11-20')

  const there = await openTestApp()
  await bring(there, fifth(bundle, table))
  // Nobody has told it: it is the day of the moment where that is read.
  expect(await dayOf(there, table)).toBe('2026-11-19')
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  await there.reopen()
  expect(await dayOf(there, table)).toBe('2026-11-20')
  vi.stubEnv('TZ', 'Europe/London')
  await there.reopen()
  expect(await bring(app, await bundleOf(there))).toMatchObject({ changes: false })
  expect(await bring(there, bundle)).toMatchObject({ changes: true })
  expect(await dayOf(there, table)).toBe('2026-11-20')
  expect(await contentOf(there)).toEqual(await contentOf(app))
  expect(there.broken()).toEqual([])
})

test('of two days of one end the later counts, in whatever order they are told', async () => {
  const { app, table } = await played()
  const bundle = await bundleOf(app)
  const days = ['2026-11-19', '2026-11-20', null] as const
  const files = days.map((day) => base64Of(dated(bundle, table, day)))
  const orders = [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
    [2, 0, 1],
  ] as const
  for (const order of orders) {
    const there = await openTestApp()
    for (const at of order) await bring(there, files[at] ?? '')
    expect(await contentOf(there)).toEqual(await contentOf(app))
    expect(there.broken()).toEqual([])
  }
})

test('of a game that two computers have ended, the end that counts has its own day', async () => {
  vi.stubEnv('TZ', 'Pacific/Auckland')
  const [app, there] = [await openTestApp(), await openTestApp()]
  const game = { game: 'one-deck-dungeon', options: OPTIONS, seed: 7 } as const
  const begun = await app.call('tables.start', game)
  const { table } = begun
  await bring(there, await bundleOf(app))
  await playToEnd(app, begun, picker(7))
  vi.stubEnv('TZ', 'Etc/GMT+12')
  await there.call('tables.abandon', { table })
  expect([await dayOf(app, table), await dayOf(there, table)]).toEqual(['2026-11-20', '2026-11-18'])
  await bring(there, await bundleOf(app))
  await bring(app, await bundleOf(there))
  expect([await dayOf(app, table), await dayOf(there, table)]).toEqual(['2026-11-20', '2026-11-20'])
  expect(await contentOf(there)).toEqual(await contentOf(app))
})

test('a game that goes on and has a day is refused', async () => {
  const app = await openTestApp()
  const game = { game: 'one-deck-dungeon', options: OPTIONS, seed: 7 } as const
  const { table } = await app.call('tables.start', game)
  const there = await openTestApp()
  for (const day of ['2026-11-20', '2026-02-30'])
    expect(await refusedFile(there, dated(await bundleOf(app), table, day))).toBe('damaged-file')
})
