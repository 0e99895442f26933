/** What it is worth to a seat that its minions stand somewhere: what they could work, conquer or reach from there. */
import {
  PIT,
  PORTAL,
  type DungeonMap,
  type Ground,
  type MapTile,
  type PlayerView,
  type Space,
  type StepTarget,
  type View,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { onceOfLatest } from '@shared/once'
import { tileCard } from '@shared/games/dungeon-digger/tiles'
import { IDLE_ROUNDS, TYRANNY } from '../cards/numbers'
import { isConquerable } from '../conquest'
import { beyond, bit, distance, EDGES } from '@shared/games/dungeon-digger/hexes'
import { isBlock } from '@shared/games/dungeon-digger/lying'
import { isEmpty } from '../map/placing'
import {
  isActive,
  isEnemy,
  LATEST_MAPS,
  linksOf,
  openEdges,
  ownedAt,
  ownTiles,
  tileAt,
  typeOf,
} from '../map/tiles'
import { blocksBeside, enemiesOn, stepTargets, type Walk } from '../map/walking'
import { withBodies } from '../values'
import {
  COIN,
  isRoomType,
  outlookOf,
  roomWorth,
  tilesLeft,
  type Outlook,
  type Stage,
} from './prospects'
import { leadOf, stageOf, totalsOf } from './standing'

/** A minion given up for a marker. */
export const MINION = 1.1
/** A marker's part in the award for most of them. */
const MARKER = 0.8
/** A turn that somebody skips. */
export const TURN = 4
/** And where nothing is left but that. */
const LAST_MINION = 0.2
/** Rounds after which nobody waits for better any more. */
const PATIENT = 11
const PATIENT_LORDS = 9
/** A tile laid where else nothing happens. */
export const LAST_TILE = 1.5
/** A tile that may still come, against one in hand. */
const HOPE = 0.5
const ROOM_MADE = 1.5
/** In Creatures markers end the game of others: with few tokens left they are kept for Portals. */
const KEPT = { tokens: 13, each: 1.2 }
const FADE = 0.72
const FAR_FADE = 0.88
/** A defended tile on the way, by each of its minions. */
const DEFENDED = 0.6

/** What is looked at for one choice, worked out when it is first asked for. */
export class Sense {
  readonly view: View
  readonly seat: Seat
  readonly own: PlayerView
  readonly stage: Stage
  /** As seen by a mover: pieces of others stand as minions. */
  readonly ground: Ground
  /** What is lost to one of the others counts for so much. */
  readonly hurt: number
  #outlook: Outlook | null = null
  #hoped: Outlook | null = null
  #lead: number | null = null
  readonly #posts = new Map<boolean, readonly number[]>()
  readonly #targets = new Map<number, readonly StepTarget[]>()

  /** @param stage as it was before a turn was looked ahead: else what earns gold would make all else worth less */
  constructor(view: View, seat: Seat, stage: Stage = stageOf(view)) {
    const own = view.players[seat]
    if (own === undefined) throw new Error(`nobody sits at ${seat}`)
    this.view = view
    this.seat = seat
    this.own = own
    this.stage = stage
    this.ground = groundFor(view, seat)
    this.hurt = 1 / Math.max(1, view.players.filter(({ isOut }) => !isOut).length - 1) ** 0.7
  }
  get outlook(): Outlook {
    this.#outlook ??= outlookOf(this.view, this.seat, this.own.projects ?? [], this.stage)
    return this.#outlook
  }
  /** What the tiles of the own bag would be worth: looked at where those in hand bring nothing. */
  get hoped(): Outlook {
    const { view, seat, own } = this
    const known = [...(own.projects ?? []), ...(view.question?.aside ?? [])]
    this.#hoped ??= outlookOf(view, seat, tilesLeft(view.map, seat, known), this.stage)
    return this.#hoped
  }
  get lead(): number {
    this.#lead ??= leadOf(this.view, this.seat)
    return this.#lead
  }
  /** No open edge of the own dungeon leads anywhere: from now on it is taken, not built. */
  get isBoxedIn(): boolean {
    const { map, taken } = this.view
    return !ownTiles(map, this.seat).some((at) => {
      const tile = tileAt(map, at)
      return (
        tile !== null &&
        EDGES.some(
          (edge) =>
            (openEdges(tile) & bit(edge)) !== 0 && isEmpty({ map, taken }, beyond(at, edge)),
        )
      )
    })
  }
  /** Nothing comes of waiting any more: what is left is taken, whoever wins by it, before the game ends for want of it (R28). */
  get isRestless(): boolean {
    const { idleRounds, round, scenario } = this.view
    return idleRounds > 0 || round > (scenario.type === 'creatures' ? PATIENT_LORDS : PATIENT)
  }
  /**
   * The game ends with this round for want of anything happening (R28), is lost by that, and nobody who plays later in the
   * round would mind it as well: something is to happen now.
   */
  get isToWake(): boolean {
    const { idleRounds, players, firstPlayer, marks } = this.view
    if (idleRounds < IDLE_ROUNDS - 1 || marks.includes('worked')) return false
    const place = (seat: Seat) => (seat - firstPlayer + players.length) % players.length
    const totals = totalsOf(this.view)
    const most = Math.max(...totals)
    const behind = [...totals.keys()].filter(
      (seat) => players[seat]?.isOut !== true && (totals[seat] ?? 0) < most,
    )
    return behind.includes(this.seat) && behind.every((other) => place(other) <= place(this.seat))
  }
  /** Something in hand earns gold somewhere. */
  get isEarning(): boolean {
    return this.outlook.all.some(({ gold }) => gold > 0)
  }
  /** What another minion counts where one stands already. */
  get doubled(): number {
    return this.isRestless ? GATHERED : DOUBLED
  }
  /** What is worth a way loses so much with each tile of it: less where little is left to build. */
  get fade(): number {
    const isFar =
      this.isRestless || this.view.scenario.type === 'creatures' || this.outlook.all.length === 0
    return isFar ? FAR_FADE : FADE
  }
  /** What a step leads to: ways of a Move come by the same tiles again and again. */
  targets(walk: Walk): readonly StepTarget[] {
    // What a group counts as follows from its size.
    const key = walk.from * MOST_MINIONS + walk.size
    let targets = this.#targets.get(key)
    if (targets === undefined) this.#targets.set(key, (targets = stepTargets(this.ground, walk)))
    return targets
  }
  /** By space. @param strong for a group that a Monster lets in */
  posts(strong: boolean): readonly number[] {
    let posts = this.#posts.get(strong)
    if (posts === undefined) this.#posts.set(strong, (posts = postsOf(this, strong)))
    return posts
  }
}
/** Nobody has so many. */
const MOST_MINIONS = 32
function groundFor(view: View, seat: Seat): Ground {
  const foes = view.pieces.filter((piece) => piece.at !== null && piece.seat !== seat)
  return withBodies(view, foes)
}

const postsOn = onceOfLatest(LATEST_MAPS, (_: DungeonMap) => new Map<string, readonly number[]>())
/** Worked out once for a map, as long as nothing else that it hangs on changes: own minions are no part of it. */
function postsOf(sense: Sense, strong: boolean): readonly number[] {
  const { view, seat, stage, own } = sense
  const { minions, players, pieces, scenario } = view
  const others = minions.map((spaces, other) => (other === seat ? '' : spaces.join())).join(';')
  const coins = players.map(({ coinCount, isOut }) => (isOut ? 2 : coinCount > 0 ? 1 : 0)).join('')
  const placed =
    pieces.length === 0 && scenario.type === 'none'
      ? ''
      : JSON.stringify([pieces, scenario, sense.lead, minions[seat]])
  const key = `${seat}${strong ? '+' : '-'}${sense.isRestless ? '!' : ''}${view.idleRounds > 0 ? '?' : ''}${stage}|${own.projects?.join() ?? ''}|${others}|${coins}|${
    view.coinBag > 0 ? 1 : 0
  }${view.marks.join()}|${view.stored.map(({ at, count }) => `${at}:${count}`).join()}|${view.taken.join()}|${view.silent.join()}|${placed}`
  const ofMap = postsOn(view.map)
  let posts = ofMap.get(key)
  if (posts === undefined) ofMap.set(key, (posts = spread(sense, strong)))
  return posts
}

/** What can be had on each space, and, less with each tile, what can be reached from it. */
function spread(sense: Sense, strong: boolean): readonly number[] {
  const { map } = sense.view
  const posts = map.tiles.map((tile, at) =>
    tile === null ? 0 : Math.max(prizeAt(sense, tile, at, strong), besideBlock(sense, at)),
  )
  const { fade } = sense
  const queue = posts.flatMap((worth, at) => (worth > 0 ? [at] : []))
  for (let next = 0; next < queue.length && next < MOST_VISITS; next++) {
    const at = queue[next] ?? 0
    const held = enemiesOn(sense.ground, at, sense.seat)
    const passed = (posts[at] ?? 0) * fade * DEFENDED ** held
    for (const there of linksOf(map, at)) {
      if (passed <= (posts[there] ?? 0) + 0.01 || !mayStand(sense, there)) continue
      posts[there] = passed
      queue.push(there)
    }
  }
  return posts
}
const MOST_VISITS = 400
function mayStand({ view, seat }: Sense, at: Space): boolean {
  const tile = tileAt(view.map, at)
  if (tile === null || (tile.kind === 'neutral' && isBlock(tile))) return false
  if (tile.kind === 'neutral' || !isEnemy(tile, seat)) return true
  const type = typeOf(tile)
  return type !== 'pit' && (type !== 'portal' || view.scenario.type === 'creatures')
}

function prizeAt(sense: Sense, tile: MapTile, at: Space, strong: boolean): number {
  const { view, seat } = sense
  if (tile.kind === 'owned' && tile.owner === seat) return ownWorth(sense, tile.markers, at)
  if (!mayStand(sense, at)) return 0
  const scenario = prizeOfScenario(sense, tile, at)
  // One after the other comes to where they can go on together.
  const isTooFew = !strong && !sense.isRestless && tile.markers.length === 0
  if (tile.kind === 'neutral' && tile.tile === 'monster' && isTooFew) return 0
  return isConquerable(view, seat, tile)
    ? Math.max(scenario, conquestWorth(sense, tile, at))
    : scenario
}
function ownWorth(sense: Sense, markers: readonly Seat[], at: Space): number {
  const { outlook, view, seat } = sense
  const found = outlook.bySpace.get(at)
  const work =
    found === undefined ? hopeAt(sense, at) : found + (sense.view.idleRounds > 0 ? LAST_TILE : 0)
  if (markers.length > 0) return Math.max(work, liberationWorth(sense, at))
  if (ownedAt(view.map, at, seat)?.tile !== PIT) return work
  if (view.marks.includes('pit')) return 0
  return Math.max(outlook.all[0]?.worth ?? 0, view.coinBag > 0 ? COIN : 0) - MINION * 0.7
}
/** Where no tile in hand fits, and it is time: what one from the bag could earn there. */
function hopeAt(sense: Sense, at: Space): number {
  return sense.isRestless ? HOPE * (sense.hoped.bySpace.get(at) ?? 0) : 0
}
/** Where nothing else earns any more a block may make room. */
function besideBlock(sense: Sense, at: Space): number {
  if (!sense.isRestless || sense.isEarning) return 0
  return mayStand(sense, at) && blocksBeside(sense.view.map, at).length > 0 ? ROOM_MADE : 0
}
export function liberationWorth({ view, seat, stage, hurt }: Sense, at: Space): number {
  const tile = ownedAt(view.map, at, seat)
  if (tile === null) return 0
  const type = typeOf(tile)
  if (type === 'portal') return 3 * tile.markers.length
  const back = isRoomType(type) ? roomWorth(type, 0, stage) : 0
  return back + MARKER * hurt
}

/** What a marker there would bring, its minion paid. */
export function conquestWorth(sense: Sense, tile: MapTile, at: Space): number {
  const { view, hurt, seat } = sense
  const isPortal = tile.kind === 'owned' && tile.tile === PORTAL
  const isLast = sense.isRestless && (isPortal || view.scenario.type !== 'creatures')
  const isCheap = isLast || view.marks.includes('conquers-from-reserve')
  const cost = (isCheap ? LAST_MINION : MINION) + (isPortal ? 0 : keeping(sense))
  if (tile.kind === 'neutral') {
    if (tile.tile === 'monster') return 4 + MARKER - cost
    return COIN + 1.2 + MARKER - cost
  }
  const owner = view.players[tile.owner]
  const replaced = tile.markers.length > 0 ? MARKER * hurt : 0
  const taken = COIN * (1 + ((owner?.coinCount ?? 0) > 0 ? hurt : 0))
  const base = taken + MARKER + replaced - cost
  const { type } = tileCard(tile.tile)
  if (type === 'portal') return base + eliminationWorth(sense, tile.markers, seat)
  if (type === 'treasure') return base + COIN + storedWorth(sense, at)
  const off = isActive(view, at)
  if (type === 'throne') return base + (off ? TURN * hurt : 0)
  return base + (off && isRoomType(type) ? roomWorth(type, 1, sense.stage) * hurt : 0)
}
function keeping({ view, own, seat }: Sense): number {
  if (view.scenario.type !== 'creatures') return 0
  const tokens = own.reserve + (view.minions[seat]?.length ?? 0)
  return Math.max(0, KEPT.tokens - tokens) * KEPT.each
}
function storedWorth({ view, hurt }: Sense, at: Space): number {
  const count = view.stored.find((one) => one.at === at)?.count ?? 0
  return COIN * Math.max(0, count - 1) * (1 + hurt)
}
/** The third marker ends somebody's game. */
function eliminationWorth({ view, hurt }: Sense, markers: readonly Seat[], seat: Seat): number {
  const left = view.players.filter(({ isOut }) => !isOut).length
  const own = markers.filter((marker) => marker === seat).length
  const last = left === 2 ? 30 : 18 * hurt
  return last / (3 - Math.min(2, markers.length)) + 0.5 * own
}

function prizeOfScenario(sense: Sense, tile: MapTile, at: Space): number {
  const { view } = sense
  if (tile.kind !== 'neutral') return 0
  if (tile.tile === 'citadel' && view.scenario.type === 'dwarvenCitadel') {
    const left =
      view.scenario.capacity - view.scenario.inside.reduce((sum, count) => sum + count, 0)
    if (left <= 0) return 0
    return COIN - 0.7 + (sense.lead > 0 ? 1.2 + (left <= 2 ? 6 : 0) : left <= 2 ? -6 : 0)
  }
  if (view.scenario.type !== 'dragonsLair' || view.scenario.dragon === at) return 0
  const { treasure, hoard } = view.scenario
  if (treasure?.at === at && treasure.carrier !== sense.seat)
    return isSentHome(sense, at) ? 0 : 2 + 0.8 * hoard
  return tile.tile === 'lair-back' && treasure === null ? 1.5 : 0
}

/** The Dragon has been sent after the Treasure again and again: within reach of it nobody gets on. */
function isSentHome({ view, isRestless }: Sense, at: Space): boolean {
  const { scenario } = view
  if (!isRestless || scenario.type !== 'dragonsLair' || scenario.dragon === null) return false
  return distance(scenario.dragon, at) <= TYRANNY
}

const SHARES = [1, 0.4, 0.2, 0.1] as const
const REST = 0.05
/** Another one where one stands already. */
const DOUBLED = 0.4
/** Where only many together come on. */
const GATHERED = 0.8
/**
 * What all minions of a seat are worth where they stand: the best post counts in full, others less.
 * @param doubled what another one counts where one stands already
 * @param at where some more would stand, so many
 */
export function stanceOf(
  stands: readonly Space[],
  posts: readonly number[],
  doubled = DOUBLED,
  at: Space = -1,
  more = 0,
): number {
  // From the one that is worth most on.
  const values: number[] = []
  const add = (worth: number) => {
    let place = values.length
    while (place > 0 && (values[place - 1] ?? 0) < worth) {
      values[place] = values[place - 1] ?? 0
      place -= 1
    }
    values[place] = worth
  }
  for (let one = 0; one < stands.length; one++) {
    const space = stands[one] ?? 0
    const worth = posts[space] ?? 0
    add(stands.indexOf(space) < one ? worth * doubled : worth)
  }
  const isHeld = more > 0 && stands.includes(at)
  for (let one = 0; one < more; one++) {
    const worth = posts[at] ?? 0
    add(isHeld || one > 0 ? worth * doubled : worth)
  }
  let sum = 0
  for (let place = 0; place < values.length; place++)
    sum += (values[place] ?? 0) * (SHARES[place] ?? REST)
  return sum
}
