/** Answers that stand in the prompt, in the order of their digits: all but the Orders, which have buttons of their own. */
import { ORDERS } from '@shared/games/dungeon-digger'
import type { Choosing } from './choosing'
import type { Option } from './facets'

function isOrder({ facet }: Option): boolean {
  if (facet.id === 'kind') return ORDERS.some((order) => order === facet.value)
  return facet.id === 'answer' && (facet.value.type === 'move' || facet.value.type === 'think')
}
export function answersOf({ buttons, inMenu }: Choosing): readonly Option[] {
  return inMenu.value ? buttons.value.filter((option) => !isOrder(option)) : buttons.value
}
