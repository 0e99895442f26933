/** What a snapshot must fit: whoever makes one gives it a digest over everything that its state follows from. */
import { createHash } from 'node:crypto'
import type { GameId } from '@shared/games/game'
import type { TableScript } from './table-queries'

/** A snapshot is made when the last one is so many actions old. */
export const SNAPSHOT_INTERVAL = 20
/** Those made before, when digests were made otherwise, are passed over. */
const FORMAT = 3

/** What a game begins from; the options are as its own schema gives them. */
export interface Origin {
  readonly game: GameId
  readonly rules: number
  readonly options: unknown
  readonly seed: number
  readonly script: TableScript | null
}

/**
 * @param hash of the last action, which covers all before it
 * @param state the state after it, as JSON
 */
export function snapshotDigest(
  { game, rules, options, seed, script }: Origin,
  hash: string,
  state: string,
): string {
  const origin = JSON.stringify([FORMAT, game, rules, options, seed, script, hash])
  return createHash('sha256').update(origin).update('\n').update(state).digest('hex')
}
