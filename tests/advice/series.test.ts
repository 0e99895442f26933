import { describe, expect, it } from 'vitest'
import { checksumOf, checksumOfAll } from '@main/advice/checksum'
import { seedOf, summarize } from '@main/advice/series'

describe('checksums', () => {
  it('tell states apart, and know equal ones', () => {
    const state = { floor: 3, deck: ['goblin-1'], boss: null }
    expect(checksumOf(state)).toBe(checksumOf(structuredClone(state)))
    expect(checksumOf(state)).not.toBe(checksumOf({ ...state, floor: 2 }))
    expect(checksumOf(state)).toMatch(/^[0-9a-f]{16}$/)
  })

  it('of several games depend on each game and on their order', () => {
    const all = checksumOfAll(['a', 'b', 'c'])
    expect(checksumOfAll(['a', 'b'])).not.toBe(all)
    expect(checksumOfAll(['b', 'a', 'c'])).not.toBe(all)
    expect(checksumOfAll(['ab', 'c'])).not.toBe(checksumOfAll(['a', 'bc']))
  })
})

describe('seeds of a series', () => {
  const seeds = Array.from({ length: 10_000 }, (_, index) => seedOf(1, index))

  it('are 32-bit integers, all different', () => {
    expect(new Set(seeds).size).toBe(seeds.length)
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)).toBe(true)
  })

  it('share none with the neighbouring series', () => {
    const others = new Set(Array.from({ length: 10_000 }, (_, index) => seedOf(2, index)))
    expect(seeds.filter((seed) => others.has(seed)).length).toBeLessThan(3)
  })
})

describe('the summary', () => {
  it('adds games up', () => {
    const played = [
      { won: true, actions: 300, checksum: 'a' },
      { won: false, actions: 200, checksum: 'b' },
      { won: true, actions: 250, checksum: 'c' },
    ]
    const summary = summarize(played)
    expect(summary).toMatchObject({ games: 3, wins: 2, winRate: 0.6667, actions: 750 })
    expect(summary.interval[0]).toBeLessThan(0.6667)
    expect(summary.interval[1]).toBeGreaterThan(0.6667)
    expect(summary.checksum).toBe(checksumOfAll(['a', 'b', 'c']))
  })
})
