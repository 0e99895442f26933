/** What others have changed on the board since a player last did something. */
import type { LogEntry } from '@shared/api'
import type { Seat } from '@shared/games'
import type { DungeonDiggerTypes, EventType, Space } from '@shared/games/dungeon-digger'

/** Changes of the board itself: who has gone where is seen by the figures. */
const CHANGES: ReadonlySet<EventType> = new Set([
  'placed',
  'conquered',
  'liberated',
  'marker-removed',
  'collapsed',
  'demolished',
  'tile-revealed',
])

/** @param log as the viewer may know it */
export function changedSince(
  log: readonly LogEntry<DungeonDiggerTypes>[],
  viewer: Seat | null,
): ReadonlySet<Space> {
  if (viewer === null) return new Set()
  const own = log.findLastIndex(({ actor, action }) => actor === viewer && action !== null)
  return new Set(
    log
      .slice(own + 1)
      .flatMap(({ events }) => events)
      .flatMap((event) =>
        CHANGES.has(event.type) && 'at' in event && event.at !== null ? [event.at] : [],
      ),
  )
}
