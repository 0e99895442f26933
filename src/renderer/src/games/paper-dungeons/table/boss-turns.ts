/** After which turn each boss comes, and how far away that is. */
import type { View } from '@shared/games/paper-dungeons'

/** By boss: the turn that it comes after. */
export const BOSS_TURNS = [3, 6, 8] as const

/** How many turns there still are before a boss, the one that is being played included. */
export function turnsBefore({ stage, turn }: Pick<View, 'stage' | 'turn'>, after: number): number {
  return after - turn + (stage === 'turn' ? 1 : 0)
}
