/** The chronicle of a game as the frame of its history asks for it. */
import type { DungeonDiggerTypes } from '@shared/games/dungeon-digger'
import type { Chronicle, Seen } from '@renderer/games/screens'
import { seatName } from '@renderer/table/seat-names'
import { chaptersOf, linesOf } from './chronicle'
import { wordsOf } from './names'
import { namingOf, type Naming } from './naming'

function namingFrom({ t, seats, view }: Seen<DungeonDiggerTypes>): Naming {
  return namingOf(
    wordsOf(t),
    () => view,
    (seat) => seatName(seats, seat, t),
  )
}

export const chronicle: Chronicle<DungeonDiggerTypes> = {
  linesOf: (log, seen) => linesOf(log, namingFrom(seen)),
  chaptersOf: (log, seen) => chaptersOf(log, namingFrom(seen)),
}
