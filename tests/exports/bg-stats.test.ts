/** Plays for BG Stats: references that hold, and uuids that stay. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BgStatsFile } from '@main/exports/bg-stats'
import { openTestApp, picker, playToEnd, startCampaign } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { textOf } from '../imports/files'

async function exported({ call }: TestApp, locale: 'en' | 'it' = 'en'): Promise<BgStatsFile> {
  const file = await call('exports.everything', { format: 'bgstats', locale })
  expect(file.name).toMatch(/\.bgsplay$/)
  return JSON.parse(textOf(file)) as BgStatsFile
}

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

/** A campaign with a game at a table and one with cards. */
async function furnished() {
  const app = await openTestApp()
  const { campaign, sheet } = await startCampaign(app)
  const game = {
    heroes: [
      { sheet },
      { hero: 'rogue' as const, player: 'Bea, "B"' },
      { hero: 'archer' as const },
      { hero: 'paladin' as const, player: 'Ada' },
    ],
    dungeon: 'lichs-tomb' as const,
    tier: 'veteran' as const,
    won: true,
    descents: 3,
    levels: 2,
    turns: 31,
    playedAt: '2026-01-02T10:00:00.000Z',
    note: '=so close',
  }
  const { record } = await app.call('records.add', { campaign, game })
  await app.call('sheets.settle', { sheet, record, forfeit: true })
  const started = await app.call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ sheet, focus: 'lore' }], dungeon: 'dragons-cave', tier: 'novice' },
    seed: 7,
  })
  await playToEnd(app, started, picker(7))
  return { app, campaign, record }
}

test('every reference is there, once', async () => {
  const { app } = await furnished()
  const { games, locations, players, plays, userInfo } = await exported(app)
  expect(games).toMatchObject([
    { id: 1, bggId: 179275, name: 'One Deck Dungeon', cooperative: true },
  ])
  expect(locations).toHaveLength(1)
  expect(players.map(({ id }) => id)).toEqual(players.map((_, at) => at + 1))
  expect(players.map(({ name, isAnonymous }) => [name, isAnonymous])).toEqual([
    ['Unnamed player', true],
    ['Ada', false],
    ['Bea, "B"', false],
  ])
  expect(userInfo.meRefId).toBe(2)
  expect(plays).toHaveLength(2)
  for (const { gameRefId, locationRefId, playerScores } of plays) {
    expect([gameRefId, locationRefId]).toEqual([1, 1])
    for (const { playerRefId } of playerScores)
      expect(players.some(({ id }) => id === playerRefId)).toBe(true)
  }
  const uuids = [...games, ...locations, ...players, ...plays].map(({ uuid }) => uuid)
  expect(new Set(uuids).size).toBe(uuids.length)
})

test('a play says when, where, how and with whom', async () => {
  const { app, record } = await furnished()
  const [play] = (await exported(app)).plays
  expect(play).toMatchObject({
    playDate: '2026-01-02 10:00:00',
    playDateYmd: 20260102,
    durationMin: 0,
    board: 'Lich’s Tomb／Veteran',
    rounds: 31,
    ignored: false,
    importPlayId: record,
    playerScores: [
      { playerRefId: 2, role: 'Mage', winner: true, startPlayer: true, seatOrder: 1 },
      { playerRefId: 3, role: 'Rogue', winner: true, startPlayer: false, seatOrder: 2 },
      { playerRefId: 1, role: 'Archer', winner: true },
      { playerRefId: 2, role: 'Paladin', winner: true },
    ],
  })
  expect(play?.['comments']).toContain('=so close')
})

test('exported again, also in another language, a play is the same play', async () => {
  const { app, campaign } = await furnished()
  const ids = ({ plays, players, games }: BgStatsFile) =>
    [...plays, ...players, ...games].map(({ uuid }) => uuid)
  const before = await exported(app)
  await app.call('campaigns.rename', { campaign, name: 'Renamed' })
  expect(ids(await exported(app, 'it'))).toEqual(ids(before))
  const only = await app.call('exports.campaign', { campaign, format: 'bgstats' })
  expect(ids(JSON.parse(textOf(only)) as BgStatsFile)).toEqual(ids(before))
})

test('without games there is an empty file, and nobody in it', async () => {
  const { plays, players, userInfo } = await exported(await openTestApp())
  expect([plays, players, userInfo]).toEqual([[], [], { meRefId: 0 }])
})

test.each([
  ['Pacific/Auckland', '2026-05-20 00:30:00'],
  ['Europe/London', '2026-05-20 12:00:00'],
  ['America/Santiago', '2026-05-20 12:00:00'],
])('a game of the 20th in Auckland is one of the 20th in %s', async (zone, playDate) => {
  vi.stubEnv('TZ', zone)
  const app = await openTestApp()
  const { campaign, sheet } = await startCampaign(app)
  const game = {
    heroes: [{ sheet }],
    dungeon: 'dragons-cave' as const,
    tier: 'novice' as const,
    won: false,
    descents: 1,
    levels: 0,
    playedAt: '2026-05-20T00:30:00+12:00',
  }
  await app.call('records.add', { campaign, game })
  const { plays } = await exported(app)
  expect(plays).toMatchObject([{ playDate, playDateYmd: 20260520 }])
})
