/**
 * Gold recounted from the order in which tiles came to lie, by code that knows nothing of the game's own: corridors by
 * walking from arm to arm, rooms by looking at their neighbours. Written for this test alone.
 */
import type { Event } from '@shared/games/dungeon-digger'
import { facts } from '../facts'

const patterns = new Map(facts.tiles.map((tile) => [tile.id, tile]))

const DELTAS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const

interface Lying {
  readonly owner: number | null
  readonly type: string
  readonly category: string
  readonly edges: readonly string[]
  readonly paths: readonly (readonly number[])[]
}
export interface Recounted {
  readonly gold: readonly number[]
  readonly longest: readonly number[]
}

/**
 * @param hexOf coordinates of a space
 * @param neutral tiles of the scenario that lie from the beginning, with doors all round
 */
export function recount(
  events: readonly Event[],
  players: number,
  hexOf: (space: number) => { readonly q: number; readonly r: number },
  neutral: ReadonlyMap<number, string>,
): Recounted {
  const board = new Map<string, Lying>()
  const gold = Array.from({ length: players }, () => 0)
  const longest = Array.from({ length: players }, () => 0)
  const scored = new Set<string>()
  const markers = new Map<string, number[]>()
  const silenced = new Map<string, string>()
  const key = (space: number) => {
    const { q, r } = hexOf(space)
    return `${q},${r}`
  }
  const beside = (place: string, edge: number) => {
    const [q = 0, r = 0] = place.split(',').map(Number)
    const [dq, dr] = DELTAS[edge] ?? [0, 0]
    return `${q + dq},${r + dr}`
  }
  const layNeutral = (place: string, tile: string) => {
    const isBlock = tile === 'rock' || tile === 'collapse'
    board.set(place, {
      owner: null,
      type: tile,
      category: isBlock ? 'block' : 'neutral',
      edges: Array.from({ length: 6 }, () => (isBlock ? 'earth' : 'door')),
      paths: [],
    })
  }
  for (const [space, tile] of neutral) layNeutral(key(space), tile)

  /** The corridor through one path, or null while an arm is open. */
  const corridor = (start: string, path: number): { places: Set<string>; id: string } | null => {
    const todo: [string, number][] = [[start, path]]
    const seen = new Set<string>()
    const places = new Set<string>()
    const owner = board.get(start)?.owner ?? null
    for (const [place, at] of todo) {
      if (seen.has(`${place}/${at}`)) continue
      seen.add(`${place}/${at}`)
      places.add(place)
      const tile = board.get(place)
      for (const arm of tile?.paths[at] ?? []) {
        const next = beside(place, arm)
        const there = board.get(next)
        const entry = (arm + 3) % 6
        if (there === undefined || there.category === 'block') return null
        if (there.owner !== null && there.owner !== owner) return null
        const kind = there.edges[entry]
        if (kind === 'earth') return null
        if (kind === 'corridor') {
          const onward = there.paths.findIndex((arms) => arms.includes(entry))
          todo.push([next, onward])
        }
      }
    }
    return { places, id: [...seen].sort().join(' ') }
  }
  const scoreCorridors = () => {
    for (const [place, tile] of board) {
      for (const path of tile.paths.keys()) {
        const found = corridor(place, path)
        if (found === null || scored.has(found.id) || tile.owner === null) continue
        scored.add(found.id)
        const length = found.places.size
        gold[tile.owner] = (gold[tile.owner] ?? 0) + Math.min(9, 2 * length - 1)
        longest[tile.owner] = Math.max(longest[tile.owner] ?? 0, length)
      }
    }
  }
  const isOff = (place: string) =>
    (markers.get(place) ?? []).length > 0 || [...silenced.values()].includes(place)

  for (const event of events) {
    if (event.type === 'portal-placed' || event.type === 'placed') {
      const { seat, at } = event
      const id = event.type === 'placed' ? event.tile : 'POR-1'
      const turn = event.type === 'placed' ? event.rotation : 0
      const pattern = patterns.get(id)
      if (pattern === undefined) throw new Error(`there is no tile ${id}`)
      const place = key(at)
      const edges = Array.from(
        { length: 6 },
        (_, edge) => pattern.edges[(edge - turn + 6) % 6] ?? '',
      )
      const paths = pattern.paths.map((arms) => arms.map((arm) => (arm + turn) % 6))
      board.set(place, {
        owner: seat,
        type: pattern.type,
        category: pattern.category,
        edges,
        paths,
      })
      if (pattern.category === 'room') {
        const neighbours = DELTAS.map((_, edge) => [edge, beside(place, edge)] as const)
        const own = neighbours.filter(([, there]) => {
          const tile = board.get(there)
          return tile?.owner === seat && tile.category === 'room'
        })
        const alike = own.some(
          ([edge, there]) => edges[edge] !== 'earth' && board.get(there)?.type === pattern.type,
        )
        let earned = alike ? 3 : 0
        if (pattern.type === 'throne') earned += 1 + own.length
        else if (own.some(([, there]) => board.get(there)?.type === 'throne' && !isOff(there)))
          earned += 1
        gold[seat] = (gold[seat] ?? 0) + earned
      }
      scoreCorridors()
    } else if (event.type === 'tile-revealed') {
      layNeutral(key(event.at), event.tile)
      scoreCorridors()
    } else if (event.type === 'collapsed') layNeutral(key(event.at), 'collapse')
    else if (event.type === 'demolished') board.delete(key(event.at))
    else if (event.type === 'conquered') {
      const place = key(event.at)
      markers.set(place, [...(markers.get(place) ?? []), event.seat])
      if (board.get(place)?.type === 'monster') gold[event.seat] = (gold[event.seat] ?? 0) + 4
    } else if (event.type === 'marker-removed') {
      const place = key(event.at)
      const left = [...(markers.get(place) ?? [])]
      left.splice(left.indexOf(event.seat), 1)
      markers.set(place, left)
    } else if (event.type === 'walked') {
      const place = key(event.to)
      const owner = board.get(place)?.owner ?? null
      silenced.delete(event.piece)
      const isAdventurer = ['barbarian', 'priest', 'thief', 'warrior', 'mage', 'bard'].includes(
        event.piece,
      )
      if (isAdventurer && owner !== null && owner !== event.seat) silenced.set(event.piece, place)
    } else if (event.type === 'piece-died') {
      silenced.delete(event.piece)
      const isAdventurer = ['barbarian', 'priest', 'thief', 'warrior', 'mage', 'bard'].includes(
        event.piece,
      )
      if (isAdventurer && event.by !== null) gold[event.by] = (gold[event.by] ?? 0) + 5
    } else if (event.type === 'escaped') silenced.delete(event.piece)
  }
  return { gold, longest }
}
