/** A press that is asked for once more before it does what cannot be made good again. */
import { readonly, ref, watch, type Ref } from 'vue'

export interface SecondPress {
  /** Whether it has been pressed once: the next press does it. */
  readonly armed: Readonly<Ref<boolean>>
  /** The first press only asks; the second does the work. */
  readonly press: (work: () => void) => void
  /** It was not meant. */
  readonly letGo: () => void
}

/** @param moment what the first press was about: as soon as it is another, that press counts for nothing */
export function useSecondPress(moment: () => unknown): SecondPress {
  const armed = ref(false)
  function letGo(): void {
    armed.value = false
  }
  watch(moment, letGo, { flush: 'sync' })
  return {
    armed: readonly(armed),
    press(work) {
      if (armed.value) {
        letGo()
        work()
      } else armed.value = true
    },
    letGo,
  }
}
