/** What was put into the bin long ago elsewhere can still be taken out of it where it is imported. */
import { beforeEach, afterEach, expect, test, vi } from 'vitest'
import { openTestApp } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { bring, bundleOf } from './files'

const DAY = 24 * 60 * 60 * 1000
const START = Date.parse('2026-03-01T10:00:00.000Z')
function passDays(days: number): void {
  void vi.setSystemTime(Date.now() + days * DAY)
}

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Two computers with one campaign, and a bundle from the day after one of them put it all into the bin. */
async function binnedElsewhere() {
  const [here, there] = [await openTestApp(), await openTestApp()]
  const { campaign } = await there.call('campaigns.create', { name: 'Winter evenings' })
  const { sheet } = await there.call('sheets.create', { campaign, hero: 'mage', player: 'Ada' })
  const game = {
    heroes: [{ sheet }],
    dungeon: 'dragons-cave' as const,
    tier: 'novice' as const,
    won: false,
    descents: 1,
    levels: 0,
    playedAt: '2026-02-28T10:00:00.000Z',
  }
  const { record } = await there.call('records.add', { campaign, game })
  const { table } = await there.call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ hero: 'mage' }], dungeon: 'dragons-cave' },
  })
  await bring(here, await bundleOf(there))
  await there.call('tables.delete', { table })
  await there.call('records.delete', { record })
  await there.call('sheets.delete', { sheet })
  await there.call('campaigns.delete', { campaign })
  passDays(1)
  return { here, there, campaign, sheet, record, table, bundle: await bundleOf(there) }
}

async function deletedAt({ call }: TestApp): Promise<string | null | undefined> {
  return (await call('campaigns.list', { deleted: true }))[0]?.deletedAt
}

test('a deletion that comes in late lies in the bin from then on', async () => {
  const { here, there, bundle, campaign, sheet, record, table } = await binnedElsewhere()
  passDays(40)
  await bring(here, bundle)
  expect(await bring(here, bundle)).toMatchObject({ changes: false })
  await here.reopen()
  await here.call('campaigns.restore', { campaign })
  await here.call('sheets.restore', { sheet })
  await here.call('records.restore', { record })
  await here.call('tables.restore', { table })
  expect(await here.call('sheets.get', { sheet })).toMatchObject({ games: 1 })

  // What is taken out of the bin here is later than what was put into it there.
  await bring(there, await bundleOf(here))
  await there.reopen()
  expect(await there.call('sheets.get', { sheet })).toMatchObject({ games: 1 })
})

test('both computers come to the later moment, after which both bins let go of it', async () => {
  const { here, there, bundle } = await binnedElsewhere()
  passDays(20)
  await bring(here, bundle)
  await bring(there, await bundleOf(here))
  expect(await deletedAt(here)).toBe('2026-03-22T10:00:00.000Z')
  expect(await deletedAt(there)).toBe('2026-03-22T10:00:00.000Z')
  for (let openings = 0; openings < 4; openings += 1) {
    passDays(11)
    for (const app of [here, there]) {
      await app.reopen()
      await app.call('library.get', {})
    }
  }
  // The bin is emptied once the library has been looked at, while the app is in use.
  for (const app of [here, there]) {
    await vi.waitFor(
      async () => expect(await app.call('campaigns.list', { deleted: true })).toEqual([]),
      { timeout: 60_000 },
    )
  }
})

test('one that comes in soon keeps its own moment', async () => {
  const { here, bundle } = await binnedElsewhere()
  passDays(5)
  await bring(here, bundle)
  expect(await deletedAt(here)).toBe('2026-03-01T10:00:00.000Z')
})
