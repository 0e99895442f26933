/** What games have earned, and what one of them was the first to do. */
import type { EndedGame, StatisticsScope } from '@shared/api'
import type { GameId } from '@shared/games'
import { api } from '@renderer/api-client'
import { follow } from './follow'
import { mirror } from './mirror'

/** The achievements of a scope, followed while the calling component lives. */
export function useAchievements(scope: StatisticsScope, game: GameId) {
  const mirrored = mirror(() => api.call('statistics.achievements', { scope, game }))
  follow(['campaign.changed', 'table.changed'], mirrored.refresh)
  return mirrored
}

/** What one game was the first to do, followed while the calling component lives. */
export function useHonours(ended: EndedGame) {
  const mirrored = mirror(() => api.call('statistics.honours', { ended }))
  follow(['campaign.changed', 'table.changed'], mirrored.refresh)
  return mirrored
}
