/** A running app as its tests see it, whichever host it runs on. */
import type { Page } from '@playwright/test'
import type { Additions } from '../electron/stand-in/report.ts'
import type { AppErrors } from './app-errors.ts'

export interface App {
  /** The app's page; another one after `restart` on the desktop. */
  readonly page: Page
  /** The folder of the database. */
  readonly dataDir: string
  /** What went wrong so far; at the end of a test there must be nothing. */
  readonly errors: AppErrors
  /** Kills the app without warning. Errors of its page that follow from that are not counted. */
  kill(): Promise<void>
  /** Starts it again on the same data after `kill`. */
  start(): Promise<void>
  /** Kills the app without warning and starts it again on the same data. */
  restart(): Promise<void>
}

/** What an app is started with. */
export interface Given {
  readonly dataDir: string
  /** The folder of the built app. */
  readonly build: string
  readonly additions: Additions
  readonly pictures: boolean
  /** Whether the system asks for little motion; null where it says nothing. */
  readonly reducedMotion: 'reduce' | 'no-preference' | null
  readonly errors: AppErrors
}

export interface Running {
  readonly app: App
  close(): Promise<void>
}
