/** The tables last played at, kept in memory so that an action need not replay its game. */
import type { TableId } from '@shared/ids'
import type { TableRow } from '../store/table-queries'
import type { WrittenTable } from '../store/move-queries'
import type { LoadedGame } from './loaded-game'

const KEPT = 8

/** A table as it is stored, and its game in memory. */
export interface Current {
  readonly row: TableRow
  readonly loaded: LoadedGame
  /** How the last action left it on disk; null: it has just been read from there, or something else was changed since. */
  readonly written: WrittenTable | null
}
interface RecentGame {
  readonly loaded: LoadedGame
  /** Null: its row is to be read. */
  readonly current: Current | null
}

/** The least recently used one makes room. Whoever takes one compares it with what is stored. */
export function recentGames() {
  const kept = new Map<TableId, RecentGame>()
  const put = (id: TableId, game: RecentGame): void => {
    kept.delete(id)
    kept.set(id, game)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  }
  return {
    game: (id: TableId): LoadedGame | undefined => kept.get(id)?.loaded,
    current: (id: TableId): Current | null => kept.get(id)?.current ?? null,
    putGame: (id: TableId, loaded: LoadedGame): void => put(id, { loaded, current: null }),
    putCurrent: (current: Current): void =>
      put(current.row.id, { loaded: current.loaded, current }),
  }
}
