/** Going down a floor, or from the third to the boss (rulebook, Descend; R6, R38). */
import { ONLY_DECK, shuffle } from '../random'
import { givenBy } from './content'
import { hasHeroSkill } from './floors'
import { heal } from './health'
import { beginBossFight } from './boss-fight'
import { allDone, first, optionsAt, record, seats, update, type Transition } from './transition'
import { nextTurn } from './turn'

export const LAST_FLOOR = 3
const SECOND_WIND_HEALS = 2

/** Second Wind and what talents heal act before the new floor (R38). */
function rest(transition: Transition): Transition {
  return seats(transition.state).reduce((next, seat) => {
    const rested = hasHeroSkill(next.state, seat, 'second-wind')
      ? heal(next, seat, SECOND_WIND_HEALS, 'second-wind')
      : next
    return optionsAt(rested.state, seat).talents.reduce(
      (healed, talent) =>
        heal(healed, seat, givenBy(healed.state, talent, 'heal-on-descent'), talent),
      rested,
    )
  }, transition)
}

/** Discard pile and doors are shuffled into the new deck; cards in the box stay there (R6). */
export function descend(transition: Transition): Transition {
  const { floor, descents } = transition.state
  const leaving = update(allDone(transition), {
    descents: descents + 1,
    stairs: { tokens: 0, due: 0 },
    encounter: null,
  })
  const rested = rest(leaving)
  if (floor === LAST_FLOOR) return beginBossFight(rested)
  const { deck: left, discard, doors, random } = rested.state
  const [deck, shuffled] = shuffle(
    [...left, ...discard, ...doors.flatMap((door) => door.cards)],
    random,
    ONLY_DECK,
  )
  const down = update(rested, {
    floor: floor + 1,
    deck,
    discard: [],
    doors: [],
    random: shuffled,
  })
  return first(
    record(down, { type: 'descended', floor: floor + 1 }),
    nextTurn(down.state, { floorBegins: true }),
  )
}
