/** Campaigns and their sheets, as the house keeps them. */
import { defineStore } from 'pinia'
import type { Sheet } from '@shared/api'
import type { Campaign } from '@shared/games/one-deck-dungeon/answers'
import type { Result } from '@shared/errors'
import type { CampaignId, SheetId } from '@shared/ids'
import { house } from '@renderer/house'
import { follow } from './follow'
import { mirror } from './mirror'

/** Every campaign that is not in the bin, with its sheets and tables. */
async function fetchAll(): Promise<Result<readonly Campaign[]>> {
  const list = await house.call('campaigns.list', {})
  if ('error' in list) return list
  const campaigns: Campaign[] = []
  const asked = list.ok.map(({ campaign }) => house.call('campaigns.get', { campaign }))
  for (const result of await Promise.all(asked)) {
    if ('ok' in result) campaigns.push(result.ok)
    // One that went to the bin between the two calls is simply no longer here.
    else if (result.error.code !== 'deleted') return result
  }
  return { ok: campaigns }
}

export const useCampaignsStore = defineStore('campaigns', () => {
  const list = mirror(fetchAll)
  const bin = mirror(() => house.call('campaigns.list', { deleted: true }))

  async function refresh(): Promise<void> {
    await Promise.all([list.refresh(), bin.refresh()])
  }

  return { list: list.value, error: list.error, bin: bin.value, refresh }
})

/** One campaign, followed while the calling component lives. */
export function useCampaign(campaign: CampaignId) {
  const mirrored = mirror(() => house.call('campaigns.get', { campaign }))
  follow(['campaign.changed', 'table.changed'], mirrored.refresh)
  return mirrored
}

/** A campaign with each of its sheets in full. */
export interface OpenCampaign extends Campaign {
  readonly fullSheets: readonly Sheet[]
}

async function fetchOpenCampaign(campaign: CampaignId): Promise<Result<OpenCampaign>> {
  const found = await house.call('campaigns.get', { campaign })
  if ('error' in found) return found
  const fullSheets: Sheet[] = []
  const asked = found.ok.sheetList.map(({ sheet }) => house.call('sheets.get', { sheet }))
  for (const result of await Promise.all(asked)) {
    if ('error' in result) return result
    fullSheets.push(result.ok)
  }
  return { ok: { ...found.ok, fullSheets } }
}

/** One campaign with its sheets in full, followed while the calling component lives. */
export function useOpenCampaign(campaign: CampaignId) {
  const mirrored = mirror(() => fetchOpenCampaign(campaign))
  follow(['campaign.changed', 'table.changed'], mirrored.refresh)
  return mirrored
}

/** One sheet, followed while the calling component lives. */
export function useSheet(sheet: SheetId) {
  const mirrored = mirror(() => house.call('sheets.get', { sheet }))
  follow(['campaign.changed'], mirrored.refresh)
  return mirrored
}
