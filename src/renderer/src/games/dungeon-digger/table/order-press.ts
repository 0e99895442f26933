/** What pressing an Order does: it is given, or what it needs is chosen; where it is impossible, it is told why. */
import type { Action, Order, View } from '@shared/games/dungeon-digger'
import type { Choosing } from './choosing'
import { optionsOf, type Option } from './facets'
import { probeOfOrder } from './probes'

interface Pressed {
  readonly view: View
  readonly actions: readonly Action[]
  readonly choosing: Choosing
  readonly why: (action: Action) => void
}

/** Whether the Order can be given in some way. */
export function canGive(order: Order, actions: readonly Action[]): boolean {
  return actions.some(({ type }) => type === order || (order === 'conquer' && type === 'liberate'))
}
/** The option of an Order that is given at once, or begins a choice. */
function optionOf(order: Order, { actions, choosing }: Pressed): Option | undefined {
  return optionsOf(actions, [], choosing.asked.value).find(({ facet }) =>
    facet.id === 'kind'
      ? facet.value === order
      : facet.id === 'answer' && facet.value.type === order,
  )
}

/** The bonus Order that is taken as the only one, and so is begun; null: more is to be chosen first. */
export function orderBegunBy(action: Action, { question }: View): Order | null {
  if (action.type !== 'declare' || question?.grants.length !== 1 || question.pending.length > 0)
    return null
  const [order, ...others] = action.orders
  return others.length === 0 ? (order ?? null) : null
}

export function pressOrder(order: Order, pressed: Pressed): void {
  const { view, actions, choosing, why } = pressed
  if (!canGive(order, actions)) {
    why(probeOfOrder(order, view))
    return
  }
  if (order === 'work') {
    const built = actions.find((action) => action.type === 'work')
    if (choosing.project.tile.value !== null) choosing.drop()
    else if (built?.type === 'work') choosing.project.take(built.tile)
    return
  }
  const isChosen = choosing.chosen.value.some(({ id, value }) => id === 'kind' && value === order)
  choosing.drop()
  const option = optionOf(order, pressed)
  if (option !== undefined && !isChosen) choosing.choose(option)
}
