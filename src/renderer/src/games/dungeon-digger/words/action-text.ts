/** What an action does, in words: what its button says, and a line below it where there is more to know. */
import type {
  Action,
  ActionForecast,
  ActionOf,
  BonusOrder,
  PlacementRefusal,
  View,
} from '@shared/games/dungeon-digger'
import { rejectionText } from '@shared/games/dungeon-digger/keys'
import { drawsAtOnce } from '../table/second-asked'
import { coinText } from './coin-text'
import type { Naming } from './naming'

export interface ActionText {
  readonly label: string
  /** null: the label says all. */
  readonly hint: string | null
}
/** What words need to know of the table. */
export type Seen = Pick<View, 'viewer' | 'question' | 'players' | 'map' | 'pieces' | 'points'>

function plain(label: string): ActionText {
  return { label, hint: null }
}

export function actionText(action: Action, view: Seen, naming: Naming): ActionText {
  const { words, who, place } = naming
  const say = (key: string, named: Readonly<Record<string, unknown>> = {}, count = 1): string =>
    words.t(`digger.actions.${key}`, named, count)
  switch (action.type) {
    case 'portal':
      return plain(say('portal'))
    case 'hide':
      return plain(say('hide'))
    case 'store':
      return plain(say('store', { coin: coinText(action.coin, words) }))
    case 'move':
    case 'think':
    case 'work':
      return plain(words.order(action.type))
    case 'sabotage':
      return plain(say('sabotage'))
    case 'rise':
      return plain(say('rise', { place: place(action.at) }))
    case 'conquer':
      return {
        label: conquestText(action, view, naming),
        hint: action.take === 'none' ? null : say('stands'),
      }
    case 'liberate':
      return plain(say('liberate', { place: place(action.at), player: who(action.marker) }))
    case 'demolish':
      return plain(say('demolish', { place: place(action.at) }))
    case 'end-turn':
      return view.points > 0
        ? { label: say('endTurn'), hint: say('endTurnLost', { count: view.points }, view.points) }
        : plain(say('endTurn'))
    case 'ability':
      return abilityText(action, view, naming)
    case 'step': {
      const { size, carrier } = action
      const named = { count: size, place: place(action.to) }
      if (carrier !== undefined)
        return plain(say(carrier ? 'stepCarrying' : 'stepWithout', named, size))
      return plain(say('step', named, size))
    }
    case 'sneak':
      return plain(say('sneak', { count: action.size, place: place(action.to) }, action.size))
    case 'walk':
      return plain(say('walk', { piece: words.piece(action.piece), place: place(action.to) }))
    case 'stop':
      return view.question?.type === 'steps' && view.points > 0
        ? {
            label: say('stopSteps'),
            hint: say('stopStepsThen', { count: view.points }, view.points),
          }
        : plain(say(stopped(view)))
    case 'set-aside': {
      const count = drawsAtOnce(action, view)
      const tile = words.tile(action.tile)
      return count === 0
        ? plain(say('setAside', { tile }))
        : { label: say('setAsideDraw', { tile, count }, count), hint: say('stands') }
    }
    case 'draw': {
      const count = view.question?.aside?.length ?? 1
      return { label: say('draw', { count }, count), hint: say('stands') }
    }
    case 'pass':
      return plain(say(view.question?.type === 'exchange' ? 'keepIt' : 'pass'))
    case 'sacrifice':
      return plain(
        action.piece === null
          ? say('sacrifice', { place: place(action.from) })
          : say('sacrificePiece', { piece: words.piece(action.piece) }),
      )
    case 'pit-coin':
      return { label: say('pitCoin'), hint: say('stands') }
    case 'declare':
      return plain(say('declare', { orders: ordersText(action.orders, naming) }))
    case 'decline':
      return plain(say('decline'))
    case 'forfeit':
      return plain(say('forfeit', { order: words.order(action.order) }))
    case 'put-back':
      return plain(say('putBack', { tile: words.tile(action.tile) }))
    case 'keep':
    case 'pay':
    case 'inherit':
      return plain(say(action.type, { coin: coinText(action.coin, words) }))
    case 'refuse':
      return plain(say(view.question?.type === 'rescue' ? 'letDie' : 'refuseToll'))
    case 'exchange':
      return plain(say('exchange'))
    case 'shake':
      return plain(
        say(view.map.tiles[action.at] === null ? 'shakeDown' : 'shakeAway', {
          place: place(action.at),
        }),
      )
    case 'withdraw':
      return plain(say('withdraw', { place: place(action.to) }))
    case 'flame':
      return plain(say('flame', { direction: words.edge(action.direction) }))
    case 'dragon':
      return plain(say('dragon', { place: place(action.to) }))
    case 'rescue':
      return plain(say('rescue', { coin: coinText(action.coin, words), place: place(action.to) }))
    case 'summon':
      return plain(say('summon', { piece: words.piece(action.creature), place: place(action.at) }))
  }
}
/** Several Orders in one line. */
export function ordersText(orders: readonly BonusOrder[], { words }: Naming): string {
  return orders.map((order) => words.order(order)).join(' + ')
}
function conquestText(
  { at, take, from }: ActionOf<'conquer'>,
  { map }: Seen,
  { words, who, place }: Naming,
): string {
  const tile = map.tiles[at] ?? null
  const victim = tile?.kind === 'owned' ? tile.owner : (tile?.markers[0] ?? null)
  const named = { place: place(at), player: victim === null ? '' : who(victim) }
  const text = words.t(`digger.actions.conquer.${take}`, named, 1)
  return from === null || from === at
    ? text
    : words.t('digger.actions.conquer.from', { text, place: place(from) }, 1)
}
function abilityText(
  { which }: ActionOf<'ability'>,
  { players, viewer }: Seen,
  { words }: Naming,
): ActionText {
  const lord = players[viewer ?? 0]?.lord ?? null
  if (lord === null) return plain(words.say('digger.actions.ability'))
  return {
    label: words.t(
      'digger.actions.useAbility',
      { ability: words.say(`digger.lords.${lord}.${which}.name`) },
      1,
    ),
    hint: words.say(`digger.lords.${lord}.${which}.text`),
  }
}
function stopped({ question }: Seen): string {
  if (question?.type === 'walk') return 'stopWalk'
  if (question?.type === 'hatching') return 'stopRising'
  return question?.type === 'flame' ? 'noFlame' : 'stopSteps'
}

