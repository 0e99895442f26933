/** When each cue of one answer plays: one after the other, what is alike close upon each other. */
import type { Cue } from './cues'

/** A cue and when it begins, in milliseconds at normal speed. */
export interface Timed<C extends Cue = Cue> {
  readonly cue: C
  readonly at: number
}

/** However much happens at once, the last cue begins by then. */
const LATEST = 1_800

/** Between dice of one throw. */
export const DIE_STEP = 45

/** How long after a cue begins the next one may. */
function stepOf(cue: Cue): number {
  switch (cue.type) {
    case 'throw-dice':
    case 'throw-again':
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

/** Gives each cue its time; a long row of them is pressed together. */
export function timed(cues: readonly Cue[]): readonly Timed[] {
  let at = 0
  const loose = cues.map((cue) => {
    const begins = at
    at += stepOf(cue)
    return { cue, at: begins }
  })
  const last = loose.at(-1)?.at ?? 0
  const press = last > LATEST ? LATEST / last : 1
  return loose.map(({ cue, at: begins }) => ({ cue, at: begins * press }))
}
