/** Keeping a mirror true while a screen shows it. */
import { onScopeDispose } from 'vue'
import type { AppEventName } from '@shared/api'
import { api } from '@renderer/api-client'

/**
 * Runs `refresh` now, at each of `events`, and when a lost connection is back, for as long as the calling
 * component lives. It subscribes before it fetches, so nothing falls in between.
 */
export function follow(events: readonly AppEventName[], refresh: () => Promise<void>): void {
  const run = () => void refresh()
  const stops = events.map((event) => api.on(event, run))
  stops.push(
    api.onConnection((connection) => {
      if (connection === 'open') run()
    }),
  )
  onScopeDispose(() => {
    for (const stop of stops) stop()
  })
  run()
}
