/** Whatever is listed can be chosen on the table, by pressing one thing after the other. */
import { ordersOf, TWO_ORDERS_LEVEL } from '@main/games/dungeon-digger/bonus'
import type { Action } from '@shared/games/dungeon-digger'
import {
  askedIn,
  bestOf,
  facetsOf,
  followed,
  isBuilding,
  isComplete,
  narrowed,
  optionsOf,
  sizeOf,
  type Facet,
} from '@renderer/games/dungeon-digger/table/facets'
import { expect, test } from 'vitest'
import { GAMES, playThrough, type Moment } from './games'

/** Buttons that are still looked over at a glance. */
const GLANCE = 8
test('of two bonus Orders one is chosen after the other, whichever first', () => {
  const actions: readonly Action[] = [
    ...ordersOf(TWO_ORDERS_LEVEL).map((orders): Action => ({
      type: 'declare',
      ability: 'kitchen',
      orders: [...orders],
    })),
    { type: 'decline', ability: 'kitchen' },
  ]
  const asked = { question: 'bonus', placeOf: () => null, twofold: ['kitchen' as const] }
  const firsts = optionsOf(actions, [], asked)
  expect(firsts.length).toBeLessThanOrEqual(GLANCE)
  const reached = firsts.flatMap(({ facet }) => {
    if (facet.id === 'answer') return [facet.value]
    const seconds = optionsOf(actions, [facet], asked)
    expect(seconds.length).toBeLessThanOrEqual(GLANCE)
    return seconds.flatMap(({ facet: second }) => (second.id === 'answer' ? second.value : []))
  })
  for (const action of actions) {
    const times = action.type === 'declare' ? action.orders.length : 1
    expect(reached.filter((one) => one === action)).toHaveLength(times)
  }
})

const MOST = 300
/** Of so many moments one is looked at. */
const EACH = 5

/** Presses what the action needs until nothing is left to choose; gives what would be done. */
function pressed(action: Action, { view, actions }: Moment): readonly Action[] {
  const asked = askedIn(view, actions)
  const facets = facetsOf(action, asked)
  let chosen: readonly Facet[] = followed(actions, [], asked)
  // What is followed by itself is let go of where something else is wanted.
  if (JSON.stringify(chosen) !== JSON.stringify(facets.slice(0, chosen.length))) chosen = []
  while (chosen.length < facets.length && !isComplete(actions, chosen, asked)) {
    const wanted = facets[chosen.length]
    const option = optionsOf(actions, chosen, asked).find(
      ({ facet }) => JSON.stringify(facet) === JSON.stringify(wanted),
    )
    if (option === undefined) return []
    chosen = [...chosen, option.facet]
  }
  return bestOf(narrowed(actions, chosen, asked), sizeOf(action))
}

test.each(GAMES)('$scenario: each listed action is reached', (options) => {
  const types = new Set<string>()
  let at = 0
  playThrough(options, 3, MOST, (moment) => {
    if (at++ % EACH !== 0) return
    for (const action of moment.actions) {
      types.add(action.type)
      if (isBuilding(action)) continue
      const left = pressed(action, moment)
      expect(left).toContainEqual(action)
      // Only the carrier of the Treasure may still be asked for.
      expect(left.length).toBeLessThanOrEqual('carrier' in action ? 2 : 1)
    }
  })
  expect(types.size).toBeGreaterThan(8)
})
