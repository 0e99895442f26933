/** Placing dice: what to use first, then the solver's placement step by step. */
import type { Action, DieId, View } from '@shared/games/one-deck-dungeon'
import { skillCard } from '../cards'
import type { Placement } from '../solver'
import { fightInHand, heroOf } from './fight'
import { prevention } from './help'
import { bestPlacement, type Position } from './position'
import { standingOf, timePrice, type Prevented } from './price'
import { isUse, payFor, useOf, type UseAction } from './uses'
import { bestWay } from './ways'
import { WEIGHTS } from './weights'

/** Improvements smaller than this are not worth a use. */
const WORTHWHILE = 0.05

/** What used skills and talents have prevented: the table sees it from what has been used (R22). */
const preventedOf = (view: View): Prevented => {
  const hero = heroOf(view)
  const used: readonly UseAction[] = [
    ...hero.skills
      .filter(({ used: done }) => done)
      .map(({ skill }) => ({ type: 'use-skill', hero: 0, skill }) as const),
    ...hero.talents
      .filter(({ used: done }) => done)
      .map(({ talent }) => ({ type: 'use-talent', hero: 0, talent }) as const),
  ]
  const kind = view.encounter?.kind ?? 'combat'
  return prevention(
    { kind },
    used.flatMap((action) => useOf(action).effects),
  )
}

export const positionOf = (view: View): Position => {
  const fight = fightInHand(view)
  if (fight === null) throw new Error('no fight in hand')
  return {
    fight,
    standing: standingOf(view),
    dice: view.encounter?.pool ?? [],
    prevented: preventedOf(view),
  }
}

/** What using something costs besides dice: Fade's time, or a token that could heal. */
const fee = (action: UseAction, position: Position): number => {
  if (action.type === 'drink-potion') return WEIGHTS.potion
  return position.fight.ability === 'fade' ? timePrice(1, position.standing) : 0
}

const without = (position: Position, ids: readonly DieId[]): Position => ({
  ...position,
  dice: position.dice.filter((die) => !ids.includes(die.id)),
})

/** The expected cost after using something; infinite where it cannot be paid or promises nothing. */
const costAfter = (action: UseAction, position: Position): number => {
  const use = useOf(action)
  const paying = payFor(position, use)
  if (paying.cost === Infinity) return Infinity
  return bestWay(without(position, paying.paid.flat()), use.effects).cost + fee(action, position)
}

/** Mana that is free is worth taking when there is a spell to spend it on. */
const takesMana = (view: View, actions: readonly Action[]): UseAction | null => {
  const fountain = actions
    .filter(isUse)
    .find((action) => action.type === 'use-skill' && action.skill === 'mana-fountain')
  const when = view.encounter?.kind === 'peril' ? 'peril' : 'combat'
  const spells = heroOf(view).skills.some(({ skill, used }) => {
    const use = skillCard(skill)
    return !used && use.cost.mana !== undefined && use.when.includes(when)
  })
  return fountain !== undefined && spells ? fountain : null
}

/** The use that helps most, if any helps. */
const bestUse = (
  view: View,
  actions: readonly Action[],
  position: Position,
  base: number,
): UseAction | null => {
  const mana = takesMana(view, actions)
  if (mana !== null) return mana
  let best: UseAction | null = null
  let least = base - WORTHWHILE
  for (const action of actions.filter(isUse)) {
    const cost = costAfter(action, position)
    if (cost < least) {
      best = action
      least = cost
    }
  }
  return best
}

/** The dice of the first heroic die that a placement asks to be made. */
export const firstMaking = (placement: Placement): readonly DieId[] | null => {
  for (const cover of placement.covers)
    for (const ingredient of cover.with)
      if (ingredient.length > 1) return ingredient.filter((die) => die !== null)
  return null
}

/** The dice that a placement puts on a box. */
export const diceFor = (placement: Placement, box: number): readonly DieId[] =>
  placement.covers
    .filter((cover) => cover.box === box)
    .flatMap((cover) => cover.with.flat())
    .filter((die) => die !== null)

const covering = (placement: Placement, actions: readonly Action[]): Action | null => {
  for (const action of actions) {
    if (action.type === 'place-die' && diceFor(placement, action.box).includes(action.die))
      return action
    if (action.type === 'begin-wide-box' && diceFor(placement, action.box).length > 0) return action
  }
  return null
}

/** The next step of placing. */
export const placeNext = (view: View, actions: readonly Action[]): Action | null => {
  const position = positionOf(view)
  const base = bestPlacement(position)
  // Everything is used before the first box is covered.
  const begun = view.encounter?.boxes.some((box) => box.dice.length > 0 || box.broken) ?? false
  const nothingToGain = view.encounter?.kind !== 'boss' && base.cost < WORTHWHILE
  const use = begun || nothingToGain ? null : bestUse(view, actions, position, base.cost)
  if (use !== null) return use
  if (firstMaking(base) !== null) {
    const make = actions.find((action) => action.type === 'begin-heroic-die' && !action.crafty)
    if (make !== undefined) return make
  }
  return (
    covering(base, actions) ?? actions.find((action) => action.type === 'finish-placing') ?? null
  )
}
