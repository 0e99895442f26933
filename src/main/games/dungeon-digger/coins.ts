/** Coins: drawn, taken, given, stored (sections 11, 15). Their values are seen by their owner alone. */
import type { Action, ActionOf, Coin, CoinSource, Space } from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { hasMark, log, mark, playerAt, push, roll, setPlayer, shuffled, type Draft } from './draft'
import { activeRooms, ownRooms } from './map/tiles'
import type { State, TaskOf } from './state'
import { standardOf } from './values'

/** @throws Error for what is no coin: a script may name none */
function coinOf(name: string): Coin {
  const coin = Number(name)
  if (coin !== 1 && coin !== 2 && coin !== 3) throw new Error(`${name} is no coin`)
  return coin
}
/** The bag of these coins, shuffled. */
export function bagOf(g: Draft, coins: readonly Coin[]): readonly Coin[] {
  return shuffled(g, coins.map(String), 'coins').map(coinOf)
}
/** Unseen, and nobody's yet. */
export function drawFromBag(g: Draft): Coin | null {
  const [coin, ...rest] = g.coinBag
  if (coin === undefined) return null
  g.coinBag = rest
  g.reveals = true
  return coin
}
export function returnToBag(g: Draft, coin: Coin): void {
  g.coinBag = bagOf(g, [...g.coinBag, coin])
}
/** One coin out of the bag and back: nobody keeps it (16.3). */
export function lookIntoBag(g: Draft): Coin | null {
  const coin = drawFromBag(g)
  if (coin !== null) returnToBag(g, coin)
  return coin
}

export function gainCoin(
  g: Draft,
  seat: Seat,
  coin: Coin,
  source: CoinSource,
  from: Seat | null,
): void {
  setPlayer(g, seat, { coins: [...playerAt(g, seat).coins, coin] })
  g.busy = true
  const knownTo = from === null ? [seat] : [seat, from]
  log(g, { type: 'coin-gained', seat, source, from, coin, knownTo })
}
/** @returns the hand without one coin of this value */
export function without(coins: readonly Coin[], coin: Coin): readonly Coin[] {
  const at = coins.indexOf(coin)
  return at < 0 ? coins : coins.toSpliced(at, 1)
}
export function values(coins: readonly Coin[]): readonly Coin[] {
  return [...new Set(coins)].sort()
}
export function valueOf(coins: readonly Coin[]): number {
  return coins.reduce<number>((sum, coin) => sum + coin, 0)
}

/** A random coin of those in hand; nothing where there is none (R33). */
export function stealCoin(g: Draft, from: Seat, to: Seat): Coin | null {
  const { coins } = playerAt(g, from)
  if (coins.length === 0) return null
  const coin = coins[roll(g, 'coin', coins.length) - 1]
  if (coin === undefined) return null
  setPlayer(g, from, { coins: without(coins, coin) })
  gainCoin(g, to, coin, 'hand', from)
  return coin
}
/** Out of a hand, the giver chooses which (R59). */
export function payCoin(g: Draft, seat: Seat, coin: Coin, to: Seat | null): void {
  setPlayer(g, seat, { coins: without(playerAt(g, seat).coins, coin) })
  const knownTo = to === null ? [seat] : [seat, to]
  log(g, { type: 'coin-paid', seat, to, coin, knownTo })
  if (to === null) return
  setPlayer(g, to, { coins: [...playerAt(g, to).coins, coin] })
  g.reveals = true
}

