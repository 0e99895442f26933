/** What a game's events add up to. */
import type { Event, Options, Tally } from '@shared/games/dungeon-run'

/** Raised whenever the same events would be counted otherwise. */
export const TALLY_VERSION = 1

type Count = keyof Tally['seats'][number]

export function tallyOf({ players }: Options, events: Iterable<Event>): Tally {
  let rounds = 0
  const seats = Array.from({ length: players }, (): Record<Count, number> => ({
    kills: 0,
    wounds: 0,
    healed: 0,
    faints: 0,
    advances: 0,
    tiles: 0,
    assists: 0,
    sabotages: 0,
    disarmed: 0,
  }))
  const add = (seat: number | string | null, count: Count, n = 1) => {
    const own = typeof seat === 'number' ? seats[seat] : undefined
    if (own !== undefined) own[count] += n
  }
  for (const event of events) {
    const counted = countOf(event)
    if (counted !== null) add(...counted)
    else if (event.type === 'round-begun') rounds = event.round
  }
  return { rounds, seats }
}
function countOf(event: Event): readonly [number | string | null, Count, number?] | null {
  if (event.type === 'slain') return [event.by, 'kills']
  if (event.type === 'wounded') return [event.who, 'wounds', event.n]
  if (event.type === 'healed') return [event.who, 'healed', event.n]
  if (event.type === 'fainted') return [event.seat, 'faints']
  if (event.type === 'advanced') return [event.seat, 'advances']
  if (event.type === 'tile-placed') return [event.seat, 'tiles']
  if (event.type === 'help') return [event.seat, event.stat === null ? 'sabotages' : 'assists']
  if (event.type === 'disarmed') return [event.seat, 'disarmed']
  return null
}
