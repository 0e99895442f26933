/** How rows are written for a spreadsheet, which takes them apart as people of its language write lists. */
import * as v from 'valibot'
import type { Locale } from './locales'

/** What stands between two cells. */
export const CSV_SEPARATORS = ['comma', 'semicolon'] as const
export const csvSeparator = v.picklist(CSV_SEPARATORS)
export type CsvSeparator = v.InferOutput<typeof csvSeparator>

/** The separator that spreadsheets expect in a language: where numbers have a comma, cells cannot. */
export function separatorIn(locale: Locale): CsvSeparator {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5)
  const hasComma = parts.some(({ type, value }) => type === 'decimal' && value === ',')
  return hasComma ? 'semicolon' : 'comma'
}
