/** What goes wrong in the app while nobody looks: any of it fails the test. */
import type { BrowserContext } from '@playwright/test'

export interface Complaints {
  readonly list: readonly string[]
  add(complaint: string): void
  /** From here on nothing is held against the app: it has been killed. */
  pause(): void
  /** It is expected to behave again. */
  resume(): void
  /** Listens to every page of a context, now and later. */
  listen(context: BrowserContext): void
}

/** A reload breaks off what was still loading; nobody misses it. */
const BROKEN_OFF = 'net::ERR_ABORTED'

export function collectComplaints(): Complaints {
  const list: string[] = []
  let paused = false
  const add = (complaint: string): void => {
    if (!paused) list.push(complaint)
  }
  return {
    list,
    add,
    pause: () => (paused = true),
    resume: () => (paused = false),
    listen(context) {
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) add(`console: ${message.text()}`)
      })
      context.on('weberror', (error) => add(`page: ${error.error().message}`))
      context.on('requestfailed', (request) => {
        const why = request.failure()?.errorText ?? ''
        if (why !== BROKEN_OFF) add(`request: ${request.url()} ${why}`)
      })
      context.on('response', (response) => {
        if (response.status() >= 400) add(`response: ${response.url()} ${response.status()}`)
      })
    },
  }
}
