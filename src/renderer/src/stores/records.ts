/** The record of games, and what it adds up to, as the house keeps them. */
import { computed, type Ref } from 'vue'
import type { Sheet, Statistics, StatisticsScope } from '@shared/api'
import type { GameRecord, RecordDetails } from '@shared/games/one-deck-dungeon/answers'
import type { Result } from '@shared/errors'
import type { CampaignId, RecordId } from '@shared/ids'
import { house } from '@renderer/house'
import { follow } from './follow'
import { mirror } from './mirror'

/** One record with the sheets of its heroes, by seat; null where there is none, or it lies in the bin. */
export interface OpenRecord {
  readonly details: RecordDetails
  readonly sheets: readonly (Sheet | null)[]
}

async function fetchRecord(record: RecordId): Promise<Result<OpenRecord>> {
  const found = await house.call('records.get', { record })
  if ('error' in found) return found
  const sheets = await Promise.all(
    found.ok.seats.map(async ({ sheet }): Promise<Sheet | null> => {
      if (sheet === null) return null
      const result = await house.call('sheets.get', { sheet })
      return 'ok' in result ? result.ok : null
    }),
  )
  return { ok: { details: found.ok, sheets } }
}

/** One record, followed while the calling component lives. */
export function useRecord(record: RecordId) {
  const mirrored = mirror(() => fetchRecord(record))
  follow(['campaign.changed'], mirrored.refresh)
  return mirrored
}

/** A campaign's records in the bin, followed while the calling component lives. */
export function useBinnedRecords(campaign: CampaignId) {
  const mirrored = mirror(() => house.call('records.list', { campaign, deleted: true }))
  follow(['campaign.changed'], mirrored.refresh)
  return mirrored
}

/** What the games of a scope add up to, and those games themselves, the newest first. */
export interface Account {
  readonly statistics: Statistics
  readonly records: readonly GameRecord[]
}

async function fetchAccount(scope: StatisticsScope): Promise<Result<Account>> {
  const campaign = scope.of === 'campaign' ? scope.campaign : null
  const [statistics, list] = await Promise.all([
    house.call('statistics.get', { scope }),
    house.call('records.list', { campaign }),
  ])
  if ('error' in statistics) return statistics
  if ('error' in list) return list
  const mine = list.ok.filter(
    ({ seats }) => scope.of !== 'player' || seats.some(({ player }) => player === scope.player),
  )
  return { ok: { statistics: statistics.ok, records: newestFirst(mine) } }
}

/** The statistics of a scope, followed while the calling component lives. */
export function useAccount(scope: StatisticsScope) {
  const mirrored = mirror(() => fetchAccount(scope))
  // Games outside any campaign count among everything, and only their tables tell of them.
  follow(['campaign.changed', 'table.changed'], mirrored.refresh)
  return mirrored
}

export const newestFirst = (records: readonly GameRecord[]): readonly GameRecord[] =>
  records.toSorted((a, b) => b.endedAt.localeCompare(a.endedAt))

/** The names of all who have played these games, in the order of the alphabet. */
export const playersOf = (records: Ref<readonly GameRecord[]>) =>
  computed(() => {
    const names = records.value.flatMap(({ seats }) => seats.map(({ player }) => player))
    return [...new Set(names.filter((name) => name !== null))].toSorted((a, b) =>
      a.localeCompare(b),
    )
  })
