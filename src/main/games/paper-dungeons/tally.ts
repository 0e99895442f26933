/** What a game's events add up to. Only what has been revealed counts: what is taken back never is. */
import {
  DIE_USES,
  SYMBOLS,
  type Event,
  type Options,
  type SheetEvent,
  type Tally,
} from '@shared/games/paper-dungeons'
import { zeros } from '@shared/zeros'

/** Raised whenever the same events would be counted otherwise. */
export const TALLY_VERSION = 1

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }
type SeatTally = Writable<Tally['seats'][number]>

export function tallyOf({ players }: Options, events: Iterable<Event>): Tally {
  const faces = zeros(SYMBOLS)
  let turns = 0
  const seats = Array.from({ length: players }, (): SeatTally => ({
    uses: zeros(DIE_USES),
    rooms: 0,
    monsters: 0,
    gems: 0,
    potions: 0,
    damage: 0,
    absorbed: 0,
    bosses: [],
  }))
  for (const event of events) {
    switch (event.type) {
      case 'rolled':
        if (!event.accepted) break
        turns = event.turn
        for (const symbol of event.symbols) faces[symbol] += 1
        break
      case 'revealed': {
        const seat = seats[event.seat]
        if (seat !== undefined) for (const one of event.events) count(seat, one)
        break
      }
      case 'boss-fought':
        for (const { seat, threshold } of event.fights) {
          const of = seats[seat]
          const reached = threshold === null ? 0 : threshold + 1
          if (of !== undefined) of.bosses = [...of.bosses, { boss: event.boss, reached }]
        }
        break
      case 'begun':
      case 'dealt':
      case 'played':
      case 'committed':
      case 'gem-announced':
      case 'mission-done':
      case 'reward-decided':
      case 'gems-scattered':
      case 'finished':
        break
    }
  }
  return { turns, faces, seats }
}

function count(seat: SeatTally, event: SheetEvent): void {
  switch (event.type) {
    case 'die-used':
      seat.uses = { ...seat.uses, [event.use]: seat.uses[event.use] + 1 }
      return
    case 'room-entered':
      if (event.first) seat.rooms += 1
      return
    case 'monster-defeated':
      seat.monsters += 1
      return
    case 'gem-marked':
      seat.gems += 1
      return
    case 'potion-gained':
      seat.potions += 1
      return
    case 'damaged':
      seat.damage += event.amount
      seat.absorbed += event.absorbed
      return
    case 'kept':
    case 'hero-raised':
    case 'item-marked':
    case 'row-filled':
    case 'gem-taken':
    case 'gain-lost':
    case 'trap-sprung':
    case 'resurrected':
      return
  }
}
