/** Plays series of games in worker threads; the results do not depend on how many there are. */
import { Worker } from 'node:worker_threads'
import type { Played, Series } from './series'
import type { Batch, BatchPlayed } from './simulate-worker'

/** Games handed to a worker at a time: few, so that none waits long for the last. */
const BATCH = 5

function batchesOf(all: readonly Series[]): Batch[] {
  return all.flatMap((play, series) =>
    Array.from({ length: Math.ceil(play.games / BATCH) }, (_, at): Batch => {
      const first = at * BATCH
      return { series, play, first, count: Math.min(BATCH, play.games - first) }
    }),
  )
}

/**
 * Plays all games of all series.
 * @param worker the built worker's address
 * @param count of worker threads, at least one
 * @param progress called with the number of games just played
 * @returns the games of each series, in order
 * @throws Error when a game fails; all workers are stopped
 */
export async function playAll(
  all: readonly Series[],
  worker: URL,
  count: number,
  progress: (games: number) => void,
): Promise<readonly (readonly Played[])[]> {
  const results: Played[][] = all.map(() => [])
  const waiting = batchesOf(all).reverse()
  const workers = Array.from({ length: Math.min(count, waiting.length) }, () => new Worker(worker))
  const serve = (hand: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const next = (): void => {
        const batch = waiting.pop()
        if (batch === undefined) resolve()
        else hand.postMessage(batch)
      }
      hand.on('message', ({ series, first, played }: BatchPlayed) => {
        played.forEach((game, at) => {
          const result = results[series]
          if (result !== undefined) result[first + at] = game
        })
        progress(played.length)
        next()
      })
      hand.on('error', reject)
      next()
    })
  try {
    await Promise.all(workers.map(serve))
  } finally {
    await Promise.all(workers.map((hand) => hand.terminate()))
  }
  return results
}
