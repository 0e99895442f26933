import { describe, expect, it } from 'vitest'
import { wilson } from '@shared/interval'

describe('the 95% interval of a win rate', () => {
  // Known values: Newcombe, Two-sided confidence intervals for the single proportion (1998), table I.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('%i of %i', (wins, games, low, high) => {
    const [from, to] = wilson(wins, games)
    expect(from).toBeCloseTo(low, 4)
    expect(to).toBeCloseTo(high, 4)
  })

  it('mirrors: losing is the other side of winning', () => {
    const [low, high] = wilson(30, 100)
    const [lost, kept] = wilson(70, 100)
    expect(low).toBeCloseTo(1 - kept, 12)
    expect(high).toBeCloseTo(1 - lost, 12)
  })

  it('narrows with more games', () => {
    const [low, high] = wilson(50, 100)
    const [lower, higher] = wilson(500, 1000)
    expect(higher - lower).toBeLessThan((high - low) / 3)
  })

  it('knows no rate without games', () => {
    expect(() => wilson(0, 0)).toThrow(RangeError)
  })
})
