/** Looking closer at the middle of a table: what the buttons of the bar and the keys do with its pane. */
import { computed } from 'vue'
import type { GameId } from '@shared/games'
import { useLayout } from './layout'

/** How many times larger one press makes what lies in the pane. */
const CLOSER = 1.25

interface Pane {
  readonly enlarge: (times: number) => void
}

/** @param pane what is looked at; null while it is not there */
export function useCloserLook(game: GameId, pane: () => Pane | null) {
  const { zoom, side, changed, reset } = useLayout(game)
  function enlarge(): void {
    pane()?.enlarge(CLOSER)
  }
  function reduce(): void {
    pane()?.enlarge(1 / CLOSER)
  }
  return {
    zoom,
    side,
    enlarge,
    reduce,
    reset,
    /** What `ZoomControls` takes. */
    zoomControls: computed(() => ({
      scale: zoom.value.scale,
      changed: changed.value,
      onEnlarge: enlarge,
      onReduce: reduce,
      onReset: reset,
    })),
  }
}
