/** Who and where, in words: heroes by the name that the table calls them, monsters by their cards, tiles by theirs. */
import type { Seat } from '@shared/games'
import type { Foe, View } from '@shared/games/dungeon-run'
import type { Words } from './names'

export interface Naming {
  readonly words: Words
  /** The hero of a seat; before it is known, its player. */
  readonly who: (seat: Seat) => string
  readonly foe: (foe: Foe) => string
  /** The tile with this number. */
  readonly room: (room: number) => string
}

/** @param player the name of the player of a seat */
export function namingOf(
  words: Words,
  view: () => Pick<View, 'heroes' | 'layout'>,
  player: (seat: Seat) => string,
): Naming {
  function who(seat: Seat): string {
    const id = view().heroes[seat]?.id ?? null
    return id === null ? player(seat) : words.firstName(id)
  }
  return {
    words,
    who,
    foe: (foe) => (typeof foe === 'number' ? who(foe) : words.card(foe)),
    room: (room) => words.tile(view().layout[room]?.tile ?? 'entrance'),
  }
}
