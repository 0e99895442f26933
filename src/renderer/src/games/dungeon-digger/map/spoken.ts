/** A hex in words: its place, what is there, and what lies around it. */
import type { Edge, EdgeKind, MapTile, Space } from '@shared/games/dungeon-digger'
import { beyond, EDGES, opposite } from '@shared/games/dungeon-digger/hexes'
import {
  edgeKindName,
  edgeName,
  neutralName,
  pieceName,
  tileTypeName,
} from '@shared/games/dungeon-digger/keys'
import { isBlock, lying } from '@shared/games/dungeon-digger/lying'
import { tileCard } from '@shared/games/dungeon-digger/tiles'
import type { MapCell } from './cells'

export interface Speaking {
  /** By seat. */
  readonly names: readonly string[]
  /** By space. */
  readonly places: readonly string[]
  readonly t: (key: string, named: Readonly<Record<string, unknown>>, count: number) => string
  /** Several things in one sentence. */
  readonly list: (things: readonly string[]) => string
}

/** By space: what lies there. */
type Tiles = readonly (MapTile | null)[]

function nameOf({ names }: Speaking, seat: number): string {
  return names[seat] ?? String(seat + 1)
}
function say(
  { t }: Speaking,
  key: string,
  named: Readonly<Record<string, unknown>> = {},
  count = 1,
): string {
  return t(key, named, count)
}
/** A tile's name, and whose it is. */
export function tileInWords(speaking: Speaking, tile: MapTile): string {
  if (tile.kind === 'neutral') return say(speaking, neutralName(tile.tile))
  return say(speaking, 'digger.map.owned', {
    tile: say(speaking, tileTypeName(tileCard(tile.tile).type)),
    name: nameOf(speaking, tile.owner),
  })
}
function edgeOf(tile: MapTile, edge: Edge): EdgeKind {
  if (tile.kind === 'neutral') return isBlock(tile) ? 'earth' : 'door'
  const { edges } = lying(tile.tile, tile.rotation)
  return edges[edge] ?? 'earth'
}

/** What is on a tile besides it. */
function thingsOn(speaking: Speaking, cell: MapCell): readonly string[] {
  const { squads, pieces, stored, tile, off } = cell
  const things = squads.map(({ seat, count }) =>
    say(speaking, 'digger.map.minions', { count, name: nameOf(speaking, seat) }, count),
  )
  for (const { id, seat, life } of pieces) {
    const named = { piece: say(speaking, pieceName(id)), life }
    things.push(
      seat === null
        ? say(speaking, 'digger.map.piece', named, life)
        : say(speaking, 'digger.map.pieceOf', { ...named, name: nameOf(speaking, seat) }, life),
    )
  }
  for (const seat of tile?.markers ?? [])
    things.push(say(speaking, 'digger.map.marker', { name: nameOf(speaking, seat) }))
  if (off && (tile?.markers.length ?? 0) === 0) things.push(say(speaking, 'digger.map.silent'))
  if (stored > 0) things.push(say(speaking, 'digger.map.stored', { count: stored }, stored))
  if (cell.capacity > 0)
    things.push(say(speaking, 'digger.map.places', { count: cell.capacity }, cell.capacity))
  if (cell.dragon) things.push(say(speaking, 'digger.tokens.dragon'))
  if (cell.treasure) things.push(say(speaking, 'digger.tokens.treasure'))
  return things
}

/** What lies over the edges of a space: of a tile over those that are open, of an empty one over all. */
function around(speaking: Speaking, { tile, space }: MapCell, tiles: Tiles): readonly string[] {
  return EDGES.flatMap((edge) => {
    const own = tile === null ? null : edgeOf(tile, edge)
    if (own === 'earth') return []
    const there: Space = beyond(space, edge)
    const other = tiles[there] ?? null
    const named = { direction: say(speaking, edgeName(edge)) }
    if (other === null) {
      if (own === null) return []
      const key = there < tiles.length ? 'digger.map.toEmpty' : 'digger.map.toEdge'
      return [say(speaking, key, named)]
    }
    const facing = edgeOf(other, opposite(edge))
    const what = { ...named, tile: tileInWords(speaking, other) }
    if (own !== null) {
      const shut = facing === 'earth' ? 'digger.map.toShut' : 'digger.map.to'
      return [say(speaking, shut, what)]
    }
    return [
      say(speaking, 'digger.map.faces', { ...what, edge: say(speaking, edgeKindName(facing)) }),
    ]
  })
}

/** Where a hex is and what lies there. */
export function placeInWords(speaking: Speaking, { space, tile }: MapCell): string {
  return say(speaking, 'digger.map.place', {
    place: speaking.places[space] ?? '',
    what: tile === null ? say(speaking, 'digger.map.empty') : tileInWords(speaking, tile),
  })
}
/** All of a hex in one line. */
export function hexInWords(speaking: Speaking, cell: MapCell, tiles: Tiles): string {
  const sides = around(speaking, cell, tiles)
  const key = cell.tile === null ? 'digger.map.beside' : 'digger.map.waysOut'
  return [
    placeInWords(speaking, cell),
    ...thingsOn(speaking, cell),
    ...(sides.length === 0 ? [] : [say(speaking, key, { list: speaking.list(sides) })]),
  ]
    .map((part) => `${part}.`)
    .join(' ')
}

export interface Said {
  /** Where it is and what lies there. */
  readonly place: string
  /** All of it. */
  readonly whole: string
}
/** Says hexes, each anew only once something of it or beside it has changed. */
export function speaker(speaking: Speaking): (cell: MapCell, tiles: Tiles) => Said {
  const known = new Map<Space, { readonly of: readonly unknown[]; readonly said: Said }>()
  return (cell, tiles) => {
    const of = [cell, ...EDGES.map((edge) => tiles[beyond(cell.space, edge)])]
    const before = known.get(cell.space)
    if (before?.of.every((one, at) => one === of[at]) === true) return before.said
    const said = {
      place: placeInWords(speaking, cell),
      whole: hexInWords(speaking, cell, tiles),
    }
    known.set(cell.space, { of, said })
    return said
  }
}
