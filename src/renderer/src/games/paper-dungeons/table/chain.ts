/** The chain of the turn: what the viewer has done since the last reveal, by the action that set it off. */
import type { LogEntry } from '@shared/api'
import type { Actor } from '@shared/games'
import type { Action, Event, PaperTypes, SheetEvent, SymbolId } from '@shared/games/paper-dungeons'

export interface Link {
  /** How many of the viewer's actions have been done before it. */
  readonly at: number
  readonly action: Action
  readonly events: readonly SheetEvent[]
}

/** Whether with this event everyone's turn began anew. */
function begins({ type }: Event): boolean {
  return type === 'begun' || type === 'rolled' || type === 'boss-fought'
}

/** @param log as the viewer may know it */
export function chainOf(log: readonly LogEntry<PaperTypes>[], viewer: Actor): readonly Link[] {
  const from = log.findLastIndex(({ events }) => events.some(begins))
  return log
    .slice(from + 1)
    .filter(({ actor, action }) => actor === viewer && action !== null)
    .flatMap(({ action, events }, at): readonly Link[] => {
      if (action === null) return []
      const own = events.flatMap((event) =>
        event.type === 'played' && event.seat === viewer ? event.events : [],
      )
      return [{ at, action, events: own }]
    })
}

/** What happened by itself when the turn began. */
export interface Beginning {
  /** Rolls that were void, and rolled again (Q2). */
  readonly voids: readonly (readonly SymbolId[])[]
  /** What skulls did to the viewer. */
  readonly events: readonly SheetEvent[]
}

/** @param log as the viewer may know it */
export function beginningOf(log: readonly LogEntry<PaperTypes>[], viewer: Actor): Beginning {
  const events = log.findLast((entry) => entry.events.some(begins))?.events ?? []
  return {
    voids: events.flatMap((event) =>
      event.type === 'rolled' && !event.accepted ? [event.symbols] : [],
    ),
    events: events
      .slice(events.findLastIndex(begins))
      .flatMap((event) => (event.type === 'played' && event.seat === viewer ? event.events : [])),
  }
}
