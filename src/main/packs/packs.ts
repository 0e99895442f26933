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
  /** What a pack says, and the rules that read it; null where it is none of its game. */
  const read = ({ game, content }: PackContent) => {
    const rules = findGame(games, game)?.packs ?? null
    const found = rules === null ? null : readContent(rules, content)
    return rules !== null && found?.ok ? { rules, content: found.content } : null
  }

  return {
    list: (): readonly PackSummary[] =>
      queries
        .packs()
        .flatMap((pack) =>
          read(pack) === null ? [] : [{ pack: pack.id, game: pack.game, name: pack.name }],
        ),
    get: ({ pack }: ParsedInput<'packs.get'>): PackDetails => {
      const found = require(pack)
      const { id, game, name } = found
      const said = read(found)
      if (said === null) throw new Refusal('database-damaged', 'The pack is none of its game.')
      const { content, rules } = said
      return { pack: id, game, name, played: { name, content }, parts: rules.changes(content) }
    },
    /** What is in a pack of this game. @throws Refusal `not-found` also where it is another game's */
    contentOf: (pack: PackId, game: GameId): object => {
      const found = require(pack)
      const said = found.game === game ? read(found) : null
      if (said === null)
        throw new Refusal('not-found', 'The game has no such pack.', { field: 'pack' })
      return said.content
    },
    /** What new games of a game are played with; null: the app's own values, or a pack that is here no more. */
    inUse: (game: GameId): object | null => {
      const id = chosen(game)
      const found = id === null ? null : queries.pack(id)
      return found?.game === game ? (read(found)?.content ?? null) : null
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
