/** The cards of a game with the values of the pack in use: what is looked up outside any game. */
import { computed } from 'vue'
import type { GameId } from '@shared/games'
import { catalogueWith } from '@renderer/games/played-with'
import type { GameScreens } from '@renderer/games/screens'
import { useCatalogue } from '@renderer/stores/catalogue'
import { usePackInUse } from '@renderer/stores/packs'

/**
 * As `useCatalogue`; null until it is known which pack is in use.
 * @param screens those of the game: games use this too, which know no list of all games
 */
export function useCardsInUse(game: () => GameId, screens: () => Pick<GameScreens, 'packs'>) {
  const { cards: own, error } = useCatalogue(game)
  const { inUse, isFetched } = usePackInUse(game)
  const cards = computed(() =>
    own.value === null || !isFetched.value
      ? null
      : catalogueWith(screens(), own.value, inUse.value?.played ?? null),
  )
  return { cards, error }
}
