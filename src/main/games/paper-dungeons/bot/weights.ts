/**
 * The weights of the estimate, learned by `npm run learn -- paper-dungeons` (learning.ts): first, from guesses,
 * `--lesson company --games 282 --seed 1`, then `--lesson company --games 298 --seed 50001`; the lone player's, from
 * those in company, by `--lesson solo --games 274 --seed 80001`. The search has become a little faster in between, so
 * that the same lessons would teach nearly, and not exactly, the same again.
 */
import type { Weights } from './estimate'
import learned from './weights.json'

type Data = Readonly<Record<string, readonly number[]>>

function read(data: Data): Weights {
  return Object.fromEntries(
    Object.entries(data).map(([name, [end = 0, turns = 0]]) => [name, [end, turns] as const]),
  )
}

export const COMPANY: Weights = read(learned.company)
export const SOLO: Weights = read(learned.solo)
