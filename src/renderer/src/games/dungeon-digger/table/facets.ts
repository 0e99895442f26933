/**
 * What is to be chosen of an action, one thing after the other, so that a long list of actions is never read: what to do,
 * then where, then what of several ways there. A space is pressed on the map, anything else is a button. Which actions there
 * are is not decided here; what is left after all is chosen is a listed one.
 */
import type {
  Action,
  ActionOf,
  BonusAbility,
  BonusOrder,
  Order,
  PieceId,
  Space,
  View,
} from '@shared/games/dungeon-digger'
import { isSameAction } from '@shared/games/game'

/** What is pressed first in a turn, where more is to be chosen of it. */
export type Kind = Order | 'store' | 'sneak' | 'dragon' | 'summon'

export type Facet =
  | { readonly id: 'kind'; readonly value: Kind }
  | { readonly id: 'from' | 'at'; readonly value: Space }
  /** Who goes or is given up. */
  | { readonly id: 'group'; readonly value: 'minions' | PieceId }
  /** The first of the bonus Orders that a room gives, where it gives two. */
  | {
      readonly id: 'bonus'
      readonly value: { readonly ability: BonusAbility; readonly order: BonusOrder }
    }
  /** Any other choice: a button with the words of its action. */
  | { readonly id: 'answer'; readonly value: Action }

/** Several choices of one kind are told apart by this. */
function keyOf({ id, value }: Facet): string {
  return `${id} ${typeof value === 'object' ? JSON.stringify(value) : value}`
}

/** What can be chosen now, and the actions that it leaves. */
export interface Option {
  readonly key: string
  readonly facet: Facet
  readonly actions: readonly Action[]
}

/** What questions are about in a turn: an Order is pressed first, then what it needs. */
export const MENUS: readonly string[] = ['turn', 'bonus']

export interface Asked {
  readonly question: string
  /** Where figures stand. */
  readonly placeOf: (piece: PieceId) => Space | null
  /** The rooms that give two bonus Orders: one is chosen after the other. */
  readonly twofold: readonly BonusAbility[]
}

export function askedIn({ question, pieces }: View, actions: readonly Action[]): Asked {
  return {
    question: question?.type ?? '',
    placeOf: (piece) => pieces.find(({ id }) => id === piece)?.at ?? null,
    twofold: actions.flatMap((action) =>
      action.type === 'declare' && action.orders.length > 1 ? action.ability : [],
    ),
  }
}

function at(space: Space): Facet {
  return { id: 'at', value: space }
}
/** Tiles are held over the map, and have their own way (`choosing.ts`). */
export function isBuilding(action: Action): boolean {
  return action.type === 'work'
}
/**
 * @param chosen of two Orders either may be chosen first
 * @returns what is to be chosen, in this order
 */
export function facetsOf(
  action: Action,
  { question, placeOf, twofold }: Asked,
  chosen: readonly Facet[] = [],
): readonly Facet[] {
  const kind = (value: Kind): readonly Facet[] =>
    MENUS.includes(question) ? [{ id: 'kind', value }] : []
  const answer: Facet = { id: 'answer', value: action }
  switch (action.type) {
    case 'portal':
    case 'hide':
    case 'shake':
      return [at(action.at)]
    case 'withdraw':
      return [at(action.to)]
    case 'sabotage':
    case 'rise':
    case 'demolish':
      return [...kind(action.type), at(action.at)]
    case 'conquer':
    case 'liberate':
      return [...kind('conquer'), at(action.at), answer]
    case 'store':
      return [...kind('store'), at(action.at), answer]
    case 'dragon':
      return [...kind('dragon'), at(action.to)]
    case 'summon':
      return [...kind('summon'), { id: 'group', value: action.creature }, at(action.at)]
    case 'sneak':
      return [...kind('sneak'), { id: 'from', value: action.from }, at(action.to)]
    case 'step':
      return [{ id: 'from', value: action.from }, { id: 'group', value: 'minions' }, at(action.to)]
    case 'walk': {
      const from = placeOf(action.piece)
      const group: Facet = { id: 'group', value: action.piece }
      return from === null || question === 'walk'
        ? [at(action.to)]
        : [{ id: 'from', value: from }, group, at(action.to)]
    }
    case 'sacrifice':
      return [
        { id: 'from', value: action.from },
        { id: 'group', value: action.piece ?? 'minions' },
      ]
    case 'rescue':
      return [at(action.to), answer]
    case 'declare':
      return twofold.includes(action.ability) ? [...firstOf(action, chosen), answer] : [answer]
    case 'move':
    case 'think':
    case 'work':
    case 'end-turn':
    case 'ability':
    case 'stop':
    case 'set-aside':
    case 'draw':
    case 'pass':
    case 'pit-coin':
    case 'decline':
    case 'forfeit':
    case 'put-back':
    case 'keep':
    case 'pay':
    case 'refuse':
    case 'inherit':
    case 'exchange':
    case 'flame':
      return [answer]
  }
}

