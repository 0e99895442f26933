/** The one way in which the stores mirror what the main process owns. */
import { ref, shallowRef } from 'vue'
import type { CallError, Result } from '@shared/errors'

/**
 * A value that the main process owns, fetched whole. Answers may overtake one another on their way; only what was
 * asked last is taken over, so a late snapshot never covers a newer one.
 */
export function mirror<T>(fetch: () => Promise<Result<T>>) {
  const value = shallowRef<T | null>(null)
  const error = shallowRef<CallError | null>(null)
  const loading = ref(false)
  let asked = 0

  /** Runs a call that answers the whole value: a fetch, or a change that gives the value after it. */
  async function take(call: () => Promise<Result<T>>): Promise<Result<T>> {
    const ticket = ++asked
    loading.value = true
    const result = await call()
    if (ticket === asked) {
      loading.value = false
      if ('ok' in result) {
        value.value = result.ok
        error.value = null
      }
    }
    return result
  }

  /** Fetches the value anew; a refusal is kept in `error`. */
  async function refresh(): Promise<void> {
    const result = await take(fetch)
    if ('error' in result) error.value = result.error
  }

  return { value, error, loading, take, refresh }
}
