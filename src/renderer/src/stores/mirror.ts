/** The one way in which the stores mirror what the house owns. */
import { onScopeDispose, ref, shallowRef } from 'vue'
import type { AppEventName } from '@shared/api'
import type { CallError, Result } from '@shared/errors'
import { house } from '@renderer/house'

/**
 * A value that the house owns, fetched whole. Answers may overtake one another on their way; only what was
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

  /** Forgets the value and whatever is still on its way. */
  function clear(): void {
    asked += 1
    value.value = null
    error.value = null
    loading.value = false
  }

  return { value, error, loading, take, refresh, clear }
}

/**
 * Runs `refresh` now, at each of `events`, and when a lost connection is back, for as long as the calling
 * component lives. It subscribes before it fetches, so nothing falls in between.
 */
export function follow(events: readonly AppEventName[], refresh: () => Promise<void>): void {
  const run = () => void refresh()
  const stops = events.map((event) => house.on(event, run))
  stops.push(
    house.onConnection((connection) => {
      if (connection === 'open') run()
    }),
  )
  onScopeDispose(() => {
    for (const stop of stops) stop()
  })
  run()
}
