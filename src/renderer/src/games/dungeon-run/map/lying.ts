/** Keeps the map where it lies while the dungeon grows, and has it glide where it is fitted anew. */
import { nextTick, onBeforeUnmount, onMounted, watch, type Ref } from 'vue'
import { paceOf } from '@renderer/motion/pace'
import { useAppStore } from '@renderer/stores/app'
import { asBefore, lieOf, type Extent, type Lie, type Pane } from './lie'

/** Of a glide at normal speed, in milliseconds. */
const GLIDE = 450
/** The largest cell, and what is free around all of them, in the size of the text. */
const LARGEST = 11
const MARGIN = 0.75

/**
 * @param pane what the map lies in
 * @param map what is drawn there
 * @param lie where it lies; it outlives the map, which makes way for the stage of a Fight
 */
export function useLying(
  pane: Readonly<Ref<HTMLElement | null>>,
  map: Readonly<Ref<HTMLElement | null>>,
  extent: () => Extent,
  lie: Ref<Lie | null>,
): void {
  const app = useAppStore()

  function paneNow(): Pane | null {
    const { clientWidth: width = 0, clientHeight: height = 0 } = pane.value ?? {}
    const text = parseFloat(getComputedStyle(document.documentElement).fontSize)
    const margin = MARGIN * text
    // What is not shown has no size.
    const isShown = width > 2 * margin && height > 2 * margin
    return isShown ? { width, height, largest: LARGEST * text, margin } : null
  }
  function place(grown: boolean): void {
    const now = paneNow()
    if (now !== null) lie.value = lieOf(lie.value, extent(), now, grown)
  }
  async function glide(before: Lie): Promise<void> {
    const pace = paceOf(app.settings?.speed ?? 'normal')
    await nextTick()
    const now = lie.value
    if (pace === 0 || now === null) return
    map.value?.animate([{ transform: asBefore(before, now, extent()) }, { transform: 'none' }], {
      duration: GLIDE * pace,
      easing: 'ease-in-out',
    })
  }

  watch(extent, () => {
    const before = lie.value
    place(true)
    if (before !== null && lie.value !== before) void glide(before)
  })
  const observer = new ResizeObserver(() => place(false))
  onMounted(() => {
    if (pane.value !== null) observer.observe(pane.value)
  })
  onBeforeUnmount(() => observer.disconnect())
}
