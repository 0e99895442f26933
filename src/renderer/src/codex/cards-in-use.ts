/** The cards of a game with the values of the pack in use: what is looked up outside any game. */
import { computed } from 'vue'
import type { GameId } from '@shared/games'
import { screensOf } from '@renderer/games'
import { catalogueWith } from '@renderer/games/played-with'
import { useCatalogue } from '@renderer/stores/catalogue'
import { usePackInUse } from '@renderer/stores/packs'

/** As `useCatalogue`; null until it is known which pack is in use. */
export function useCardsInUse(game: () => GameId) {
  const { cards: own, error } = useCatalogue(game)
  const { inUse, isFetched } = usePackInUse(game)
  const cards = computed(() =>
    own.value === null || !isFetched.value
      ? null
      : catalogueWith(screensOf(game()), own.value, inUse.value?.played ?? null),
  )
  return { cards, error }
}
