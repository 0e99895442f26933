/** What each action looks worth at once, in gold: rules of thumb over what a seat sees. */
import type { Action, ActionOf, BonusOrder, Space, TileId } from '@shared/games/dungeon-digger'
import { LORD_CARDS } from '../cards/lords'
import { CREATURE_CARDS } from '../cards/pieces'
import { BONUS_STEPS, STEPS } from '../cards/numbers'
import { allCorridors, isHopeless, straightLine } from '../map/corridors'
import { corridorGold } from '../map/earnings'
import { beyond, distance } from '@shared/games/dungeon-digger/hexes'
import { ownedAt, tileAt } from '../map/tiles'
import { enemiesOn } from '../map/walking'
import { walkWorth } from './pieces'
import { conquestWorth, LAST_TILE, liberationWorth, MINION, stanceOf, type Sense } from './posts'
import { COIN, corridorHope, later } from './prospects'
import { goldsOf } from './standing'
import { targetOf } from '../ending'
import { stepKey, tripsOf, type Trips } from './trips'
import { countAt } from '../values'

/** What is done now is worth more than what a step makes possible. */
const MOVE_SHARE = 0.6
/** With a point left to use what was reached. */
const MOVE_SHARE_POINTS = 0.8
const MOVE_SHARE_RESTLESS = 1.2
/** What a Think may bring, against what is there; a tile that only goes on; and what comes of one at most. */
const LAST_THINK = 0.6
const ANY_TILE = 0.5
const LIKELY_GAIN = 3
/** What ends an idle round, with points left and with the last one. */
const WAKE_SOON = 1.3
const WAKE = 4
const ROOM_FOR_MINIONS = 2
/** Of a tile that earns less than this another may come. */
const DULL = 1.1
const WON = 25
const LOST = -9

/** What is no Order and no step. */
type Small = ActionOf<
  | 'decline'
  | 'dragon'
  | 'draw'
  | 'end-turn'
  | 'exchange'
  | 'flame'
  | 'forfeit'
  | 'hide'
  | 'inherit'
  | 'keep'
  | 'pass'
  | 'pay'
  | 'pit-coin'
  | 'portal'
  | 'put-back'
  | 'refuse'
  | 'rescue'
  | 'sacrifice'
  | 'set-aside'
  | 'shake'
  | 'stop'
  | 'store'
  | 'summon'
  | 'withdraw'
>

export class Thumb {
  readonly sense: Sense
  readonly #actions: readonly Action[]
  readonly #trips = new Map<number, Trips>()
  readonly #bonuses = new Map<BonusOrder, number>()
  #collapses: ReadonlyMap<Space, number> | null = null
  constructor(sense: Sense, actions: readonly Action[]) {
    this.sense = sense
    this.#actions = actions
  }

