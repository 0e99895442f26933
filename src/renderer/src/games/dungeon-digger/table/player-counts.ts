/** The numbers of a player's panel, each with what it means. */
import type { Seat } from '@shared/games'
import type { Content, View } from '@shared/games/dungeon-digger'
import { coinText } from '../words/coin-text'
import type { Words } from '../words/names'

export interface Count {
  readonly id:
    | 'gold'
    | 'coins'
    | 'stored'
    | 'resources'
    | 'ingenuity'
    | 'reserve'
    | 'markers'
    | 'bag'
    | 'projects'
  readonly value: string
  readonly text: string
}

/** Gold that ends the game; null: none does. */
export function targetOf({ options }: View, { targets }: Content): number | null {
  return targets[options.scenario ?? 'standard']
}

/** Somebody has the gold that ends the game with the turn: it is never lost. */
export function isLastTurn(view: View, content: Content): boolean {
  const target = targetOf(view, content)
  return target !== null && view.players.some(({ gold, isOut }) => !isOut && (gold ?? 0) >= target)
}

export function countsOf(
  view: View,
  content: Content,
  seat: Seat,
  own: boolean,
  words: Words,
): readonly Count[] {
  const player = view.players[seat]
  if (player === undefined) return []
  const say = (key: string, named: Readonly<Record<string, unknown>>, count = 1): string =>
    words.t(`digger.table.player.${key}`, named, count)
  const counted = (
    id: Count['id'],
    value: number,
    key: string = id,
    named: Readonly<Record<string, unknown>> = {},
  ): Count => ({ id, value: String(value), text: say(key, { count: value, ...named }, value) })
  const target = targetOf(view, content)
  const gold: Count =
    player.gold === null
      ? { id: 'gold', value: '?', text: say('goldHidden', {}) }
      : target === null
        ? counted('gold', player.gold, 'goldAlone')
        : { ...counted('gold', player.gold, 'gold', { target }), value: `${player.gold}/${target}` }
  const stored = view.stored
    .filter(({ at }) => {
      const tile = view.map.tiles[at]
      return tile?.kind === 'owned' && tile.owner === seat
    })
    .reduce((sum, { count }) => sum + count, 0)
  const markers = view.map.tiles.reduce(
    (sum, tile) => sum + (tile?.markers.filter((marker) => marker === seat).length ?? 0),
    0,
  )
  const { inUse, limit } = player.resources
  const coins = own && player.coins !== null && player.coins.length > 0 ? player.coins : null
  return [
    gold,
    coins === null
      ? counted('coins', player.coinCount)
      : {
          id: 'coins',
          value: String(player.coinCount),
          text: say('coinsOwn', { coins: words.list(coins.map((coin) => coinText(coin, words))) }),
        },
    ...(stored > 0 ? [counted('stored', stored)] : []),
    { id: 'resources', value: `${inUse}/${limit}`, text: say('resources', { inUse, limit }) },
    counted('ingenuity', player.ingenuity),
    counted('reserve', player.reserve),
    ...(markers > 0 ? [counted('markers', markers)] : []),
    own ? counted('bag', player.bag) : counted('projects', player.projectCount),
  ]
}
