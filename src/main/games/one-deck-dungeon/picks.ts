/** Taking dice one by one for a wide box, a heroic die, a cost or an effect; then confirming. */
import type { Action, Die, DieId, Seat } from '@shared/games/one-deck-dungeon'
import { sumOf } from './boxes'
import { applyPicked } from './effects'
import { coverWideBox, heroicDieLeft, makeHeroicDie } from './placing'
import { done, encounterOf, instead, type Transition } from './transition'
import { paySkill } from './skills'
import type { State } from './state'
import type { PickDice } from './tasks'

function pickedDice(state: State, pick: PickDice): readonly Die[] {
  return encounterOf(state).pool.filter((die) => pick.picked.includes(die.id))
}

/** What the values picked come to. */
export function reachedBy(state: State, pick: PickDice): number {
  return sumOf(pickedDice(state, pick))
}

/** Whether what is picked is enough; who gains a heroic die gives at least one of the dice (R15). */
function isEnough(state: State, pick: PickDice): boolean {
  const dice = pickedDice(state, pick)
  return (
    dice.length >= pick.least &&
    dice.length <= pick.most &&
    (pick.sum === null || sumOf(dice) >= pick.sum) &&
    (pick.purpose.type !== 'heroic-die' || dice.some((die) => die.hero === pick.hero))
  )
}

/** Whether what is picked is enough, and more of it would be of no use, or is not to be had. */
export function isComplete(state: State, pick: PickDice): boolean {
  if (!isEnough(state, pick)) return false
  if (pick.sum !== null || pick.picked.length === pick.most) return true
  return pick.eligible.every((id) => pick.picked.includes(id))
}

/** Whether one more die may be picked: the last for a heroic die must not leave the supply without one. */
function mayPick(state: State, pick: PickDice, die: Die): boolean {
  const left = pick.most - pick.picked.length
  if (pick.purpose.type !== 'heroic-die' || left !== 1) return left > 0
  return heroicDieLeft(state, [...pickedDice(state, pick), die])
}

/** An effect whose cost is paid cannot be cancelled; undoing steps back instead. */
function canCancel(pick: PickDice): boolean {
  return pick.purpose.type !== 'effect'
}

export function pickDiceActions(state: State, pick: PickDice): readonly Action[] {
  const actions: Action[] = []
  if (isEnough(state, pick)) actions.push({ type: 'confirm', hero: null })
  if (canCancel(pick)) actions.push({ type: 'cancel', hero: null })
  for (const die of encounterOf(state).pool) {
    const { id, hero } = die
    if (!pick.eligible.includes(id)) continue
    if (pick.picked.includes(id)) actions.push({ type: 'unpick-die', hero, die: id })
    else if (mayPick(state, pick, die)) actions.push({ type: 'pick-die', hero, die: id })
  }
  return actions
}

export function pickDie(transition: Transition, pick: PickDice, die: DieId): Transition {
  return instead(transition, { ...pick, picked: [...pick.picked, die] })
}

export function unpickDie(transition: Transition, pick: PickDice, die: DieId): Transition {
  return instead(transition, {
    ...pick,
    picked: pick.picked.filter((picked) => picked !== die),
  })
}

function pickerOf({ hero }: PickDice): Seat {
  if (hero === null) throw new Error('these picks are nobody’s own')
  return hero
}

export function confirmDice(transition: Transition, pick: PickDice): Transition {
  const rest = done(transition)
  const { purpose, picked, run } = pick
  switch (purpose.type) {
    case 'wide-box':
      return coverWideBox(rest, purpose.box, picked)
    case 'heroic-die':
      return makeHeroicDie(rest, pickerOf(pick), picked, purpose.crafty)
    case 'cost':
      return paySkill(rest, pickerOf(pick), purpose.skill, picked)
    case 'effect':
      if (run === null) throw new Error('an effect without its run')
      return applyPicked(rest, run, picked)
  }
}
