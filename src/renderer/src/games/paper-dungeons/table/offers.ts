/** What may be done now, by the place on the sheet where it is done. */
import type {
  Action,
  Change,
  Forecast,
  ForecastAction,
  GemId,
  HeroId,
  ItemId,
  ReachedRoom,
  RoomId,
} from '@shared/games/paper-dungeons'
import { glory } from '../words/names'

/** A place on the sheet that can be pressed. */
export type Place =
  | `hero ${HeroId}`
  | `item ${ItemId}`
  | `room ${RoomId}`
  | `gem ${GemId}`
  | 'satchel'
  | 'pass'

/** One thing that may be done at a place. */
export interface Offer {
  readonly place: Place
  /** The die that does it; null: none is needed. */
  readonly die: number | null
  /** In their order: the steps of a way, else one. A question that comes between ends the way there. */
  readonly actions: readonly [Action, ...Action[]]
  readonly change: Change
  /** How a room is reached; null: it is no room that is walked to. */
  readonly way: ReachedRoom | null
}

/** Where an action is done; null: not on the sheet, or as part of a way. */
function placeOf(action: Action): Place | null {
  switch (action.type) {
    case 'level':
    case 'raise':
      return `hero ${action.hero}`
    case 'item':
    case 'mark':
      return `item ${action.item}`
    case 'brew':
      return 'satchel'
    case 'pass':
      return 'pass'
    case 'defeat':
      return `room ${action.room}`
    case 'raid':
      return `gem ${action.gem}`
    case 'move':
    case 'step':
    case 'stop':
    case 'keep':
    case 'absorb':
    case 'commit':
      return null
  }
}

function offerOf(change: ForecastAction): readonly Offer[] {
  const { action } = change
  const place = placeOf(action)
  if (place === null) return []
  const die = 'die' in action ? action.die : null
  return [{ place, die, actions: [action], change, way: null }]
}

function wayTo(die: number | null, way: ReachedRoom): readonly Offer[] {
  const [first, ...others] = way.path
  if (first === undefined) return []
  const begin: Action =
    die === null ? { type: 'step', to: first } : { type: 'move', die, to: first }
  const steps = others.map((to): Action => ({ type: 'step', to }))
  return [{ place: `room ${way.room}`, die, actions: [begin, ...steps], change: way.walked, way }]
}

/** Everything that can be done on the sheet, for every die. */
export function offersOf(forecast: Forecast | null): readonly Offer[] {
  if (forecast === null) return []
  return [
    ...forecast.actions.flatMap(offerOf),
    ...forecast.reach.flatMap(({ die, rooms }) => rooms.flatMap((way) => wayTo(die, way))),
  ]
}

/** Of the offers at a place, that of least damage on the way; null: there is none. */
export function bestOf(offers: readonly Offer[]): Offer | null {
  const price = ({ way }: Offer): number => way?.damage ?? 0
  const least = Math.min(...offers.map(price))
  return offers.find((offer) => price(offer) === least) ?? null
}

/** What each entry into a room costs on a way, in its order; none where the way does not come through it. */
export function pricesIn({ path, prices }: ReachedRoom, room: RoomId): readonly number[] {
  return path.flatMap((entered, at) => (entered === room ? [prices[at] ?? 0] : []))
}

/** A way room by room, each that deals damage with its price. */
export function pathText({ path, prices }: ReachedRoom): string {
  return path
    .map((room, at) => {
      const price = prices[at] ?? 0
      return price === 0 ? room : `${room} ${glory(-price)}`
    })
    .join(', ')
}
