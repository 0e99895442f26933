/** What can be chosen next, in words: an answer of its own, or the first part of several actions. */
import type { View } from '@shared/games/dungeon-digger'
import type { Option } from '../table/facets'
import { actionText, type ActionText } from './action-text'
import type { Naming } from './naming'

export function optionText({ facet, actions }: Option, view: View, naming: Naming): ActionText {
  const { words } = naming
  switch (facet.id) {
    case 'answer':
      return actionText(facet.value, view, naming)
    case 'kind':
      return {
        label: isExtra(facet.value)
          ? words.say(`digger.table.kind.${facet.value}`)
          : words.order(facet.value),
        hint: null,
      }
    case 'bonus':
      return {
        label: words.t('digger.actions.declare', { orders: words.order(facet.value.order) }, 1),
        hint: words.say('digger.actions.declareFirst'),
      }
    case 'group':
      return {
        label:
          facet.value === 'minions' ? words.say('digger.table.minions') : words.piece(facet.value),
        hint: null,
      }
    case 'from':
    case 'at': {
      const [action] = actions
      return action === undefined
        ? { label: naming.place(facet.value), hint: null }
        : actionText(action, view, naming)
    }
  }
}
const EXTRAS = ['store', 'sneak', 'dragon', 'summon'] as const
function isExtra(kind: string): kind is (typeof EXTRAS)[number] {
  return EXTRAS.some((one) => one === kind)
}
