/** What a bot makes of the table when it is asked: who it is, how it stands, what it fights for. */
import { STONE, type Foe, type Stat, type View } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { once } from '@shared/once'
import { heroCard, monsterCard } from '../cards'
import { atlasOf } from '../atlas'
import { actionAt, type Board } from '../conditions'
import { BEGUN } from '../contest'
import { heroAt } from '../draft'
import { fightOf } from '../forecast'
import { fightOdds, type WeighedFight } from '../odds/fight'
import type { Stakes } from '../odds/exchange'
import { companyOf, roomOfMonster } from '../places'
import type { Contest, Hero, Kit } from '../state'
import { diceFor, extraDice, statsFor } from '../values'
import { boardOf } from './board'
import type { Goal, Routes } from './found'

export interface Sense {
  readonly view: View
  readonly board: Board
  readonly seat: Seat
  readonly hero: Hero
  readonly life: number
  /** Who holds the Stone; null: nobody. */
  readonly holder: Seat | null
  readonly stakes: Stakes
  /** Odds that were worked out for it already, by foe. */
  readonly fights: Map<Foe, WeighedFight | null>
  readonly readiness: Map<string, number>
  /** What else was worked out for it already. */
  readonly known: { goal?: Goal; routes?: Routes }
}

/** Fainting costs a turn and a card, but leaves half of one's Life: the end is another thing. */
const WHILE_FAINTING: Stakes = {
  ...{ wound: 0.8, fall: 3.5, lastLife: 0.4, hit: 1, kill: 3, together: 0 },
}
const FOR_GOOD: Stakes = {
  ...{ wound: 1.2, fall: 14, lastLife: 1.5, hit: 1, kill: 2.5, together: -2.5 },
}
/** A hero alone wins with the Boss's death, even if it falls in the same exchange (A37). */
const LAST_OF_ALL: Stakes = {
  ...{ wound: 1.2, fall: 14, lastLife: 1.5, hit: 1.5, kill: 25, together: 14 },
}
/** Whoever falls with its rival has won nothing by it (A34). */
const HUNTING: Stakes = {
  ...{ wound: 0.8, fall: 7, lastLife: 0.7, hit: 1.3, kill: 14, together: -14 },
}

export function senseOf(view: View, seat: Seat): Sense {
  const board = boardOf(view)
  const hero = heroAt(board, seat)
  const { life } = heroCard(hero.id).stats
  const at = view.heroes.findIndex(
    ({ status, equipped }) => status !== 'eliminated' && equipped.includes(STONE),
  )
  const isFinal = view.endgame || view.options.players === 1
  return {
    view,
    board,
    seat,
    hero,
    life: life - hero.wounds,
    holder: at < 0 ? null : at,
    stakes: isFinal ? FOR_GOOD : WHILE_FAINTING,
    fights: new Map(),
    readiness: new Map(),
    known: {},
  }
}
/** Fights between heroes in the endgame are for the Stone, or for being the last; the Boss's alone for all there is. */
export function stakesAgainst({ stakes, view, holder, seat }: Sense, foe: Foe | null): Stakes {
  if (typeof foe === 'string')
    return view.options.players === 1 && monsterCard(foe).boss ? LAST_OF_ALL : stakes
  if (!view.endgame || foe === null) return stakes
  return holder === foe || holder === seat ? HUNTING : stakes
}

