/** A worker thread of the simulation: plays the games it is handed, one batch at a time. */
import { parentPort } from 'node:worker_threads'
import { playGame } from './play'
import type { Played, Series } from './series'

/** Games to play: `count` of a series, from the `first` on. */
export interface Batch {
  readonly series: number
  readonly play: Series
  readonly first: number
  readonly count: number
}

export interface BatchPlayed {
  readonly series: number
  readonly first: number
  readonly played: readonly Played[]
}

parentPort?.on('message', (batch: Batch) => {
  const played = Array.from({ length: batch.count }, (_, at) =>
    playGame(batch.play, batch.first + at),
  )
  parentPort?.postMessage({
    series: batch.series,
    first: batch.first,
    played,
  } satisfies BatchPlayed)
})
