/** The turn so far: the Orders that the viewer has given, each with what it came to, and how far one can go back. */
import type { LogEntry } from '@shared/api'
import type { Seat } from '@shared/games'
import type { DungeonDiggerTypes, Event, EventType } from '@shared/games/dungeon-digger'

type Log = readonly LogEntry<DungeonDiggerTypes>[]

export interface GivenOrder {
  readonly key: string
  /** How many steps are to be taken back to be before it. */
  readonly back: number
  readonly events: readonly Event[]
  /** Something was drawn in it or after it: it stands. */
  readonly stands: boolean
}

/** What nobody takes back. */
const REVEALS: ReadonlySet<EventType> = new Set([
  'tiles-drawn',
  'coin-gained',
  'coin-paid',
  'tile-revealed',
  'coins-discarded',
])
const BEGINS: ReadonlySet<EventType> = new Set([
  'ordered',
  'ability-used',
  'coin-stored',
  'summoned',
])

/** @param log as the viewer may know it */
export function ordersGiven(log: Log, viewer: Seat | null): readonly GivenOrder[] {
  const begun = log.findLastIndex(({ events }) =>
    events.some((event) => event.type === 'turn-begun'),
  )
  const begins = log[begun]?.events.findLast((event) => event.type === 'turn-begun')
  if (begins?.type !== 'turn-begun' || begins.seat !== viewer) return []
  const own = log
    .slice(begun + 1)
    .filter(({ actor, action }) => actor === viewer && action !== null)
  const orders: { key: string; at: number; events: Event[] }[] = []
  for (const [at, { revision, events, action }] of own.entries()) {
    const isNew =
      events.some(({ type }) => BEGINS.has(type)) ||
      action?.type === 'sneak' ||
      action?.type === 'dragon'
    const last = orders.at(-1)
    if (isNew || last === undefined) orders.push({ key: `${revision}`, at, events: [...events] })
    else last.events.push(...events)
  }
  const lastReveal = orders.findLastIndex(({ events }) =>
    events.some(({ type }) => REVEALS.has(type)),
  )
  return orders.map(({ key, at, events }, place) => ({
    key,
    events,
    back: own.length - at,
    stands: place <= lastReveal,
  }))
}
