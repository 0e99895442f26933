/** Chances as percentages. */
import { expect, test } from 'vitest'
import { chanceText } from '@renderer/table/chance-text'

test.each([
  [0, '0%'],
  [1e-12, '0%'],
  [0.001, '< 1%'],
  [0.01, '1%'],
  [0.755, '76%'],
  [0.99, '99%'],
  [0.996, '> 99%'],
  [1 - 1e-12, '100%'],
  [1, '100%'],
])('%f is said to be %s', (chance, said) => {
  expect(chanceText(chance, (share) => `${Math.round(share * 100)}%`)).toBe(said)
})
