/** Campaign sheets in full, as the app keeps them. */
import type { Sheet } from '@shared/games/one-deck-dungeon'
import type { Campaign, GameRecord } from '@shared/games/one-deck-dungeon/answers'
import type { Result } from '@shared/errors'
import type { CampaignId, SheetId } from '@shared/ids'
import { follow } from '@renderer/stores/follow'
import { mirror } from '@renderer/stores/mirror'
import { api } from '../../api-client'

/** A campaign with each of its sheets in full. */
export interface OpenCampaign extends Campaign {
  readonly fullSheets: readonly Sheet[]
}

async function fetchOpenCampaign(campaign: CampaignId): Promise<Result<OpenCampaign>> {
  const found = await api.call('campaigns.get', { campaign, limit: 1 })
  if ('error' in found) return found
  const fullSheets: Sheet[] = []
  const asked = found.ok.sheetList.map(({ sheet }) => api.call('sheets.get', { sheet }))
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
  const mirrored = mirror(() => api.call('sheets.get', { sheet }))
  follow(['campaign.changed'], mirrored.refresh)
  return mirrored
}

async function fetchSheets({
  seats,
}: Pick<GameRecord, 'seats'>): Promise<Result<readonly (Sheet | null)[]>> {
  const sheets = seats.map(async ({ sheet }): Promise<Sheet | null> => {
    if (sheet === null) return null
    const result = await api.call('sheets.get', { sheet })
    return 'ok' in result ? result.ok : null
  })
  return { ok: await Promise.all(sheets) }
}

/** The sheets of a game's heroes, by seat; null where there is none, or it lies in the bin. */
export function useSheetsOf(record: () => Pick<GameRecord, 'seats'>) {
  const mirrored = mirror(() => fetchSheets(record()))
  follow(['campaign.changed'], mirrored.refresh)
  return mirrored
}
