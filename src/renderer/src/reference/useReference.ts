/** The rules reference laid over whatever is on the screen: one dialog for the whole app (App.vue). */
import { computed, shallowRef } from 'vue'
import type { GameId } from '@shared/games'

/** The root of the reference, where its topics are listed. */
export const CONTENTS = 'contents'
/** What is being read: a topic, or the contents. */
export type Page = string

/** The game whose rules lie open, or lay open last. */
const game = shallowRef<GameId | null>(null)
/** Each link adds a page, and going back takes it away. */
const trail = shallowRef<readonly Page[]>([])
const page = computed(() => trail.value.at(-1) ?? null)
const canGoBack = computed(() => trail.value.length > 1)

/** Opens, turns and closes the reference. */
export function useReference() {
  return {
    /** Null until it is first opened: until then nothing of it needs to be there. */
    game,
    /** The page that lies open; null while the reference is closed. */
    page,
    canGoBack,
    /** Opens a game's reference at a topic, or at its contents. */
    open(of: GameId, topic: Page = CONTENTS): void {
      game.value = of
      trail.value = [topic]
    },
    /** Reads on at another page. */
    turnTo(topic: Page): void {
      if (topic !== page.value) trail.value = [...trail.value, topic]
    },
    /** Goes back to the page before. */
    back(): void {
      if (canGoBack.value) trail.value = trail.value.slice(0, -1)
    },
    close(): void {
      trail.value = []
    },
  }
}
