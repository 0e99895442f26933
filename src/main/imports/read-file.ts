/** Reads a file of any of our formats: untrusted bytes in, content that keeps the rules out, or a refusal. */
import * as v from 'valibot'
import type { Content } from '@shared/content'
import { CAMPAIGN_FORMAT } from '@shared/campaign-file'
import type { Instant } from '@shared/ids'
import { SHEET_FORMAT } from '@shared/sheet-file'
import { checkContent } from './check'
import { readOutcomes } from './outcomes'
import type { KnownGames } from './outcomes'
import { readBundle } from './read-bundle'
import { readCampaign } from './read-campaign'
import { readSheet } from './read-sheet'
import { damaged, foreign } from './refusals'
import { decode, parseJson } from './text'
import { isBundle } from './zip'

export interface ImportedFile {
  readonly kind: 'sheet' | 'bundle'
  readonly app: string
  readonly writtenAt: Instant | null
  /** Whether it tells on which days games were played; else they are read from the moments. */
  readonly days: boolean
  readonly content: Content
}

/** How a text of ours begins, whole or cut off. */
const OURS = /^\s*\{\s*"format"\s*:\s*"delvers-table\.(?:sheet|campaign)"/

/**
 * Which format it is, its content says. What a file refers to may be in it or here: planning looks for it.
 * @throws Refusal `foreign-file` when the app did not write it, `newer-file` (details: `version`) when a
 *   later release did, `oversized-file`, `damaged-file` (details: `where`) when it is ours but not whole, or
 *   contradicts itself or the rules
 */
export const readFile = (bytes: Buffer, known: KnownGames): ImportedFile => {
  const file = isBundle(bytes) ? bundleOf(bytes) : textOf(bytes)
  const content = readOutcomes(file.content, known)
  checkContent(content, known)
  return { ...file, content }
}

const bundleOf = (bytes: Buffer): ImportedFile => ({ kind: 'bundle', ...readBundle(bytes) })

const textOf = (bytes: Buffer): ImportedFile => {
  const text = decode(bytes)
  const parsed = text === null ? null : parseJson(text)
  if (parsed === null) {
    const ours = OURS.test(bytes.toString('latin1', 0, 1_000).replace(/^\u00ef\u00bb\u00bf/, ''))
    throw ours ? damaged('it is cut off or is no such JSON', 'file') : foreign()
  }
  const header = v.safeParse(
    v.object({ format: v.picklist([SHEET_FORMAT, CAMPAIGN_FORMAT]) }),
    parsed.data,
  )
  if (!header.success) throw foreign()
  switch (header.output.format) {
    case SHEET_FORMAT:
      return { kind: 'sheet', writtenAt: null, days: false, ...readSheet(parsed.data) }
    case CAMPAIGN_FORMAT:
      return { kind: 'bundle', writtenAt: null, ...readCampaign(parsed.data) }
  }
}
