/** What a host is given to carry: the whole app behind one call and one stream of events. */
import type { AppEventName, AppEvents, AppInfo, Notice, OpenedFile } from '@shared/api'
import type { Result } from '@shared/errors'
import type { Games } from '../games'
import type { Log } from '../log/log'

/** Receives each event that the app sends on its own. */
export type Listener = <Name extends AppEventName>(event: Name, data: AppEvents[Name]) => void

/** The running app: what every host carries. */
export interface App {
  readonly info: AppInfo
  /** Answers any call, parsed on entry; never throws, whatever is handed in. */
  call(name: unknown, input: unknown): Promise<Result<unknown>>
  /** Calls `listener` for every event until the answer is called. */
  listen(listener: Listener): () => void
  /** Finishes what is under way and closes the database. */
  close(): Promise<void>
}

export interface AppOptions {
  readonly host: AppInfo['host']
  readonly version: string
  readonly dataDir: string
  /** Whether `tables.start` takes a script (tests only). */
  readonly scripted: boolean
  readonly log: Log
  /** What was done with the database before it was opened, as a restored backup. */
  readonly notices?: readonly Notice[]
  /** The address of the built thread that looks at whole databases; without it that is done in this thread. */
  readonly checkWorker?: URL
  /** That of the thread that writes and reads bundles; without it that is done in this thread, too. */
  readonly exchangeWorker?: URL
  /** Shows a folder in the system's file manager; the answer says what prevented it, empty for nothing. */
  readonly openPath?: (path: string) => Promise<string>
  /** Takes the next file that the system handed to the app; hosts that are handed none leave it out. */
  readonly openedFile?: () => Promise<OpenedFile | null>
  /** The games of the app, and what a test plays beside them; without it the app's. */
  readonly games?: Games
}

/** Opens the app; refuses with `already-running`, `database-newer` or `database-damaged`. */
export type OpenApp = (options: AppOptions) => Promise<App>
