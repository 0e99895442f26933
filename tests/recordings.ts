/** Recorded games, whatever the game: what is kept of each, how one is played, read and played again. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Game } from '@main/games/game'
import { createRandom } from '@main/games/random'
import { isSameAction, type Actor, type GameTypes, type Seat } from '@shared/games'
import type { Pick } from './picker'

/** Digests of the states after so many actions; the last is the end's. */
export type Digests = readonly (readonly [step: number, digest: string])[]

/** A line of a recording. */
export interface RecordedGame<T extends GameTypes> {
  readonly options: T['options']
  readonly seed: number
  readonly actions: readonly (readonly [seat: Seat, action: T['action']])[]
  readonly digests: Digests
}

/** A state's digest follows from its bytes. */
export function digestOf(state: unknown): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 16)
}

/** The lines recorded of a version of the rules, in the folder of a game's recordings. */
export function linesOf(folder: string, version: number): readonly unknown[] {
  return gunzipSync(readFileSync(join(folder, `rules-${version}.jsonl.gz`)))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
}

/** How a game that is to be recorded is played. */
interface Playing<T extends GameTypes, State> {
  readonly options: T['options']
  /** A digest is kept after each so many actions. */
  readonly interval: number
  readonly pick: Pick
  readonly choose: (state: State, seat: Seat, listed: readonly T['action'][]) => T['action']
}

/** Plays a game of seats to its end by the newest rules. */
export function playRecorded<T extends GameTypes, State>(
  game: Game<T, State>,
  { options, interval, pick, choose }: Playing<T, State>,
): RecordedGame<T> {
  const seed = pick(2 ** 24)
  let { state } = game.setup(options, createRandom(seed), game.rulesVersion)
  const actions: (readonly [number, T['action']])[] = []
  const digests: [number, string][] = [[0, digestOf(state)]]
  for (;;) {
    const asked = game.asked(state)
    // Seats act in any order.
    const seat = asked[pick(Math.max(1, asked.length))] ?? null
    if (seat === null) break
    const action = choose(state, seat, game.legalActions(state, seat))
    const applied = game.apply(state, seat, action)
    if (!applied.ok) throw new Error(`listed but refused: ${applied.rejection.code}`)
    ;({ state } = applied)
    actions.push([seat, action])
    if (actions.length % interval === 0) digests.push([actions.length, digestOf(state)])
  }
  digests.push([actions.length, digestOf(state)])
  return { options, seed, actions, digests }
}

/** The digests of a game played again from its first state, after as many actions as were recorded. */
export function replay<T extends GameTypes, State>(
  game: Game<T, State>,
  begun: State,
  {
    actions,
    digests,
  }: {
    readonly actions: readonly (readonly [Actor, T['action']])[]
    readonly digests: Digests
  },
): Digests {
  const known = new Set(digests.map(([step]) => step))
  let state = begun
  const found: [number, string][] = [[0, digestOf(state)]]
  for (const [at, [actor, action]] of actions.entries()) {
    const listed = game.legalActions(state, actor)
    if (!listed.some((one) => isSameAction(one, action)))
      throw new Error(`action ${at + 1} is not listed: ${JSON.stringify(action)}`)
    const applied = game.apply(state, actor, action)
    if (!applied.ok) throw new Error(`action ${at + 1} is refused: ${applied.rejection.code}`)
    ;({ state } = applied)
    if (known.has(at + 1)) found.push([at + 1, digestOf(state)])
  }
  return found
}

/** The digests of a recorded game of seats, played again by a version of the rules. */
export function replaySeats<T extends GameTypes, State>(
  game: Game<T, State>,
  recorded: RecordedGame<T>,
  version: number,
): Digests {
  const { state } = game.setup(recorded.options, createRandom(recorded.seed), version)
  return replay(game, state, recorded)
}
