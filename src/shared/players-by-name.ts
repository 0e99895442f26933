/** Players of a file that tells them by name: each gets the id that follows from the name. */
import type { PlayerContent } from './content'
import { compareText } from './file-parts'
import type { PlayerId } from './ids'
import { playerIdOf } from './players'

/** Collects players while a file is read: `playerOf` gives a name's id, `players` all that were named. */
export function playersByName() {
  const names = new Map<PlayerId, string>()
  return {
    playerOf: (name: string): PlayerId => {
      const id = playerIdOf(name)
      const other = names.get(id)
      // Names are compared without regard to case: of several forms every computer takes the same.
      if (other === undefined || compareText(other, name) < 0) names.set(id, name)
      return id
    },
    players: (): readonly PlayerContent[] =>
      [...names].map(([id, name]) => ({
        id,
        name,
        joinedTo: null,
        stamps: {},
        bases: {},
        earlier: { name: [] },
      })),
  }
}
