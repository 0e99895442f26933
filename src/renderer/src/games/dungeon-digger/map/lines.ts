/** Lines over the tiles: ways of steps, and the corridors that a choice concerns. */
import type { Rotation, Space, View } from '@shared/games/dungeon-digger'
import { centreOf, linesOf, type Spot } from '@shared/games/dungeon-digger/geometry'
import { beyond, hexOf, opposite } from '@shared/games/dungeon-digger/hexes'
import { lying, type Lying } from '@shared/games/dungeon-digger/lying'
import type { Ghost, WayMark } from './marks'
import { pathThrough } from './tile-plan'

function shifted(space: Space, spot: Spot): Spot {
  const [x, y] = centreOf(hexOf(space))
  return [x + spot[0], y + spot[1]]
}

/** How far before the middle of the last space an arrow ends, in radiuses. */
const SHORT = 0.34
/** The line of a way, from the first space to just before the middle of the last; empty where it does not move. */
export function wayLine({ path }: WayMark): string {
  const spots = path.map((space) => centreOf(hexOf(space)))
  const [before, last] = spots.slice(-2)
  if (before === undefined || last === undefined) return ''
  const [dx, dy] = [last[0] - before[0], last[1] - before[1]]
  const part = 1 - SHORT / Math.hypot(dx, dy)
  return pathThrough([...spots.slice(0, -1), [before[0] + dx * part, before[1] + dy * part]])
}
/** Where a way stops between its ends. */
export function stopsOf({ path }: WayMark): readonly Spot[] {
  return path.slice(1, -1).map((space) => shifted(space, [0, 0]))
}

/** What lies on a space once the ghost lies there. */
function lyingAt({ map }: Pick<View, 'map'>, ghost: Ghost | null, space: Space): Lying | null {
  const tile = map.tiles[space] ?? null
  const laid: { readonly tile: Ghost['tile']; readonly rotation: Rotation } | null =
    ghost?.at === space ? ghost : tile?.kind === 'owned' ? tile : null
  return laid === null ? null : lying(laid.tile, laid.rotation)
}
/**
 * The lines of a corridor through the tiles that carry it. Of a tile with several paths those are meant that run into another
 * of its tiles; where none does, all.
 */
export function corridorLines(
  view: Pick<View, 'map'>,
  spaces: readonly Space[],
  ghost: Ghost | null,
): readonly string[] {
  return spaces.flatMap((space) => {
    const here = lyingAt(view, ghost, space)
    if (here === null) return []
    const joined = here.paths.filter((path) =>
      path.some((edge) => {
        const there = beyond(space, edge)
        const faced = spaces.includes(there) ? lyingAt(view, ghost, there) : null
        return faced?.edges[opposite(edge)] === 'corridor'
      }),
    )
    return (joined.length > 0 ? joined : here.paths)
      .flatMap(linesOf)
      .map((line) => pathThrough(line.map((spot) => shifted(space, spot))))
  })
}
