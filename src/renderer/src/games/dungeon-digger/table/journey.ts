/** A whole Move that was planned: the Order, then its steps, one after the other. */
import type { Action, Forecast, Space } from '@shared/games/dungeon-digger'

interface Walking {
  readonly actions: () => readonly Action[]
  readonly forecast: () => Forecast | null
  /** Does an action and lets the screen follow; false: it was refused. */
  readonly act: (action: Action) => Promise<boolean>
}
export interface Journey {
  readonly from: Space
  readonly path: readonly Space[]
  readonly size: number
}
/** A step of the journey, and how many of its tiles it goes. */
interface Leg {
  readonly action: Action & { readonly type: 'step' }
  readonly tiles: number
  readonly trap: boolean
}

/** @returns the listed step that goes furthest along the way; null: none does */
export function legOf(
  { from, path, size }: Journey,
  actions: readonly Action[],
  forecast: Forecast | null,
): Leg | null {
  const legs = actions.flatMap((action, at): readonly Leg[] => {
    if (action.type !== 'step' || action.from !== from || action.size !== size) return []
    const told = forecast?.actions[at] ?? null
    if (told?.type !== 'step' || told.wakes) return []
    const tiles = path.indexOf(action.to) + 1
    return tiles > 0 ? [{ action, tiles, trap: told.trap }] : []
  })
  // The whole Treasure goes with a whole group, and whoever leaves with all has nothing to choose.
  return legs.reduce<Leg | null>((best, leg) => (leg.tiles > (best?.tiles ?? 0) ? leg : best), null)
}

/** Goes as far as it can: a step that is refused, or something else that is asked, ends it. */
export async function walk(journey: Journey, { actions, forecast, act }: Walking): Promise<void> {
  if (!(await act({ type: 'move' }))) return
  let { from, path, size } = journey
  while (path.length > 0 && size > 0) {
    const leg = legOf({ from, path, size }, actions(), forecast())
    if (leg === null || !(await act(leg.action))) return
    from = leg.action.to
    path = path.slice(leg.tiles)
    if (leg.trap) size -= 1
  }
}
