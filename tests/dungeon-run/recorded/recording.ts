/** Recorded games: what is kept of each. */
import { createHash } from 'node:crypto'
import type { Seat } from '@shared/games'
import type { Action, Options } from '@shared/games/dungeon-run'

/** A line of a recording. */
export interface RecordedGame {
  readonly options: Options
  readonly seed: number
  readonly actions: readonly (readonly [seat: Seat, action: Action])[]
  /** Digests of the states after so many actions; the last is the end's. */
  readonly digests: readonly (readonly [step: number, digest: string])[]
}

/** A state's digest follows from its bytes. */
export function digestOf(state: unknown): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 16)
}
