/** The card facts of this game, by its own types. */
import { computed } from 'vue'
import type { Catalogue } from '@shared/games/one-deck-dungeon'
import { useCardsInUse } from '@renderer/codex/cards-in-use'

/** The catalogue with the pack in use, fetched for the calling component; null until it is here. */
export function useCards() {
  const { cards, error } = useCardsInUse(() => 'one-deck-dungeon')
  // The store holds each game's catalogue as that game's main part gave it.
  return { cards: computed(() => cards.value as Catalogue | null), error }
}
