/** What packs are to this game's screens. */
import { withPack, type OddTypes } from '@shared/games/one-deck-dungeon'
import type { PackScreens } from '../screens'

export const packs: PackScreens<OddTypes> = {
  catalogueWith: withPack,
  packOf: ({ pack }) => pack ?? null,
  packIn: ({ pack }) => pack ?? null,
}
