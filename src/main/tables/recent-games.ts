/** The tables last played at, kept in memory so that an action need not replay its game. */
import type { TableId } from '@shared/ids'
import type { LoadedGame } from './loaded-game'

const KEPT = 8

/** The least recently used one makes room. Whoever takes one compares its revision with the stored one. */
export function recentGames() {
  const kept = new Map<TableId, LoadedGame>()
  const put = (id: TableId, loaded: LoadedGame): void => {
    kept.delete(id)
    kept.set(id, loaded)
    const [oldest] = kept.keys()
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  }
  return { get: (id: TableId): LoadedGame | undefined => kept.get(id), put }
}
