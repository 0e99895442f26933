/** The content packs of the library: listed, looked into, saved as files again, and removed. */
import type { ExportedFile, PackDetails, PackSummary, ParsedInput } from '@shared/api'
import type { PackContent } from '@shared/content'
import { Refusal } from '@shared/errors'
import type { GameId } from '@shared/games/game'
import type { PackId } from '@shared/ids'
import { FILE_TYPES } from '@shared/file-types'
import { PACK_FORMAT, PACK_FORMAT_VERSION, type PackFile } from '@shared/pack-file'
import type { Words } from '@shared/words'
import { fileName } from '../exports/file-name'
import { wordsIn } from '../exports/words'
import { findGame, requireGame } from '../games'
import type { Games } from '../games'
import { readContent } from '../games/pack-content'
import type { Queries } from '../store/queries'

export interface PackParts {
  readonly queries: Pick<Queries, 'packs' | 'pack' | 'removePack' | 'transaction'>
  readonly games: Games
  /** The pack that the settings name for a game. */
  readonly chosen: (game: GameId) => PackId | null
  /** Told when there is another list, once it is on disk. */
  readonly changed: () => void
}

export function createPacks({ queries, games, chosen, changed }: PackParts) {
  /** @throws Refusal `not-found`; `database-damaged` where it is none of its game */
  const require = (id: ParsedInput<'packs.get'>['pack']): PackContent => {
    const found = queries.pack(id)
    if (found === null) throw new Refusal('not-found', 'There is no such pack.')
    return found
  }

  return {
    list: (): readonly PackSummary[] =>
      queries.packs().flatMap(({ id, game, name, content }) => {
        const rules = findGame(games, game)?.packs ?? null
        const readable = rules !== null && readContent(rules, content).ok
        return readable ? [{ pack: id, game, name }] : []
      }),
    get: ({ pack }: ParsedInput<'packs.get'>): PackDetails => {
      const { id, game, name, content } = require(pack)
      const rules = findGame(games, game)?.packs ?? null
      const read = rules === null ? null : readContent(rules, content)
      if (rules === null || !read?.ok)
        throw new Refusal('database-damaged', 'The pack is none of its game.')
      const played = { name, content: read.content }
      return { pack: id, game, name, played, parts: rules.changes(read.content) }
    },
    /** What is in a pack of this game. @throws Refusal `not-found` also where it is another game's */
    contentOf: (pack: PackId, game: GameId): object => {
      const { content, game: of } = require(pack)
      const rules = of === game ? (findGame(games, game)?.packs ?? null) : null
      const read = rules === null ? null : readContent(rules, content)
      if (!read?.ok) throw new Refusal('not-found', 'The game has no such pack.', { field: 'pack' })
      return read.content
    },
    /** What new games of a game are played with; null: the app's own values, or a pack that is here no more. */
    inUse: (game: GameId): object | null => {
      const id = chosen(game)
      const found = id === null ? null : queries.pack(id)
      const rules = findGame(games, game)?.packs ?? null
      if (found?.game !== game || rules === null) return null
      const read = readContent(rules, found.content)
      return read.ok ? read.content : null
    },
    remove: ({ pack }: ParsedInput<'packs.delete'>): void => {
      if (!queries.transaction(() => queries.removePack(pack)))
        throw new Refusal('not-found', 'There is no such pack.')
      changed()
    },
    file: ({ pack, locale }: ParsedInput<'exports.pack'>): ExportedFile => {
      const { game, name, content } = require(pack)
      return fileOf({ game, name, content }, wordsIn(locale))
    },
    /** @throws Refusal `bad-input` where the game takes no packs */
    ownFile: ({ game, name, locale }: ParsedInput<'exports.ownPack'>): ExportedFile => {
      const rules = requireGame(games, game).packs
      if (rules === null)
        throw new Refusal('bad-input', 'The game takes no packs.', { field: 'game' })
      return fileOf({ game, name, content: { ...rules.own } }, wordsIn(locale))
    },
  }
}
export type Packs = ReturnType<typeof createPacks>

function fileOf(pack: Pick<PackFile, 'game' | 'name' | 'content'>, { say }: Words): ExportedFile {
  const file: PackFile = { format: PACK_FORMAT, version: PACK_FORMAT_VERSION, ...pack }
  const { ending, mime } = FILE_TYPES.pack
  const base64 = Buffer.from(`${JSON.stringify(file, null, 2)}\n`).toString('base64')
  const name = fileName([pack.name], say('packs.one'), ending)
  return { name, mime, base64, missing: [], leftOut: [] }
}
