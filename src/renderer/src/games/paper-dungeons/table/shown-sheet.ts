/** Whose sheet lies in the middle of the table. */
import { computed, ref, shallowRef, watch } from 'vue'

/**
 * @param own the seat of whoever is at the screen
 * @param die in the hand of that seat: whoever takes one wants to see where it goes
 */
export function useShownSheet(own: () => number, die: () => number | null) {
  const chosenSeat = shallowRef<number | null>(null)
  const shown = computed(() => chosenSeat.value ?? own())
  /** Everyone's sheets lie side by side. */
  const all = ref(false)
  function show(seat: number): void {
    const isShown = !all.value && seat === shown.value
    all.value = false
    chosenSeat.value = seat === own() || isShown ? null : seat
  }
  function showOwn(): void {
    all.value = false
    chosenSeat.value = null
  }
  watch([own, die], showOwn)
  return { shown, all, show }
}