/** Why a Project cannot lie so: the edges by their directions, or the rule. */
export function refusalText({ code, edges }: PlacementRefusal, { words }: Naming): string {
  if (edges.length === 0) return words.say(rejectionText(code))
  return edges
    .map(({ edge, kind, faces }) =>
      words.t(
        'digger.table.wrongEdge',
        {
          direction: words.edge(edge),
          kind: words.edgeKind(kind),
          faces: words.edgeKind(faces),
        },
        1,
      ),
    )
    .join(' ')
}
/** What a step comes to, certain as it is; null: nothing but that it is made. */
export function stepResult(
  { kills, trap, wakes }: Extract<ActionForecast, { readonly type: 'step' }>,
  { words, who }: Naming,
): string | null {
  const say = (key: string, named: Readonly<Record<string, unknown>>, count = 1): string =>
    words.t(`digger.table.step.${key}`, named, count)
  const lines = [
    ...kills.flatMap(({ seat, minions, pieces }) => [
      ...(minions > 0 ? [say('kills', { player: who(seat), count: minions }, minions)] : []),
      ...pieces.map((piece) => say('killsPiece', { piece: words.piece(piece) })),
    ]),
    ...(trap ? [say('trap', {})] : []),
    ...(wakes ? [say('wakes', {})] : []),
  ]
  return lines.length === 0 ? null : lines.join(' ')
}
