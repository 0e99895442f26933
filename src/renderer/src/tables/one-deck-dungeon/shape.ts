/**
 * Whether the table's parts stand beside each other or below each other. Media queries do not know how large
 * text was chosen to be, and it is the room in words that counts: so the table is measured in rem.
 */
import { useEventListener } from '@vueuse/core'
import { computed, nextTick, ref, watch } from 'vue'
import type { ComputedRef, Ref } from 'vue'
import { useAppStore } from '@renderer/stores/app'

export type TableShape = 'wide' | 'tall'

/** The least room, in rem, in which the heroes and the party still leave the middle its boxes. */
const WIDE = 60

/** The shape of a table in a window of this size, in rem as they are on the table. */
export const shapeFor = (width: number, height: number): TableShape =>
  width < WIDE || height > width ? 'tall' : 'wide'

/** The shape of the table that `table` is, kept with the window and with the size of text. */
export function useTableShape(table: Readonly<Ref<HTMLElement | null>>): ComputedRef<TableShape> {
  const app = useAppStore()
  const room = ref<readonly [width: number, height: number]>([Infinity, 0])

  function measure(): void {
    if (table.value === null) return
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const scale = Number(getComputedStyle(table.value).getPropertyValue('--scale'))
    room.value = [window.innerWidth / rem / scale, window.innerHeight / rem / scale]
  }
  useEventListener(window, 'resize', measure)
  watch([table, () => app.settings?.textSize], () => void nextTick(measure), { immediate: true })
  return computed(() => shapeFor(...room.value))
}
