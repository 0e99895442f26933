/** Health: who takes an odd damage, whom to heal, and which of Eagle Eye's dice goes back. */
import type { Action, Seat, View } from '@shared/games/one-deck-dungeon'
import { healingOf } from '../health'
import { sets } from '../party'
import { heroAt, partyOf } from './kit'
import { leftOf } from './price'

/** Health left at which a hero drinks Healing at the start of a turn, if nothing of it is wasted. */
const LOW = 3
/** Cards left on the last floor when the party gets ready for the boss. */
const NEARLY_DOWN = 8

/** A Warrior who has room for another die gains one by the damage (Frenzy, R35). */
function stores(view: View, seat: Seat): boolean {
  const { hero, stored, storeLimit } = heroAt(view, seat)
  return hero === 'warrior' && stored < storeLimit
}

/** Who has the most health left takes an odd damage; of equals, who stores a die for it. */
export function takeDamage(view: View, actions: readonly Action[]): Action | null {
  const order = ({ hero }: Action): number =>
    hero === null ? -1 : leftOf(view, hero) + (stores(view, hero) ? 0.5 : 0)
  return actions.toSorted((a, b) => order(b) - order(a))[0] ?? null
}

/** Which of Eagle Eye's dice goes back: the lowest; alone the first, as the published win rates have it. */
export function giveBack(view: View, actions: readonly Action[]): Action | null {
  const [first] = actions
  if (view.heroes.length === 1) return first ?? null
  const value = (action: Action): number =>
    view.encounter?.pool.find((die) => action.type === 'pick-die' && die.id === action.die)
      ?.value ?? Infinity
  return actions.toSorted((a, b) => value(a) - value(b))[0] ?? null
}

/** Healing at the start of a turn for who has least health left, when nothing of it is wasted. */
export function startOfTurn(view: View, actions: readonly Action[]): Action | null {
  const last = view.floor === 3 && view.deck <= NEARLY_DOWN * sets(view)
  const wants = (seat: Seat): boolean =>
    heroAt(view, seat).damage >= healingOf(view, seat, true) && (leftOf(view, seat) <= LOW || last)
  const weakest = partyOf(view)
    .filter(wants)
    .toSorted((one, other) => leftOf(view, one) - leftOf(view, other))[0]
  const drink = actions.find((action) => action.type === 'drink-healing' && action.hero === weakest)
  return drink ?? actions.find((action) => action.type === 'begin-turn') ?? null
}