/** Coins from the bag, as many as there are; once a turn False Scales draw two for one. */
export function runCoins(g: Draft, task: TaskOf<'coins'>): void {
  g.agenda.pop()
  const { seat, count, exchange } = task
  for (let left = count; left > 0; left--) {
    const scales = standardOf(g, seat, 'coinFromBag')
    // Own turns alone (R58); with one coin left that coin is drawn.
    if (scales !== null && seat === g.active && !hasMark(g, 'standard') && g.coinBag.length > 1) {
      mark(g, 'standard')
      const coins = Array.from({ length: scales.draw }, () => drawFromBag(g)).filter(
        (coin) => coin !== null,
      )
      push(g, { type: 'keep', seat, coins, exchange }, { ...task, count: left - 1 })
      return
    }
    const coin = drawFromBag(g)
    if (coin === null) return
    gainCoin(g, seat, coin, 'bag', null)
    if (exchange) {
      push(g, { type: 'exchange', seat, coin, source: 'bag' }, { ...task, count: left - 1 })
      return
    }
  }
}
/** False Scales: one is kept, the other goes back. */
export const keep = {
  options(_: Draft, { coins }: TaskOf<'keep'>): readonly Action[] {
    return values(coins).map((coin): Action => ({ type: 'keep', coin }))
  },
  answer(g: Draft, { seat, coins, exchange }: TaskOf<'keep'>, action: Action): void {
    if (action.type !== 'keep') return
    for (const coin of without(coins, action.coin)) {
      log(g, { type: 'coin-returned', seat, coin, knownTo: [seat] })
      returnToBag(g, coin)
    }
    gainCoin(g, seat, action.coin, 'bag', null)
    if (exchange) push(g, { type: 'exchange', seat, coin: action.coin, source: 'bag' })
  },
}
/** Elemental: the coin is put out of the game and another taken from where it came, once for each (R66). */
export const exchange = {
  options(g: Draft, { source }: TaskOf<'exchange'>): readonly Action[] {
    const left = source === 'bag' ? g.coinBag : playerAt(g, source).coins
    return left.length === 0 ? [] : [{ type: 'exchange' }, { type: 'pass' }]
  },
  answer(g: Draft, { seat, coin, source }: TaskOf<'exchange'>, action: Action): void {
    if (action.type !== 'exchange') return
    setPlayer(g, seat, { coins: without(playerAt(g, seat).coins, coin) })
    g.discarded = [...g.discarded, coin]
    log(g, { type: 'coins-discarded', seat, coins: [coin] })
    if (source === 'bag') push(g, { type: 'coins', seat, count: 1, exchange: false })
    else stealCoin(g, source, seat)
  },
}

/** Treasure Rooms: each holds as many coins as there are own active ones (R20, R60). */
export function capacityOf(g: State, seat: Seat): number {
  return activeRooms(g, seat, 'treasure').length
}
export function storedAt({ stored }: Pick<State, 'stored'>, at: Space): readonly Coin[] {
  return stored.find((one) => one.at === at)?.coins ?? []
}
export function storeOptions(g: Draft, seat: Seat): readonly Action[] {
  if (hasMark(g, 'begun') || hasMark(g, 'stored')) return []
  const capacity = capacityOf(g, seat)
  const rooms = activeRooms(g, seat, 'treasure').filter((at) => storedAt(g, at).length < capacity)
  return rooms.flatMap((at) =>
    values(playerAt(g, seat).coins).map((coin): Action => ({ type: 'store', coin, at })),
  )
}
export function store(g: Draft, seat: Seat, { coin, at }: ActionOf<'store'>): void {
  mark(g, 'stored')
  setPlayer(g, seat, { coins: without(playerAt(g, seat).coins, coin) })
  setStored(g, at, [...storedAt(g, at), coin])
  log(g, { type: 'coin-stored', seat, at, coin, knownTo: [seat] })
}
export function setStored(g: Draft, at: Space, coins: readonly Coin[]): void {
  const others = g.stored.filter((one) => one.at !== at)
  g.stored = coins.length === 0 ? others : [...others, { at, coins }]
}
/** Of a seat, on all its Treasure Rooms. */
export function storedOf(g: Pick<State, 'stored' | 'map'>, seat: Seat): readonly Coin[] {
  const rooms = ownRooms(g.map, seat, 'treasure')
  return g.stored.flatMap(({ at, coins }) => (rooms.includes(at) ? coins : []))
}
