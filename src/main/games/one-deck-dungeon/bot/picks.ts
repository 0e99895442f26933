/** Picking dice for what has been begun: the same plan that began it says which. */
import type { Action, DieId, PickPurpose, View } from '@shared/games/one-deck-dungeon'
import type { Effect } from '../cards/effect'
import { bestPlacement } from './position'
import { diceFor, firstMaking, positionOf } from './placing'
import type { Way } from './touching'
import { payFor, useOf, type UseAction } from './uses'
import { bestWay } from './ways'
import type { EffectSource } from '@shared/games/one-deck-dungeon'

const actionOf = (source: EffectSource): UseAction => {
  switch (source.type) {
    case 'skill':
      return { type: 'use-skill', hero: 0, skill: source.skill }
    case 'talent':
      return { type: 'use-talent', hero: 0, talent: source.talent }
    case 'potion':
      return { type: 'drink-potion', hero: 0, potion: source.potion }
  }
}

/** The effects of a source from the one in question on. */
const effectsFrom = (source: EffectSource, name: Effect['type']): readonly Effect[] => {
  const { effects } = useOf(actionOf(source))
  const flat = effects.flatMap((effect) => (effect.type === 'choose' ? effect.of : [effect]))
  return flat.slice(flat.findIndex((effect) => effect.type === name)).slice(0, 1)
}

/** Dice that may be picked now, picked ones among them. */
const eligible = (actions: readonly Action[]): readonly DieId[] =>
  actions.flatMap((action) =>
    action.type === 'pick-die' || action.type === 'unpick-die' ? [action.die] : [],
  )

const effectPicks = (
  view: View,
  actions: readonly Action[],
  purpose: Extract<PickPurpose, { type: 'effect' }>,
): readonly DieId[] => {
  const position = positionOf(view)
  const dice = eligible(actions)
  const effects = effectsFrom(purpose.source, purpose.effect)
  const [effect] = effects
  if (effect?.type === 'change' && effect.among === 'same-value') return dice
  const { way } = bestWay(position, effects, dice)
  return way?.picks ?? []
}

/** The dice wanted for a purpose. */
const wanted = (view: View, actions: readonly Action[], purpose: PickPurpose): readonly DieId[] => {
  switch (purpose.type) {
    case 'wide-box':
      return diceFor(bestPlacement(positionOf(view)), purpose.box)
    case 'heroic-die':
      return firstMaking(bestPlacement(positionOf(view))) ?? []
    case 'cost':
      return payFor(
        positionOf(view),
        useOf({ type: 'use-skill', hero: 0, skill: purpose.skill }),
      ).paid.flat()
    case 'effect':
      return effectPicks(view, actions, purpose)
  }
}

/** Picks what is wanted and confirms; where the plan says nothing, whatever is enough. */
export const pickNext = (view: View, actions: readonly Action[]): Action | null => {
  const { question } = view
  if (question.type !== 'pick-dice') return null
  const dice = wanted(view, actions, question.purpose)
  const next = actions.find((action) => action.type === 'pick-die' && dice.includes(action.die))
  return (
    next ??
    actions.find((action) => action.type === 'confirm') ??
    actions.find((action) => action.type === 'pick-die') ??
    null
  )
}

const bestOf = (view: View, source: EffectSource): Way | null =>
  bestWay(positionOf(view), useOf(actionOf(source)).effects).way

export const chooseValue = (view: View, actions: readonly Action[]): Action | null => {
  const { question } = view
  if (question.type !== 'choose-value') return null
  const way = bestOf(view, question.source)
  return (
    actions.find((action) => action.type === 'choose-value' && action.value === way?.value) ?? null
  )
}

export const chooseEffect = (view: View, actions: readonly Action[]): Action | null => {
  const { question } = view
  if (question.type !== 'choose-effect') return null
  const way = bestOf(view, question.source)
  return (
    actions.find((action) => action.type === 'choose-effect' && action.effect === way?.choice) ??
    null
  )
}
