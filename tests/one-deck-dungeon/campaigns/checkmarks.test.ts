import { describe, expect, test } from 'vitest'
import { DUNGEONS, TIERS } from '@shared/games/one-deck-dungeon'
import type { Outcome, TierId } from '@shared/games/one-deck-dungeon'
import {
  colorsOf,
  earnedCheckmarks,
  isPlaceable,
  talentMarks,
} from '@main/games/one-deck-dungeon/checkmarks'
import { catalogue } from '@main/games/one-deck-dungeon/cards'
import { nothingEarned, times, won } from './test-campaigns'

function earned(outcome: Partial<Outcome>) {
  return earnedCheckmarks({ ...nothingEarned, ...outcome }, catalogue)
}

describe('R42: what a game earns', () => {
  const bonus: Readonly<Record<TierId, number>> = {
    novice: 0,
    standard: 1,
    veteran: 2,
    fearless: 3,
  }
  const games = [
    { name: 'lost on the first floor', outcome: {}, before: 0 },
    { name: 'lost after one descent', outcome: { descents: 1 }, before: 1 },
    { name: 'lost with two levels gained', outcome: { descents: 2, levels: 2 }, before: 4 },
    { name: 'lost to the boss', outcome: { descents: 3, levels: 3 }, before: 6 },
    { name: 'won without a level gained', outcome: won, before: 6 },
    { name: 'won with every level gained', outcome: { ...won, levels: 3 }, before: 9 },
  ]
  for (const tier of TIERS) {
    test.each(games)(`${tier}, $name`, ({ outcome, before }) => {
      const checkmarks = earned({ ...outcome, tier })
      expect(checkmarks.total).toBe(before + bonus[tier])
      expect(checkmarks.tier).toBe(bonus[tier])
      const { descents, levels, boss } = checkmarks
      expect(descents + levels + boss + checkmarks.tier).toBe(checkmarks.total)
    })
  }

  test('each part is told apart', () => {
    expect(earned({ ...won, levels: 2, tier: 'fearless' })).toEqual({
      descents: 3,
      levels: 2,
      boss: 3,
      tier: 3,
      total: 11,
    })
  })

  test('a game outside any tier has no bonus', () => {
    expect(earned({ descents: 1, tier: null })).toMatchObject({ tier: 0, total: 1 })
  })
})

describe('R43: spaces', () => {
  test('are opened by the difficulty of the dungeon', () => {
    const colors = DUNGEONS.map((dungeon) => [dungeon, colorsOf(dungeon, catalogue)])
    expect(Object.fromEntries(colors)).toEqual({
      'dragons-cave': ['green'],
      'hydras-reef': ['green', 'yellow'],
      'yetis-cavern': ['green', 'yellow'],
      'lichs-tomb': ['green', 'yellow', 'red'],
      'minotaurs-maze': ['green', 'yellow', 'red'],
    })
  })

  test('earn a talent when all of its own are checked', () => {
    const of = (marks: number) =>
      talentMarks(times(marks, { talent: 'veteran', color: 'green' }), catalogue).find(
        ({ talent }) => talent === 'veteran',
      )
    expect(of(5)).toMatchObject({ marks: { green: 5, yellow: 0, red: 0 }, earned: false })
    expect(of(6)).toMatchObject({ marks: { green: 6, yellow: 0, red: 0 }, earned: true })
  })

  test('are full when every talent that has the colour is', () => {
    const green = catalogue.talents.filter(({ spaces }) => spaces.green > 0)
    const all = green.flatMap(({ id, spaces }) =>
      times(spaces.green, { talent: id, color: 'green' }),
    )
    expect(isPlaceable(talentMarks(all, catalogue), ['green'])).toBe(false)
    expect(isPlaceable(talentMarks(all, catalogue), ['green', 'yellow'])).toBe(true)
    expect(isPlaceable(talentMarks(all.slice(1), catalogue), ['green'])).toBe(true)
  })
})
