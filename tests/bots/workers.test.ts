import { expect, test } from 'vitest'
import type { Series } from '@main/bots/series'
import { batchesOf } from '@main/bots/workers'

const series: Series = {
  game: 'one-deck-dungeon',
  options: null,
  bots: [],
  rules: 1,
  games: 0,
  seed: 1,
}

test('games are handed out in order, each once, and ever fewer at a time', () => {
  for (const workers of [1, 2, 8])
    for (const games of [1, 7, 100]) {
      const all = [games, 30].map((count) => ({ ...series, games: count }))
      const batches = batchesOf(all, workers)
      for (const [at, { games: count }] of all.entries()) {
        const handed = batches
          .filter((batch) => batch.series === at)
          .flatMap((batch) => Array.from({ length: batch.count }, (_, game) => batch.first + game))
        expect(handed).toEqual(Array.from({ length: count }, (_, game) => game))
      }
      const counts = batches.map(({ count }) => count)
      expect(Math.max(...counts)).toBeLessThanOrEqual(5)
      // Nobody waits for more than one game at the end.
      expect(counts.at(-1)).toBe(1)
    }
})
