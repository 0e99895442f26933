/** Who and where, in words: players by their names, spaces by what lies on them. */
import type { Seat } from '@shared/games'
import type { Space, View } from '@shared/games/dungeon-digger'
import { placeNames } from '../map/cells'
import type { Words } from './names'

export interface Naming {
  readonly words: Words
  /** The player of a seat. */
  readonly who: (seat: Seat) => string
  /** What lies on a space, whose it is where it is not the viewer's, and the name of the space. */
  readonly place: (space: Space) => string
  /** The name of a space alone. */
  readonly space: (space: Space) => string
}

/** @param player the name of the player of a seat */
export function namingOf(
  words: Words,
  view: () => Pick<View, 'map' | 'viewer'>,
  player: (seat: Seat) => string,
): Naming {
  function nameOf(space: Space): string {
    return placesOf(view().map.tiles.length)[space] ?? ''
  }
  function place(space: Space): string {
    const { map, viewer } = view()
    const tile = map.tiles[space] ?? null
    const at = nameOf(space)
    if (tile === null) return at
    if (tile.kind === 'neutral')
      return words.t('digger.places.tile', { tile: words.neutral(tile.tile), at }, 1)
    const named = { tile: words.tile(tile.tile), at }
    return tile.owner === viewer
      ? words.t('digger.places.tile', named, 1)
      : words.t('digger.places.tileOf', { ...named, player: player(tile.owner) }, 1)
  }
  return { words, who: player, place, space: nameOf }
}

const known = new Map<number, readonly string[]>()
/** The names of the spaces of a map of this size. */
function placesOf(spaces: number): readonly string[] {
  const names = known.get(spaces) ?? placeNames(spaces)
  known.set(spaces, names)
  return names
}
