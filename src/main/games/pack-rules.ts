/** What a game's owner may replace by the values of the printed game (docs/content-packs.md). */
import type { GenericSchema } from 'valibot'
import type { GameTypes } from '@shared/games/game'
import type { Pack, PackPart } from '@shared/games/packs'

export type ContentOf<T extends GameTypes> = NonNullable<T['pack']>

/** Options and outcomes carry a pack whole, so that a game is read for ever, whatever becomes of the library's. */
export interface PackRules<T extends GameTypes> {
  /**
   * Strict objects, each part optional. Also checks that what is in it holds together, with the app's own values for
   * what is left out. Its messages are codes.
   */
  readonly schema: GenericSchema<unknown, ContentOf<T>>
  /** The app's own values, every part of them. */
  readonly own: ContentOf<T>
  /** What would be different from the app's own values, part by part; parts in which nothing is are left out. */
  changes(content: ContentOf<T>): readonly PackPart[]
  /** These options, to be played with a pack; null: with the app's own values. */
  take(options: T['options'], pack: Pack<ContentOf<T>> | null): T['options']
  /** What a game with these options is played with; null: the app's own values. */
  packOf(options: T['options']): Pack<ContentOf<T>> | null
}
