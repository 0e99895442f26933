/** What may cover a challenge box (rulebook, Placing Dice; R18, R19). */
import type { Die, RejectionCode } from '@shared/games/one-deck-dungeon'
import { countsAs } from './dice'
import type { ActiveBox, Encounter, State } from './state'

export function isCovered(box: ActiveBox): boolean {
  return box.dice.length > 0
}

/** Armor first: while any armor box is uncovered, boxes without armor are closed (R18). */
function isArmored({ boxes }: Encounter): boolean {
  return boxes.some((box) => box.armor && !isCovered(box))
}
export function isOpen(encounter: Encounter, box: ActiveBox): boolean {
  return box.armor || !isArmored(encounter)
}

/** The boxes that take dice now. */
export function openBoxes(encounter: Encounter): readonly ActiveBox[] {
  const armored = isArmored(encounter)
  return encounter.boxes.filter((box) => !isCovered(box) && (box.armor || !armored))
}

/** Whether covering a box only breaks it: a skull box of the Lich, the first time (R31). */
export function recoils(state: State, box: ActiveBox): boolean {
  return state.boss?.boss === 'lich' && box.skull && !box.broken
}

/** Why a die cannot go on a box at all, whatever its value; null where it can. */
function dieRefusal(state: State, box: ActiveBox, die: Die): RejectionCode | null {
  if (die.only === 'mana' || (die.only === 'armor' && !box.armor)) return 'die-restricted'
  if (!countsAs(die, box.color)) return 'wrong-color'
  if (state.boss?.boss === 'dragon' && box.skull && die.color === 'heroic') return 'heroic-on-skull'
  return null
}

/** Why a box takes no dice now; null where it does. */
export function boxRefusal(encounter: Encounter, box: ActiveBox): RejectionCode | null {
  if (isCovered(box)) return 'box-covered'
  return isOpen(encounter, box) ? null : 'armor-first'
}

/** Why one die cannot cover an open normal box; null where it can. */
export function coveringRefusal(state: State, box: ActiveBox, die: Die): RejectionCode | null {
  return dieRefusal(state, box, die) ?? (die.value < box.value ? 'die-too-low' : null)
}

/** Why one die cannot cover a normal box, open or not; null where it can. */
export function placingRefusal(
  state: State,
  encounter: Encounter,
  box: ActiveBox,
  die: Die,
): RejectionCode | null {
  return boxRefusal(encounter, box) ?? coveringRefusal(state, box, die)
}

/** The best that one die of the pool would bring a normal box, were it high enough; 0: none fits. */
export function bestDie(state: State, encounter: Encounter, box: ActiveBox): number {
  return Math.max(0, ...fittingDice(state, encounter, box).map((die) => die.value))
}

/** The dice whose kind may go on a box, whatever their value; on a wide one from any hero (R18). */
export function fittingDice(state: State, encounter: Encounter, box: ActiveBox): readonly Die[] {
  return encounter.pool.filter((die) => dieRefusal(state, box, die) === null)
}

export function sumOf(dice: readonly Die[]): number {
  return dice.reduce((sum, die) => sum + die.value, 0)
}