/** The best odds of a Fight, over the characteristics. */
export function bestFight(sense: Sense, contest: Contest): WeighedFight | null {
  const { foe, seat } = contest
  if (typeof foe !== 'string') return workOut(sense, contest)
  const { kit } = heroAt(sense.board, seat)
  const known = fightsOf(kit)
  const key = keyOf(sense, contest, foe)
  let odds = known.get(key)
  if (odds === undefined) known.set(key, (odds = workOut(sense, contest)))
  return odds
}
/** Positions come back again and again: the same hero, the same monster. */
const fightsOf = once((_: Kit) => new Map<string, WeighedFight | null>())
/** All that the odds of a Fight against a monster hang on besides the hero's cards in play. */
function keyOf(sense: Sense, contest: Contest, foe: string): string {
  const { board } = sense
  const { seat, helpers, saboteurs, mods, foeDice, surprise, repeat, step } = contest
  const { id, wounds, training, used, fought, at } = heroAt(board, seat)
  const room = roomOfMonster(board, foe)
  const hurt = room === null ? 0 : (board.rooms[room]?.monster?.wounds ?? 0)
  const action = board.agenda[actionAt(board)]
  const limits =
    action?.type === 'action' && action.used.length + action.rerolled.length > 0
      ? `${action.used.join()};${action.rerolled.join()}`
      : ''
  const help = helpers.map(({ dice }) => dice).join()
  const harm = saboteurs.map((one) => extraDice(board, contest, one, 'sabotage', null)).join()
  const changed = mods.length === 0 ? '' : JSON.stringify(mods)
  const fight = `${foe},${hurt},${surprise ? 1 : 0}${repeat || fought.includes(foe) ? 1 : 0}${step < BEGUN ? 0 : 1}`
  const hero = `${id},${wounds},${training.strength},${training.magic},${training.dexterity}`
  const silent = atlasOf(board.layout).silent[at] === true ? 1 : 0
  const place = `${companyOf(board, seat).length},${silent},${sense.stakes.fall}`
  return `${fight}|${hero}|${place}|${used.join()}|${limits}|${help}|${harm}|${foeDice.join('')}|${changed}`
}
function workOut(sense: Sense, contest: Contest): WeighedFight | null {
  let best: WeighedFight | null = null
  for (const stat of statsWorth(sense, contest)) {
    const odds = fightOdds(sense.board, contest, stat, stakesAgainst(sense, contest.foe))
    if (odds !== null && (best === null || odds.worth > best.worth)) best = odds
  }
  return best
}
/** Characteristics to reckon with: those that give two dice fewer than another one are not. */
function statsWorth({ board }: Sense, contest: Contest): readonly Stat[] {
  const { seat } = contest
  const stats = statsFor(board, contest, seat, 'fight', ['strength', 'magic'])
  const dice = stats.map((stat) => diceFor(board, { ...contest, stat }, seat, 'fight', stat))
  const most = Math.max(...dice)
  return stats.filter((_, at) => (dice[at] ?? 0) + 2 > most)
}
/** The characteristic of those odds; of one alone nothing is reckoned. */
export function bestStat(sense: Sense, contest: Contest): Stat | null {
  const [first, ...others] = statsWorth(sense, contest)
  if (others.length === 0) return first ?? null
  return bestFight(sense, contest)?.stat ?? null
}
export function fightWith(sense: Sense, foe: Foe | null): WeighedFight | null {
  if (foe === null) return null
  let odds = sense.fights.get(foe)
  if (odds === undefined) sense.fights.set(foe, (odds = bestFight(sense, fightOf(sense.seat, foe))))
  return odds
}
/** The characteristic that a hero fights by. */
export function mainStat(board: Board, seat: Seat): 'strength' | 'magic' {
  const { id, training } = heroAt(board, seat)
  const { stats } = heroCard(id)
  return stats.magic + training.magic > stats.strength + training.strength ? 'magic' : 'strength'
}

/**
 * How a fight to the end would go, roughly: own Life left over what it would cost, by the chances of one exchange.
 * Above 1 it should be won.
 */
export function readiness(sense: Sense, foe: string): number {
  let found = sense.readiness.get(foe)
  if (found === undefined) sense.readiness.set(foe, (found = readinessFor(sense, foe)))
  return found
}
function readinessFor(sense: Sense, foe: string): number {
  const odds = fightWith(sense, foe)
  if (odds === null) return 0
  const room = sense.view.rooms.find(({ monster }) => monster?.card === foe)
  const left = monsterCard(foe).life - (room?.monster?.wounds ?? 0)
  const dealt = Math.max(0.05, mean(odds.foe) - healed(foe, odds.own))
  const taken = Math.max(0.05, mean(odds.own))
  return sense.life / (taken * (left / dealt))
}
/** What a Boss or ghoul that wounds gets back. */
function healed(foe: string, own: readonly number[]): number {
  return foe === 'hollow-regent' || foe.startsWith('barrow') ? 1 - (own[0] ?? 0) : 0
}
export function mean(chances: readonly number[]): number {
  let total = 0
  for (let n = 1; n < chances.length; n++) total += n * (chances[n] ?? 0)
  return total
}
