/** Two fingers turn a Project by sides of the hex, with the hand's own trembling left out. */
import { createTwist } from '@renderer/games/dungeon-digger/map/twist'
import { expect, test } from 'vitest'

/** Two fingers around a point, the second one in this direction of the first. */
function fingers(degrees: number) {
  const angle = (degrees * Math.PI) / 180
  const at = (by: number) => ({
    clientX: 300 + by * Math.cos(angle),
    clientY: 200 + by * Math.sin(angle),
  })
  return [at(-50), at(50)]
}
function turnsOf(...moves: readonly (readonly { clientX: number; clientY: number }[])[]) {
  const turns: number[] = []
  const twist = createTwist((by) => turns.push(by))
  for (const one of moves) twist(one)
  return turns
}

test('a sixth of a turn is a side, either way', () => {
  expect(turnsOf(...[0, 20, 45, 60, 80, 105, 120].map(fingers))).toEqual([1, 1])
  expect(turnsOf(...[0, -20, -45, -60].map(fingers))).toEqual([-1])
})
test('what trembles about a side does not turn to and fro', () => {
  expect(turnsOf(...[0, 41, 38, 41, 36, 42, 30].map(fingers))).toEqual([1])
})
test('past half a turn it goes on the same way', () => {
  expect(turnsOf(...[160, 185, 205].map(fingers))).toEqual([1])
})
test('another pair of fingers begins anew', () => {
  const [one = { clientX: 0, clientY: 0 }] = fingers(90)
  expect(turnsOf(fingers(0), [one], fingers(90), fingers(100))).toEqual([])
})
