/** What lies ahead of a turn: how far away each boss is, and what a mission would bring. */
import type { Seat } from '@shared/games'
import {
  SYMBOLS,
  TURNS,
  type MissionCard,
  type Step,
  type View,
} from '@shared/games/paper-dungeons'
import { has } from '@shared/games/paper-dungeons/bits'

/** By boss: the turn that it comes after. */
export const BOSS_TURNS = [3, 6, 8] as const

/** How many turns there still are before a boss, the one that is being played included. */
export function turnsBefore({ stage, turn }: Pick<View, 'stage' | 'turn'>, after: number): number {
  return after - turn + (stage === 'turn' ? 1 : 0)
}

const MISSION_GLORY = 4

/** What an open mission brings where it is claimed next: at the end of this turn, or after a boss of the one to come. */
export function missionWorth(
  { alone, stage, turn }: Pick<View, 'alone' | 'stage' | 'turn'>,
  { solo }: Pick<MissionCard, 'solo'>,
): number {
  if (!alone) return MISSION_GLORY
  const next = stage === 'turn' ? turn : turn + 1
  return solo[next - 1] ?? 0
}

const DICE_A_TURN = 3
/** Of a die as a rule; boots are not reckoned with before they are rolled. */
const MOVES_OF_DIE = 2
const MOVES_OF_BOOTS = 3

/** What tells how far a seat still comes in a turn. */
interface Moving extends Pick<View, 'stage' | 'dice' | 'viewer' | 'committed'> {
  readonly own: { readonly step: Pick<Step, 'used' | 'diceLeft' | 'moves'> } | null
}

/** How many moves a seat has left in the turn that is played: others are taken to have their dice still. */
export function movesNow({ stage, dice, own, viewer, committed }: Moving, seat: Seat): number {
  if (stage !== 'turn' || committed[seat] === true) return 0
  const step = seat === viewer ? own?.step : undefined
  const left = dice
    .filter((symbol, die) => SYMBOLS[symbol] !== 'skull' && !has(step?.used ?? 0, die))
    .map((symbol) => (SYMBOLS[symbol] === 'boots' ? MOVES_OF_BOOTS : MOVES_OF_DIE))
    .toSorted((one, other) => other - one)
    .slice(0, step?.diceLeft ?? DICE_A_TURN)
  return left.reduce((sum, moves) => sum + moves, step?.moves ?? 0)
}

/**
 * The first turn in which a seat that does nothing but walk is somewhere.
 * @param now moves that it has left in the turn that is played
 * @returns null where the game is over before
 */
export function turnReaching(moves: number, turn: number, now: number): number | null {
  const later = Math.ceil(Math.max(0, moves - now) / (DICE_A_TURN * MOVES_OF_DIE))
  return turn + later > TURNS ? null : turn + later
}
