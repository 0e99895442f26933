/** Who and where, in words: players by their names, spaces by what lies on them. */
import type { Seat } from '@shared/games'
import type { Space, View } from '@shared/games/dungeon-digger'
import type { Words } from './names'

export interface Naming {
  readonly words: Words
  /** The player of a seat. */
  readonly who: (seat: Seat) => string
  /** What lies on a space, with its owner where that is not `own`. */
  readonly place: (space: Space) => string
}

/** @param player the name of the player of a seat */
export function namingOf(
  words: Words,
  view: () => Pick<View, 'map' | 'viewer'>,
  player: (seat: Seat) => string,
): Naming {
  function place(space: Space): string {
    const { map, viewer } = view()
    const tile = map.tiles[space] ?? null
    if (tile === null) return words.say('digger.places.empty')
    if (tile.kind === 'neutral') return words.neutral(tile.tile)
    const name = words.tile(tile.tile)
    return tile.owner === viewer
      ? name
      : words.t('digger.places.of', { tile: name, player: player(tile.owner) }, 1)
  }
  return { words, who: player, place }
}
