/** A game replayed from what is stored of it: options, seed, script and actions. */
import { Refusal } from '@shared/errors'
import type { GameTypes } from '@shared/games/game'
import type { Game } from '../games/game'
import { createRandom } from '../games/random'
import type { ActionRow, TableScript } from '../store/table-queries'

/** All that a game begins from. */
export interface Beginning {
  readonly game: Game
  /** The version of its rules that it is played by. */
  readonly rules: number
  readonly options: unknown
  readonly seed: number
  readonly script: TableScript | null
}

/** A state of the game, after so many actions. */
export interface Position {
  readonly step: number
  readonly state: unknown
}

/** One step with what it made happen; the first is the setup, step 0. */
export interface ReplayedStep extends Position {
  readonly events: readonly GameTypes['event'][]
  /** Whether it rolled a die or showed a card. */
  readonly reveals: boolean
}

export function begin({ game, rules, options, seed, script }: Beginning) {
  return game.setup(options, createRandom(seed, script ?? {}), rules)
}

/**
 * Every step of a game, from its setup on.
 * @throws Refusal `table-unreadable` where the rules refuse a stored action
 */
export function* replay(
  beginning: Beginning,
  actions: readonly ActionRow[],
): Generator<ReplayedStep, void> {
  const { state, events } = begin(beginning)
  yield { step: 0, state, events, reveals: true }
  yield* replayFrom(beginning.game, { step: 0, state }, actions)
}

/** @param then the actions that follow a position */
export function* replayFrom(
  game: Game,
  from: Position,
  then: readonly ActionRow[],
): Generator<ReplayedStep, void> {
  let { step, state } = from
  for (const { action, seat } of then) {
    const applied = game.apply(state, seat, action)
    step++
    if (!applied.ok) {
      const { code, ruling } = applied.rejection
      const message = `Action ${step} of the saved game is refused: ${code}.`
      throw new Refusal('table-unreadable', message, { step, ruling })
    }
    state = applied.state
    yield { step, state, events: applied.events, reveals: applied.reveals }
  }
}
