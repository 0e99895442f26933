/** Walking over the map by keys: two arrows along a row, two down and up a column, four keys along the slopes. */
import type { Space } from '@shared/games/dungeon-digger'
import { centreOf } from '@shared/games/dungeon-digger/geometry'
import { beyond, hexOf } from '@shared/games/dungeon-digger/hexes'

/** Where the keyboard is: the space, and the column that it keeps to on the way up and down. */
export interface Standing {
  readonly space: Space
  readonly column: number
}
export function standingOn(space: Space): Standing {
  return { space, column: centreOf(hexOf(space))[0] }
}

/** As they lie on the block of numbers: Home is at the upper left. */
const SLOPES = { Home: 2, PageUp: 1, End: 4, PageDown: 5 } as const
const ROW = { ArrowLeft: 3, ArrowRight: 0 } as const
const COLUMN = { ArrowUp: -1, ArrowDown: 1 } as const

function isIn<Key extends string>(keys: Readonly<Record<Key, unknown>>, key: string): key is Key {
  return Object.hasOwn(keys, key)
}
/** Where a key leads on a map of so many spaces; null: it is no key of the map's. At the edge one stays. */
export function walked(from: Standing, key: string, spaces: number): Standing | null {
  if (isIn(COLUMN, key)) return alongColumn(from, COLUMN[key], spaces)
  const edge = isIn(ROW, key) ? ROW[key] : isIn(SLOPES, key) ? SLOPES[key] : null
  if (edge === null) return null
  const there = beyond(from.space, edge)
  return there < spaces ? standingOn(there) : from
}
/** A column of hexes zigzags: the next row's space nearest to where the way up or down began; of two the eastern. */
function alongColumn({ space, column }: Standing, down: 1 | -1, spaces: number): Standing {
  const row = hexOf(space).r + down
  let best: Space | null = null
  let least = Infinity
  for (let there = 0; there < spaces; there++) {
    const hex = hexOf(there)
    const aside = Math.abs(centreOf(hex)[0] - column - 0.01)
    if (hex.r !== row || aside >= least) continue
    best = there
    least = aside
  }
  return best === null ? { space, column } : { space: best, column }
}
