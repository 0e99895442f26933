/** A content pack's file as content to merge. A person wrote it: what is wrong with it is told in words, with the place. */
import * as v from 'valibot'
import type { Content, PackContent } from '@shared/content'
import { Refusal, type ErrorCode } from '@shared/errors'
import { MOST_PACK_BYTES, PACK_FORMAT_VERSION, packFile } from '@shared/pack-file'
import { findGame } from '../games'
import type { Games } from '../games'
import { faultOf, isCommonFault, readContent, type ContentFault } from '../games/pack-content'
import { packIdOf } from '../store/derived-ids'
import { damaged, oversized } from './refusals'
import { checkVersion } from './text'

/**
 * @throws Refusal `newer-file`, `oversized-file`; `pack-…`, or a code of the game, with `field` and `expected`, where it
 *   is not what its game takes
 */
export function readPack(
  data: unknown,
  bytes: number,
  games: Games,
): { readonly content: Content } {
  checkVersion(data, PACK_FORMAT_VERSION)
  if (bytes > MOST_PACK_BYTES) throw oversized('a pack is too large')
  const parsed = v.safeParse(packFile, data)
  if (!parsed.success) throw refused(faultOf(parsed.issues[0]), '')
  const { game: id, name, content } = parsed.output
  const rules = findGame(games, id)?.packs ?? null
  if (rules === null) throw new Refusal('pack-no-game', 'No game takes such a pack.', { game: id })
  const read = readContent(rules, content)
  if (!read.ok) throw refused(read.fault, id)
  const pack = { game: id, name, content: { ...read.content } }
  return {
    content: {
      players: [],
      campaigns: [],
      sheets: [],
      series: [],
      records: [],
      tables: [],
      packs: [{ id: packIdOf(pack), ...pack }],
    },
  }
}

function refused({ code, field, expected }: ContentFault, game: string): Refusal {
  const known: ErrorCode = isCommonFault(code) ? code : `${game}.${code}`
  const at = field === '' ? 'content' : field
  return new Refusal(known, `The pack is not as it should be at ${at}.`, { field: at, expected })
}

/** A pack of a bundle as its game reads it. @throws Refusal `damaged-file` */
export function checkPack(
  { id, game, name, content }: PackContent,
  games: Games,
  where: string,
): void {
  const rules = findGame(games, game)?.packs ?? null
  if (rules === null) throw damaged('it is of no game that takes packs', where)
  const read = readContent(rules, content)
  if (!read.ok) throw damaged('its game does not take it', `${where}.content.${read.fault.field}`)
  if (packIdOf({ game, name, content: { ...read.content } }) !== id)
    throw damaged("the id is not the pack's", where)
}
