/** What a sheet is written and drawn from. */
import type { CampaignSummary, Sheet } from '@shared/api'
import type { Instant } from '@shared/ids'

export interface SheetSource {
  readonly sheet: Sheet
  readonly campaign: CampaignSummary
}

/** The sheet's age instead of the clock's time: printing twice gives the same file. */
export const newestDate = ({ sheet }: SheetSource): Instant =>
  sheet.records.reduce(
    (newest, { endedAt }) => (endedAt > newest ? endedAt : newest),
    sheet.createdAt,
  )
