/** How a player has laid out the tables of a game: how closely the middle is looked at, and how wide the edge is. */
import { computed, onBeforeUnmount, onMounted, shallowRef, watch } from 'vue'
import { DRAWN } from '@shared/api'
import type { TableLayout } from '@shared/api'
import type { GameId } from '@shared/games'
import { useAppStore } from '@renderer/stores/app'

/** What is moved on and on is kept when it has come to rest, in milliseconds. */
const REST = 400

/** The layout of a game's tables: it shows at once, and is kept for the next time. */
export function useLayout(game: GameId) {
  const app = useAppStore()
  const layout = shallowRef<TableLayout>(app.settings?.layouts[game] ?? DRAWN)
  let waiting: ReturnType<typeof setTimeout> | null = null

  function keep(): void {
    if (waiting === null) return
    clearTimeout(waiting)
    waiting = null
    void app.change({ layouts: { ...app.settings?.layouts, [game]: layout.value } })
  }
  watch(layout, () => {
    if (waiting !== null) clearTimeout(waiting)
    waiting = setTimeout(keep, REST)
  })
  // Who reloads or closes the page at once finds it as it was left, too.
  onMounted(() => window.addEventListener('pagehide', keep))
  onBeforeUnmount(() => {
    window.removeEventListener('pagehide', keep)
    keep()
  })

  return {
    zoom: computed({
      get: () => layout.value.zoom,
      set: (zoom) => (layout.value = { ...layout.value, zoom }),
    }),
    side: computed({
      get: () => layout.value.side,
      set: (side) => (layout.value = { ...layout.value, side }),
    }),
    changed: computed(() => layout.value.zoom.scale > 1 || layout.value.side !== DRAWN.side),
    reset: () => (layout.value = DRAWN),
  }
}
