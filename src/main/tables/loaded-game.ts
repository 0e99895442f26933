/** A game in memory: the actions that stand, and the states that undo can still reach. */
import type { TableAnswer } from '@shared/api'
import type { Actor } from '@shared/games/game'
import type { Instant } from '@shared/ids'
import type { ActionRow, SnapshotRow, TableProgress } from '../store/table-queries'
import { replay, replayFrom } from './replay'
import type { Beginning, Position } from './replay'
import { readSnapshot } from './snapshots'

export interface LoadedGame {
  readonly beginning: Beginning
  /** The table's revision that this is; a loaded game of another revision is worth nothing. */
  readonly revision: number
  readonly actions: readonly ActionRow[]
  /** The states since the last reveal, as far as they are known; the last is the present one. */
  readonly states: readonly [unknown, ...unknown[]]
}

export function present({ states }: LoadedGame): unknown {
  return states.at(-1)
}

/**
 * Loads a game from what is stored.
 * @throws Refusal `table-unreadable`
 */
export function loadGame(
  beginning: Beginning,
  revision: number,
  actions: readonly ActionRow[],
  snapshot: SnapshotRow | null,
): LoadedGame {
  const from = readSnapshot(beginning, actions, snapshot)
  const steps =
    from === null ? replay(beginning, actions) : replayFrom(beginning.game, from, actions)
  let { state } = from ?? { state: undefined }
  for (const step of steps) ({ state } = step)
  return { beginning, revision, actions, states: [state] }
}

/** The loaded game after one more action. */
export function extend(loaded: LoadedGame, action: ActionRow, state: unknown): LoadedGame {
  return {
    ...loaded,
    revision: action.revision,
    actions: [...loaded.actions, action],
    states: action.reveals ? [state] : [...loaded.states, state],
  }
}

/** The loaded game without its last actions. */
export function stepBack(loaded: LoadedGame, steps: number, revision: number): LoadedGame {
  const actions = loaded.actions.slice(0, -steps)
  const [first, ...others] = loaded.states.slice(0, -steps)
  if (first === undefined) return loadGame(loaded.beginning, revision, actions, null)
  return { ...loaded, revision, actions, states: [first, ...others] }
}

export function positionOf(loaded: LoadedGame): Position {
  return {
    step: loaded.actions.length,
    state: present(loaded),
  }
}

/** What the table's row says of a loaded game; it goes on unless `change` says how it ended. */
export function progressOf(
  loaded: LoadedGame,
  updatedAt: Instant,
  change: Partial<Pick<TableProgress, 'status' | 'outcome'>> = {},
): TableProgress {
  const { revision, beginning } = loaded
  const progress = beginning.game.progress(present(loaded))
  return { revision, status: 'playing', outcome: null, progress, updatedAt, ...change }
}

/** What an actor may take back: their last action, and with it what bots did since. */
export interface Undo {
  readonly may: TableAnswer['undo']
  readonly steps: number
}

/** Another's action is not theirs to take back, nor is what let anybody see something. */
export function undoOf({ actions }: LoadedGame, actor: Actor): Undo {
  const own = actions.findLastIndex(({ bot }) => bot === null)
  const steps = actions.length - own
  if (own < 0 || actions[own]?.seat !== actor) return { may: 'nothing', steps: 0 }
  const reveals = actions.slice(own).some((action) => action.reveals)
  return reveals ? { may: 'reveal', steps: 0 } : { may: 'free', steps }
}
