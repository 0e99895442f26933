/** What a bot makes of the table when it is asked: who it is, how it stands, what it fights for. */
import { STONE, type Foe, type View } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { heroCard, monsterCard } from '../cards'
import type { Board } from '../conditions'
import { heroAt } from '../draft'
import { fightOf } from '../forecast'
import { fightOdds, type WeighedFight } from '../odds/fight'
import type { Stakes } from '../odds/exchange'
import type { Contest, Hero } from '../state'
import { diceFor, statsFor } from '../values'
import { boardOf } from './board'

export interface Sense {
  readonly view: View
  readonly board: Board
  readonly seat: Seat
  readonly hero: Hero
  readonly life: number
  /** Who holds the Stone; null: nobody. */
  readonly holder: Seat | null
  readonly stakes: Stakes
}

/** Fainting costs a turn and a card, but leaves half of one's Life: the end is another thing. */
const WHILE_FAINTING: Stakes = { wound: 0.8, fall: 3.5, lastLife: 0.4, hit: 1, kill: 3 }
const FOR_GOOD: Stakes = { wound: 1.2, fall: 14, lastLife: 1.5, hit: 1, kill: 2.5 }
const HUNTING: Stakes = { wound: 0.8, fall: 7, lastLife: 0.7, hit: 1.3, kill: 14 }

const senses = new WeakMap<View, Sense>()
export function senseOf(view: View, seat: Seat): Sense {
  let sense = senses.get(view)
  if (sense === undefined) senses.set(view, (sense = gather(view, seat)))
  return sense
}
function gather(view: View, seat: Seat): Sense {
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
  }
}
/** Fights between heroes in the endgame are for the Stone, or for being the last. */
export function stakesAgainst({ stakes, view, holder, seat }: Sense, foe: Foe | null): Stakes {
  if (!view.endgame || typeof foe !== 'number') return stakes
  return holder === foe || holder === seat ? HUNTING : stakes
}

/** The best odds of a Fight, over the characteristics. */
export function bestFight(sense: Sense, contest: Contest): WeighedFight | null {
  const { board } = sense
  let best: WeighedFight | null = null
  for (const stat of statsFor(board, contest, contest.seat, 'fight', ['strength', 'magic'])) {
    if (isHopeless(sense, contest, stat)) continue
    const odds = fightOdds(board, contest, stat, stakesAgainst(sense, contest.foe))
    if (odds !== null && (best === null || odds.worth > best.worth)) best = odds
  }
  return best
}
/** Two dice fewer than another characteristic would give: not worth reckoning with. */
function isHopeless({ board }: Sense, contest: Contest, stat: 'strength' | 'magic' | 'dexterity'): boolean {
  const dice = (one: 'strength' | 'magic') =>
    diceFor(board, { ...contest, stat: one }, contest.seat, 'fight', one)
  if (stat === 'dexterity') return false
  return dice(stat) + 2 <= dice(stat === 'strength' ? 'magic' : 'strength')
}
export function fightWith(sense: Sense, foe: Foe | null): WeighedFight | null {
  return foe === null ? null : bestFight(sense, fightOf(sense.seat, foe))
}
/** The characteristic that a hero fights by. */
export function mainStat(board: Board, seat: Seat): 'strength' | 'magic' {
  const { id, training } = heroAt(board, seat)
  const { stats } = heroCard(id)
  return stats.magic + training.magic > stats.strength + training.strength ? 'magic' : 'strength'
}

const ready = new Map<string, number>()
/**
 * How a fight to the end would go, roughly: own Life left over what it would cost, by the chances of one exchange.
 * Above 1 it should be won.
 */
export function readiness(sense: Sense, foe: string): number {
  const odds = fightWith(sense, foe)
  if (odds === null) return 0
  const at = sense.view.rooms.findIndex(({ monster }) => monster?.card === foe)
  const wounds = sense.view.rooms[at]?.monster?.wounds ?? 0
  const left = monsterCard(foe).life - wounds
  const key = `${foe}:${odds.dice}:${odds.foeDice}:${sense.life}:${left}:${odds.worth}`
  let found = ready.get(key)
  if (found === undefined) {
    const dealt = Math.max(0.05, mean(odds.foe) - healed(foe, odds.own))
    const taken = Math.max(0.05, mean(odds.own))
    ready.set(key, (found = sense.life / (taken * (left / dealt))))
    if (ready.size > 5000) ready.clear()
  }
  return found
}
/** What a Boss or ghoul that wounds gets back. */
function healed(foe: string, own: readonly number[]): number {
  return foe === 'hollow-regent' || foe.startsWith('barrow') ? 1 - (own[0] ?? 0) : 0
}
export function mean(chances: readonly number[]): number {
  let total = 0
  for (const [n, chance] of chances.entries()) total += n * chance
  return total
}
