/** Text that a person is writing and the main process keeps: saved while it is written, and never lost on the way. */
import { computed, onScopeDispose, ref, watch } from 'vue'
import type { Ref } from 'vue'
import type { CallError, Result } from '@shared/errors'

/** How long after the last change a draft is saved, unless a caller says otherwise. */
const SAVE_DELAY_MS = 600

/**
 * The text as it stands on the screen. It takes over what the main process says only while nothing of one's own
 * waits to be saved. `flush` saves at once and gives whether everything written is kept.
 * @param kept what the main process keeps
 * @param save hands the text to the main process
 * @param delay how long after the last change it is saved, in milliseconds; null: only `flush` saves
 */
export function useDraft(
  kept: Ref<string>,
  save: (text: string) => Promise<Result<unknown>>,
  delay: number | null = SAVE_DELAY_MS,
) {
  const text = ref(kept.value)
  const written = ref(kept.value)
  const error = ref<CallError | null>(null)
  const saving = ref(false)
  const waiting = computed(() => text.value !== written.value)
  let timer: ReturnType<typeof setTimeout> | null = null
  let inFlight: Promise<boolean> | null = null

  async function saveOnce(): Promise<boolean> {
    const sent = text.value
    saving.value = true
    const result = await save(sent)
    saving.value = false
    error.value = 'error' in result ? result.error : null
    if ('error' in result) return false
    written.value = sent
    return true
  }

  async function flush(): Promise<boolean> {
    if (timer !== null) clearTimeout(timer)
    timer = null
    // What was written while an earlier part was on its way follows it.
    while (waiting.value) {
      inFlight ??= saveOnce().finally(() => (inFlight = null))
      if (!(await inFlight)) return false
    }
    return true
  }

  watch(text, () => {
    if (!waiting.value || delay === null) return
    if (timer !== null) clearTimeout(timer)
    timer = setTimeout(() => void flush(), delay)
  })
  watch(kept, (now) => {
    // The main process trims what it keeps; the person may have typed a space last.
    if (waiting.value || saving.value || now.trim() === written.value.trim()) return
    text.value = now
    written.value = now
  })
  onScopeDispose(() => void flush())

  return { text, error, saving, waiting, flush }
}
