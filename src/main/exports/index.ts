/** Sheets as files: a page to print, and the app's own format to carry elsewhere. */
import type { ExportedFile, Locale, Paper, SheetExportFormat } from '@shared/api'
import { makeSheetFile } from '@shared/sheet-file'
import type { SheetSource } from '@shared/sheet-file'
import { sheetFileName } from './file-name'
import { wordsIn } from './words'

export { readSheetFile } from './read-sheet-file'

export interface SheetExport {
  readonly format: SheetExportFormat
  /** For `pdf`: the paper and the language of the page. The language also names the file. */
  readonly paper: Paper
  readonly locale: Locale
}

/**
 * A sheet as a file; the same sheet gives the same bytes.
 * @param source the sheet with its campaign
 * @param options how to write it
 * @param app the version of this release, named in `json` files
 */
export const exportSheet = async (
  source: SheetSource,
  options: SheetExport,
  app: string,
): Promise<ExportedFile> => {
  const name = sheetFileName(source, options.format, options.locale)
  switch (options.format) {
    case 'json': {
      const text = `${JSON.stringify(makeSheetFile(source, app), null, 2)}\n`
      return { name, mime: 'application/json', base64: Buffer.from(text).toString('base64') }
    }
    case 'pdf': {
      // Fonts and drawing are loaded at the first print: most starts of the app need neither.
      const { drawSheet } = await import('./pdf/sheet')
      const bytes = await drawSheet(source, wordsIn(options.locale), options.paper)
      return { name, mime: 'application/pdf', base64: bytes.toString('base64') }
    }
  }
}