/** The Order that is chosen first of those that a room gives. */
function firstOf(
  { ability, orders }: ActionOf<'declare'>,
  [first]: readonly Facet[],
): readonly Facet[] {
  const own = orders.find(
    (order) =>
      first?.id === 'bonus' && first.value.ability === ability && first.value.order === order,
  )
  const order = own ?? orders[0]
  return order === undefined ? [] : [{ id: 'bonus', value: { ability, order } }]
}

/** The actions that everything chosen leaves. */
export function narrowed(
  actions: readonly Action[],
  chosen: readonly Facet[],
  asked: Asked,
): readonly Action[] {
  return actions.filter((action) => {
    if (isBuilding(action)) return false
    const facets = facetsOf(action, asked, chosen)
    return chosen.every((one, place) => {
      const own = facets[place]
      return own !== undefined && keyOf(own) === keyOf(one)
    })
  })
}

/** What can be chosen next: each once, in the order of the actions. */
export function optionsOf(
  actions: readonly Action[],
  chosen: readonly Facet[],
  asked: Asked,
): readonly Option[] {
  const options = new Map<string, { facet: Facet; actions: Action[] }>()
  for (const action of narrowed(actions, chosen, asked)) {
    const facet = facetsOf(action, asked, chosen)[chosen.length]
    if (facet === undefined) continue
    const key = keyOf(facet)
    const known = options.get(key)
    if (known === undefined) options.set(key, { facet, actions: [action] })
    else known.actions.push(action)
  }
  return [...options].map(([key, option]) => ({ key, ...option }))
}

/** Whether it is pressed on the map. */
export function isSpace(facet: Facet): facet is Extract<Facet, { id: 'from' | 'at' }> {
  return facet.id === 'from' || facet.id === 'at'
}

/**
 * What follows by itself: where only one figure or one tile can be left, nobody is asked which. What ends a choice is
 * always pressed.
 */
export function followed(
  actions: readonly Action[],
  chosen: readonly Facet[],
  asked: Asked,
): readonly Facet[] {
  const [only, ...others] = optionsOf(actions, chosen, asked).filter(
    ({ facet }) => facet.id !== 'answer',
  )
  if (only === undefined || others.length > 0) return chosen
  if (only.facet.id !== 'from' && only.facet.id !== 'group') return chosen
  const next = [...chosen, only.facet]
  return isComplete(actions, next, asked) ? chosen : followed(actions, next, asked)
}

/** Whether all of an action is chosen: of what is left, only the group of a step may still differ. */
export function isComplete(
  actions: readonly Action[],
  chosen: readonly Facet[],
  asked: Asked,
): boolean {
  const left = narrowed(actions, chosen, asked)
  const rest = left.flatMap((action) => facetsOf(action, asked, chosen).slice(chosen.length))
  return rest.length === 0 || (left.length === 1 && rest.every(({ id }) => id === 'answer'))
}

/** How many go with a step. */
export function sizeOf(action: Action): number | null {
  return action.type === 'step' || action.type === 'sneak' ? action.size : null
}
/** Those of the group that is wanted, or else of the largest that may go there; who goes alone is not counted. */
export function bestOf(actions: readonly Action[], size: number | null): readonly Action[] {
  const wanted = size ?? Math.max(0, ...actions.map((action) => sizeOf(action) ?? 0))
  return actions.filter((action) => (sizeOf(action) ?? wanted) === wanted)
}
export function isListed(actions: readonly Action[], action: Action): boolean {
  return actions.some((one) => isSameAction(one, action))
}
