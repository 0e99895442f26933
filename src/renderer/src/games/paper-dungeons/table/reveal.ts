/** What a reveal lays open: everybody's turn, then gems, missions, and the boss. */
import type { LogEntry } from '@shared/api'
import type { TableId } from '@shared/ids'
import type { Event, PaperTypes } from '@shared/games/paper-dungeons'

export interface Reveal {
  /** The revision that it came with. */
  readonly revision: number
  readonly events: readonly Event[]
}

function opens({ type }: Event): boolean {
  return type === 'revealed' || type === 'boss-fought'
}

/** The last reveal of a game; null: there was none yet. */
export function lastReveal(log: readonly LogEntry<PaperTypes>[]): Reveal | null {
  const entry = log.findLast(({ events }) => events.some(opens))
  if (entry === undefined) return null
  const events = entry.events.filter(({ type }) => type !== 'committed' && type !== 'played')
  return { revision: entry.revision, events }
}

/** By table, the reveal seen last: the table is drawn anew whenever the computer is passed on. */
const seen = new Map<TableId, number>()

/**
 * Whether a reveal has come since the table was shown last; it is then seen.
 * @param revision that it came with; 0: there was none yet
 */
export function isNewReveal(table: TableId, revision: number): boolean {
  const before = seen.get(table)
  seen.set(table, revision)
  return before !== undefined && revision > before
}
