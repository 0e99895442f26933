/** Clocks that have gone wrong: whatever is written by them leaves the app, and comes in again. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clock, LAST_MOMENT } from '@shared/clock'
import { base64Of, bring, bundleOf, sheetText } from '../imports/files'
import { openTestApp, playToEnd, startCampaign } from './test-app'
import type { TestApp } from './test-app'
import { picker } from '../picker'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})
function setClock(at: string): void {
  vi.setSystemTime(Date.parse(at))
}

/** As the form says of a game of today. */
function now(): string {
  return clock().toISOString()
}

function gameOn(playedAt: string, player = 'Bea') {
  return {
    heroes: [{ hero: 'rogue' as const, player }],
    dungeon: 'dragons-cave' as const,
    tier: 'novice' as const,
    won: false,
    descents: 1,
    levels: 0,
    playedAt,
  }
}

/** A campaign with a game of each kind, everything in it changed once more. */
async function played(app: TestApp) {
  const { campaign, sheet } = await startCampaign(app)
  const { call } = app
  const { record } = await call('records.add', { campaign, game: gameOn(now()) })
  await call('records.correct', { record, game: gameOn(now(), 'Cleo') })
  await call('campaigns.rename', { campaign, name: 'Renamed' })
  await call('campaigns.note', { campaign, notes: 'Noted' })
  await call('sheets.rename', { sheet, player: 'Dora' })
  const started = await call('tables.start', {
    game: 'one-deck-dungeon',
    campaign,
    options: { heroes: [{ sheet, focus: 'lore' }], dungeon: 'hydras-reef', tier: 'novice' },
    seed: 6,
  })
  await playToEnd(app, started, picker(4))
  return { campaign, sheet, record }
}

describe.each([
  '9999-06-01T10:00:00.000Z',
  '9999-12-31T23:59:59.000Z',
  '+012345-01-01T00:00:00.000Z',
  '2000-01-01T00:00:00.000Z',
  '1980-01-01T00:00:00.000Z',
])('with a clock that says %s', (at) => {
  test.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
    'everything is exported and imported in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone)
      setClock(at)
      const [here, there] = [await openTestApp(), await openTestApp()]
      const { campaign, sheet } = await played(here)
      expect(await bring(there, await bundleOf(here))).toMatchObject({ changes: true })
      expect(await bring(here, await bundleOf(there))).toMatchObject({ changes: false })
      const names = await there.call('campaigns.get', { campaign })
      expect(names).toMatchObject({ name: 'Renamed', notes: 'Noted', games: 2 })
      const file = await sheetText(here, sheet)
      expect(await bring(there, base64Of(file))).toMatchObject({ changes: false })
      const { base64 } = await here.call('exports.campaign', { campaign, format: 'json' })
      expect(await bring(there, base64)).toMatchObject({ changes: false })
      for (const format of ['csv', 'bgstats'] as const)
        await here.call('exports.everything', { format })
      const { ended } = await here.call('statistics.plots', { scope: { of: 'everything' } })
      for (const { endedAt, day } of ended) {
        expect(endedAt <= LAST_MOMENT).toBe(true)
        expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
      }
    },
  )
})

test.each(['2026-11-28T20:00:00.000Z', '9999-06-01T10:00:00.000Z'])(
  'set back from %s, no change is lost, and none is refused',
  async (before) => {
    setClock(before)
    const [here, there] = [await openTestApp(), await openTestApp()]
    const { campaign, sheet, record } = await played(here)
    const started = await here.call('tables.start', {
      game: 'one-deck-dungeon',
      options: { heroes: [{ hero: 'mage' }], dungeon: 'hydras-reef' },
      seed: 6,
    })
    await bring(there, await bundleOf(here))

    setClock('2020-01-01T00:00:00.000Z')
    await here.reopen()
    const ended = await playToEnd(here, started, picker(4))
    await here.call('campaigns.rename', { campaign, name: 'Later' })
    await here.call('campaigns.note', { campaign, notes: 'Later' })
    await here.call('sheets.rename', { sheet, player: 'Later' })
    // Who played it is found out later: the moment stays, though that is still to come.
    const { endedAt } = await here.call('records.get', { record })
    await here.call('records.correct', { record, game: gameOn(endedAt, 'Eve') })
    await here.call('records.delete', { record })
    await here.call('records.restore', { record })
    const table = await here.call('tables.get', { table: ended.table })
    expect(table !== null && table.updatedAt > table.startedAt).toBe(true)

    expect(await bring(there, await bundleOf(here))).toMatchObject({ changes: true })
    expect(await there.call('campaigns.get', { campaign })).toMatchObject({
      name: 'Later',
      notes: 'Later',
      sheetList: [{ player: 'Later' }],
    })
    expect(await there.call('records.get', { record })).toMatchObject({
      seats: [{ player: 'Eve' }],
    })
    expect(await there.call('tables.get', { table: ended.table })).toMatchObject({
      status: 'ended',
    })
    expect(await bring(here, await bundleOf(there))).toMatchObject({ changes: false })
  },
)

test('a game of another day than the clock’s is still to come, or too long ago', async () => {
  setClock('2026-11-28T20:00:00.000Z')
  const app = await openTestApp()
  const { campaign } = await startCampaign(app)
  for (const playedAt of ['2026-11-30T20:00:00.000Z', '1999-12-31T10:00:00.000Z'])
    expect(await app.refusal('records.add', { campaign, game: gameOn(playedAt) })).toMatchObject({
      code: 'bad-record',
      details: { field: 'playedAt' },
    })
})
