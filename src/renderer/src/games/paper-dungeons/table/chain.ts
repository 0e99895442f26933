/** The chain of the turn: what the viewer has done since the last reveal, by the action that set it off. */
import type { LogEntry } from '@shared/api'
import type { Actor } from '@shared/games'
import type { Action, Event, PaperTypes, SheetEvent } from '@shared/games/paper-dungeons'

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

/** What happened by itself when the turn began: damage of skulls. */
export function beginningOf(
  log: readonly LogEntry<PaperTypes>[],
  viewer: Actor,
): readonly SheetEvent[] {
  const entry = log.findLast(({ events }) => events.some(begins))
  const from = entry?.events.findLastIndex(begins) ?? 0
  return (entry?.events.slice(from) ?? []).flatMap((event) =>
    event.type === 'played' && event.seat === viewer ? event.events : [],
  )
}
