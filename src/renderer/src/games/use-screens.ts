/** What a game brings to a screen of the app. */
import { computed } from 'vue'
import type { GameId } from '@shared/games'
import { screensOf } from './index'
import { useGameWords } from './use-game-words'

/**
 * The screens of a game, and whether its words are here.
 * @param game null until it is known which game it is
 */
export function useScreens(game: () => GameId | null) {
  const screens = computed(() => {
    const id = game()
    return id === null ? null : screensOf(id)
  })
  const worded = useGameWords(() => {
    const id = game()
    return id === null ? [] : [id]
  })
  return { screens, worded }
}
