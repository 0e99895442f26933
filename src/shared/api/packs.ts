/** Content packs of the library: a file of one comes in as any other does (`imports.apply`). */
import * as v from 'valibot'
import { gameId } from '../games/game'
import type { GameId } from '../games/game'
import { packName, type Pack, type PackPart } from '../games/packs'
import { packId } from '../ids'
import type { PackId } from '../ids'
import { call, nothing } from './call'
import { page, type ExportedFile } from './exchange'

export interface PackSummary {
  readonly pack: PackId
  readonly game: GameId
  readonly name: string
}
export interface PackDetails extends PackSummary {
  /** As options and games recorded by hand take it, as `pack`. */
  readonly played: Pack
  /** What it changes of the app's own values. */
  readonly parts: readonly PackPart[]
}

const pack = v.strictObject({ pack: packId })

export const packCalls = {
  /** By name; those that cannot be read are in `damaged.list`. */
  'packs.list': call<readonly PackSummary[]>()(nothing),
  'packs.get': call<PackDetails>()(pack),
  /** For good: games keep the pack that they were played with. */
  'packs.delete': call<null>()(pack),
  'exports.pack': call<ExportedFile>()(v.strictObject({ pack: packId, locale: page.locale })),
  /** All of the app's own values of a game as the file of a pack, to be changed. */
  'exports.ownPack': call<ExportedFile>()(
    v.strictObject({ game: gameId, name: packName, locale: page.locale }),
  ),
} as const
