import { expect, test } from 'vitest'
import { luckOf } from '@main/games/one-deck-dungeon/campaign/dice-luck'

test('even dice are neither lucky nor uneven', () => {
  const luck = luckOf('magic', [20, 20, 20, 20, 20, 20])
  expect(luck).toMatchObject({ rolled: 120, expected: 20, average: 3.5 })
  expect(luck.luckierThan).toBeCloseTo(50, 4)
  expect(luck.asUneven).toBeCloseTo(100, 4)
})

// Chi-squared with five degrees of freedom: 11.0705 leaves 5%, 15.0863 leaves 1%; 4.3515 is the median.
test.each([
  [11.0705, 5],
  [15.0863, 1],
  [4.3515, 50],
])('counts that differ by %f are as uneven in %i of 100 series', (chi, percent) => {
  const off = Math.sqrt(chi * 50)
  const luck = luckOf('strength', [100 + off, 100 - off, 100, 100, 100, 100])
  expect(luck.asUneven).toBeCloseTo(percent, 2)
})

test('an average two deviations up is luckier than 97.7 of 100', () => {
  const up = 2 * Math.sqrt(35 / 12 / 600)
  const sixes = (600 * up) / 5
  const luck = luckOf('agility', [100 - sixes, 100, 100, 100, 100, 100 + sixes])
  expect(luck.average).toBeCloseTo(3.5 + up, 10)
  expect(luck.luckierThan).toBeCloseTo(97.725, 2)
})

test('few dice say nothing, none not even an average', () => {
  const few = luckOf('heroic', [0, 0, 0, 0, 0, 29])
  expect(few).toMatchObject({ average: 6, luckierThan: null, asUneven: null })
  expect(luckOf('heroic', [0, 0, 0, 0, 0, 0])).toMatchObject({ average: null, usual: [0, 0] })
})
