/** The forms in which a sheet, a campaign or everything can leave the app. */
import { CAMPAIGN_EXPORTS, EVERYTHING_EXPORTS, SHEET_EXPORTS } from '@shared/api'
import type { ExportedFile, Paper } from '@shared/api'
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
  readonly locale: Locale
}

export interface ExportFormat {
  readonly value: string
  readonly name: string
  readonly text: string
  readonly save: (page: ExportPage) => Promise<Result<ExportedFile>>
}

/** Its titles and names are keys of messages. */
export interface ExportOffer {
  readonly title: string
  readonly formats: readonly ExportFormat[]
  /** The formats that lie on paper. */
  readonly paged: readonly string[]
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

/** On paper, as a picture, as rows, or as a file that imports back. */
function ofSheet(sheet: SheetId): ExportOffer {
  return {
    title: 'export.sheetTitle',
    formats: SHEET_EXPORTS.map((format) => ({
      value: format,
      name: sheetExportName(format),
      text: sheetExportText(format),
      save: (page) => api.call('exports.sheet', { sheet, format, ...page }),
    })),
    paged: ['pdf'],
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
      save: ({ locale }) => api.call('exports.campaign', { campaign, format, locale }),
    })),
    paged: [],
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
      save: ({ locale }) => api.call('exports.everything', { format, locale }),
    })),
    paged: [],
  }
}
