/** Plays series of games in worker threads; the results do not depend on how many there are. */
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { Played, Series } from './series'
import type { Batch, BatchPlayed } from './simulate-worker'

/** Games handed to a worker at a time, at most: a message costs little beside them. */
const BATCH = 5
/** Into how many batches, of each worker, what is left is divided. */
const SHARES = 4

/**
 * A simulation makes states that live for one step: with room for many of them, megabytes here, a thread collects garbage
 * far less often. A worker's own options can only limit that room; what is said here holds for threads begun afterwards.
 */
const ROOM_FOR_THE_YOUNG = '--min-semi-space-size=32 --max-semi-space-size=32'

/** All games in batches, in the order in which they are played: ever smaller ones, so that none waits long for the last. */
export function batchesOf(all: readonly Series[], workers: number): readonly Batch[] {
  let left = all.reduce((sum, { games }) => sum + games, 0)
  return all.flatMap((play, series) => {
    const batches: Batch[] = []
    for (let first = 0; first < play.games;) {
      const fair = Math.ceil(left / (SHARES * workers))
      const count = Math.min(BATCH, fair, play.games - first)
      batches.push({ series, play, first, count })
      first += count
      left -= count
    }
    return batches
  })
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
  setFlagsFromString(ROOM_FOR_THE_YOUNG)
  const results: Played[][] = all.map(() => [])
  const waiting = batchesOf(all, count).toReversed()
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
