/** The words of games that a screen of the app speaks of itself. */
import { ref, watch } from 'vue'
import type { GameId } from '@shared/games'
import { loadGameWords } from '@renderer/i18n'

/** Fetches the words of games; whether those of all of them are here. */
export function useGameWords(games: () => readonly GameId[]) {
  const here = ref(false)
  const key = (): string => [...new Set(games())].toSorted().join(' ')
  watch(
    key,
    async (ids) => {
      try {
        await Promise.all(ids.split(' ').filter(Boolean).map(loadGameWords))
        if (key() === ids) here.value = true
      } catch {
        // The connection is lost, and the app says so; the next change tries again.
      }
    },
    { immediate: true },
  )
  return here
}
