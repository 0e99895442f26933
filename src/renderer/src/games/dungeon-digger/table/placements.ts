/** The ways in which a Project can be built on a space, and which of them pays best. */
import type {
  Action,
  ActionOf,
  PlacementForecast,
  Rotation,
  Space,
  TileId,
  View,
} from '@shared/games/dungeon-digger'
import { looksAlike } from './looks'

interface Offered {
  readonly view: Pick<View, 'forecast'>
  readonly actions: readonly Action[]
}
export interface Way {
  readonly action: ActionOf<'work'>
  /** null: nothing is told of it. */
  readonly told: PlacementForecast | null
}

/** @returns one for each rotation that fits, of those that look alike only one */
export function waysToBuild(
  { view, actions }: Offered,
  tile: TileId | null,
  space: Space | null,
): readonly Way[] {
  return actions.flatMap((action, at): readonly Way[] => {
    if (action.type !== 'work' || action.tile !== tile || action.at !== space) return []
    const told = view.forecast?.actions[at] ?? null
    return [{ action, told: told?.type === 'placement' ? told : null }]
  })
}
/** The way in which the tile lies as in this rotation; null: it does not fit so. */
export function wayAs(ways: readonly Way[], rotation: Rotation): Way | null {
  return ways.find(({ action }) => looksAlike(action.tile, action.rotation, rotation)) ?? null
}
/** The way that pays most; of several the one as the tile lies in hand, or else the first. null: it fits in no rotation. */
export function bestWay(ways: readonly Way[], held: Rotation): Way | null {
  const most = Math.max(0, ...ways.map(goldOf))
  const best = ways.filter((way) => goldOf(way) === most)
  return wayAs(best, held) ?? best[0] ?? null
}
function goldOf({ told }: Way): number {
  return told?.earnings.gold ?? 0
}
