/** What games have earned, and what one of them was the first to do. */
import type { CallInput, StatisticsScope } from '@shared/api'
import type { GameId } from '@shared/games'
import { api } from '@renderer/api-client'
import { follow } from './follow'
import { mirror } from './mirror'

/** A finished game: its record or, outside campaigns, its table. */
export type FinishedGameKey = CallInput<'statistics.honours'>

/** The achievements of a scope, followed while the calling component lives. */
export function useAchievements(scope: StatisticsScope, game: GameId) {
  const mirrored = mirror(() => api.call('statistics.achievements', { scope, game }))
  follow(['campaign.changed', 'table.changed'], mirrored.refresh)
  return mirrored
}

/** What one game was the first to do, followed while the calling component lives. */
export function useHonours(of: FinishedGameKey) {
  const mirrored = mirror(() => api.call('statistics.honours', of))
  follow(['campaign.changed', 'table.changed'], mirrored.refresh)
  return mirrored
}
