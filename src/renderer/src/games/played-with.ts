/** What a game's screens draw from where it is played with a pack. */
import type { GameTypes } from '@shared/games'
import type { Pack } from '@shared/games/packs'
import type { GameScreens } from './screens'

/** @param pack null: the app's own values */
export function catalogueWith(
  { packs }: Pick<GameScreens, 'packs'>,
  own: GameTypes['catalogue'],
  pack: Pack | null,
): GameTypes['catalogue'] {
  return packs === null || pack === null ? own : packs.catalogueWith(own, pack.content)
}

/** Of a game by its options. */
export function catalogueOf(
  screens: Pick<GameScreens, 'packs'>,
  own: GameTypes['catalogue'],
  options: GameTypes['options'],
): GameTypes['catalogue'] {
  return catalogueWith(screens, own, screens.packs?.packOf(options) ?? null)
}
