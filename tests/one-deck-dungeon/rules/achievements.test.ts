/** Each achievement earned and just not earned, by the first game that does it; and the records that a game breaks. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { achievements } from '@main/games/one-deck-dungeon/campaign/achievements'
import type { GameWithTally } from '@main/games/counted-games'
import { ACHIEVEMENTS, DUNGEONS, HEROES, TIERS } from '@shared/games/one-deck-dungeon'
import type { AchievementId, OddTypes, Outcome, Tally } from '@shared/games/one-deck-dungeon'

type OddGame = GameWithTally<OddTypes>

const NO_FACES = [0, 0, 0, 0, 0, 0]
const NO_TIME = {
  floor: 0,
  turn: 0,
  explore: 0,
  option: 0,
  feat: 0,
  consequences: 0,
  kiting: 0,
  invisibility: 0,
  undying: 0,
  fade: 0,
  split: 0,
  frost: 0,
}

/** A game of a warrior against the dragon, won in 30 turns with 3 health left and 2 levels. */
function game(
  outcome: Partial<Outcome> = {},
  { tally, seats }: { tally?: Partial<Tally>; seats?: readonly number[] } = {},
): OddGame {
  const result = outcome.result ?? 'won'
  const heroes = outcome.heroes ?? ['warrior']
  const all = [...heroes.keys()]
  return {
    endedAt: '2026-01-02T10:00:00.000Z',
    day: '2026-01-02',
    outcome: {
      result,
      cause: result === 'won' ? null : 'boss',
      dungeon: 'dragons-cave',
      tier: null,
      heroes,
      descents: 3,
      levels: 2,
      bossDefeated: result === 'won',
      turns: 30,
      bossRounds: 3,
      healthLeft: heroes.map(() => (result === 'won' ? 3 : 0)),
      ...outcome,
    },
    seats: seats ?? all,
    won: result === 'won',
    record: null,
    table: null,
    tally:
      tally === undefined
        ? null
        : {
            turns: 30,
            encounters: [],
            stairs: all.map(() => 0),
            feats: all.map(() => 0),
            healed: all.map(() => 3),
            time: NO_TIME,
            rolls: all.map(() => ({
              strength: NO_FACES,
              agility: NO_FACES,
              magic: NO_FACES,
              heroic: NO_FACES,
            })),
            defeat: null,
            ...tally,
          },
  }
}
function lost(outcome: Partial<Outcome> = {}): OddGame {
  return game({ ...outcome, result: 'lost' })
}

function bossDealing(...damage: readonly number[]): Partial<Tally> {
  const fight = { floor: 3, heroes: [...damage.keys()], time: 0 }
  return {
    encounters: [
      { ...fight, obstacle: 'goblin', damage: damage.map(() => 4) },
      { ...fight, obstacle: 'dragon', damage: [...damage] },
    ],
  }
}

function earnedBy(id: AchievementId, games: readonly OddGame[]): number {
  const rule = achievements.all.find((one) => one.id === id)
  if (rule === undefined) throw new Error(`No such achievement: ${id}`)
  return rule.earnedBy(games)
}

const FOUR = ['warrior', 'rogue', 'mage', 'archer'] as const
const PAIRINGS = HEROES.flatMap((hero) => DUNGEONS.map((dungeon) => ({ hero, dungeon })))

/** What earns each, with the last of these games, and what falls short of it. */
const CASES: Readonly<
  Record<AchievementId, { earned: readonly OddGame[]; not: readonly (readonly OddGame[])[] }>
> = {
  'first-win': { earned: [lost(), game()], not: [[], [lost()]] },
  'full-table': {
    earned: [game({ heroes: ['warrior', 'mage'] }), game({ heroes: FOUR })],
    not: [[game({ heroes: ['warrior', 'mage'] })], [lost({ heroes: FOUR })]],
  },
  untouched: {
    earned: [game({}, { tally: bossDealing(0) })],
    not: [
      [game({}, { tally: bossDealing(1) })],
      [game({ heroes: ['warrior', 'mage'] }, { tally: bossDealing(0, 1) })],
      // Of a game with the real cards nobody knows it.
      [game()],
    ],
  },
  'three-in-a-row': {
    earned: [game(), game(), game()],
    not: [
      [game(), game()],
      [game(), game(), lost(), game()],
    ],
  },
  'last-heart': {
    earned: [game({ heroes: ['warrior', 'mage'], healthLeft: [1, 1] })],
    not: [
      [game({ heroes: ['warrior', 'mage'], healthLeft: [1, 2] })],
      [game({ healthLeft: null })],
    ],
  },
  swift: { earned: [game({ turns: 24 })], not: [[game({ turns: 25 })], [game({ turns: null })]] },
  'no-healing': {
    earned: [game({}, { tally: { healed: [0] } })],
    not: [
      [game({}, { tally: { healed: [1] } })],
      [game({ heroes: FOUR }, { tally: { healed: [0, 0, 0, 0] } })],
      [game()],
    ],
  },
  'low-level': {
    earned: [game({ levels: 1 })],
    not: [[game({ levels: 2 })], [lost({ levels: 0 })]],
  },
  fearless: {
    earned: [game({ tier: 'fearless' })],
    not: [[game({ tier: 'veteran' })], [lost({ tier: 'fearless' })]],
  },
  'every-dungeon': {
    earned: DUNGEONS.map((dungeon) => game({ dungeon })),
    not: [DUNGEONS.map((dungeon, at) => game({ dungeon, result: at === 2 ? 'lost' : 'won' }))],
  },
  'every-hero': {
    earned: HEROES.map((hero) => game({ heroes: [hero] })),
    not: [
      HEROES.slice(1).map((hero) => game({ heroes: [hero] })),
      // Of a player’s games only the heroes that this player had count.
      [...HEROES.slice(1), 'warrior' as const].map((hero) =>
        hero === 'warrior'
          ? game({ heroes: ['mage', 'warrior'] }, { seats: [0] })
          : game({ heroes: [hero] }),
      ),
    ],
  },
  'every-pairing': {
    earned: PAIRINGS.map(({ hero, dungeon }) => game({ heroes: [hero], dungeon })),
    not: [PAIRINGS.slice(1).map(({ hero, dungeon }) => game({ heroes: [hero], dungeon }))],
  },
  'all-fearless': {
    earned: DUNGEONS.map((dungeon) => game({ dungeon, tier: 'fearless' })),
    not: [
      DUNGEONS.map((dungeon, at) => game({ dungeon, tier: at === 4 ? 'veteran' : 'fearless' })),
    ],
  },
}

