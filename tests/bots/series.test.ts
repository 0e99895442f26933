import { describe, expect, it } from 'vitest'
import { checksumOf, checksumOfAll } from '@main/bots/checksum'
import { seedOf, summarize, summarizeSeats, summarizeTraits } from '@main/bots/series'

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
  const game = (won: boolean, actions: number, checksum: string, scores: [number, number]) => ({
    standings: scores.map((score, seat) => ({
      won: (seat === 0) === won,
      score,
      traits: { card: score > 5 ? 'high' : 'low' },
    })),
    actions,
    checksum,
  })
  const played = [
    game(true, 300, 'a', [9, 2]),
    game(false, 200, 'b', [4, 8]),
    game(true, 250, 'c', [8, 5]),
  ]

  it('adds games up', () => {
    const summary = summarize(played)
    expect(summary).toMatchObject({ games: 3, wins: 2, winRate: 0.6667, actions: 750 })
    expect(summary.interval[0]).toBeLessThan(0.6667)
    expect(summary.interval[1]).toBeGreaterThan(0.6667)
    expect(summary.checksum).toBe(checksumOfAll(['a', 'b', 'c']))
  })

  it('tells how each bot did', () => {
    const series = { game: 'any', options: {}, rules: 1, games: 3, seed: 1 }
    expect(summarizeSeats({ ...series, bots: [] }, played)).toEqual([])
    expect(summarizeSeats({ ...series, bots: ['easy', 'hard'] }, played)).toMatchObject([
      { bot: 'easy', wins: 2, score: 7 },
      { bot: 'hard', wins: 1, score: 5 },
    ])
  })

  it('gives averages an interval, from two games on', () => {
    const series = {
      game: 'any',
      options: {},
      rules: 1,
      games: 3,
      seed: 1,
      bots: ['easy'] as const,
    }
    // 9, 4 and 8: a deviation of the square root of 7, divided by that of 3, times 1.96.
    expect(summarizeSeats(series, played)[0]?.scoreInterval).toEqual([4.0061, 9.9939])
    expect(summarizeSeats(series, played.slice(0, 1))[0]?.scoreInterval).toBeNull()
    const percentiles = summarizeSeats(series, played)[0]?.percentiles ?? []
    const scores = played.map(({ standings }) => standings[0]?.score ?? 0).sort((a, b) => a - b)
    expect(percentiles).toHaveLength(101)
    expect([percentiles[0], percentiles[50], percentiles[100]]).toEqual([
      scores[0],
      scores[Math.round((scores.length - 1) / 2)],
      scores.at(-1),
    ])
  })

  it('tells how seats did that had something in common, by bot', () => {
    const series = { game: 'any', options: {}, rules: 1, games: 3, seed: 1 }
    expect(summarizeTraits({ ...series, bots: 'random' }, played)).toEqual([])
    expect(summarizeTraits({ ...series, bots: ['easy', 'hard'] }, played)).toMatchObject([
      { kind: 'card', trait: 'high', bot: 'easy', seats: 2, wins: 2, score: 8.5 },
      { kind: 'card', trait: 'high', bot: 'hard', seats: 1, wins: 1, score: 8 },
      { kind: 'card', trait: 'low', bot: 'easy', seats: 1, wins: 0, score: 4 },
      { kind: 'card', trait: 'low', bot: 'hard', seats: 2, wins: 0, score: 3.5 },
    ])
  })
})
