/** The tables last played at, kept in memory so that an action need not replay its game. */
import type { TableId } from '@shared/ids'
import type { LoadedGame } from './loaded-game'

const KEPT = 8

/** The least recently used one makes room. Whoever takes one compares its revision with the stored one. */
export const recentGames = () => {
  const plays = new Map<TableId, LoadedGame>()
  const put = (id: TableId, loaded: LoadedGame): void => {
    plays.delete(id)
    plays.set(id, loaded)
    const [oldest] = plays.keys()
    if (plays.size > KEPT && oldest !== undefined) plays.delete(oldest)
  }
  return { get: (id: TableId): LoadedGame | undefined => plays.get(id), put }
}
