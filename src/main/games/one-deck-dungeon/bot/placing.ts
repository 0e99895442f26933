/** Placing dice: what to use first, then the solver's placement step by step. */
import type { Action, DieId, Seat, View } from '@shared/games/one-deck-dungeon'
import { skillIn } from '../content'
import type { Placement } from '../solver'
import { fightInHand } from './fight'
import { prevention } from './expected-help'
import { bestPlacement, type Position } from './position'
import { standingOf, timePrice, type Prevented } from './price'
import { heroAt } from './kit'
import { isUse, payFor, targetOf, useOf, type UseAction } from './uses'
import { bestOption } from './effect-options'
import { WEIGHTS } from './weights'

/** Improvements smaller than this are not worth a use. */
const WORTHWHILE = 0.05

/** Who is in the encounter or boss round in hand. */
export function fightersOf(view: View): readonly Seat[] {
  return view.encounter?.heroes ?? []
}

/** What used skills and talents have prevented: the table sees it from what has been used (R22). */
function preventedOf(view: View): Prevented {
  const used = fightersOf(view).flatMap((hero): readonly UseAction[] => {
    const { skills, talents } = heroAt(view, hero)
    return [
      ...skills
        .filter(({ used: done }) => done)
        .map(({ skill }) => ({ type: 'use-skill', hero, skill }) as const),
      ...talents
        .filter(({ used: done }) => done)
        .map(({ talent }) => ({ type: 'use-talent', hero, talent }) as const),
    ]
  })
  const kind = view.encounter?.kind ?? 'combat'
  return prevention(
    { kind },
    used.flatMap((action) => useOf(view, action).effects),
  )
}

export function positionOf(view: View): Position {
  const fight = fightInHand(view)
  if (fight === null) throw new Error('no fight in hand')
  return {
    fight,
    standing: standingOf(view, fightersOf(view)),
    dice: view.encounter?.pool ?? [],
    prevented: preventedOf(view),
  }
}

/** What using something costs besides dice: Fade's time, or a token that could heal. */
function fee(action: UseAction, position: Position): number {
  if (action.type === 'drink-potion') return WEIGHTS.potion
  return position.fight.ability === 'fade' ? timePrice(1, position.standing) : 0
}

function without(position: Position, ids: readonly DieId[]): Position {
  return {
    ...position,
    dice: position.dice.filter((die) => !ids.includes(die.id)),
  }
}

/** The expected cost after using something; infinite where it cannot be paid or promises nothing. */
function costAfter(view: View, action: UseAction, position: Position): number {
  const use = useOf(view, action)
  const paying = payFor(position, action.hero, use)
  if (paying.cost === Infinity) return Infinity
  const left = without(position, paying.paid.flat())
  const target = targetOf(fightersOf(view), action.hero, use)
  return bestOption(left, target, use.effects).cost + fee(action, position)
}

/** Mana that is free is worth taking when there is a spell to spend it on. */
function takesMana(view: View, actions: readonly Action[]): UseAction | null {
  const when = view.encounter?.kind === 'peril' ? 'peril' : 'combat'
  const hasSpell = (hero: Seat): boolean =>
    heroAt(view, hero).skills.some(({ skill, used }) => {
      const use = skillIn(view, skill)
      return !used && use.cost.mana !== undefined && use.when.includes(when)
    })
  return (
    actions
      .filter(isUse)
      .find(
        (action) =>
          action.type === 'use-skill' && action.skill === 'mana-fountain' && hasSpell(action.hero),
      ) ?? null
  )
}

/** The use that helps most, if any helps. */
function bestUse(
  view: View,
  actions: readonly Action[],
  position: Position,
  base: number,
): UseAction | null {
  const mana = takesMana(view, actions)
  if (mana !== null) return mana
  let best: UseAction | null = null
  let least = base - WORTHWHILE
  for (const action of actions.filter(isUse)) {
    const cost = costAfter(view, action, position)
    if (cost < least) {
      best = action
      least = cost
    }
  }
  return best
}

/** The dice of the first heroic die that a placement asks to be made. */
export function firstMaking(placement: Placement): readonly DieId[] | null {
  for (const cover of placement.covers)
    for (const ingredient of cover.with)
      if (ingredient.length > 1) return ingredient.filter((die) => die !== null)
  return null
}

/** Begins a heroic die for one of those who give a die for it (R15). */
function making(
  dice: readonly DieId[],
  { dice: pool }: Position,
  actions: readonly Action[],
): Action | null {
  const givers = pool.filter((die) => dice.includes(die.id)).map((die) => die.hero)
  return (
    actions.find(
      (action) =>
        action.type === 'begin-heroic-die' && !action.crafty && givers.includes(action.hero),
    ) ?? null
  )
}

/** The dice that a placement puts on a box. */
export function diceFor(placement: Placement, box: number): readonly DieId[] {
  return placement.covers
    .filter((cover) => cover.box === box)
    .flatMap((cover) => cover.with.flat())
    .filter((die) => die !== null)
}

function covering(placement: Placement, actions: readonly Action[]): Action | null {
  for (const action of actions) {
    if (action.type === 'place-die' && diceFor(placement, action.box).includes(action.die))
      return action
    if (action.type === 'begin-wide-box' && diceFor(placement, action.box).length > 0) return action
  }
  return null
}

/** The next step of placing. */
export function placeNext(view: View, actions: readonly Action[]): Action | null {
  const position = positionOf(view)
  const base = bestPlacement(position)
  // Everything is used before the first box is covered.
  const begun = view.encounter?.boxes.some((box) => box.dice.length > 0 || box.broken) ?? false
  const nothingToGain = view.encounter?.kind !== 'boss' && base.cost < WORTHWHILE
  const use = begun || nothingToGain ? null : bestUse(view, actions, position, base.cost)
  if (use !== null) return use
  const make = making(firstMaking(base) ?? [], position, actions)
  if (make !== null) return make
  return (
    covering(base, actions) ?? actions.find((action) => action.type === 'finish-placing') ?? null
  )
}
