/** Games entered by hand, what games add up to, and what becomes of them in files. */
import Papa from 'papaparse'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { dungeonRun } from '@main/games/dungeon-run'
import { impossibleIn } from '@main/games/dungeon-run/outcomes'
import type { Outcome } from '@shared/games/dungeon-run'
import { openTestApp } from '../../api/test-app'
import { bgStatsShape } from '../../exports/bg-stats-shape'
import { textOf } from '../../imports/files'
import { must } from '../../must'
import { alone, fallen, game, NO_POINTS } from './games'

const { campaign: rules } = dungeonRun
const NOBODY = {
  playerOf: () => null,
  recordOf: () => {
    throw new Error('no record is asked for')
  },
}
const BY_HAND = { atTable: false, inCampaign: true }

/** What is looked at of a campaign's file. */
const recordsShape = v.object({ records: v.array(v.object({ outcome: v.unknown() })) })

/** Three around a table: Bob's Pim left first, then Cleo's Grothka. */
const TOLD = {
  players: [
    { player: 'Ada', hero: 'hadrun' },
    { player: 'Bob', hero: 'pim' },
    { player: 'Cleo', hero: 'grothka' },
  ],
  boss: 'ithrel-noon',
  bossDead: true,
  winner: 0,
  by: 'last-hero',
  rounds: 18,
  eliminated: [1, 2],
}
const ALONE = {
  players: [{ player: 'Ada', hero: 'maelis' }],
  boss: 'ithrel-noon',
  bossDead: true,
  winner: 0,
  by: 'boss',
  solo: { ...NO_POINTS, treasures: 3, artifacts: 1, encounters: 2, boss: true, tokens: 4 },
}

async function withGames() {
  const app = await openTestApp()
  const { campaign } = await app.call('campaigns.create', { name: 'Sundays', game: 'dungeon-run' })
  const playedAt = '2026-01-02T10:00:00.000Z'
  await app.call('records.add', { campaign, game: { ...TOLD, playedAt } })
  const { record } = await app.call('records.add', { campaign, game: { ...ALONE, playedAt } })
  return { app, campaign, record }
}

describe('a game entered by hand', () => {
  test('places are those of who left when; alone it is the score (worked case 26)', () => {
    const outcome = (told: unknown): Outcome => {
      const { byHand } = rules
      const ended = must(byHand).outcomeOf(v.parse(must(byHand).schema, told), [])
      if ('impossible' in ended) throw new Error(ended.impossible.why)
      return ended.outcome
    }
    expect(dungeonRun.standings(outcome(TOLD)).map(({ rank, won }) => [rank, won])).toEqual([
      [1, true],
      [3, false],
      [2, false],
    ])
    expect(dungeonRun.standings(outcome(ALONE))).toEqual([{ rank: 1, score: 2500, won: true }])
  })

  test.each([
    [{ heroes: ['pim', 'pim'] }, 'heroes.1', 'only once'],
    [{ winner: 2 }, 'winner', 'only 2 heroes played'],
    [{ winner: null }, 'winner', 'somebody'],
    [{ rounds: 0 }, 'rounds', '1 round'],
    [{ eliminated: [1, 1] }, 'eliminated.1', 'once'],
    [{ eliminated: [0] }, 'winner', 'left the game'],
    [{ eliminated: [1] }, 'eliminated', 'with 1 left'],
    [{ bossDead: false }, 'bossDead', 'Boss is dead'],
    [{ by: 'boss' }, 'by', 'one hero alone'],
    [{ by: 'last-hero' }, 'eliminated', '1, not 2'],
    [{ by: 'nobody-left', winner: null, eliminated: [1] }, 'eliminated', 'not 1'],
    [{ by: 'round-cap', winner: null, eliminated: [1] }, 'eliminated', 'with 1 left'],
    [{ solo: NO_POINTS }, 'solo', 'one hero alone'],
  ] as const)('is refused with others: %j', (change, field, why) => {
    const { outcome } = game(change as unknown as Partial<Outcome>)
    const impossible = must(impossibleIn(outcome, BY_HAND))
    expect(impossible.field).toBe(field)
    expect(impossible.why).toContain(why)
  })

  test.each([
    [alone({}, { solo: null }), 'solo'],
    [alone({}, { by: 'stone' }), 'by'],
    [alone({}, { bossDead: false }), 'bossDead'],
    [fallen({}, { bossDead: true }), 'bossDead'],
    [fallen({}, { eliminated: [] }), 'eliminated'],
    [alone({ boss: false }), 'solo.boss'],
    [alone({ treasures: 23 }), 'solo.treasures'],
    [alone({ artifacts: 4 }), 'solo.artifacts'],
    [alone({ encounters: 34 }), 'solo.encounters'],
    [alone({ encounters: 2, tokens: 16 }), 'solo.tokens'],
  ])('is refused alone (%#)', ({ outcome }, field) => {
    expect(impossibleIn(outcome, BY_HAND)?.field).toBe(field)
  })

  test('is possible at the edge of all that', () => {
    for (const { outcome } of [
      alone({ treasures: 22, artifacts: 3, encounters: 33 }),
      alone({ encounters: 1, tokens: 16 }),
      alone({}, { eliminated: [0] }),
      fallen(),
      game({ by: 'last-hero', eliminated: [1], bossDead: false, rounds: null }),
      game({ by: 'nobody-left', winner: null, eliminated: [1, 0] }),
      game({ heroes: ['hadrun', 'pim', 'maelis'], eliminated: [1] }),
    ])
      expect(impossibleIn(outcome, BY_HAND)).toBeNull()
  })

  test('names the player of a hero that comes twice', async () => {
    const { app, campaign } = await withGames()
    const players = [TOLD.players[0], { player: 'Bob', hero: 'hadrun' }]
    await expect(
      app.call('records.add', {
        campaign,
        game: { ...TOLD, players, eliminated: [1], playedAt: '2026-01-02T10:00:00.000Z' },
      }),
    ).rejects.toThrow('bad-record')
  })
})

