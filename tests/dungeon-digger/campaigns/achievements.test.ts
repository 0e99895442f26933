/** Each achievement earned and just not earned, by the first game that does it; and the records that a game breaks. */
import { describe, expect, test } from 'vitest'
import { achievements } from '@main/games/dungeon-digger/campaign/achievements'
import {
  ACHIEVEMENTS,
  AWARDS,
  LORDS,
  SCENARIOS,
  type AchievementId,
  type LordId,
} from '@shared/games/dungeon-digger'
import { must } from '../../must'
import { game, LOST, score, type Game } from './games'

function scoresOf(...gold: readonly number[]) {
  return { scores: gold.map((each) => score({ gold: each })) }
}
/** Seat 0 plays a Lord, and wins or not. */
function withLord(lord: LordId, won = true): Game {
  return game({ scores: [score({ lord, gold: won ? 20 : 5 }), score()] })
}

/** Games of which the last earns it, and games that just do not. */
const CASES: Readonly<Record<AchievementId, readonly [readonly Game[], readonly Game[]]>> = {
  'first-win': [[game(LOST), game()], [game(LOST)]],
  'full-table': [
    [game(scoresOf(20, 1, 2, 3, 4, 5))],
    [game(scoresOf(20, 1, 2, 3, 4)), game(scoresOf(20, 1, 2, 3, 4, 21))],
  ],
  'three-awards': [
    [game({ scores: [score({ gold: 20, awards: [...AWARDS] }), score()] })],
    [
      game({ scores: [score({ gold: 20, awards: AWARDS.slice(1) }), score()] }),
      game({ scores: [score({ gold: 1, awards: [...AWARDS] }), score({ gold: 40 })] }),
    ],
  ],
  'long-corridor-gold': [
    [game({}, { gold: { corridor: [0, 5, 5] } })],
    [
      game({}, { gold: { corridor: [9], 'same-type': [9] } }),
      game(LOST, { gold: { corridor: [12] } }),
    ],
  ],
  'never-raided': [
    [game({}, { feats: { losses: 0 } })],
    [game({}, { feats: { losses: 1 } }), game(), game(LOST, { feats: {} })],
  ],
  raider: [
    [game({}, { feats: { conquests: 4 } })],
    [game({}, { feats: { conquests: 3 } }), game(LOST, { feats: { conquests: 5 } })],
  ],
  landslide: [
    [game(scoresOf(25, 10))],
    // A shared victory is none by far, and of an eliminated player there is no total.
    [
      game(scoresOf(25, 11)),
      game(scoresOf(25, 25, 1)),
      game({ ...scoresOf(25, 1), scenario: 'creatures', by: 'last-lord', eliminated: [1] }),
    ],
  ],
  'three-in-a-row': [
    [game(), game(LOST), game(), game(), game()],
    [game(), game(), game(LOST), game()],
  ],
  'every-scenario': [
    SCENARIOS.map((scenario) => game({ scenario })),
    [...SCENARIOS.slice(1).map((scenario) => game({ scenario })), game()],
  ],
  'every-lord': [
    LORDS.map((lord) => withLord(lord)),
    [...LORDS.slice(1).map((lord) => withLord(lord)), withLord(must(LORDS[0]), false)],
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
    achievements.bests(now, before).map(({ key }) => key.replace('digger.bests.', ''))

  test('of the first win nothing else is told', () => {
    expect(told(game())).toEqual(['firstWin'])
    expect(told(game(), game(LOST))).toEqual(['firstWin', 'bestTotal'])
    expect(told(game(LOST))).toEqual([])
  })
  test('the first win with a Lord, or in a scenario', () => {
    const lord = withLord('gurn')
    expect(told(lord, game(), game(LOST))).toEqual(['firstWithLord'])
    expect(told(lord, game(), lord, game(LOST))).toEqual([])
    const creatures = game({ scenario: 'creatures' })
    expect(told(creatures, game(), game(LOST))).toEqual(['firstInScenario'])
    expect(told(creatures, game({ ...LOST, scenario: 'creatures' }), game(), game(LOST))).toEqual([
      'firstInScenario',
    ])
  })
  test('the longest run', () => {
    expect(told(game(), game())).toEqual(['longestRun'])
    expect(told(game(), game(), game(), game(LOST), game())).toEqual([])
  })
  test('the highest total and the most kills, also of a game that was lost', () => {
    const second = game(scoresOf(24, 30))
    expect(told(second, game(), game(LOST))).toEqual(['bestTotal'])
    const kills = (n: number) => game(LOST, { feats: { kills: n } })
    expect(told(kills(4), kills(3))).toEqual(['mostKills'])
    expect(told(kills(3), kills(3))).toEqual([])
    expect(told(kills(3), game(LOST))).toEqual([])
  })
})
