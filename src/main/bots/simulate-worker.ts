/** A worker thread of the simulation: plays the games it is handed, one batch at a time. */
import { parentPort } from 'node:worker_threads'
import { games, requireGame } from '../games'
import { playGame, simulated } from './play'
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

async function play(batch: Batch): Promise<void> {
  const game = await simulated(requireGame(games, batch.play.game))
  const played = Array.from({ length: batch.count }, (_, at) =>
    playGame(game, batch.play, batch.first + at),
  )
  parentPort?.postMessage({
    series: batch.series,
    first: batch.first,
    played,
  } satisfies BatchPlayed)
}

// What fails here fails the worker, and with it the simulation.
parentPort?.on('message', (batch: Batch) => void play(batch))
