/** Showing a reveal when it has come. */
import { computed, ref, watch } from 'vue'
import type { LogEntry, TableAnswer } from '@shared/api'
import type { PaperTypes } from '@shared/games/paper-dungeons'
import { useAppStore } from '@renderer/stores/app'
import { isNewReveal, lastReveal } from './reveal'

interface Revealing {
  readonly answer: () => TableAnswer<PaperTypes>
  readonly log: () => readonly LogEntry<PaperTypes>[]
  /** The table is looked back at: nothing opens by itself. */
  readonly reading: boolean
}

export function useReveal({ answer, log, reading }: Revealing) {
  const app = useAppStore()
  const reveal = computed(() => lastReveal(log()))
  const revealOpen = ref(false)
  watch(
    () => reveal.value?.revision ?? 0,
    (now) => {
      const { table, status } = answer()
      if (reading || !isNewReveal(table, now)) return
      // The end of the game is always shown: its count follows.
      if (app.settings?.reveals !== false || status === 'ended') revealOpen.value = true
    },
    { immediate: true },
  )
  return { reveal, revealOpen }
}
