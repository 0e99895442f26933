/** Each achievement earned and just not earned, by the first game that does it; and the records that a game breaks. */
import { describe, expect, test } from 'vitest'
import { achievements } from '@main/games/dungeon-run/campaign/achievements'
import {
  ACHIEVEMENTS,
  BOSSES,
  HEROES,
  type AchievementId,
  type Outcome,
} from '@shared/games/dungeon-run'
import { must } from '../../must'
import { alone, fallen, game, type Game } from './games'

const LOST: Partial<Outcome> = { winner: 1 }
const FOUR: Partial<Outcome> = { heroes: ['hadrun', 'pim', 'maelis', 'nixit'] }

/** Games of which the last earns it, and games that just do not. */
const CASES: Readonly<Record<AchievementId, readonly [readonly Game[], readonly Game[]]>> = {
  'first-win': [[game(LOST), game()], [game(LOST)]],
  'out-with-stone': [[game()], [game({ by: 'last-hero', eliminated: [1] }), game(LOST)]],
  'last-alive': [
    [game({ by: 'last-hero', eliminated: [1] })],
    [game(), game({ ...LOST, by: 'last-hero', eliminated: [0] })],
  ],
  'full-table': [[game(FOUR)], [game({ ...FOUR, winner: 2 }), game()]],
  'never-fainted': [
    [game({}, { feats: { faints: 0 } })],
    [game({}, { feats: { faints: 1 } }), game(), alone()],
  ],
  'fair-play': [
    [game({}, { feats: { assists: 5 } })],
    [game({}, { feats: { assists: 5, sabotages: 1 } }), game({}, { feats: { assists: 4 } })],
  ],
  swift: [[game({ rounds: 15 })], [game({ rounds: 16 }), game({ rounds: null })]],
  'high-score': [
    [fallen({ tokens: 10 })],
    [alone({ tokens: 7, treasures: 2 }), fallen({ tokens: 9, treasures: 2 })],
  ],
  'three-in-a-row': [
    [game(), game(LOST), game(), alone(), game()],
    [game(), game(), game(LOST), game()],
  ],
  'every-boss': [
    BOSSES.map((boss) => game({ boss })),
    [...BOSSES.slice(1).map((boss) => game({ boss })), game({ ...LOST, boss: must(BOSSES[0]) })],
  ],
  'every-hero': [
    HEROES.map((hero) => game({ heroes: [hero] })),
    // That a hero of somebody else has won is nothing of one's own.
    [
      ...HEROES.slice(1).map((hero) => game({ heroes: [hero] })),
      game({ heroes: ['pim', 'hadrun'] }),
      game({ ...LOST, heroes: ['hadrun', 'pim'] }),
    ],
  ],
}

describe.each(ACHIEVEMENTS)('%s', (id) => {
  const rule = must(achievements.all.find((one) => one.id === id))
  const [earned, missed] = CASES[id]

  test('is earned by the game that does it', () => {
    expect(rule.earnedBy(earned)).toBe(earned.length - 1)
    expect(rule.earnedBy([...earned, game()])).toBe(earned.length - 1)
  })
  test('is just not earned', () => {
    expect(rule.earnedBy(missed)).toBe(-1)
    expect(rule.earnedBy([])).toBe(-1)
  })
})

describe('records', () => {
  const told = (now: Game, ...before: readonly Game[]) =>
    achievements.bests(now, before).map(({ key }) => key.replace('run.bests.', ''))

  test('of the first win nothing else is told', () => {
    expect(told(game())).toEqual(['firstWin'])
    expect(told(game(), game(LOST))).toEqual(['firstWin'])
    expect(told(game(LOST))).toEqual([])
  })
  test('the first win with a hero, or against a Boss', () => {
    const before = game(LOST)
    expect(told(game({ heroes: ['nixit', 'pim'] }), game(), before)).toEqual(['firstWithHero'])
    expect(told(game({ boss: 'ithrel-noon' }), game(), before)).toEqual(['firstAgainstBoss'])
    expect(told(game(), game(), before)).toEqual([])
  })
  test('the shortest win, the longest run', () => {
    expect(told(game({ rounds: 19 }), game(), game(LOST))).toEqual(['fewestRounds'])
    expect(told(game(), game(), game(LOST))).toEqual([])
    expect(told(game(), game())).toEqual(['longestRun'])
    expect(told(game(), game(), game(), game(LOST), game())).toEqual([])
  })
  test('the best score and the most kills, also of a game that was lost', () => {
    expect(told(fallen({ treasures: 3 }), fallen({ treasures: 2 }))).toEqual(['bestScore'])
    expect(told(fallen({ treasures: 2 }), fallen({ treasures: 2 }))).toEqual([])
    const kills = (n: number) => game(LOST, { feats: { kills: n } })
    expect(told(kills(4), kills(3))).toEqual(['mostKills'])
    expect(told(kills(3), kills(3))).toEqual([])
    expect(told(kills(3), game(LOST))).toEqual([])
  })
})
