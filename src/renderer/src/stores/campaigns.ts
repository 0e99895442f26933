/** Campaigns, as the main process keeps them. */
import { ref } from 'vue'
import { MOST_ON_A_PAGE } from '@shared/api'
import type { CampaignId } from '@shared/ids'
import { api } from '@renderer/api-client'
import { follow } from './follow'
import { mirror } from './mirror'

/** The names of all campaigns that are not in the bin, followed while the calling component lives. */
export function useCampaigns() {
  const mirrored = mirror(() => api.call('campaigns.list', {}))
  follow(['campaign.changed'], mirrored.refresh)
  return mirrored
}

/**
 * One campaign, followed while the calling component lives.
 * @param first how many of its last records come with it, until all are asked for
 */
export function useCampaign(campaign: CampaignId, first: number) {
  const limit = ref(first)
  const mirrored = mirror(() => api.call('campaigns.get', { campaign, limit: limit.value }))
  follow(['campaign.changed', 'table.changed'], mirrored.refresh)

  /** Fetches every record. */
  async function showAll(): Promise<void> {
    if (limit.value === MOST_ON_A_PAGE) return
    limit.value = MOST_ON_A_PAGE
    await mirrored.refresh()
  }
  return { ...mirrored, showAll }
}
