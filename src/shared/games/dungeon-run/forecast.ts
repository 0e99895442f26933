/**
 * What dice would bring, told before any of them is rolled: for whoever is asked, where it matters. Exact by the rules,
 * from what the viewer may know alone.
 */
import type { Seat } from '../game'
import type { Action } from './actions'
import type { Foe } from './events'
import type { Stat } from './names'

/** By number of wounds from 0 on: the chance of exactly so many. They add up to 1. */
export type WoundChances = readonly number[]

interface Chances {
  /** The characteristic that is rolled. */
  readonly stat: Stat
  /** How many dice the acting hero rolls; 0: it succeeds without. */
  readonly dice: number
  /** Wounds of the acting hero. */
  readonly own: WoundChances
  /** The chance that they defeat it. */
  readonly fallen: number
  /** Cards of both sides that may be used and are reckoned with: what is free, or worth its price (`skill:war-cry`). */
  readonly uses: readonly string[]
  /** Cards that could still change the dice by somebody's choice, and are not reckoned with. */
  readonly leftOut: readonly string[]
}

/**
 * One exchange of a Fight. Dice block and hit as leaves most: a kill and hits dealt against wounds taken, the last ones
 * counting for more. A reroll is used for dice that would do nothing. What heals afterwards (Feast, Soul Tithe) is not
 * taken off.
 */
export interface FightOdds extends Chances {
  readonly type: 'fight'
  readonly against: Foe
  /** How many dice the other side rolls, or has rolled. */
  readonly foeDice: number
  readonly foe: WoundChances
  /** The chance that they kill the monster or defeat the hero. */
  readonly slain: number
}
/** An Escape, a Disarm, or a roll that a tile asks for. Wounds are those of a failure: a free attack, the trap, the tile. */
export interface AttemptOdds extends Chances {
  readonly type: 'escape' | 'disarm' | 'test'
  readonly success: number
}
export type Odds = FightOdds | AttemptOdds

export interface ForecastLine {
  /**
   * The listed action that leads there: Fight, Escape, a Move onto or off a tile that asks for a roll, a
   * characteristic, an offer of help or sabotage, its answer. null: as things stand, if nobody adds anything.
   */
  readonly action: Action | null
  /** By characteristic that may be rolled, the one that leaves most first. */
  readonly odds: readonly [Odds, ...Odds[]]
}
export interface Forecast {
  /** The hero who acts: in a help window not the one who is asked. */
  readonly seat: Seat
  readonly lines: readonly ForecastLine[]
}
