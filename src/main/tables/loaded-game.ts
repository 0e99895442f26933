/** A game in memory: where it stands, and the states that undo can still reach. */
import type { TableStatus } from '@shared/api'
import { localDay } from '@shared/days'
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
  /** The people who acted before all that: seats, or null for everyone together. */
  readonly earlier: readonly Actor[]
  /** The step of the snapshot that is kept of it; 0: none. */
  readonly snapshot: number
}

export function present({ states }: LoadedGame): unknown {
  return states.at(-1)
}

/** A game at its beginning. */
export function loadedAt(beginning: Beginning, state: unknown): LoadedGame {
  const start = { step: 0, states: [state], since: [], earlier: [], snapshot: 0 } as const
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
  for (const { state, reveals } of replayFrom(from.beginning.game, positionOf(from), then)) {
    const action = then[at++]
    // What the rules say of it counts, whatever has become of the row.
    if (action !== undefined) loaded = extend(loaded, { ...action, reveals }, state)
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
  return {
    ...loaded,
    revision,
    step,
    states: [state],
    since: [],
    earlier: everActed(loaded, action),
  }
}

function everActed({ since, earlier }: LoadedGame, last: ActionRow): readonly Actor[] {
  const people = [...since, last].filter(({ bot }) => bot === null)
  return [...new Set([...earlier, ...people.map(({ seat }) => seat)])]
}

/**
 * The loaded game as it stood before one of its actions.
 * @param at its place among the actions since the last reveal
 */
export function before(loaded: LoadedGame, at: number): LoadedGame {
  const [first, ...others] = loaded.states.slice(0, at + 1)
  if (first === undefined) throw new Error('Undo reaches no further than the last reveal.')
  const since = loaded.since.slice(0, at)
  const step = loaded.step - loaded.since.length + at
  return { ...loaded, step, states: [first, ...others], since }
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
  const day = status === 'playing' ? null : localDay(updatedAt)
  return { revision, status, outcome, progress, updatedAt, day }
}
