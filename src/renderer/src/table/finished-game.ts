/** A finished game as its result looks back on it: how the table stands, and all that happened. */
import { shallowRef, type ShallowRef } from 'vue'
import type { LogEntry, TableAnswer } from '@shared/api'
import type { CallError } from '@shared/errors'
import type { GameTypes } from '@shared/games'
import type { TableId } from '@shared/ids'
import { api } from '@renderer/api-client'

export interface FinishedGame<T extends GameTypes> {
  readonly view: T['view']
  readonly log: readonly LogEntry<T>[]
}
/** @param table null: it was not played here, or cannot be looked at any more */
export function useFinishedGame<T extends GameTypes>(
  table: TableId | null,
): {
  /** null: it is on its way, or there is none. */
  readonly played: Readonly<ShallowRef<FinishedGame<T> | null>>
  readonly error: Readonly<ShallowRef<CallError | null>>
} {
  const played = shallowRef<FinishedGame<T> | null>(null)
  const error = shallowRef<CallError | null>(null)
  async function fetchGame(of: TableId): Promise<void> {
    // A game that is over lies open to every seat.
    const [opened, log] = await Promise.all([
      api.call('tables.open', { table: of, viewer: 0 }),
      api.call('tables.log', { table: of, viewer: 0 }),
    ])
    if ('error' in opened) error.value = opened.error
    else if ('error' in log) error.value = log.error
    else
      // The game's own part is what its main part gave.
      played.value = {
        view: (opened.ok as TableAnswer<T>).view,
        log: log.ok as readonly LogEntry<T>[],
      }
  }
  if (table !== null) void fetchGame(table)
  return { played, error }
}
