/** A game in memory: where it stands, and the states that undo can still reach. */
import type { TableAnswer, TableStatus } from '@shared/api'
import type { Actor } from '@shared/games/game'
import type { Instant } from '@shared/ids'
import type { ActionRow, TableProgress } from '../store/table-queries'
import { replayFrom } from './replay'
import type { Beginning, Position } from './replay'

export interface LoadedGame {
  readonly beginning: Beginning
  /** The table's revision that this is; a loaded game of another revision is worth nothing. */
  readonly revision: number
  readonly status: TableStatus
  /** How many actions stand. */
  readonly step: number
  /** Every state since the last reveal, which undo can reach; the last is the present one. */
  readonly states: readonly [unknown, ...unknown[]]
  /** The actions between those states: one less than there are states. */
  readonly since: readonly ActionRow[]
  /** The last person who acted before all that; null: nobody did. */
  readonly earlier: LastPerson | null
  /** The step of the snapshot that is kept of it; 0: none. */
  readonly snapshot: number
}

/** A person who acted: a seat, or null for everyone together. */
export interface LastPerson {
  readonly seat: Actor
}

export function present({ states }: LoadedGame): unknown {
  return states.at(-1)
}

/** A game at its beginning. */
export function loadedAt(beginning: Beginning, state: unknown): LoadedGame {
  const start = { step: 0, states: [state], since: [], earlier: null, snapshot: 0 } as const
  return { beginning, revision: 0, status: 'playing', ...start }
}

/**
 * Takes a game on from where undo cannot reach what was before.
 * @param from as it stood after a reveal, or at its beginning
 * @param then the actions that follow
 * @throws Refusal `table-unreadable`
 */
export function goOn(from: LoadedGame, then: readonly ActionRow[]): LoadedGame {
  let loaded = from
  let at = 0
  for (const { state } of replayFrom(from.beginning.game, positionOf(from), then)) {
    const action = then[at++]
    if (action !== undefined) loaded = extend(loaded, action, state)
  }
  return loaded
}

/** The loaded game after one more action. */
export function extend(loaded: LoadedGame, action: ActionRow, state: unknown): LoadedGame {
  const { revision } = action
  const step = loaded.step + 1
  const { states, since } = loaded
  if (!action.reveals)
    return { ...loaded, revision, step, states: [...states, state], since: [...since, action] }
  const earlier = lastPerson([...since, action]) ?? loaded.earlier
  return { ...loaded, revision, step, states: [state], since: [], earlier }
}

function lastPerson(actions: readonly ActionRow[]): LastPerson | null {
  const own = actions.findLast(({ bot }) => bot === null)
  return own === undefined ? null : { seat: own.seat }
}

/**
 * The loaded game without its last actions.
 * @param steps at most as many as `undoOf` says
 */
export function stepBack(loaded: LoadedGame, steps: number, revision: number): LoadedGame {
  const [first, ...others] = loaded.states.slice(0, -steps)
  if (first === undefined) throw new Error('Undo reaches no further than the last reveal.')
  const since = loaded.since.slice(0, -steps)
  return { ...loaded, revision, step: loaded.step - steps, states: [first, ...others], since }
}

/** The present position. */
export function positionOf(loaded: LoadedGame): Position {
  return { step: loaded.step, state: present(loaded) }
}

/** What the table's row says of a loaded game that has come to this outcome; null: it has none. */
export function progressOf(
  loaded: LoadedGame,
  updatedAt: Instant,
  outcome: unknown = null,
): TableProgress {
  const { revision, status, beginning } = loaded
  const progress = beginning.game.progress(present(loaded))
  return { revision, status, outcome, progress, updatedAt }
}

/** What an actor may take back: their last action, and with it what bots did since. */
export interface Undo {
  readonly may: TableAnswer['undo']
  readonly steps: number
}

/** Another's action is not theirs to take back, nor is what let anybody see something. */
export function undoOf({ since, earlier }: LoadedGame, actor: Actor): Undo {
  const own = since.findLastIndex(({ bot }) => bot === null)
  if (own >= 0)
    return since[own]?.seat === actor
      ? { may: 'free', steps: since.length - own }
      : { may: 'nothing', steps: 0 }
  return { may: earlier !== null && earlier.seat === actor ? 'reveal' : 'nothing', steps: 0 }
}
