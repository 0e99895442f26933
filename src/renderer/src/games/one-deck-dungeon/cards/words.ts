/** The words of cards that are looked at outside a table. */
import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Catalogue } from '@shared/games/one-deck-dungeon'
import { namesOf, type Names } from '../words/names'

/** The names of everything printed, in the language of the app; no party is known. */
export function useCardNames(catalogue: () => Catalogue): ComputedRef<Names> {
  const { t } = useI18n()
  return computed(() => namesOf({ catalogue: catalogue(), heroes: [], t }))
}
