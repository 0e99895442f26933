/** What is to be seen of the table at a moment: where things lie, and copies of what will be gone. */
import type { DieId, View } from '@shared/games/one-deck-dungeon'
import { copyOf, placeOf, type Place } from '@renderer/motion/stage'
import { diceInPlay } from '../table/dice/dice-in-play'
import { findSpot, type Spot } from '../table/spots'
import type { Cue } from './cues'
import type { SeenDie } from './dice'
import { landingOf, type Timed } from './timeline'

export interface Seen {
  readonly dice: ReadonlyMap<DieId, SeenDie>
  /** How many lines the chronicle had. */
  readonly lines: number
  readonly things: ReadonlyMap<Spot, { readonly place: Place; readonly copy: HTMLElement }>
}

/** The element that shows a die, without the button around it. */
export function faceOf(die: DieId): HTMLElement | null {
  return findSpot(`die ${die}`)?.querySelector<HTMLElement>('[data-face]') ?? null
}

/** Where a spot is; null where it is not to be seen. */
export function placeAt(spot: Spot): Place | null {
  const element = findSpot(spot)
  return element === null ? null : placeOf(element)
}

/** The lines of the chronicle. */
export function linesOfLog(): readonly HTMLElement[] {
  return [...(findSpot('log')?.querySelectorAll<HTMLElement>('[role="log"] li') ?? [])]
}

/** The dice of a view that is on the screen. */
export function seenDice(view: View): ReadonlyMap<DieId, SeenDie> {
  const seen = new Map<DieId, SeenDie>()
  for (const die of diceInPlay(view)) {
    const face = faceOf(die.id)
    const place = face === null ? null : placeOf(face)
    if (face !== null && place !== null) seen.set(die.id, { die, place, face: copyOf(face) })
  }
  return seen
}

/** What a cue takes away from where it is. */
function takenBy(cue: Cue): Spot | null {
  switch (cue.type) {
    case 'open-door':
      return `door ${cue.door}`
    case 'tuck':
    case 'cast-away':
    case 'meet':
      return 'encounter'
    case 'throw-dice':
    case 'throw-again':
    case 'turn-dice':
    case 'gain-dice':
    case 'drop-dice':
    case 'place-dice':
    case 'burn-card':
    case 'reveal-stairs':
    case 'stairs-step':
    case 'deal-door':
    case 'hurt':
    case 'heal':
    case 'use':
    case 'drink':
    case 'boss-roars':
    case 'boss-heals':
    case 'strike-boss':
    case 'survive':
    case 'level-up':
    case 'descend':
    case 'victory':
    case 'defeat':
      return null
  }
}

/** Looks at the table before it changes: what the cues will be about. */
export function look(view: View, cues: readonly Timed[]): Seen {
  const things = new Map<Spot, { place: Place; copy: HTMLElement }>()
  const taken = cues.map(({ cue }) => takenBy(cue))
  // What stopping cost is to be seen until the dice lie still.
  if (landingOf(cues) > 0) taken.push('stopping')
  for (const spot of taken) {
    const element = spot === null || things.has(spot) ? null : findSpot(spot)
    const place = element === null ? null : placeOf(element)
    if (spot !== null && element !== null && place !== null)
      things.set(spot, { place, copy: copyOf(element) })
  }
  return { dice: seenDice(view), lines: linesOfLog().length, things }
}
