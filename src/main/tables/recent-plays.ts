/** The tables last played at, kept in memory so that an action need not replay its game. */
import type { TableId } from '@shared/ids'
import type { Play } from './play'

const KEPT = 8

/** The least recently used one makes room. Whoever takes one compares its revision with the stored one. */
export const recentPlays = () => {
  const plays = new Map<TableId, Play>()
  const put = (id: TableId, play: Play): void => {
    plays.delete(id)
    plays.set(id, play)
    const [oldest] = plays.keys()
    if (plays.size > KEPT && oldest !== undefined) plays.delete(oldest)
  }
  return { get: (id: TableId): Play | undefined => plays.get(id), put }
}
