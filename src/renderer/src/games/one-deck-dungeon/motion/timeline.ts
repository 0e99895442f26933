/**
 * When each cue of one answer plays: one after the other, what is alike close upon each other. Dice come first: what
 * follows from a throw waits until all of them lie still.
 */
import type { Cue } from './cues'

/** A cue and when it begins, in milliseconds at normal speed. */
export interface Timed<C extends Cue = Cue> {
  readonly cue: C
  readonly at: number
  /** Between two of its dice. */
  readonly apart: number
  /** When the dice of its throw lie still; null: it throws none. */
  readonly lands: number | null
}

/** However much happens at once, the last cue begins by then, or so long after the dice lie still. */
const LATEST = 1_800

/** How long a throw takes until all its dice lie still, however many they are, and how long until the last is thrown. */
export const THROW = 1_100
const SPREAD = 200
/** Between dice that are not thrown, and at most between those that are. */
const DIE_STEP = 45

/** How long after a cue begins the next one may. */
function stepOf(cue: Cue): number {
  switch (cue.type) {
    case 'throw-dice':
    case 'throw-again':
      return 0
    case 'gain-dice':
      return DIE_STEP * cue.dice.length
    case 'turn-dice':
      return DIE_STEP * cue.before.length
    case 'burn-card':
      return 140
    case 'hurt':
    case 'strike-boss':
      return 220 + 90 * (cue.amount - 1)
    case 'heal':
      return 220
    case 'deal-door':
      return 130
    case 'open-door':
      return 420
    case 'tuck':
    case 'cast-away':
    case 'descend':
      return 360
    case 'stairs-step':
    case 'reveal-stairs':
      return 220
    case 'boss-roars':
      return 400
    case 'level-up':
      return 300
    case 'place-dice':
    case 'drop-dice':
    case 'meet':
    case 'use':
    case 'drink':
    case 'boss-heals':
    case 'survive':
    case 'victory':
    case 'defeat':
      return 120
  }
}

function isThrow(cue: Cue | undefined): cue is Extract<Cue, { readonly dice: unknown }> {
  return cue?.type === 'throw-dice' || cue?.type === 'throw-again'
}

/** Cues that follow each other: throws without anything between them are one. */
function together(cues: readonly Cue[]): readonly (readonly Cue[])[] {
  const groups: Cue[][] = []
  for (const cue of cues) {
    const last = groups.at(-1)
    if (last !== undefined && isThrow(cue) && isThrow(last[0])) last.push(cue)
    else groups.push([cue])
  }
  return groups
}

/** Throws that begin together: their dice leave the hands one after the other, and lie still at the same time. */
function thrown(cues: readonly Cue[], begins: number): readonly Timed[] {
  const counts = cues.map((cue) => (isThrow(cue) ? cue.dice.length : 0))
  const dice = counts.reduce((sum, count) => sum + count, 0)
  const apart = Math.min(DIE_STEP, SPREAD / Math.max(1, dice - 1))
  let before = 0
  return cues.map((cue, index) => {
    const at = begins + before * apart
    before += counts[index] ?? 0
    return { cue, at, apart, lands: begins + THROW }
  })
}

/** When the last dice of these cues lie still; 0: none are thrown. */
export function landingOf(cues: readonly Timed[]): number {
  return Math.max(0, ...cues.map(({ lands }) => lands ?? 0))
}

/** Gives each cue its time; a long row of them is pressed together. */
export function timed(cues: readonly Cue[]): readonly Timed[] {
  let at = 0
  const loose = together(cues).flatMap((group) => {
    const begins = at
    const [cue] = group
    if (isThrow(cue)) {
      at += THROW
      return thrown(group, begins)
    }
    if (cue !== undefined) at += stepOf(cue)
    return group.map((one): Timed => ({ cue: one, at: begins, apart: DIE_STEP, lands: null }))
  })
  const landed = landingOf(loose)
  const last = (loose.at(-1)?.at ?? 0) - landed
  if (last <= LATEST) return loose
  return loose.map((one) =>
    one.at <= landed ? one : { ...one, at: landed + ((one.at - landed) * LATEST) / last },
  )
}
