/** How the table lies in its window: side by side, one above the other, or as a page to scroll; and how large. */
import { computed, onBeforeUnmount, onMounted, ref } from 'vue'
import type { TextSize } from '@shared/api'

export interface Size {
  readonly width: number
  readonly height: number
}
export interface Arrangement {
  readonly form: 'wide' | 'tall' | 'scrolled'
  /** How much larger everything is drawn than it was designed. */
  readonly scale: number
}

/** What each form was drawn for, with text of 16 pixels. */
const WIDE: Size = { width: 1280, height: 800 }
const TALL: Size = { width: 960, height: 1280 }
/** Below this, words are no longer easy to read. */
const LEAST = 0.65

/**
 * The form that shows the most in this window. Whoever asks for larger text gets it: then nothing is drawn
 * smaller to make it fit, and what does not fit is scrolled to.
 */
export function arrange(size: Size, textSize: TextSize): Arrangement {
  const larger = textSize / 100
  const least = larger > 1 ? 1 : LEAST
  const scaleOf = ({ width, height }: Size): number =>
    Math.min(size.width / (width * larger), size.height / (height * larger))
  const [form, drawn] =
    size.width >= size.height ? (['wide', WIDE] as const) : (['tall', TALL] as const)
  const scale = Math.floor(scaleOf(drawn) * 100) / 100
  return scale >= least ? { form, scale } : { form: 'scrolled', scale: 1 }
}

/** The arrangement for the window as it is now. */
export function useArrangement(textSize: () => TextSize) {
  const size = ref<Size>({ width: window.innerWidth, height: window.innerHeight })
  const measure = (): void => {
    size.value = { width: window.innerWidth, height: window.innerHeight }
  }
  onMounted(() => window.addEventListener('resize', measure))
  onBeforeUnmount(() => window.removeEventListener('resize', measure))
  return computed(() => arrange(size.value, textSize()))
}
