/** Plays for BG Stats: every finished game, in the shape of its own files, with references that hold and uuids that stay. */
import * as v from 'valibot'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openTestApp, playToEnd, startCampaign } from '../api/test-app'
import type { TestApp } from '../api/test-app'
import { textOf } from '../imports/files'
import { bgStatsShape } from './bg-stats-shape'
import { picker } from '../picker'

type BgStatsFile = v.InferOutput<typeof bgStatsShape>

function read(file: { readonly base64: string }): BgStatsFile {
  return v.parse(bgStatsShape, JSON.parse(textOf(file)))
}
async function exported({ call }: TestApp, locale: 'en' | 'it' = 'en'): Promise<BgStatsFile> {
  const file = await call('exports.everything', { format: 'bgstats', locale })
  expect(file.name).toMatch(/\.bgsplay$/)
  return read(file)
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
  const { app } = await furnished()
  const [play] = (await exported(app)).plays
  expect(play).toMatchObject({
    playDate: '2026-01-02 10:00:00',
    playDateYmd: 20260102,
    durationMin: 0,
    board: 'Lich’s Tomb／Veteran',
    rounds: 31,
    ignored: false,
    importPlayId: 0,
    playerScores: [
      { playerRefId: 2, role: 'Mage／Paladin', winner: true, startPlayer: true, seatOrder: 1 },
      { playerRefId: 3, role: 'Rogue', winner: true, startPlayer: false, seatOrder: 2 },
      { playerRefId: 1, role: 'Archer', winner: true, startPlayer: false, seatOrder: 3 },
    ],
  })
  expect(play?.playerScores).toHaveLength(3)
  expect(play?.comments).toBe('Winter evenings\nLich ✓\n=so close')
})

test('one player with two heroes has one score with both roles; two that nobody named have two', async () => {
  const app = await openTestApp()
  const started = await app.call('tables.start', {
    game: 'one-deck-dungeon',
    options: {
      heroes: [
        { hero: 'archer', player: 'Ada' },
        { hero: 'mage', player: 'ADA' },
        { hero: 'rogue' },
        { hero: 'warrior' },
      ],
      dungeon: 'dragons-cave',
      tier: null,
    },
    seed: 7,
  })
  await playToEnd(app, started, picker(7))
  const { players, plays } = await exported(app)
  expect(players).toMatchObject([{ isAnonymous: true }, { isAnonymous: false }])
  expect(plays[0]?.playerScores.map(({ playerRefId, role }) => [playerRefId, role])).toEqual([
    [2, 'Archer／Mage'],
    [1, 'Rogue'],
    [1, 'Warrior'],
  ])
})

test('every finished game is a play: of a campaign, a single one, a day’s', async () => {
  // Each ends after the one before, also on a computer whose clock is set back meanwhile.
  vi.useFakeTimers({ now: Date.parse('2026-11-28T12:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { app, campaign } = await furnished()
  vi.advanceTimersByTime(60_000)
  const heroes = [{ hero: 'archer' as const, player: 'Ada' }]
  const options = { heroes, dungeon: 'dragons-cave' as const, tier: null }
  const start = () => app.call('tables.start', { game: 'one-deck-dungeon', options, seed: 7 })
  const single = await playToEnd(app, await start(), picker(7))
  await start()
  const binned = await playToEnd(app, await start(), picker(7))
  await app.call('tables.delete', { table: binned.table })
  const abandoned = await start()
  await app.call('tables.abandon', { table: abandoned.table })
  vi.advanceTimersByTime(60_000)
  const { options: ofTheDay } = await app.call('daily.get', { day: '2026-01-02' })
  await playToEnd(
    app,
    await app.call('tables.start', {
      game: 'one-deck-dungeon',
      daily: '2026-01-02',
      options: ofTheDay,
    }),
    picker(7),
  )
  const { plays, players } = await exported(app)
  expect(plays).toHaveLength(4)
  const [, , alone, ofDay] = plays
  const summary = await app.call('tables.get', { table: single.table })
  expect(alone).toMatchObject({
    playDateYmd: Number(summary?.updatedAt.slice(0, 10).replaceAll('-', '')),
    board: 'Dragon’s Cave',
    playerScores: [{ role: 'Archer' }],
  })
  expect(players[(alone?.playerScores[0]?.playerRefId ?? 0) - 1]?.name).toBe('Ada')
  expect(alone?.comments).not.toContain('Winter evenings')
  expect(ofDay?.comments).toContain('Daily delve of January 2, 2026')
  const again = await exported(app)
  expect(again.plays.map(({ uuid }) => uuid)).toEqual(plays.map(({ uuid }) => uuid))
  const only = await app.call('exports.campaign', { campaign, format: 'bgstats' })
  expect(read(only).plays).toHaveLength(2)
})

test('where there are only games outside campaigns, there is a file of them', async () => {
  const app = await openTestApp()
  const started = await app.call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ hero: 'mage' }], dungeon: 'dragons-cave', tier: null },
    seed: 7,
  })
  await playToEnd(app, started, picker(7))
  expect((await exported(app)).plays).toHaveLength(1)
})

test('exported again, also in another language, a play is the same play', async () => {
  const { app, campaign } = await furnished()
  const ids = ({ plays, players, games }: BgStatsFile) =>
    [...plays, ...players, ...games].map(({ uuid }) => uuid)
  const before = await exported(app)
  await app.call('campaigns.rename', { campaign, name: 'Renamed' })
  expect(ids(await exported(app, 'it'))).toEqual(ids(before))
  const only = await app.call('exports.campaign', { campaign, format: 'bgstats' })
  expect(ids(read(only))).toEqual(ids(before))
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
