/** Names of exported files, safe on Windows, macOS and Linux. */
import type { Locale, SheetExportFormat } from '@shared/api'
import type { SheetSource } from '@shared/sheet-file'
import { heroName } from '@renderer/locales/keys'
import { wordsIn } from './words'

/** Three parts of this length and an ending stay below the 255 bytes that file systems allow. */
const PART_BYTES = 60

/** Words of letters, digits and their marks; what is between them, a separator or an emoji, becomes a space. */
const safePart = (text: string): string => {
  const words = text.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
  let part = ''
  for (const { segment } of new Intl.Segmenter('en').segment(words.join(' '))) {
    if (Buffer.byteLength(part + segment) > PART_BYTES) break
    part += segment
  }
  return part.trim()
}

/**
 * @returns campaign, player and hero, as far as their names hold letters or digits. The hero's is always
 * there and closes the name, so none is empty, hidden, or one that Windows keeps for its devices.
 */
export const sheetFileName = (
  { sheet, campaign }: SheetSource,
  format: SheetExportFormat,
  locale: Locale,
): string => {
  const hero = wordsIn(locale).say(heroName(sheet.hero))
  const parts = [safePart(campaign.name), safePart(sheet.player), hero]
  return `${parts.filter((part) => part !== '').join(' - ')}.${format}`
}
