/** The count at the end of a game: one line after the other, until everything is told. */
import { computed, onScopeDispose, ref, type Ref } from 'vue'
import type { TableId } from '@shared/ids'

/** Milliseconds that a line stands alone. */
const LINE = 550

/** Whoever comes back to a result has heard the count already. */
const counted = new Set<TableId>()

export interface Counting {
  /** How many lines are told. */
  readonly shown: Readonly<Ref<number>>
  readonly over: Readonly<Ref<boolean>>
  readonly paused: Readonly<Ref<boolean>>
  readonly pause: () => void
  readonly skip: () => void
}

/**
 * Begins to count, once for each game.
 * @param lines how many there are
 * @param pace what a length of time is multiplied with; zero: all of it is there at once
 */
export function useCounting(table: TableId, lines: number, pace: number): Counting {
  const shown = ref(counted.has(table) || pace === 0 ? lines : 0)
  const paused = ref(false)
  counted.add(table)
  let timer: ReturnType<typeof setInterval> | null = null
  function stop(): void {
    if (timer !== null) clearInterval(timer)
    timer = null
  }
  function goOn(): void {
    timer = setInterval(() => {
      shown.value += 1
      if (shown.value >= lines) stop()
    }, LINE * pace)
  }
  if (shown.value < lines) goOn()
  onScopeDispose(stop)
  return {
    shown,
    over: computed(() => shown.value >= lines),
    paused,
    pause: () => {
      paused.value = !paused.value
      if (paused.value) stop()
      else goOn()
    },
    skip: () => {
      stop()
      shown.value = lines
    },
  }
}
