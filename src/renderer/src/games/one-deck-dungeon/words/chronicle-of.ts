/** The chronicle of a game as the frame of its history asks for it. */
import type { OddTypes } from '@shared/games/one-deck-dungeon'
import type { Chronicle, Seen } from '@renderer/games/screens'
import { chaptersOf, linesOf } from './chronicle'
import type { NamingContext } from './names'
import { rulesText } from './rulesText'

function namingContextOf({ catalogue, view, t }: Seen<OddTypes>): NamingContext {
  return {
    catalogue,
    heroes: view.heroes.map(({ hero }) => hero),
    t,
  }
}

export const chronicle: Chronicle<OddTypes> = {
  linesOf: (log, seen) => linesOf(log, namingContextOf(seen)),
  chaptersOf: (log, seen) => chaptersOf(log, namingContextOf(seen)),
  earlierRules: rulesText,
}
