/** Picking dice for what has been begun: the same plan that began it says which. */
import type {
  Action,
  DieId,
  Effect,
  EffectSource,
  PickPurpose,
  Seat,
  View,
} from '@shared/games/one-deck-dungeon'
import { bestPlacement } from './position'
import { diceFor, fightersOf, firstMaking, positionOf } from './placing'
import type { EffectOption } from './dice-selections'
import { payFor, targetOf, useOf, type UseAction } from './uses'
import { bestOption } from './effect-options'

function actionOf(hero: Seat, source: EffectSource): UseAction {
  switch (source.type) {
    case 'skill':
      return { type: 'use-skill', hero, skill: source.skill }
    case 'talent':
      return { type: 'use-talent', hero, talent: source.talent }
    case 'potion':
      return { type: 'drink-potion', hero, potion: source.potion }
  }
}

/** The effects of a source from the one in question on. */
function effectsFrom(view: View, action: UseAction, name: Effect['type']): readonly Effect[] {
  const { effects } = useOf(view, action)
  const flat = effects.flatMap((effect) => (effect.type === 'choose' ? effect.of : [effect]))
  return flat.slice(flat.findIndex((effect) => effect.type === name)).slice(0, 1)
}

/** Whose dice a use that has been begun is about. */
function targetIn(view: View, action: UseAction): Seat {
  return targetOf(fightersOf(view), action.hero, useOf(view, action))
}

/** Dice that may be picked now, picked ones among them. */
function eligible(actions: readonly Action[]): readonly DieId[] {
  return actions.flatMap((action) =>
    action.type === 'pick-die' || action.type === 'unpick-die' ? [action.die] : [],
  )
}

function effectPicks(
  view: View,
  actions: readonly Action[],
  hero: Seat,
  purpose: Extract<PickPurpose, { type: 'effect' }>,
): readonly DieId[] {
  const position = positionOf(view)
  const dice = eligible(actions)
  const action = actionOf(hero, purpose.source)
  const effects = effectsFrom(view, action, purpose.effect)
  const [effect] = effects
  if (effect?.type === 'change' && effect.among === 'same-value') return dice
  const { option } = bestOption(position, targetIn(view, action), effects, dice)
  return option?.picks ?? []
}

/** The dice wanted for a purpose; a cost and an effect are some hero's. */
function wanted(
  view: View,
  actions: readonly Action[],
  hero: Seat,
  purpose: PickPurpose,
): readonly DieId[] {
  switch (purpose.type) {
    case 'wide-box':
      return diceFor(bestPlacement(positionOf(view)), purpose.box)
    case 'heroic-die':
      return firstMaking(bestPlacement(positionOf(view))) ?? []
    case 'cost': {
      const use = useOf(view, { type: 'use-skill', hero, skill: purpose.skill })
      return payFor(positionOf(view), hero, use).paid.flat()
    }
    case 'effect':
      return effectPicks(view, actions, hero, purpose)
  }
}

/** Picks what is wanted and confirms; where the plan says nothing, whatever is enough. */
export function pickNext(view: View, actions: readonly Action[]): Action | null {
  const { question } = view
  if (question.type !== 'pick-dice') return null
  const dice = wanted(view, actions, question.hero ?? 0, question.purpose)
  const next = actions.find((action) => action.type === 'pick-die' && dice.includes(action.die))
  return (
    next ??
    actions.find((action) => action.type === 'confirm') ??
    actions.find((action) => action.type === 'pick-die') ??
    null
  )
}

function bestOf(
  view: View,
  { hero, source }: { readonly hero: Seat; readonly source: EffectSource },
): EffectOption | null {
  const action = actionOf(hero, source)
  return bestOption(positionOf(view), targetIn(view, action), useOf(view, action).effects).option
}

export function chooseValue(view: View, actions: readonly Action[]): Action | null {
  const { question } = view
  if (question.type !== 'choose-value') return null
  const option = bestOf(view, question)
  return (
    actions.find((action) => action.type === 'choose-value' && action.value === option?.value) ??
    null
  )
}

export function chooseEffect(view: View, actions: readonly Action[]): Action | null {
  const { question } = view
  if (question.type !== 'choose-effect') return null
  const option = bestOf(view, question)
  return (
    actions.find((action) => action.type === 'choose-effect' && action.effect === option?.choice) ??
    null
  )
}
