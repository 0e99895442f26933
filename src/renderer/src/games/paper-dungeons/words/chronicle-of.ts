/** The chronicle of a game as the frame of its history asks for it. */
import type { PaperTypes } from '@shared/games/paper-dungeons'
import type { Chronicle, Seen } from '@renderer/games/screens'
import { seatName } from '@renderer/table/seat-names'
import { chaptersOf, linesOf } from './chronicle'
import { wordsOf } from './names'

function namingOf({ t, seats }: Seen<PaperTypes>) {
  return {
    words: wordsOf(t),
    nameOf: (seat: number) => seatName(seats, seat, t),
  }
}

export const chronicle: Chronicle<PaperTypes> = {
  linesOf: (log, seen) => linesOf(log, namingOf(seen)),
  chaptersOf: (log, seen) => chaptersOf(log, namingOf(seen)),
}