describe('statistics', () => {
  test('tell who won with which hero against which Boss, how games end, and the best scores alone', () => {
    const all = [
      game(),
      game({ winner: 1, rounds: 30 }),
      game({ winner: null, by: 'nobody-left', eliminated: [0, 1], rounds: null }),
      alone({ tokens: 2 }),
      fallen({ encounters: 3 }, { boss: 'ithrel-noon' }),
    ]
    expect(rules.statistics(all, NOBODY)).toEqual({
      together: { games: 3, won: 1, rounds: 25 },
      alone: { games: 2, won: 1, best: 1200, mean: 750 },
      endings: [
        { by: 'stone', games: 2 },
        { by: 'boss', games: 1 },
        { by: 'nobody-left', games: 2 },
      ],
      byHero: [
        { hero: 'hadrun', games: 3, won: 1, best: null },
        { hero: 'nixit', games: 2, won: 1, best: 1200 },
      ],
      byBoss: [
        { boss: 'mother-tangle', games: 4, won: 2, slain: 4 },
        { boss: 'ithrel-noon', games: 1, won: 0, slain: 0 },
      ],
      pairs: [
        { hero: 'hadrun', boss: 'mother-tangle', games: 3, won: 1 },
        { hero: 'nixit', boss: 'mother-tangle', games: 1, won: 1 },
        { hero: 'nixit', boss: 'ithrel-noon', games: 1, won: 0 },
      ],
      bestAlone: [1200, 300].map((total) => expect.objectContaining({ total }) as unknown),
    })
  })

  test('plots are narrowed to a hero, a Boss and a number of players', () => {
    const games = [game({}, { seats: [0, 1] }), alone(), fallen({ treasures: 2 }, { rounds: 9 })]
    const narrowed = (filters: object) =>
      rules.narrow({ games, tallies: [] }, v.parse(rules.filters, filters))
    expect(narrowed({ hero: 'pim' }).games).toMatchObject([{ seats: [1], won: false }])
    expect(narrowed({ boss: 'ithrel-noon' }).games).toEqual([])
    expect(rules.plots(narrowed({ players: 1 }))).toMatchObject({
      rounds: [{ rounds: 20, players: 1, by: 'boss' }, { rounds: 9 }],
      scores: [
        { total: 600, won: true },
        { total: 200, won: false, parts: { treasures: 2 } },
      ],
    })
  })

  test('plots tell what each hero did in a game, on average', () => {
    const { tally } = game({}, { feats: { kills: 3, wounds: 6 } })
    const options = v.parse(dungeonRun.schemas.options, { players: 2 })
    const tallies = [
      { options, tally: must(tally), seats: [0] },
      { options, tally: must(game({}, { feats: { kills: 1 } }).tally), seats: [0, 1] },
    ]
    expect(rules.plots({ games: [], tallies }).feats).toMatchObject([
      { hero: 'hadrun', games: 2, means: { kills: 2, wounds: 3 } },
      { hero: 'pim', games: 1, means: { kills: 0 } },
    ])
    const narrowed = rules.narrow(
      { games: [], tallies },
      v.parse(rules.filters, { hero: 'pim', boss: 'mother-tangle' }),
    )
    expect(narrowed.tallies.map(({ seats }) => seats)).toEqual([[1]])
  })

  test('an app counts games by hand, with the players of the best scores', async () => {
    const { app, campaign, record } = await withGames()
    const counted = await app.call('statistics.get', {
      scope: { of: 'campaign', campaign },
      game: 'dungeon-run',
    })
    expect(counted.of).toMatchObject({
      together: { games: 1 },
      bestAlone: [{ record, player: 'Ada', hero: 'maelis', total: 2500 }],
    })
  })
})

