/** The record of games, and what it adds up to, as the app keeps them. */
import { computed, type Ref } from 'vue'
import type { GameRecord, Statistics, StatisticsScope } from '@shared/api'
import type { Result } from '@shared/errors'
import type { GameId, GameTypes } from '@shared/games'
import type { RecordId } from '@shared/ids'
import { eachPlayer, isSamePlayer } from '@shared/players'
import { api } from '@renderer/api-client'
import { byDay } from '@renderer/calendar'
import { follow } from './follow'
import { mirror } from './mirror'

/** One record, followed while the calling component lives. */
export function useRecord(record: RecordId) {
  const mirrored = mirror(() => api.call('records.get', { record }))
  follow(['campaign.changed'], mirrored.refresh)
  return mirrored
}

/** What the games of a scope add up to, and those games themselves, the newest first. */
export interface Account<T extends GameTypes = GameTypes> {
  readonly statistics: Statistics<T>
  readonly records: readonly GameRecord<T>[]
}

async function fetchAccount(scope: StatisticsScope, game: GameId): Promise<Result<Account>> {
  const campaign = scope.of === 'campaign' ? scope.campaign : null
  const [statistics, list] = await Promise.all([
    api.call('statistics.get', { scope, game }),
    api.call('records.list', { campaign }),
  ])
  if ('error' in statistics) return statistics
  if ('error' in list) return list
  const mine = list.ok.filter(
    (record) =>
      record.game === game &&
      (scope.of !== 'player' ||
        record.seats.some(({ player }) => isSamePlayer(player, scope.player))),
  )
  return { ok: { statistics: statistics.ok, records: newestFirst(mine) } }
}

/** The statistics of a game in a scope, followed while the calling component lives. */
export function useAccount(scope: StatisticsScope, game: GameId) {
  const mirrored = mirror(() => fetchAccount(scope, game))
  // Games outside any campaign count among everything, and only their tables show them.
  follow(['campaign.changed', 'table.changed'], mirrored.refresh)
  return mirrored
}

export function newestFirst<Game extends Pick<GameRecord, 'day' | 'endedAt'>>(
  records: readonly Game[],
): readonly Game[] {
  return records.toSorted((a, b) => byDay(b, a))
}

/** The names of all who have played these games, in the order of the alphabet. */
export function playersOf(records: Ref<readonly GameRecord[]>) {
  return computed(() => {
    const names = records.value.flatMap(({ seats }) => seats.map(({ player }) => player))
    return eachPlayer(names).toSorted((a, b) => a.localeCompare(b))
  })
}