describe.each(ACHIEVEMENTS)('%s', (id) => {
  test('is earned by the last of these games', () => {
    const { earned } = CASES[id]
    expect(earnedBy(id, earned)).toBe(earned.length - 1)
  })
  test.each(CASES[id].not.map((games, at) => [at, games] as const))(
    'is just not earned: %i',
    (_, games) => {
      expect(earnedBy(id, games)).toBe(-1)
    },
  )
})

const anyGame = fc
  .record({
    result: fc.constantFrom('won' as const, 'lost' as const),
    dungeon: fc.constantFrom(...DUNGEONS),
    tier: fc.option(fc.constantFrom(...TIERS)),
    heroes: fc.subarray([...HEROES], { minLength: 1, maxLength: 4 }),
    turns: fc.option(fc.nat(40)),
    levels: fc.nat(3),
  })
  .map((outcome) => game(outcome, { tally: bossDealing(...outcome.heroes.map(() => 0)) }))

test('what is earned stays earned by the same game, whatever is played later', () => {
  fc.assert(
    fc.property(fc.array(anyGame), fc.array(anyGame), (before, later) => {
      for (const rule of achievements.all) {
        const at = rule.earnedBy(before)
        if (at >= 0) expect(rule.earnedBy([...before, ...later])).toBe(at)
        expect(at).toBeLessThan(before.length)
      }
    }),
  )
})

function bests(one: OddGame, before: readonly OddGame[] = []): readonly string[] {
  return achievements.bests(one, before).map(({ key }) => key.replace('odd.bests.', ''))
}

describe('records that a game breaks', () => {
  test('of the very first win nothing else is told', () => {
    expect(bests(game(), [lost()])).toEqual(['firstWin'])
  })
  test('a win like one before breaks none', () => {
    expect(bests(game(), [game(), lost()])).toEqual([])
  })
  test('the first in a dungeon, at a tier, with a hero', () => {
    const one = game({ dungeon: 'lichs-tomb', tier: 'veteran', heroes: ['warrior', 'mage'] })
    const before = [game({ tier: 'novice' }), lost({ dungeon: 'lichs-tomb' }), game(), lost()]
    expect(bests(one, before)).toEqual(['firstInDungeon', 'firstAtTier', 'firstWithHero'])
  })
  test('the fewest turns, and the most and the least health of parties of that size', () => {
    const before = [game(), game({ heroes: FOUR }), lost({ turns: 5 })]
    expect(bests(game({ turns: 29, healthLeft: [4] }), [...before, game(), lost()])).toEqual([
      'fewestTurns',
      'mostHealth',
    ])
    expect(bests(game({ healthLeft: [2] }), before)).toEqual(['leastHealth'])
    expect(bests(game({ turns: 30, healthLeft: [3] }), before)).toEqual([])
    expect(bests(game({ turns: null, healthLeft: null }), before)).toEqual([])
  })
  test('the longest run of wins', () => {
    expect(bests(game(), [game()])).toEqual(['longestRun'])
    expect(bests(game(), [game(), game(), lost(), game()])).toEqual([])
  })
  test('how deep a lost game came, and the first fight against a boss', () => {
    const early = (descents: number): OddGame =>
      lost({ descents, bossRounds: 0, cause: 'consequences' })
    expect(bests(early(1))).toEqual([])
    expect(bests(early(1), [early(0)])).toEqual(['deepest'])
    expect(bests(early(1), [early(1)])).toEqual([])
    expect(bests(lost(), [early(2)])).toEqual(['firstBossFight'])
    expect(bests(lost(), [lost()])).toEqual([])
    expect(bests(lost(), [game()])).toEqual([])
  })
})