describe('files', () => {
  test('rows have hero, place and order of leaving of each player, and the parts of a score', async () => {
    const { app, campaign } = await withGames()
    const { base64 } = await app.call('exports.campaign', {
      campaign,
      format: 'csv',
      locale: 'en',
      separator: 'comma',
    })
    const csv = Buffer.from(base64, 'base64').toString('utf8').replace('\ufeff', '')
    const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true })
    const column = (name: string) => data.map((row) => row[name])
    expect(column('boss_id')).toEqual(['ithrel-noon', 'ithrel-noon'])
    expect([...column('hero_id_2')].sort()).toEqual(['', 'pim'])
    expect([...column('place_2')].sort()).toEqual(['', '3'])
    expect([...column('left_2')].sort()).toEqual(['', '1'])
    expect([...column('solo_score')].sort()).toEqual(['', '2500'])
    expect([...column('solo_tokens')].sort()).toEqual(['', '4'])
    expect(column('winner')).toEqual(['Ada', 'Ada'])
  })

  test('BG Stats is told places with others, and the score alone', async () => {
    const { app } = await withGames()
    const file = await app.call('exports.everything', { format: 'bgstats', locale: 'en' })
    const { games, plays } = v.parse(bgStatsShape, JSON.parse(textOf(file)))
    expect(games).toMatchObject([{ name: 'Dungeon Run', noPoints: false, cooperative: false }])
    const scores = plays.map(({ playerScores }) =>
      playerScores.map(({ rank, score, winner, role }) => [rank, score, winner, role]),
    )
    expect(scores).toContainEqual([
      [1, '', true, 'Hadrun Coalbeard'],
      [3, '', false, 'Pim Quickburrow'],
      [2, '', false, 'Grothka Irontusk'],
    ])
    expect(scores).toContainEqual([[1, '2500', true, 'Maelis Dawnward']])
  })

  test('a campaign as JSON says each game in full, and is the same again where it is read', async () => {
    const { app, campaign } = await withGames()
    const json = (from: typeof app) =>
      from.call('exports.campaign', { campaign, format: 'json' }).then(textOf)
    const text = await json(app)
    const { records } = v.parse(recordsShape, JSON.parse(text))
    const outcomes = records.map(({ outcome }) => outcome)
    const facts = { boss: 'ithrel-noon', bossDead: true, winner: 0 }
    expect(outcomes).toContainEqual({
      ...facts,
      heroes: ['hadrun', 'pim', 'grothka'],
      by: 'last-hero',
      rounds: 18,
      eliminated: [1, 2],
      solo: null,
    })
    const solo = { treasures: 3, artifacts: 1, encounters: 2, boss: true, tokens: 4 }
    const ended = { by: 'boss', rounds: null, eliminated: [] }
    expect(outcomes).toContainEqual({ ...facts, ...ended, heroes: ['maelis'], solo })
    const elsewhere = await openTestApp()
    const base64 = Buffer.from(text).toString('base64')
    await elsewhere.call('imports.apply', { base64 })
    expect(await json(elsewhere)).toBe(text)
  })

  test('a bundle brings the games to another computer', async () => {
    const { app, record } = await withGames()
    const bundle = await app.call('exports.everything', { format: 'delve' })
    const elsewhere = await openTestApp()
    await elsewhere.call('imports.apply', { base64: bundle.base64 })
    const there = await elsewhere.call('records.get', { record })
    expect(there.outcome).toEqual((await app.call('records.get', { record })).outcome)
  })
})

test('a day’s run is the same for everyone, and its results are told the best first', async () => {
  const app = await openTestApp()
  const day = '2026-11-30'
  const { seed, options, results } = await app.call('dailyRuns.get', { day })
  expect(results).toEqual([])
  expect(options).toMatchObject({ players: 1, heroDeal: 'random' })
  const again = await (await openTestApp()).call('dailyRuns.get', { day })
  expect(again).toEqual({ day, seed, options, results: [] })
  expect((await app.call('dailyRuns.get', { day: '2026-12-01' })).seed).not.toBe(seed)
})
