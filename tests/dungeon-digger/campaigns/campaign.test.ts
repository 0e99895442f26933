/** Games entered by hand, what games add up to, and what becomes of them in files. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { dungeonDigger } from '@main/games/dungeon-digger'
import { impossibleIn } from '@main/games/dungeon-digger/outcomes'
import { AWARDS, type Outcome } from '@shared/games/dungeon-digger'
import { must } from '../../must'
import { game, score } from './games'

const { campaign: rules, files } = dungeonDigger
const BY_HAND = { atTable: false, inCampaign: true }
const NOBODY = {
  playerOf: () => null,
  recordOf: () => {
    throw new Error('no record is asked for')
  },
}

/** Three around a table, as one of them tells it. */
const TOLD = {
  by: 'gold',
  rounds: 11,
  players: [
    { player: 'Ada', lord: 'gurn', gold: 21, awards: ['builder'], coins: 4 },
    { player: 'Bob', lord: 'pelf', gold: 18, awards: ['tunneller', 'conqueror'], coins: 2 },
    { player: 'Cleo', lord: 'vexa', gold: 9, coins: 0 },
  ],
}
function ended(told: unknown) {
  const byHand = must(rules.byHand)
  return byHand.outcomeOf(v.parse(byHand.schema, told), [])
}

describe('a game entered by hand', () => {
  test('awards and coins count, and Gold Pieces on the track decide a tie (section 13, R27)', () => {
    const one = ended(TOLD)
    if (!('outcome' in one)) throw new Error(one.impossible.why)
    // 21 + 5 + 4 and 18 + 10 + 2.
    expect(dungeonDigger.standings(one.outcome)).toEqual([
      { rank: 1, score: 30, won: true },
      { rank: 2, score: 30, won: false },
      { rank: 3, score: 9, won: false },
    ])
  })

  test('what cannot have been is named with the player of whom it is told', () => {
    const players = TOLD.players.map((player) => ({ ...player, lord: 'gurn' }))
    expect(ended({ ...TOLD, players })).toMatchObject({
      impossible: { field: 'players.1.lord' },
    })
  })

  test.each([
    [
      { scores: [score({ gold: 20, lord: 'gurn' }), score({ lord: 'gurn' })] },
      'scores.1.lord',
      'once',
    ],
    [
      { scores: [score({ gold: 20, awards: ['builder'] }), score({ awards: ['builder'] })] },
      'scores.1.awards',
      'one player',
    ],
    [
      { scores: [score({ gold: 20, awards: ['builder', 'builder'] }), score()] },
      'scores.0.awards',
      'one player',
    ],
    [{ scores: [score({ gold: 20, escapes: 1 }), score()] }, 'scores.0.escapes', 'alone'],
    [
      { scenario: 'adventurers', scores: [score({ gold: 25, escapes: 3 }), score()] },
      'scores.0.escapes',
      '2 adventurers, not 3',
    ],
    [
      { scores: [score({ gold: 20, coins: 20 }), score({ coins: 1 })] },
      'scores.0.coins',
      '20 in all, not 21',
    ],
    [{ eliminated: [1] }, 'eliminated', 'Creatures'],
    [{ scenario: 'creatures', eliminated: [1, 1] }, 'eliminated.1', 'once'],
    [{ scenario: 'creatures', eliminated: [2] }, 'eliminated.0', 'once'],
    [{ scenario: 'creatures', by: 'last-lord' }, 'eliminated', '1, not 2'],
    [{ scenario: 'creatures', eliminated: [1] }, 'eliminated', 'with 1 left'],
    [
      {
        scenario: 'creatures',
        by: 'last-lord',
        eliminated: [1],
        scores: [score(), score({ awards: ['builder'] })],
      },
      'scores.1.awards',
      'R50',
    ],
    [{ by: 'treasure' }, 'by', 'dragonsLair'],
    [{ by: 'clock', scenario: 'adventurers' }, 'by', 'sandsOfTime'],
    [{ by: 'gold', scenario: 'sandsOfTime' }, 'by', 'no gold'],
    [{ by: 'clock', scenario: 'sandsOfTime', rounds: 11 }, 'rounds', '10 rounds'],
    [{ rounds: 0 }, 'rounds', '1 round'],
    [{ scores: [score({ gold: 19 }), score()] }, 'scores.0.gold', '20 gold'],
  ] as const)('is refused: %j', (change, field, why) => {
    const { outcome } = game(change as unknown as Partial<Outcome>)
    const impossible = must(impossibleIn(outcome, BY_HAND))
    expect(impossible.field).toBe(field)
    expect(impossible.why).toContain(why)
  })

  test('is possible at the edge of all that', () => {
    for (const { outcome } of [
      game({ scores: [score({ gold: 20, coins: 20 }), score({ coins: 0 })] }),
      game({ scores: [score({ gold: 20, awards: [...AWARDS] }), score()], rounds: null }),
      game({ scenario: 'adventurers', scores: [score({ gold: 25, escapes: 2 }), score()] }),
      game({ scenario: 'sandsOfTime', by: 'clock', rounds: 10, scores: [score(), score()] }),
      game({ scenario: 'creatures', by: 'last-lord', eliminated: [0] }),
      game({ scenario: 'dragonsLair', by: 'treasure', scores: [score(), score()] }),
      game({ by: 'idle', scores: [score({ gold: 0 }), score({ gold: 0 })] }),
      game({ rounds: 70 }),
    ])
      expect(impossibleIn(outcome, BY_HAND)).toBeNull()
  })

  test('at a table no game goes on beyond its last round (R28)', () => {
    const { outcome } = game({ rounds: 61 })
    expect(impossibleIn(outcome, { atTable: true, inCampaign: false })?.field).toBe('rounds')
  })
})

