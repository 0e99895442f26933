/** What packs are to this game's screens. */
import { CONTENT_PARTS, withPack, type OddTypes } from '@shared/games/one-deck-dungeon'
import { packPart } from '@shared/games/one-deck-dungeon/keys'
import type { PackScreens } from '../screens'

export const packs: PackScreens<OddTypes> = {
  parts: CONTENT_PARTS.map((id) => ({ id, name: packPart(id) })),
  catalogueWith: withPack,
  packOf: ({ pack }) => pack ?? null,
  packIn: ({ pack }) => pack ?? null,
}
