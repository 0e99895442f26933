/** The file of a content pack (docs/content-packs.md): plain JSON, for people to write. What is in it, its game knows. */
import * as v from 'valibot'
import { gameData } from './api/call'
import { gameId } from './games/game'
import { packName } from './games/packs'

export const PACK_FORMAT = 'delvers-table/content-pack'
/** Raised whenever an older release could not read a file as it is meant. */
export const PACK_FORMAT_VERSION = 1

/** A file with all the values of any game is far smaller. */
export const MOST_PACK_BYTES = 256 * 1024

export const packFile = v.strictObject({
  format: v.literal(PACK_FORMAT),
  version: v.literal(PACK_FORMAT_VERSION),
  game: gameId,
  name: packName,
  content: gameData,
})
export type PackFile = v.InferOutput<typeof packFile>
