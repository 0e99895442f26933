/** Errors and warnings of the app (console, page, requests, output): any of them fails the test. */
import type { BrowserContext } from '@playwright/test'

export interface AppErrors {
  readonly list: readonly string[]
  add(error: string): void
  /** Errors are ignored from here on: the app has been killed. */
  pause(): void
  /** Errors are collected again. */
  resume(): void
  /** What went wrong so far was meant to. */
  forget(): void
  /** Listens to every page of a context, now and later. */
  listen(context: BrowserContext): void
}

/** A reload breaks off what was still loading; nobody misses it. */
const BROKEN_OFF = 'net::ERR_ABORTED'

export function collectErrors(): AppErrors {
  const list: string[] = []
  let paused = false
  const add = (error: string): void => {
    if (!paused) list.push(error)
  }
  return {
    list,
    add,
    pause: () => (paused = true),
    resume: () => (paused = false),
    forget: () => void list.splice(0),
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
