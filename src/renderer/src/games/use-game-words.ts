/** The words of games that a screen of the app uses itself. */
import { computed, shallowReactive, watch } from 'vue'
import type { GameId } from '@shared/games'
import { loadGameWords } from '@renderer/i18n'

/** Games whose words are here: until then a screen would show keys, and go on showing them. */
const here = shallowReactive(new Set<GameId>())

async function load(game: GameId): Promise<void> {
  try {
    await loadGameWords(game)
    here.add(game)
  } catch {
    // The connection is lost, and the app says so; whoever asks next tries again.
  }
}

/** Fetches the words of games; whether those of all of them are here. */
export function useGameWords(games: () => readonly GameId[]) {
  watch(
    games,
    (wanted) => {
      for (const game of wanted) if (!here.has(game)) void load(game)
    },
    { immediate: true },
  )
  return computed(() => games().every((game) => here.has(game)))
}
