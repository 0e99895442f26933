/** Exact chances of dice, against every way in which few of them can fall. */
import { chanceOf, type Roll } from '@main/games/one-deck-dungeon/chances'
import { FACES } from '@shared/games/one-deck-dungeon'
import { expect, test } from 'vitest'

const plainly = { discards: [], heroicLess: 0, together: true } as const

/** Every way in which so many dice can fall. */
function falls(count: number): readonly (readonly number[])[] {
  return count === 0
    ? [[]]
    : falls(count - 1).flatMap((before) => FACES.map((face) => [...before, face]))
}

/** The chance as counted one by one. */
function counted({ plain, heroic, value, together, discards, heroicLess }: Roll): number {
  const all = falls(plain + heroic)
  const reached = all.filter((faces) => {
    const worths = faces.map((face, at) => {
      if (discards.includes(face)) return 0
      return at < plain ? face : Math.max(1, face - heroicLess)
    })
    const sum = together ? worths.reduce((a, b) => a + b, 0) : Math.max(0, ...worths)
    return sum >= value
  })
  return reached.length / all.length
}

test.each([0, 1, 2, 3, 4].flatMap((plain) => [0, 1, 2].map((heroic) => [plain, heroic] as const)))(
  '%i plain dice and %i heroic ones',
  (plain, heroic) => {
    for (const together of [true, false])
      for (const [discards, heroicLess] of [
        [[], 0],
        [[2], 0],
        [[], 1],
      ] as const)
        for (const value of [1, 4, 6, 9, 14]) {
          const roll: Roll = { plain, heroic, value, together, discards, heroicLess }
          expect(chanceOf(roll)).toBeCloseTo(counted(roll), 12)
        }
  },
)

test('what is certain is certain, and what cannot be is not', () => {
  expect(chanceOf({ ...plainly, plain: 3, heroic: 0, value: 3 })).toBeCloseTo(1, 12)
  expect(chanceOf({ ...plainly, plain: 3, heroic: 0, value: 19 })).toBe(0)
  expect(chanceOf({ ...plainly, plain: 0, heroic: 0, value: 1 })).toBe(0)
})
