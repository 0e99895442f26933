/**
 * Looking closer at something that fills its pane: how many times larger it is drawn, and which part of it is in sight. Ctrl
 * and the wheel, two fingers and keys enlarge it, dragging moves it once it is enlarged (d3-zoom).
 */
import { onBeforeUnmount, onMounted, watch, type Ref } from 'vue'
import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom'
import { LARGEST_ZOOM } from '@shared/api'
import type { Zoom } from '@shared/api'

export interface Zooming {
  /** Enlarges by so many times, about the middle. */
  readonly enlarge: (times: number) => void
  /** Moves what is seen, in parts of the pane. */
  readonly move: (right: number, down: number) => void
  /** Moves it as little as is needed to show a piece of it whole. */
  readonly show: (piece: Element) => void
}

/** Of a pressed mouse, so many pixels are no drag yet. */
const STILL = 4
/** How often a pixel of the wheel doubles the size; a notch of a mouse counts for so many, and two fingers move a few. */
const BY_PIXEL = 0.01
const NOTCH = 30
/** What is brought into sight keeps so far from the edge, in pixels. */
const MARGIN = 8

/** How far a stretch is to be moved to lie between 0 and `size`; one that is longer shows its beginning. */
export function shiftInto(from: number, to: number, size: number): number {
  if (from < MARGIN || to - from > size - 2 * MARGIN) return MARGIN - from
  return Math.min(0, size - MARGIN - to)
}

/**
 * @param pane what the thing fills when it is drawn whole
 * @param zoomed how it is looked at; whoever else sets it is followed
 */
export function useZoom(pane: Readonly<Ref<HTMLElement | null>>, zoomed: Ref<Zoom>): Zooming {
  let width = 1
  let height = 1
  /** What was told last: whatever else `zoomed` is comes from elsewhere, and is followed. */
  let told = zoomed.value
  let following = false
  let begun: ZoomTransform = zoomIdentity

  const behavior = zoom()
    .filter((event) => {
      if (event.type === 'wheel') return event.ctrlKey
      if ('touches' in event) return event.touches.length > 1 || zoomed.value.scale > 1
      return event.button === 0 && !event.ctrlKey && zoomed.value.scale > 1
    })
    // A screen that can be touched may be put on while the app runs.
    .touchable(true)
    .extent(() => corners())
    .scaleExtent([1, LARGEST_ZOOM])
    .wheelDelta(({ deltaY }) => -Math.max(-NOTCH, Math.min(NOTCH, deltaY)) * BY_PIXEL)
    .clickDistance(STILL)
    .on('start', ({ transform }) => {
      begun = transform
    })
    .on('zoom', ({ transform }) => {
      if (following) return
      told = zoomOf(transform)
      zoomed.value = told
    })
    .on('end', ({ transform, sourceEvent }) => {
      // A button on which a drag began is not what the next Enter is for.
      const dragged = sourceEvent?.type === 'mouseup' && transform !== begun
      const focused = document.activeElement
      if (dragged && focused instanceof HTMLElement && pane.value?.contains(focused)) focused.blur()
    })

  function corners() {
    return [
      [0, 0],
      [width, height],
    ] as const
  }
  /** Sums of fractions come out a little beside the edge. */
  function zoomOf({ k, x, y }: ZoomTransform): Zoom {
    const within = (part: number): number => Math.min(0, Math.max(1 - k, part))
    return { scale: k, x: within(x / width), y: within(y / height) }
  }
  function follow(): void {
    const { scale, x, y } = zoomed.value
    const transform = zoomIdentity.translate(x * width, y * height).scale(scale)
    following = true
    change((selection) => selection.call(behavior.transform, transform))
    following = false
  }
  function change(work: (selection: ReturnType<typeof select>) => void): void {
    if (pane.value !== null) work(select(pane.value))
  }
  function measure(): void {
    const box = pane.value?.getBoundingClientRect()
    if (box === undefined || box.width === 0 || box.height === 0) return
    ;({ width, height } = box)
    behavior.translateExtent(corners())
    follow()
  }
  /** The page itself is not to grow where there is nothing more to enlarge. */
  function onWheel(event: WheelEvent): void {
    if (event.ctrlKey) event.preventDefault()
  }

  const sizes = new ResizeObserver(measure)
  onMounted(() => {
    if (pane.value === null) return
    measure()
    // Two presses are two presses.
    select(pane.value).call(behavior).on('dblclick.zoom', null)
    pane.value.addEventListener('wheel', onWheel, { passive: false })
    sizes.observe(pane.value)
  })
  onBeforeUnmount(() => sizes.disconnect())
  watch(zoomed, (now) => {
    if (now !== told) follow()
  })

  return {
    enlarge: (times) => change((selection) => selection.call(behavior.scaleBy, times)),
    move: (right, down) => {
      const { scale } = zoomed.value
      change((selection) =>
        selection.call(behavior.translateBy, (-right * width) / scale, (-down * height) / scale),
      )
    },
    show: (piece) => {
      const box = pane.value?.getBoundingClientRect()
      const { scale } = zoomed.value
      if (box === undefined || scale === 1) return
      const { left, right, top, bottom } = piece.getBoundingClientRect()
      const x = shiftInto(left - box.left, right - box.left, box.width)
      const y = shiftInto(top - box.top, bottom - box.top, box.height)
      change((selection) => selection.call(behavior.translateBy, x / scale, y / scale))
    },
  }
}
