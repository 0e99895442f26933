/** What lies ahead of a turn: how far away each boss is, and what a mission would bring. */
import type { MissionCard, View } from '@shared/games/paper-dungeons'

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
