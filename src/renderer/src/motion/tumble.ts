/**
 * How a die is thrown: it flies in an arc, bounces lower and lower, turns over and over as it goes, rocks once
 * and lies still. A die is a thick token, seen from above by the light of a lantern: what is higher looks
 * larger and throws its shadow further. Where chance is at work here, it decides nothing.
 */

/** A throw as it is played; times in milliseconds at normal speed. */
export interface Throw {
  readonly at: number
  readonly length: number
  /** Where it comes from, seen from where it comes to lie. */
  readonly from: { readonly x: number; readonly y: number }
  /** How high the first arc goes, in pixels. */
  readonly height: number
  /** Half turns on the way: each shows another face. */
  readonly turns: number
  /** The direction of the first turns, in degrees; it straightens on the way. */
  readonly lean: number
  /** How far its way is bent. */
  readonly bend: number
  /** From a hand high above the table, or jumping up from it. */
  readonly hand: boolean
}

export interface Pose {
  readonly x: number
  readonly y: number
  readonly height: number
  /** How far it has turned over, in degrees; the last face lies at zero. */
  readonly turned: number
  readonly lean: number
  /** How hard it is pressed: 0 in the air, 1 at a hard landing. */
  readonly squash: number
}

/** Where the arcs touch the table, by share of the whole time; then it rocks. */
const LANDINGS = [0.42, 0.7, 0.86] as const
/** How high each arc goes, by share of the first. */
const HEIGHTS = [1, 0.34, 0.09] as const
/** How much of the turning is done at each landing. */
const TURNED = [0.64, 0.92, 1] as const
const ROCK = 9
const SQUASHED_FOR = 0.035

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** The arc under way at a share of the time; null once the last has ended. */
function arcAt(share: number): { arc: 0 | 1 | 2; along: number } | null {
  let begin = 0
  for (const arc of [0, 1, 2] as const) {
    const end = LANDINGS[arc]
    if (share < end) return { arc, along: (share - begin) / (end - begin) }
    begin = end
  }
  return null
}

/** How high an arc is, by share of the first; the hand lets go at the height of it. */
function heightOf({ hand }: Throw, arc: 0 | 1 | 2, along: number): number {
  return hand && arc === 0
    ? Math.cos((Math.max(0, along - 0.15) / 0.85) * (Math.PI / 2))
    : HEIGHTS[arc] * 4 * along * (1 - along)
}

/** How hard it is pressed at a share of its time. */
function squashAt(share: number): number {
  const arc = LANDINGS.findIndex((at) => Math.abs(share - at) < SQUASHED_FOR)
  const landing = LANDINGS[arc]
  const height = HEIGHTS[arc]
  if (landing === undefined || height === undefined) return 0
  return (1 - Math.abs(share - landing) / SQUASHED_FOR) * height
}

/** The die at a share of its time. */
export function poseAt(thrown: Throw, share: number): Pose {
  const { from, turns, lean, bend } = thrown
  const gone = 1 - (1 - share) ** 2.6
  const sideways = Math.sin(Math.PI * gone) * bend
  const reach = Math.hypot(from.x, from.y) || 1
  const x = from.x * (1 - gone) - (from.y / reach) * sideways
  const y = from.y * (1 - gone) + (from.x / reach) * sideways
  const under = arcAt(share)
  const squash = squashAt(share)
  if (under === null) {
    const along = (share - LANDINGS[2]) / (1 - LANDINGS[2])
    const turned = Math.sin(along * Math.PI * 2) * ROCK * (1 - along)
    return { x, y, height: 0, turned, lean: 0, squash }
  }
  const { arc, along } = under
  const before = TURNED[arc - 1] ?? 0
  const done = between(before, TURNED[arc], along)
  return {
    x,
    y,
    height: thrown.height * heightOf(thrown, arc, along),
    turned: -180 * turns * (1 - done),
    lean: lean * (1 - done) ** 0.8,
    squash,
  }
}

/** Which of the faces on the way is up: 0 at first, `turns` at the end. */
export function faceAt(thrown: Throw, share: number): number {
  return thrown.turns + Math.round(poseAt(thrown, share).turned / 180)
}

function chance(from: number, to: number): number {
  return between(from, to, Math.random())
}

/** A throw of a die of some size from where it was, out of a hand or from where it lay. */
export function throwOf(
  at: number,
  size: number,
  from: { readonly x: number; readonly y: number },
  hand: boolean,
): Throw {
  return {
    at,
    length: hand ? chance(900, 1_020) : chance(760, 840),
    from,
    height: size * chance(1.1, 1.5) * (hand ? 1 : 0.8),
    // An even number: the side that lies up at the end is the front.
    turns: hand ? 6 : 4,
    lean: chance(-65, 65),
    bend: hand ? chance(-26, 26) : 0,
    hand,
  }
}

/** Faces to pass by on the way to the last: no two alike in a row. */
export function passingFaces(turns: number, last: number): readonly number[] {
  const faces: number[] = [last]
  while (faces.length <= turns) {
    const others = [1, 2, 3, 4, 5, 6].filter((face) => face !== faces[0])
    faces.unshift(others[Math.floor(Math.random() * others.length)] ?? last)
  }
  return faces
}
