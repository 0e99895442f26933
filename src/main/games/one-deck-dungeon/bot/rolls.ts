/**
 * Rolls that the bot imagines: a fixed table in which every die shows each face equally often, so that few
 * rolls say much and the same question always gets the same answer.
 */
import { FACES } from '@shared/games/one-deck-dungeon'

/** Imagined rolls of a table. */
export const ROLLS = 12
/** Dice of one imagined roll at most; more repeat the first. */
const DICE = 42

/** A small generator of its own: the game's stays untouched. */
function generator(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Every face once, in an order of its own. */
function faces(draw: (below: number) => number): readonly number[] {
  const faces: number[] = [...FACES]
  for (let last = faces.length - 1; last > 0; last--) {
    const at = draw(last + 1)
    const face = faces[at] ?? 1
    faces[at] = faces[last] ?? 1
    faces[last] = face
  }
  return faces
}

const draw = generator(20_11)
const TABLE: readonly (readonly number[])[] = Array.from({ length: DICE }, () =>
  Array.from({ length: ROLLS / 6 }, () => faces(draw)).flat(),
)

/** What the `die`-th die shows in an imagined roll. */
export function imagined(roll: number, die: number): number {
  return TABLE[die % DICE]?.[roll % ROLLS] ?? 1
}
