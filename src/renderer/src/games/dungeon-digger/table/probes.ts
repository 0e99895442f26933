/** What somebody meant who pressed something that cannot be done: asked about, it tells why not. */
import {
  PORTAL,
  TILES,
  type Action,
  type Order,
  type Space,
  type View,
} from '@shared/games/dungeon-digger'
import { sizeOf, type Facet, type Kind } from './facets'

/**
 * @param wanted how many are to go; null: as many as may
 * @returns what the press on a space meant; null: nothing in particular
 */
export function probeAt(
  space: Space,
  chosen: readonly Facet[],
  wanted: number | null,
  view: View,
  actions: readonly Action[],
): Action | null {
  const kind = chosen.find(({ id }) => id === 'kind')?.value as Kind | undefined
  const from = chosen.find(({ id }) => id === 'from')?.value as Space | undefined
  if (kind !== undefined) return probeOf(kind, space, from ?? null, wanted, chosen, view, actions)
  const question = view.question?.type ?? ''
  if (question === 'portal') return { type: 'portal', at: space }
  if (question === 'hide') return { type: 'hide', at: space }
  if (question === 'shake') return { type: 'shake', at: space }
  if (question === 'hatching') return { type: 'rise', at: space }
  if (question !== 'steps' && question !== 'walk') return null
  const group = chosen.find(({ id }) => id === 'group')?.value
  const walk = actions.find((one) => one.type === 'walk')
  const piece = view.question?.piece ?? null
  if (piece !== null) return { type: 'walk', piece, to: space }
  if (typeof group === 'string' && group !== 'minions' && walk !== undefined)
    return { ...walk, to: space }
  if (from === undefined) return null
  const size = wanted ?? Math.max(1, ...actions.map((action) => sizeOf(action) ?? 0))
  return { type: 'step', from, size: Math.min(size, countAt(view, from)), to: space }
}
function countAt({ minions, viewer }: View, space: Space): number {
  return Math.max(1, (minions[viewer ?? 0] ?? []).filter((one) => one === space).length)
}

function probeOf(
  kind: Kind,
  space: Space,
  from: Space | null,
  wanted: number | null,
  chosen: readonly Facet[],
  view: View,
  actions: readonly Action[],
): Action | null {
  const tile = view.map.tiles[space] ?? null
  const own = tile?.kind === 'owned' && tile.owner === view.viewer
  switch (kind) {
    case 'conquer':
      return own
        ? { type: 'liberate', at: space, marker: tile.markers[0] ?? 0 }
        : { type: 'conquer', at: space, take: 'bag', from: space }
    case 'sabotage':
    case 'rise':
    case 'demolish':
      return { type: kind, at: space }
    case 'store': {
      const [coin = 1] = view.players[view.viewer ?? 0]?.coins ?? []
      return { type: 'store', coin, at: space }
    }
    case 'dragon':
      return { type: 'dragon', to: space }
    case 'sneak':
      return from === null
        ? null
        : { type: 'sneak', from, size: wanted ?? countAt(view, from), to: space }
    case 'summon': {
      const summoned = actions.find(
        (one) => one.type === 'summon' && chosen.some(({ value }) => value === one.creature),
      )
      return summoned?.type === 'summon' ? { ...summoned, at: space } : null
    }
    case 'move':
    case 'think':
    case 'work':
      return null
  }
}

/** An Order that cannot be given: on the space where it fails for the reason that a player would want to know. */
export function probeOfOrder(order: Order, view: View): Action {
  const seat = view.viewer ?? 0
  const player = view.players[seat]
  const portal = player?.portal ?? 0
  const [stand = portal] = view.minions[seat] ?? []
  switch (order) {
    case 'move':
    case 'think':
      return { type: order }
    case 'sabotage':
      return { type: 'sabotage', at: emptySpace(view) }
    case 'rise':
      return { type: 'rise', at: portal }
    case 'conquer':
      return { type: 'conquer', at: enemyRoom(view, stand), take: 'bag', from: stand }
    case 'demolish':
      return { type: 'demolish', at: blockOf(view) ?? stand }
    case 'work': {
      const [trial] = view.forecast?.trials ?? []
      const [first = TILES[0]] = player?.projects ?? []
      return trial === undefined
        ? { type: 'work', tile: first, at: emptySpace(view), rotation: 0 }
        : { type: 'work', tile: trial.tile, at: trial.at, rotation: 0 }
    }
  }
}
function emptySpace({ map, taken }: View): Space {
  return Math.max(
    0,
    map.tiles.findIndex((tile, at) => tile === null && !taken.includes(at)),
  )
}
function blockOf({ map }: View): Space | null {
  const at = map.tiles.findIndex(
    (tile) => tile?.kind === 'neutral' && (tile.tile === 'collapse' || tile.tile === 'rock'),
  )
  return at < 0 ? null : at
}
/** The tile where a minion stands, if it is somebody else's; else a room of somebody else's. */
function enemyRoom({ map, viewer }: View, stand: Space): Space {
  const here = map.tiles[stand] ?? null
  if (here?.kind === 'owned' && here.owner !== viewer) return stand
  const at = map.tiles.findIndex(
    (tile) => tile?.kind === 'owned' && tile.owner !== viewer && tile.tile !== PORTAL,
  )
  return at < 0 ? stand : at
}
