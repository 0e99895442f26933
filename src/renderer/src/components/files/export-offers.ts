/** The forms in which a sheet, a campaign or everything can leave the app. */
import { CAMPAIGN_EXPORTS, EVERYTHING_EXPORTS, SHEET_EXPORTS } from '@shared/api'
import type { ExportedFile, Paper } from '@shared/api'
import type { CsvSeparator } from '@shared/csv'
import type { Result } from '@shared/errors'
import type { CampaignId, SheetId } from '@shared/ids'
import type { Locale } from '@shared/locales'
import {
  campaignExportName,
  campaignExportText,
  everythingExportText,
  sheetExportName,
  sheetExportText,
} from '@renderer/locales/keys'
import { api } from '@renderer/api-client'
import type { ExportTarget } from './use-export'

/** What is chosen besides the form. */
export interface ExportPage {
  readonly paper: Paper
  readonly separator: CsvSeparator
  readonly locale: Locale
}

export interface ExportFormat {
  readonly value: string
  readonly name: string
  readonly text: string
  /** What else there is to choose: the paper of a page, what stands between the cells of rows. */
  readonly asks: 'paper' | 'separator' | null
  readonly save: (page: ExportPage) => Promise<Result<ExportedFile>>
}

/** Its titles and names are keys of messages. */
export interface ExportOffer {
  readonly title: string
  readonly formats: readonly ExportFormat[]
}

export function exportOffer(target: ExportTarget): ExportOffer {
  switch (target.of) {
    case 'sheet':
      return ofSheet(target.sheet)
    case 'campaign':
      return ofCampaign(target.campaign)
    case 'everything':
      return ofEverything()
  }
}

function asksOfRows(format: string): ExportFormat['asks'] {
  return format === 'csv' ? 'separator' : null
}

/** On paper, as a picture, as rows, or as a file that imports back. */
function ofSheet(sheet: SheetId): ExportOffer {
  return {
    title: 'export.sheetTitle',
    formats: SHEET_EXPORTS.map((format) => ({
      value: format,
      name: sheetExportName(format),
      text: sheetExportText(format),
      asks: format === 'pdf' ? 'paper' : asksOfRows(format),
      save: (page) => api.call('exports.sheet', { sheet, format, ...page }),
    })),
  }
}

/** Its games as rows, all of it as a file or a bundle, its plays. */
function ofCampaign(campaign: CampaignId): ExportOffer {
  return {
    title: 'export.campaignTitle',
    formats: CAMPAIGN_EXPORTS.map((format) => ({
      value: format,
      name: campaignExportName(format),
      text: campaignExportText(format),
      asks: asksOfRows(format),
      save: ({ locale, separator }) =>
        api.call('exports.campaign', { campaign, format, locale, separator }),
    })),
  }
}

/** To go on with it elsewhere, or to look at it in another program. */
function ofEverything(): ExportOffer {
  return {
    title: 'export.everythingTitle',
    formats: EVERYTHING_EXPORTS.toSorted((a) => (a === 'delve' ? -1 : 0)).map((format) => ({
      value: format,
      name: campaignExportName(format),
      text: everythingExportText(format),
      asks: asksOfRows(format),
      save: ({ locale, separator }) =>
        api.call('exports.everything', { format, locale, separator }),
    })),
  }
}
