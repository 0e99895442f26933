/** The record of games, and what it adds up to, as the app keeps them. */
import { computed, ref, type Ref } from 'vue'
import { MOST_ON_A_PAGE } from '@shared/api'
import type { GameRecord, RecordPage, Statistics, StatisticsScope } from '@shared/api'
import type { Result } from '@shared/errors'
import type { GameId, GameTypes } from '@shared/games'
import type { RecordId } from '@shared/ids'
import { eachPlayer } from '@shared/players'
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

/** How many records a screen shows before more are asked for. */
export const FIRST_RECORDS = 100

/** What the games of a scope add up to, and the last of those games, the newest first. */
export interface Account<T extends GameTypes = GameTypes> extends RecordPage<T> {
  readonly statistics: Statistics<T>
}

async function fetchAccount(
  scope: StatisticsScope,
  game: GameId,
  limit: number,
): Promise<Result<Account>> {
  const [statistics, page] = await Promise.all([
    api.call('statistics.get', { scope, game }),
    api.call('statistics.records', { scope, game, limit }),
  ])
  if ('error' in statistics) return statistics
  return 'error' in page ? page : { ok: { statistics: statistics.ok, ...page.ok } }
}

/** The statistics of a game in a scope, followed while the calling component lives. */
export function useAccount(scope: StatisticsScope, game: GameId) {
  // Games outside any campaign count too, and only their tables show them.
  return growing(FIRST_RECORDS, (limit) => fetchAccount(scope, game, limit))
}

/** Games of a scope that leave no record, followed while the calling component lives. */
export function useUnrecorded(scope: StatisticsScope, game: GameId, first: number) {
  return growing(first, (limit) => api.call('statistics.unrecorded', { scope, game, limit }))
}

/** A mirror that begins with a few of its games, and fetches every one of them when it is asked to. */
function growing<Value>(first: number, fetch: (limit: number) => Promise<Result<Value>>) {
  const limit = ref(first)
  const mirrored = mirror(() => fetch(limit.value))
  follow(['campaign.changed', 'table.changed'], mirrored.refresh)

  async function showAll(): Promise<void> {
    if (limit.value === MOST_ON_A_PAGE) return
    limit.value = MOST_ON_A_PAGE
    await mirrored.refresh()
  }
  return { ...mirrored, showAll }
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
