/** What must hold in every state (rules page, section 18). */
import { isCreature, isAdventurer } from '@main/games/dungeon-digger/pieces'
import type { State } from '@main/games/dungeon-digger/state'
import { EDGES, neighbour, opposite } from '@shared/games/dungeon-digger/hexes'
import { edgeOf, takesAnyEdge } from '@main/games/dungeon-digger/map/tiles'
import { TILES, type Coin } from '@shared/games/dungeon-digger'

const TOKENS = 15
const COINS_EACH = 6

/** @returns a sentence for each that is broken */
export function brokenInvariants(state: State): readonly string[] {
  return [
    ...brokenTokens(state),
    ...brokenTiles(state),
    ...brokenCoins(state),
    ...brokenEdges(state),
    ...brokenStands(state),
  ]
}

/** Reserve, minions in play, markers, those that show gold, converted ones, those in the Citadel. */
function brokenTokens({ players, minions, map, pieces, scenario, agenda }: State): string[] {
  return players.flatMap(({ reserve, portal }, seat) => {
    const markers = map.tiles.flatMap((tile) => tile?.markers ?? []).filter((one) => one === seat)
    const converted = pieces.flatMap((piece) => piece.converted).filter((one) => one === seat)
    const inside = scenario.type === 'dwarvenCitadel' ? (scenario.inside[seat] ?? 0) : 0
    const score = scenario.type === 'sandsOfTime' ? 0 : 2
    const standing = minions[seat]?.length ?? 0
    const all = reserve + standing + markers.length + converted.length + inside + score
    const isPlaced = portal !== null || agenda.some((task) => task.type === 'portal')
    return all === TOKENS && reserve >= 0 && isPlaced ? [] : [`tokens of ${seat}: ${all}`]
  })
}
function brokenTiles({ players, map, agenda }: State): string[] {
  return players.flatMap(({ bag, projects, portal }, seat) => {
    const onBoard = map.tiles.flatMap((tile) =>
      tile?.kind === 'owned' && tile.owner === seat ? [tile.tile] : [],
    )
    const aside = agenda.flatMap((task) =>
      task.type === 'think' && task.seat === seat ? task.aside : [],
    )
    const all = [...bag, ...projects, ...aside, ...onBoard, ...(portal === null ? ['POR-1'] : [])]
    return all.toSorted().join(' ') === TILES.toSorted().join(' ')
      ? []
      : [`tiles of ${seat}: ${all.length}`]
  })
}
function brokenCoins(state: State): string[] {
  const { players, coinBag, stored, discarded, scenario, agenda } = state
  const all: Coin[] = [
    ...coinBag,
    ...discarded,
    ...players.flatMap(({ coins }) => coins),
    ...stored.flatMap(({ coins }) => coins),
    ...(scenario.type === 'dragonsLair' ? scenario.hoard : []),
    ...agenda.flatMap((task) => (task.type === 'keep' ? task.coins : [])),
  ]
  const value = all.reduce<number>((sum, coin) => sum + coin, 0)
  return all.length === COINS_EACH * players.length && value === 10 * players.length
    ? []
    : [`coins: ${all.length}, worth ${value}`]
}
/** Every pair of edges that touch fits, but around blocks and tiles that any edge may lie against. */
function brokenEdges({ map }: State): string[] {
  return map.tiles.flatMap((tile, at) =>
    tile === null || takesAnyEdge(tile)
      ? []
      : EDGES.flatMap((edge) => {
          const beside = neighbour(map.area, at, edge)
          const there = beside === null ? null : (map.tiles[beside] ?? null)
          if (there === null || takesAnyEdge(there)) return []
          const fits =
            (edgeOf(tile, edge) === 'earth') === (edgeOf(there, opposite(edge)) === 'earth')
          return fits ? [] : [`edge ${edge} of ${at}`]
        }),
  )
}
/** Minions stand on tiles, nobody on a Pit, and with those of another player nowhere but with adventurers. */
function brokenStands({
  minions,
  map,
  pieces,
  scenario,
  eliminated,
  turn,
  taken,
}: State): string[] {
  const broken: string[] = []
  const holders = new Map<number, number>()
  for (const [seat, spaces] of minions.entries()) {
    if (eliminated.includes(seat) && spaces.length > 0)
      broken.push(`minions of ${seat}, who is out`)
    for (const at of spaces) {
      const tile = map.tiles[at] ?? null
      if (tile === null) broken.push(`a minion of ${seat} beside every tile`)
      else if (tile.tile === 'PIT-1') broken.push(`a minion of ${seat} on a Pit`)
      const other = holders.get(at) ?? seat
      if (other !== seat) broken.push(`minions of ${seat} and ${other} on ${at}`)
      holders.set(at, seat)
    }
  }
  for (const { id, seat, at } of pieces) {
    if (at === null) continue
    if (isCreature(id) && (map.tiles[at] ?? null) === null) broken.push(`${id} beside every tile`)
    if (isAdventurer(id) && (map.tiles[at] ?? null) === null && !taken.includes(at))
      broken.push(`${id} is not in the way`)
    if (seat === null) broken.push(`${id} is nobody's`)
  }
  if (turn.points < 0) broken.push(`points: ${turn.points}`)
  if (scenario.type === 'dragonsLair') {
    const { at = -1, carrier = null } = scenario.treasure ?? {}
    if (carrier !== null && minions[carrier]?.includes(at) !== true)
      broken.push('nobody carries the Treasure')
  }
  return broken
}
