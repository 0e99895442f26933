/** What each hex of the map shows, as plain data that stays the same object while nothing of it changes. */
import type { MapTile, PieceId, Space, View } from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { centreOf } from '@shared/games/dungeon-digger/geometry'
import { hexOf } from '@shared/games/dungeon-digger/hexes'

/** Minions of one player on a tile. */
export interface Squad {
  readonly seat: Seat
  readonly count: number
}
export interface PieceHere {
  readonly id: PieceId
  readonly seat: Seat | null
  readonly life: number
}
export interface MapCell {
  readonly space: Space
  readonly tile: MapTile | null
  /** Conquered, or silent for another reason: it gives nothing. */
  readonly off: boolean
  readonly squads: readonly Squad[]
  readonly pieces: readonly PieceHere[]
  /** Coins stored here. */
  readonly stored: number
  readonly dragon: boolean
  readonly treasure: boolean
  /** Places of the Citadel; 0: it is not here. */
  readonly capacity: number
}

/** Things by the space that they are on, found in one pass. */
function bySpace<Thing>(
  things: readonly (readonly [at: Space | null, thing: Thing])[],
): ReadonlyMap<Space, readonly Thing[]> {
  const found = new Map<Space, Thing[]>()
  for (const [at, thing] of things) {
    if (at === null) continue
    const here = found.get(at)
    if (here === undefined) found.set(at, [thing])
    else here.push(thing)
  }
  return found
}
function countsOf(spaces: readonly Space[]): ReadonlyMap<Space, number> {
  const counts = new Map<Space, number>()
  for (const space of spaces) counts.set(space, (counts.get(space) ?? 0) + 1)
  return counts
}
function squadsOf({ minions, scenario, map }: View): ReadonlyMap<Space, readonly Squad[]> {
  const citadel = map.tiles.findIndex((tile) => tile?.tile === 'citadel')
  const inside = scenario.type === 'dwarvenCitadel' ? scenario.inside : []
  return bySpace(
    minions.flatMap((own, seat) => {
      const within = inside[seat] ?? 0
      const entered = within > 0 ? [[citadel, { seat, count: within }] as const] : []
      const around = [...countsOf(own)].map(([at, count]) => [at, { seat, count }] as const)
      return [...around, ...entered]
    }),
  )
}
/** By space; a hex in which nothing has changed stays as it was, so that it is not drawn anew. */
export function cellsOf(view: View, before: readonly MapCell[]): readonly MapCell[] {
  const { map, silent, scenario } = view
  const squads = squadsOf(view)
  const pieces = bySpace(view.pieces.map(({ id, seat, at, life }) => [at, { id, seat, life }]))
  const stored = new Map(view.stored.map(({ at, count }) => [at, count]))
  const lair = scenario.type === 'dragonsLair' ? scenario : null
  const capacity = scenario.type === 'dwarvenCitadel' ? scenario.capacity : 0
  return map.tiles.map((tile, space) => {
    const cell: MapCell = {
      space,
      tile,
      off: tile?.kind === 'owned' && (tile.markers.length > 0 || silent.includes(space)),
      squads: squads.get(space) ?? [],
      pieces: pieces.get(space) ?? [],
      stored: stored.get(space) ?? 0,
      dragon: lair?.dragon === space,
      treasure: lair?.treasure?.at === space && lair.delivered === null,
      capacity: tile?.tile === 'citadel' ? capacity : 0,
    }
    const old = before[space]
    return old !== undefined && JSON.stringify(old) === JSON.stringify(cell) ? old : cell
  })
}

/** How far the map reaches in every direction, in radiuses; rows have a letter each at their left. */
export interface Extent {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
const MARGIN = { side: 0.95, end: 1.04, letter: 0.75 }

export function extentOf(spaces: number): Extent {
  const centres = Array.from({ length: spaces }, (_, space) => centreOf(hexOf(space)))
  const xs = centres.map(([x]) => x)
  const ys = centres.map(([, y]) => y)
  const left = Math.min(...xs) - MARGIN.side - MARGIN.letter
  const top = Math.min(...ys) - MARGIN.end
  return {
    left,
    top,
    width: Math.max(...xs) + MARGIN.side - left,
    height: Math.max(...ys) + MARGIN.end - top,
  }
}

/** The spaces of a map by row from the north, each row from the west. */
export function rowsOf(spaces: number): readonly (readonly Space[])[] {
  const rows = new Map<number, Space[]>()
  for (let space = 0; space < spaces; space++) {
    const { r } = hexOf(space)
    rows.set(r, [...(rows.get(r) ?? []), space])
  }
  return [...rows.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row.sort((one, other) => hexOf(one).q - hexOf(other).q))
}
/** What a row is called: letters from the north. */
export function rowLetter(row: number): string {
  return String.fromCharCode(65 + row)
}

/** What each space of a map is called, by space: the letter of its row, and its number in it from the west. */
export function placeNames(spaces: number): readonly string[] {
  const names: string[] = []
  for (const [at, row] of rowsOf(spaces).entries())
    for (const [nth, space] of row.entries()) names[space] = `${rowLetter(at)}${nth + 1}`
  return names
}
