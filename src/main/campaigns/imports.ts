/** Sheets from a file: added as they are, never over what is here. */
import { isDeepStrictEqual } from 'node:util'
import type { CampaignSummary, ImportPreview, Sheet } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { CampaignId, SheetId } from '@shared/ids'
import { inFileOrder, makeSheetFile } from '@shared/sheet-file'
import type { SheetFile, SheetFileRecord } from '@shared/sheet-file'
import type { CampaignQueries } from '../store/campaign-queries'

type Status = ImportPreview['status']

export interface ImportedSheet {
  readonly sheet: SheetId
  readonly campaign: CampaignId
  readonly status: Status
}

interface Here {
  readonly queries: CampaignQueries
  readonly sheet: (id: SheetId) => Sheet
  readonly summary: (id: CampaignId) => CampaignSummary
}

/**
 * What importing the file would do.
 * @throws Refusal `deleted` where its campaign is in the bin
 */
export const previewSheet = (file: SheetFile, here: Here): ImportPreview => ({
  kind: 'sheet',
  campaignName: file.campaign.name,
  hero: file.sheet.hero,
  player: file.sheet.player,
  games: file.records.length,
  status: statusOf(file, here),
})

/**
 * Adds the file's sheet with its records and marks, and its campaign where that is not here.
 * @returns where the sheet is now; `same` where it was here already and nothing changed
 * @throws Refusal `import-conflict` where another form of it is here, `deleted`
 */
export const importSheet = (file: SheetFile, here: Here): ImportedSheet =>
  here.queries.transaction(() => {
    const status = statusOf(file, here)
    if (status === 'conflict') {
      const details = { player: file.sheet.player, hero: file.sheet.hero }
      throw new Refusal('import-conflict', 'Another form of this sheet is here already.', details)
    }
    if (status === 'new') addSheet(file, here.queries)
    return { sheet: file.sheet.id, campaign: file.campaign.id, status }
  })

const statusOf = (file: SheetFile, here: Here): Status => {
  const row = here.queries.sheet(file.sheet.id)
  if (row !== null) {
    const source = { sheet: here.sheet(row.id), campaign: here.summary(row.campaign) }
    const ordered = { ...file, records: inFileOrder(file.records) }
    return isDeepStrictEqual(makeSheetFile(source, file.app), ordered) ? 'same' : 'conflict'
  }
  // A campaign in the bin must come back first: `summary` refuses it.
  if (here.queries.campaign(file.campaign.id) !== null) here.summary(file.campaign.id)
  return file.records.every((record) => fits(record, file, here.queries)) ? 'new' : 'conflict'
}

/**
 * A record may be here already, on the sheet of another hero of the same game (R43). A table that is here
 * says itself how its game ends: no file may end it first.
 */
const fits = (record: SheetFileRecord, file: SheetFile, queries: CampaignQueries): boolean => {
  const known = queries.record(record.id)
  if (known === null) {
    const { table } = record
    return table === null || !(queries.hasTable(table) || queries.recordOfTable(table) !== null)
  }
  return (
    known.campaign === file.campaign.id &&
    known.table === record.table &&
    known.endedAt === record.endedAt &&
    isDeepStrictEqual(known.outcome, record.outcome)
  )
}

const addSheet = ({ campaign, sheet, records }: SheetFile, queries: CampaignQueries): void => {
  if (queries.campaign(campaign.id) === null) queries.insertCampaign(campaign)
  queries.insertSheet({ ...sheet, campaign: campaign.id })
  for (const { id, table, endedAt, outcome, settled, marks } of records) {
    if (queries.record(id) === null) {
      queries.insertRecord({ id, campaign: campaign.id, table, endedAt, outcome })
    }
    queries.insertSheetRecord(sheet.id, id, settled)
    for (const mark of marks) queries.insertMark(sheet.id, id, mark)
  }
}