describe('statistics', () => {
  const creatures = game({
    scenario: 'creatures',
    by: 'last-lord',
    rounds: null,
    scores: [score({ lord: 'vexa' }), score({ lord: 'gurn' })],
    eliminated: [0],
  })

  test('tell scenarios, Lords, endings, awards and the highest totals', () => {
    const all = [
      game({ scores: [score({ gold: 20, lord: 'gurn', awards: ['builder'] }), score()] }),
      game({ scores: [score(), score({ gold: 20 })], rounds: 15 }),
      creatures,
    ]
    expect(rules.statistics(all, NOBODY)).toEqual({
      all: { games: 3, won: 1, best: 27, mean: 19.5, rounds: 12 },
      endings: [
        { by: 'gold', games: 2 },
        { by: 'last-lord', games: 1 },
      ],
      byScenario: [
        { scenario: null, games: 2, won: 1, best: 27, mean: 19.5 },
        { scenario: 'creatures', games: 1, won: 0, best: null, mean: null },
      ],
      byLord: [
        { lord: 'gurn', games: 1, won: 1, best: 27, mean: 27 },
        { lord: 'vexa', games: 1, won: 0, best: null, mean: null },
        { lord: null, games: 1, won: 0, best: 12, mean: 12 },
      ],
      awards: [
        { award: 'tunneller', games: 0 },
        { award: 'builder', games: 1 },
        { award: 'conqueror', games: 0 },
      ],
      best: [27, 12].map((total) => expect.objectContaining({ total, players: 2 }) as unknown),
    })
  })
  test('of no games nothing is told', () => {
    expect(rules.statistics([], NOBODY)).toMatchObject({ all: null, endings: [], best: [] })
  })

  test('plots are narrowed to a scenario, a Lord and a number of players', () => {
    const two = game(
      { scores: [score({ lord: 'gurn', gold: 20 }), score({ lord: 'pelf' })] },
      { seats: [0, 1] },
    )
    const games = [two, creatures]
    const narrowed = (filters: object) =>
      rules.narrow({ games, tallies: [] }, v.parse(rules.filters, filters)).games
    expect(narrowed({ lord: 'pelf' })).toMatchObject([{ seats: [1], won: false }])
    expect(narrowed({ scenario: 'standard' })).toEqual([two])
    expect(narrowed({ scenario: 'creatures' })).toEqual([creatures])
    expect(narrowed({ players: 3 })).toEqual([])
    expect(rules.plots({ games, tallies: [] })).toMatchObject({
      // Who was eliminated has no total.
      totals: [
        { total: 22, won: true, parts: { gold: 20, coins: 2 } },
        { total: 12, won: false },
      ],
      rounds: [{ rounds: 9, players: 2, by: 'gold' }],
      growth: [],
      feats: null,
    })
  })

  test('gold grows round by round, and a game that is over keeps its gold', () => {
    const options = v.parse(dungeonDigger.schemas.options, { players: 2 })
    const long = game({ rounds: 3 }, { gold: { corridor: [1, 0, 3] }, feats: { kills: 2 } })
    const short = game({ rounds: 1 }, { gold: { corridor: [3], 'same-type': [2] } })
    const tallies = [long, short].map(({ tally, seats }) => ({
      options,
      tally: must(tally),
      seats,
    }))
    const { growth, feats } = rules.plots({ games: [], tallies })
    expect(growth.map(({ round, gold }) => [round, gold.corridor, gold['same-type']])).toEqual([
      [1, 2, 1],
      [2, 2, 1],
      [3, 3.5, 1],
    ])
    expect(feats).toMatchObject({ games: 2, means: { kills: 1 } })
    const none = rules.narrow(
      { games: [], tallies },
      v.parse(rules.filters, { scenario: 'creatures' }),
    )
    expect(none.tallies).toEqual([])
  })
})

describe('files', () => {
  test('rows hold the score of each seat, part by part', () => {
    const one = ended(TOLD)
    if (!('outcome' in one)) throw new Error(one.impossible.why)
    const row = Object.fromEntries(
      files.columns.map((column) => [column.name, column.value(one.outcome, [])]),
    )
    expect(row).toMatchObject({
      scenario_id: null,
      ending_id: 'gold',
      rounds: 11,
      lord_id_1: 'gurn',
      place_2: 2,
      total_2: 30,
      gold_3: 9,
      coins_1: 4,
      builder_1: true,
      builder_2: false,
      place_4: null,
    })
  })
  test('ids are made of all that an outcome tells', () => {
    const facts = (change: Partial<Outcome>) => JSON.stringify(files.facts(game(change).outcome))
    const plain = facts({})
    for (const change of [
      { scenario: 'creatures' as const },
      { by: 'idle' as const },
      { rounds: 8 },
      { eliminated: [0] },
      { scores: [score({ gold: 20, coins: 3 }), score()] },
      { scores: [score({ gold: 20, awards: ['builder'] }), score()] },
    ])
      expect(facts(change)).not.toBe(plain)
  })
})
