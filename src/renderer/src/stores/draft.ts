/** Text that a person is writing and the main process keeps: saved while it is written, and never lost on the way. */
import { computed, onScopeDispose, ref, watch } from 'vue'
import type { Ref } from 'vue'
import type { CallError, Result } from '@shared/errors'

/** How long the pen must rest before what it wrote is saved, unless it is said otherwise. */
const REST = 600

/**
 * The text as it stands on the screen. It takes over what the main process says only while nothing of one's own
 * waits to be saved. `flush` saves at once and gives whether everything written is kept.
 * @param kept what the main process keeps
 * @param save hands the text to the main process
 * @param rest how long the pen must rest before it is saved; null: only `flush` saves
 */
export function useDraft(
  kept: Ref<string>,
  save: (text: string) => Promise<Result<unknown>>,
  rest: number | null = REST,
) {
  const text = ref(kept.value)
  const written = ref(kept.value)
  const error = ref<CallError | null>(null)
  const saving = ref(false)
  const waiting = computed(() => text.value !== written.value)
  let pause: ReturnType<typeof setTimeout> | null = null
  let under: Promise<boolean> | null = null

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
    if (pause !== null) clearTimeout(pause)
    pause = null
    // What was written while an earlier part was on its way follows it.
    while (waiting.value) {
      under ??= saveOnce().finally(() => (under = null))
      if (!(await under)) return false
    }
    return true
  }

  watch(text, () => {
    if (!waiting.value || rest === null) return
    if (pause !== null) clearTimeout(pause)
    pause = setTimeout(() => void flush(), rest)
  })
  watch(kept, (now) => {
    // The main process trims what it keeps; the pen may still be behind a space.
    if (waiting.value || saving.value || now.trim() === written.value.trim()) return
    text.value = now
    written.value = now
  })
  onScopeDispose(() => void flush())

  return { text, error, saving, waiting, flush }
}
