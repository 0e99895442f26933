/** Reads a file of any of our formats: untrusted bytes in, content that keeps the rules out, or a refusal. */
import * as v from 'valibot'
import type { Content } from '@shared/content'
import { CAMPAIGN_FORMAT } from '@shared/campaign-file'
import type { Instant } from '@shared/ids'
import { PACK_FORMAT } from '@shared/pack-file'
import type { Games } from '../games'
import { checkContent } from './check'
import { readOutcomes } from './outcomes'
import type { KnownGames } from './outcomes'
import { readBundle } from './read-bundle'
import type { ReadingParts } from './read-bundle'
import { readCampaign } from './read-campaign'
import { readPack } from './read-pack'
import { readSheet, sheetFilesOf } from './read-sheet'
import { damaged, foreign } from './refusals'
import { decode, parseJson } from './text'
import { isBundle } from './zip'

export interface ImportedFile {
  readonly kind: 'sheet' | 'bundle' | 'pack'
  readonly app: string
  readonly writtenAt: Instant | null
  /** Whether it tells on which days games were played; else they are read from the moments. */
  readonly days: boolean
  /** Whether it knows players by name alone. */
  readonly named: boolean
  readonly content: Content
}

/** How a text that says what it is begins, whole or cut off. */
const BEGINNING = /^\s*\{\s*"format"\s*:\s*"([^"]*)"/

/**
 * Which format it is, its content says. What a file refers to may be in it or here: planning looks for it.
 * @throws Refusal `foreign-file` when the app did not write it, `newer-file` (details: `version`) when a
 *   later release did, `pack-…` when a pack is none, `oversized-file`, `oversized-game` (details: `name`), `damaged-file` (details: `where`) when it is ours but not whole, or
 *   contradicts itself or the rules
 */
export function readFile(bytes: Buffer, known: KnownGames & ReadingParts): ImportedFile {
  const file = isBundle(bytes) ? bundleOf(bytes, known) : textOf(bytes, known.games)
  const content = readOutcomes(file.content, known)
  checkContent(content, known)
  return { ...file, content }
}

function bundleOf(bytes: Buffer, parts: ReadingParts): ImportedFile {
  return { kind: 'bundle', ...readBundle(bytes, parts) }
}

const headed = v.object({ format: v.string() })

function textOf(bytes: Buffer, games: Games): ImportedFile {
  const sheets = sheetFilesOf(games)
  const text = decode(bytes)
  const parsed = text === null ? null : parseJson(text)
  if (parsed === null) {
    const start = bytes.toString('latin1', 0, 1_000).replace(/^\u00ef\u00bb\u00bf/, '')
    const told = BEGINNING.exec(start)?.[1] ?? ''
    const ours = [CAMPAIGN_FORMAT, PACK_FORMAT, ...sheets.map(({ format }) => format)].includes(
      told,
    )
    throw ours ? damaged('it is cut off or is no such JSON', 'file') : foreign()
  }
  const header = v.safeParse(headed, parsed.data)
  if (!header.success) throw foreign()
  const { format } = header.output
  if (format === CAMPAIGN_FORMAT)
    return { kind: 'bundle', writtenAt: null, ...readCampaign(parsed.data) }
  if (format === PACK_FORMAT)
    return {
      kind: 'pack',
      app: '',
      writtenAt: null,
      days: true,
      named: false,
      ...readPack(parsed.data, bytes.length, games),
    }
  const rules = sheets.find((each) => each.format === format)
  if (rules === undefined) throw foreign()
  return {
    kind: 'sheet',
    writtenAt: null,
    days: false,
    named: true,
    ...readSheet(parsed.data, rules),
  }
}
