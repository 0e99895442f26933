/** A game that begins further on, as a script asks for it: late scenes need no game played up to them. */
import * as v from 'valibot'
import { startingLevel, TOP_LEVEL } from './cards/levels'
import { LAST_FLOOR } from './descend'
import { record, update, type Transition } from './transition'

function upTo(most: number) {
  return v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)), 1)
}

export const positionSchema = v.strictObject({
  floor: upTo(LAST_FLOOR),
  /** The party's; a tier that begins higher begins as high as ever. */
  level: upTo(TOP_LEVEL),
  /** Whether the last floor's stairs lie behind the party. */
  boss: v.optional(v.boolean(), false),
})
export type Position = v.InferOutput<typeof positionSchema>

/** As if the party had come down so far and gained these levels, and nothing else had happened on the way. */
export function standAt(transition: Transition, { floor, level, boss }: Position): Transition {
  const start = startingLevel(transition.state.options.tier)
  const reached = Math.max(level, start)
  const deepest = boss ? LAST_FLOOR : floor
  const below = Array.from({ length: deepest - 1 }, (_, at) => at + 2)
  return record(
    update(transition, {
      floor: deepest,
      descents: boss ? LAST_FLOOR : deepest - 1,
      level: reached,
      levelsGained: reached - start,
    }),
    ...below.map((next) => ({ type: 'descended', floor: next }) as const),
  )
}
