/** Campaigns, as the main process keeps them. */
import { defineStore } from 'pinia'
import type { Campaign } from '@shared/api'
import type { Result } from '@shared/errors'
import type { CampaignId } from '@shared/ids'
import { api } from '@renderer/api-client'
import { follow } from './follow'
import { mirror } from './mirror'

/** Every campaign that is not in the bin, with its tables. */
async function fetchAll(): Promise<Result<readonly Campaign[]>> {
  const list = await api.call('campaigns.list', {})
  if ('error' in list) return list
  const campaigns: Campaign[] = []
  const asked = list.ok.map(({ campaign }) => api.call('campaigns.get', { campaign }))
  for (const result of await Promise.all(asked)) {
    if ('ok' in result) campaigns.push(result.ok)
    // One that went to the bin between the two calls is simply no longer here.
    else if (result.error.code !== 'deleted') return result
  }
  return { ok: campaigns }
}

export const useCampaignsStore = defineStore('campaigns', () => {
  const list = mirror(fetchAll)
  const bin = mirror(() => api.call('campaigns.list', { deleted: true }))

  async function refresh(): Promise<void> {
    await Promise.all([list.refresh(), bin.refresh()])
  }

  return { list: list.value, error: list.error, bin: bin.value, refresh }
})

/** One campaign, followed while the calling component lives. */
export function useCampaign(campaign: CampaignId) {
  const mirrored = mirror(() => api.call('campaigns.get', { campaign }))
  follow(['campaign.changed', 'table.changed'], mirrored.refresh)
  return mirrored
}
