/** What the events of one game add up to, for statistics. */
import * as v from 'valibot'
import { zeros } from '../../zeros'
import type { Seat } from '../game'
import type { Event } from './events'
import type { Options } from './options'
import { GOLD_SOURCES, LORDS, ORDERS, type GoldSource, type LordId } from './orders'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))

/** What is counted of each player. */
export const FEATS = [
  'tiles',
  'corridors',
  'kills',
  'losses',
  'conquests',
  'liberations',
  'coins',
] as const
export type Feat = (typeof FEATS)[number]

export const tallySchema = v.strictObject({
  rounds: count,
  /** By seat. */
  seats: v.array(
    v.strictObject({
      lord: v.nullable(v.picklist(LORDS)),
      ...v.entriesFromList(FEATS, count),
      /** Orders given, those of a bonus too. */
      orders: v.strictObject(v.entriesFromList(ORDERS, count)),
      /** Gold of each source by round, from the first one on. */
      gold: v.strictObject(v.entriesFromList(GOLD_SOURCES, v.array(count))),
    }),
  ),
})
export type Tally = Readonly<v.InferOutput<typeof tallySchema>>

type Counts = Record<Feat, number>
interface SeatCounts extends Counts {
  lord: LordId | null
  readonly orders: Tally['seats'][number]['orders']
  readonly gold: Record<GoldSource, number[]>
}

/** Counts what happened, of a whole game or of a part of it from the setup on. */
export function tallyOf({ players }: Pick<Options, 'players'>, events: Iterable<Event>): Tally {
  let rounds = 0
  const seats = Array.from({ length: players }, emptyCounts)
  // Gold that nobody is told of before the end (R41) does not show in statistics before it either.
  let hidden: (() => void)[] = []
  for (const event of events) {
    if (event.type === 'round-begun') rounds = event.round
    else if (event.type === 'begun')
      for (const [seat, own] of seats.entries()) own.lord = event.lords[seat] ?? null
    else if (event.type === 'gold') {
      const { seat, source, gold } = event
      const round = Math.max(1, rounds)
      if (event.hidden) hidden.push(() => addGold(seats[seat], source, round, gold))
      else addGold(seats[seat], source, round, gold)
    } else if (event.type === 'ordered') {
      const own = seats[event.seat]
      if (own !== undefined) own.orders[event.order] += 1
    } else if (event.type === 'over') {
      for (const add of hidden) add()
      hidden = []
    }
    for (const [seat, feat, n] of featsIn(event)) {
      const own = seats[seat]
      if (own !== undefined) own[feat] += n
    }
  }
  return { rounds, seats }
}

function emptyCounts(): SeatCounts {
  return {
    lord: null,
    ...zeros(FEATS),
    orders: zeros(ORDERS),
    gold: Object.fromEntries(GOLD_SOURCES.map((source) => [source, [] as number[]])) as Record<
      GoldSource,
      number[]
    >,
  }
}
function addGold(
  own: SeatCounts | undefined,
  source: GoldSource,
  round: number,
  gold: number,
): void {
  if (own === undefined) return
  const rounds = own.gold[source]
  while (rounds.length < round) rounds.push(0)
  rounds[round - 1] = (rounds[round - 1] ?? 0) + gold
}

/** Who did what, so many times. */
function featsIn(event: Event): readonly (readonly [Seat, Feat, number])[] {
  if (event.type === 'placed') return [[event.seat, 'tiles', 1]]
  if (event.type === 'corridor-completed') return [[event.seat, 'corridors', 1]]
  if (event.type === 'conquered') return [[event.seat, 'conquests', 1]]
  if (event.type === 'liberated') return [[event.seat, 'liberations', 1]]
  if (event.type === 'coin-gained') return [[event.seat, 'coins', 1]]
  if (event.type === 'died') {
    const killed =
      event.by === null || event.by === event.seat ? [] : [killsOf(event.by, event.count)]
    return [[event.seat, 'losses', event.count], ...killed]
  }
  if (event.type === 'piece-died' && event.by !== null && event.by !== event.seat)
    return [killsOf(event.by, 1)]
  return []
}
function killsOf(seat: Seat, n: number): readonly [Seat, Feat, number] {
  return [seat, 'kills', n]
}