  worth(action: Action): number {
    switch (action.type) {
      case 'work':
        return this.#work(action)
      case 'move':
        return this.#move(this.sense.view.question?.type === 'bonus' ? BONUS_STEPS : STEPS)
      case 'step':
      case 'sneak':
        return this.#step(action)
      case 'walk':
        return walkWorth(this.sense, action) - 0.05
      case 'rise':
        return this.#rise(action.at)
      case 'think':
        return this.#think()
      case 'conquer':
        return this.#conquer(action)
      case 'liberate':
        return liberationWorth(this.sense, action.at) + 0.3 + this.#waking
      case 'sabotage':
        return this.#sabotage(action.at)
      case 'demolish':
        return this.#demolish(action.at)
      case 'declare':
        return action.orders.reduce((sum, order) => sum + this.#bonusKnown(order), 0)
      case 'ability':
        return this.#ability(action)
      case 'decline':
      case 'dragon':
      case 'draw':
      case 'end-turn':
      case 'exchange':
      case 'flame':
      case 'forfeit':
      case 'hide':
      case 'inherit':
      case 'keep':
      case 'pass':
      case 'pay':
      case 'pit-coin':
      case 'portal':
      case 'put-back':
      case 'refuse':
      case 'rescue':
      case 'sacrifice':
      case 'set-aside':
      case 'shake':
      case 'stop':
      case 'store':
      case 'summon':
      case 'withdraw':
        return this.#other(action)
    }
  }

  /** A tile; if it ends the game, whether that wins it. */
  #work(action: ActionOf<'work'>): number {
    const prospect = this.sense.outlook.find(action)
    if (prospect === null) return 0
    // A tile that earns nothing takes a space from one that would: it waits until nothing else happens.
    const { isRestless, view } = this.sense
    const last = view.idleRounds > 0 || (isRestless && prospect.gold > 0) ? LAST_TILE : 0
    return prospect.worth + last + this.#ending(prospect.gold)
  }
  #ending(gold: number): number {
    const { view, seat } = this.sense
    const target = targetOf(view)
    const now = goldsOf(view)[seat] ?? 0
    if (target === null || gold === 0 || now >= target || now + gold < target) return 0
    if (this.sense.lead + gold > 0) return WON
    return this.sense.isRestless ? 0 : LOST
  }

  #tripsWith(steps: number): Trips {
    let trips = this.#trips.get(steps)
    if (trips === undefined) this.#trips.set(steps, (trips = tripsOf(this.sense, steps)))
    return trips
  }
  /** How much a Move may bring at most, cheaply. */
  mostOfMove(): number {
    const { view, seat } = this.sense
    if (view.pieces.length > 0 || view.scenario.type === 'dragonsLair') return Infinity
    const stands = view.minions[seat] ?? []
    const posts = this.sense.posts(stands.length >= 3)
    let best = 0
    for (let at = 1; at < posts.length; at++) if ((posts[at] ?? 0) > (posts[best] ?? 0)) best = at
    // As if all of them were there as well as where they are.
    const { doubled } = this.sense
    const after = stanceOf(stands, posts, doubled, best, stands.length)
    const gain = after - stanceOf(stands, posts, doubled)
    return gain * this.#moveShare + 1
  }
  get #moveShare(): number {
    if (this.sense.isRestless) return MOVE_SHARE_RESTLESS
    return this.sense.view.points > 1 ? MOVE_SHARE_POINTS : MOVE_SHARE
  }
  #move(steps: number): number {
    const best = Math.max(0, ...this.#tripsWith(steps).values(), this.#piecesGain())
    return best * this.#moveShare - 0.1
  }
  /** Steps of adventurers and creatures are looked at one by one. */
  #piecesGain(): number {
    const { view, seat } = this.sense
    const own = view.pieces.filter((piece) => piece.seat === seat && piece.at !== null)
    let gain = 0
    for (const { id, at } of own) {
      if (at === null) continue
      for (const to of ([0, 1, 2, 3, 4, 5] as const).map((edge) => beyond(at, edge)))
        gain = Math.max(gain, walkWorth(this.sense, { type: 'walk', piece: id, to }))
    }
    return gain * 1.5
  }
  #step({ type, from, size, to, carrier }: ActionOf<'step' | 'sneak'>): number {
    const left = this.sense.view.question?.left ?? 1
    const gain = this.#tripsWith(Math.min(STEPS, left)).get(stepKey(from, size, to)) ?? -1
    // Out of the Eggs a point is better spent than a minion.
    if (type === 'sneak') return gain + 2.3
    return carrier === false ? gain - 1.5 : gain - 0.05
  }

  #rise(at: Space): number {
    const { own, view, seat, stage } = this.sense
    const { inUse } = own.resources
    const post = this.sense.posts(false)[at] ?? 0
    const there = countAt(view, seat, at)
    const need = inUse <= 1 ? 1.7 : inUse === 2 ? 1.2 : inUse === 3 ? 0.8 : 0.5
    return need * (0.4 + 0.6 * later(stage)) + (there > 0 ? 0.1 : 0.3) * Math.min(3, post)
  }
  /** Nothing comes of other tiles where no space is left to build on. */
  #think(): number {
    const { outlook, own } = this.sense
    if (this.sense.isRestless) return this.#lastThink()
    if (outlook.all.length === 0 && this.sense.isBoxedIn) return 0
    const worths = (own.projects ?? []).map((tile) => outlook.byTile.get(tile) ?? 0)
    const dull = worths.filter((worth) => worth < DULL).length
    const best = Math.max(0, ...worths)
    if (dull === 0) return 0.05
    return 0.2 * Math.min(dull, 3) + (best < 2 ? 0.6 : 0)
  }
  /** What may come out of the bag that earns more than what is in hand, by how likely it is among so many drawn. */
  #lastThink(): number {
    const { outlook, hoped, own } = this.sense
    const held = Math.max(0, ...outlook.all.map(({ gold }) => gold))
    const best = new Map<TileId, number>()
    for (const { placement, gold } of hoped.all) {
      const gain = gold > 0 ? gold - held : outlook.all.length === 0 ? ANY_TILE : 0
      if (gain > (best.get(placement.tile) ?? 0)) best.set(placement.tile, gain)
    }
    const drawn = Math.min(own.projects?.length ?? 0, own.bag)
    const gains = [...best.values()].reduce((sum, gain) => sum + gain, 0)
    return own.bag === 0 ? 0 : LAST_THINK * Math.min((gains * drawn) / own.bag, LIKELY_GAIN)
  }
  #conquer({ at, take, from }: ActionOf<'conquer'>): number {
    const { view, hurt } = this.sense
    const tile = tileAt(view.map, at)
    if (tile === null) return 0
    const choice = take === 'hand' ? 0.4 * hurt : take === 'stored' ? 1 : 0
    const kept = from === null ? 0 : (this.sense.posts(false)[from] ?? 0) * 0.1
    return conquestWorth(this.sense, tile, at) + 0.6 + choice - kept + this.#waking
  }
  /** Something must happen: with the last point at the latest. */
  get #waking(): number {
    const { isToWake, view } = this.sense
    if (!isToWake) return 0
    return view.points > 1 ? WAKE_SOON : WAKE
  }
  #sabotage(at: Space): number {
    const isFree = this.sense.view.question?.type === 'bonus'
    return this.#collapse(at) - (isFree ? 0 : MINION) + this.#waking
  }
  /** What it would cost those whose corridors are about to close there. */
  #collapse(at: Space): number {
    this.#collapses ??= this.#whatCollapsesCost()
    return this.#collapses.get(at) ?? 0
  }
  /** By space: every empty one is listed. */
  #whatCollapsesCost(): ReadonlyMap<Space, number> {
    const { view, seat, stage, hurt } = this.sense
    const costs = new Map<Space, number>()
    for (const corridor of allCorridors(view.map)) {
      if (corridor.complete || isHopeless(corridor)) continue
      const hope = corridorHope(corridor, stage) + 0.3 * corridorGold(corridor.length)
      const cost = corridor.owner === seat ? -hope * 2 : corridor.length >= 3 ? hope * hurt : 0
      for (const at of new Set(corridor.open.map((arm) => beyond(arm.space, arm.edge))))
        costs.set(at, (costs.get(at) ?? 0) + cost)
    }
    return costs
  }
  #demolish(at: Space): number {
    const { view, seat } = this.sense
    const arms = allCorridors(view.map).filter(
      ({ owner, open }) => owner === seat && open.some((arm) => beyond(arm.space, arm.edge) === at),
    )
    const longest = Math.max(0, ...arms.map(({ length }) => corridorGold(length + 1)))
    const { outlook, isRestless, isEarning, isToWake } = this.sense
    const stuck = outlook.all.length === 0 || (isRestless && !isEarning) ? 2 : 0
    return 0.2 + 0.35 * longest + stuck + (isToWake ? WAKE : 0)
  }
  /** It stands in many declarations. */
  #bonusKnown(order: BonusOrder): number {
    let worth = this.#bonuses.get(order)
    if (worth === undefined) this.#bonuses.set(order, (worth = this.#bonus(order)))
    return worth
  }
  /** What a bonus Order would be good for, before it is chosen which it is. */
  #bonus(order: BonusOrder): number {
    const { own, outlook, view, seat } = this.sense
    switch (order) {
      case 'move':
        return 0.1 + this.#move(BONUS_STEPS)
      case 'think':
        return 0.15 + this.#think()
      case 'rise': {
        const isFull = own.resources.inUse >= own.resources.limit || own.reserve === 0
        return isFull || own.portal === null ? 0 : this.#rise(own.portal)
      }
      case 'work': {
        const stands = view.minions[seat] ?? []
        return Math.max(0, ...stands.map((at) => outlook.bySpace.get(at) ?? 0))
      }
      case 'sabotage':
        return 0.1
      case 'demolish':
        return 0
    }
  }

  #ability({ which }: ActionOf<'ability'>): number {
    const { own, view, stage, hurt, seat } = this.sense
    if (which === 'standard') return this.#think() - 0.1
    if (own.lord === null) return 0
    const { special } = LORD_CARDS[own.lord]
    const isLate = stage >= 2
    switch (special.does) {
      case 'points': {
        const good = this.#actions.filter(
          (action) => action.type === 'work' && this.#work(action) > 2.5,
        )
        return good.length > 0 && (view.points === 0 || isLate) ? 4 : -1
      }
      case 'projects':
        return view.points > 0 && view.round > 1 ? 0.9 : -1
      case 'rises':
        return own.resources.limit - own.resources.inUse >= 2 ? 2 : isLate ? 0.8 : -1
      case 'tax': {
        const taxed = view.players.filter(({ coinCount }, at) => at !== seat && coinCount >= 2)
        const all = view.players.length - 1
        return taxed.length === all || isLate ? taxed.length * COIN * (1 + hurt) : -1
      }
      case 'conquers-from-reserve': {
        const ready = this.#actions.filter(({ type }) => type === 'conquer')
        return ready.length > 0 && own.reserve > 0 && view.points > 0 ? 3 : -1
      }
      case 'shake': {
        const blocks = view.map.tiles.flatMap((tile, at) => (tile === null ? [] : [at]))
        const best = Math.max(0, ...blocks.map((at) => this.#shake(at)))
        return best > 1 ? best : -1
      }
    }
  }
  #shake(at: Space): number {
    const tile = tileAt(this.sense.view.map, at)
    return tile === null
      ? this.#collapse(at)
      : tile.kind === 'neutral'
        ? this.#demolish(at) - 0.2
        : 0
  }

  #other(action: Small): number {
    const { view, seat } = this.sense
    switch (action.type) {
      case 'store':
        return 40 + action.coin
      case 'end-turn':
      case 'stop':
      case 'pass':
      case 'refuse':
      case 'decline':
      case 'forfeit':
        return 0
      case 'draw':
        return 0.05
      case 'set-aside':
        return this.#setAside(action.tile)
      case 'put-back':
        return -(this.sense.outlook.byTile.get(action.tile) ?? 0)
      case 'sacrifice':
        return action.piece === null ? -(this.sense.posts(false)[action.from] ?? 0) : -4
      case 'pit-coin':
        return COIN
      case 'keep':
      case 'inherit':
        return action.coin
      case 'exchange':
        return view.question?.coins?.includes(1) === true ? 0.5 : -1
      case 'pay':
        return view.scenario.type === 'creatures' ? 2.5 - action.coin : 4 - action.coin
      case 'rescue':
        return 1.4 - action.coin + 0.05 * (this.sense.posts(false)[action.to] ?? 0)
      case 'shake':
        return this.#shake(action.at)
      case 'flame':
        return this.#flame(action)
      case 'dragon':
        return this.#dragon(action.to)
      case 'summon':
        return this.#summon(action)
      case 'hide':
        return ownedAt(view.map, action.at, seat) === null ? -0.1 * this.#fromPortal(action.at) : 0
      case 'portal':
      case 'withdraw':
        return 0
    }
  }
  #setAside(tile: TileId): number {
    const { outlook, isRestless } = this.sense
    const earns = outlook.all.some(({ placement, gold }) => placement.tile === tile && gold > 0)
    return isRestless ? (earns ? -DULL : DULL) : DULL - (outlook.byTile.get(tile) ?? 0)
  }
  /** Minions alone give markers: room is left for some. */
  #summon({ creature }: ActionOf<'summon'>): number {
    const { resources } = this.sense.own
    const left = resources.limit - resources.inUse - CREATURE_CARDS[creature].resources
    if (left < ROOM_FOR_MINIONS) return -1
    return 2 + (creature === 'corruptor' ? 1.5 : 0) + 0.1 * Math.max(0, -this.sense.lead)
  }
  #fromPortal(at: Space): number {
    const { portal } = this.sense.own
    return portal === null ? 0 : Math.abs(distance(portal, at) - 4)
  }
  #flame({ direction }: ActionOf<'flame'>): number {
    const { view, seat, hurt } = this.sense
    const from = view.pieces.find(({ id }) => id === 'mage')?.at ?? null
    if (from === null) return 0
    let worth = -0.3 + enemiesOn(view, from, seat) * hurt
    for (const at of straightLine(view.map, from, direction)) {
      worth += enemiesOn(view, at, seat) * hurt
      worth -= countAt(view, seat, at)
    }
    return worth
  }
  /** Nearer to whoever carries the Treasure, the more so the nearer that one is to its Portal. */
  #dragon(to: Space): number {
    const { view } = this.sense
    if (view.scenario.type !== 'dragonsLair') return 0
    const { treasure, dragon } = view.scenario
    if (treasure?.carrier == null || dragon === null) return 0
    const home = view.players[treasure.carrier]?.portal ?? null
    const way = distance(to, treasure.at)
    if (way === 0) return 6
    if (way >= distance(dragon, treasure.at) || home === null) return -1
    const near = distance(treasure.at, home)
    return way <= 3 && near <= 4 ? 2.2 : 0.4
  }
}
