/** A whole Move that was planned: the Order where it is not given yet, then its steps, one after the other. */
import type { Action, Forecast, MoveForecast, Space } from '@shared/games/dungeon-digger'

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
/** Where so many of a tile can come together; null: nothing is told of them. */
export function moveOf(
  forecast: Forecast | null,
  from: Space | null,
  size: number,
): MoveForecast | null {
  return forecast?.moves.find((move) => move.from === from && move.size === size) ?? null
}
/** Who begins the way to a space; null: no way leads there. */
export function journeyTo(move: MoveForecast | null, to: Space): Journey | null {
  const target = move?.targets.find((one) => one.to === to)
  return move === null || target === undefined
    ? null
    : { from: move.from, path: target.path, size: move.size }
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
  const best = legs.reduce<Leg | null>(
    (one, leg) => (leg.tiles > (one?.tiles ?? 0) ? leg : one),
    null,
  )
  // Whether the Treasure goes with a part of its group, its player says.
  return legs.filter(({ tiles }) => tiles === best?.tiles).length > 1 ? null : best
}

/** Goes as far as it can: a step that is refused, or something else that is asked, ends it. */
export async function walk(journey: Journey, { actions, forecast, act }: Walking): Promise<void> {
  const isAhead = actions().some(({ type }) => type === 'move')
  if (isAhead && !(await act({ type: 'move' }))) return
  let { from, path, size } = journey
  while (path.length > 0 && size > 0) {
    const leg = legOf({ from, path, size }, actions(), forecast())
    if (leg === null || !(await act(leg.action))) return
    from = leg.action.to
    path = path.slice(leg.tiles)
    if (leg.trap) size -= 1
  }
}
