/** Whatever is listed can be chosen on the table, by pressing one thing after the other. */
import type { Action, View } from '@shared/games/dungeon-digger'
import {
  bestOf,
  facetsOf,
  followed,
  isBuilding,
  isComplete,
  narrowed,
  optionsOf,
  sizeOf,
  type Asked,
  type Facet,
} from '@renderer/games/dungeon-digger/table/facets'
import { expect, test } from 'vitest'
import { GAMES, playThrough, type Moment } from './games'

const MOST = 300
/** Of so many moments one is looked at. */
const EACH = 5

function askedIn({ question, pieces }: View): Asked {
  return {
    question: question?.type ?? '',
    placeOf: (piece) => pieces.find(({ id }) => id === piece)?.at ?? null,
  }
}
/** Presses what the action needs until nothing is left to choose; gives what would be done. */
function pressed(action: Action, { view, actions }: Moment): readonly Action[] {
  const asked = askedIn(view)
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
