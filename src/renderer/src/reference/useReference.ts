/** The rules reference laid over whatever is on the screen: one dialog for the whole app (App.vue). */
import { computed, shallowRef } from 'vue'
import type { TopicId } from '@renderer/games/one-deck-dungeon/reference/topics'

/** What is being read, `contents` at the root; each link adds a page, and going back takes it away. */
export type Page = TopicId | 'contents'

const trail = shallowRef<readonly Page[]>([])
const page = computed(() => trail.value.at(-1) ?? null)
/** Whether it has ever been opened: until then nothing of it needs to be there. */
const wanted = shallowRef(false)
const canGoBack = computed(() => trail.value.length > 1)

/** Opens, turns and closes the reference. */
export function useReference() {
  return {
    /** The page that lies open; null while the reference is closed. */
    page,
    canGoBack,
    wanted,
    /** Opens the reference at a topic, or at its contents. */
    open(topic: Page = 'contents'): void {
      wanted.value = true
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
