/** Gauntlets and daily delves, as the main process keeps them. */
import type { Ref } from 'vue'
import type { Day } from '@shared/api'
import type { Gauntlet } from '@shared/games/one-deck-dungeon'
import type { Campaign } from '@shared/games/one-deck-dungeon/answers'
import type { Result } from '@shared/errors'
import type { SeriesId } from '@shared/ids'
import { api } from './api-client'
import { useDailyPage } from '@renderer/stores/daily'
import { follow } from '@renderer/stores/follow'
import { mirror } from '@renderer/stores/mirror'

/** A gauntlet, and the campaign that knows its sheets and games. */
export interface OpenGauntlet {
  readonly gauntlet: Gauntlet
  readonly campaign: Campaign
}

async function fetchGauntlet(id: SeriesId): Promise<Result<OpenGauntlet>> {
  const gauntlet = await api.call('gauntlets.get', { gauntlet: id })
  if ('error' in gauntlet) return gauntlet
  const campaign = await api.call('campaigns.get', { campaign: gauntlet.ok.campaign, limit: 0 })
  if ('error' in campaign) return campaign
  return { ok: { gauntlet: gauntlet.ok, campaign: campaign.ok } }
}

/** One gauntlet, followed while the calling component lives. */
export function useGauntlet(gauntlet: SeriesId) {
  const mirrored = mirror(() => fetchGauntlet(gauntlet))
  follow(['campaign.changed', 'table.changed'], mirrored.refresh)
  return mirrored
}

/** The delve of a day, followed while the calling component lives and whenever it is another day's. */
export function useDaily(day: Readonly<Ref<Day>>) {
  return useDailyPage(day, {
    get: (one) => api.call('daily.get', { day: one }),
    list: () => api.call('daily.list', {}),
  })
}
