/** Every code with which a call can be refused. Each has a sentence in every language. */
import type { GameId } from './games/game'

/** What the file of a content pack is refused for, by the schema of its game; each game has more of its own. */
export const PACK_FAULTS = [
  'pack-missing',
  'pack-unknown',
  'pack-no-group',
  'pack-no-list',
  'pack-no-number',
  'pack-no-truth',
  'pack-no-letter',
  'pack-not-among',
  'pack-too-small',
  'pack-too-large',
  'pack-length',
  'pack-too-short',
  'pack-too-long',
  'pack-twice',
  'pack-not-rising',
  'pack-not-falling',
  'pack-other',
] as const
export type PackFault = (typeof PACK_FAULTS)[number]

export const ERROR_CODES = [
  /** The frame is not JSON, or not a request. */
  'bad-request',
  'unknown-call',
  /** The input does not fit the call's schema. */
  'bad-input',
  'not-found',
  /** The thing is in the bin. */
  'deleted',
  'stale-revision',
  'table-over',
  /** The saved game cannot be replayed: an action of it is refused. */
  'table-unreadable',
  /** The saved game is not as it was written: it can be looked back at, and not played on. */
  'table-doubtful',
  /** The saved game was begun by rules of a newer release, which can open it. */
  'table-newer',
  'nothing-to-undo',
  /** Undo would step back over a die rolled or a card seen. */
  'undo-past-reveal',
  /** The options do not make a game: unknown names, or heroes that do not fit the sheets. */
  'bad-options',
  'script-not-allowed',
  'foreign-file',
  'newer-file',
  'damaged-file',
  /** A file that was opened is gone, or may not be read. */
  'file-unreadable',
  /** An exported file could not be written where it was to be. */
  'file-not-saved',
  /** A file holds more than any campaign could, or is packed so that it would. */
  'oversized-file',
  /** A game in a file has more actions, or longer ones, than any game of its kind. */
  'oversized-game',
  /** There is more than a bundle may hold. */
  'oversized-library',
  /** What was under way was not wanted any more: nothing has changed. */
  'cancelled',
  /**
   * What is told of a game played with the cards could not have happened: `field` says where, `reason` is the key of the
   * sentence that says why, with the numbers that it names.
   */
  'bad-record',
  /** Games of this kind are recorded at the table alone. */
  'no-manual-games',
  /** The facts of a game played here are what its table says. */
  'record-of-table',
  'import-conflict',
  /** What was chosen while a file was looked into no longer fits what is here. */
  'import-changed',
  /** The file of a content pack is for no game of this release that takes any. */
  'pack-no-game',
  ...PACK_FAULTS,
  'database-newer',
  'database-damaged',
  /** The database is a link to a file that is not there. */
  'database-link-broken',
  /** A folder stands where the database should be. */
  'database-folder',
  'already-running',
  /** The disk is full: what was asked for has not happened. */
  'disk-full',
  /** The data folder cannot be made, or be written to. */
  'folder-unwritable',
  /** The disk fails at reading or writing. */
  'disk-error',
  /** Another program has the database locked. */
  'database-busy',
  /** The path of the data folder is longer than the system allows. */
  'path-too-long',
  /** The data could not be brought into this release's form. */
  'migration-failed',
  /** Only the desktop app can do this. */
  'desktop-only',
  /** The system did not show the folder. */
  'folder-not-opened',
  /** The screen lost the app that it talks to; given by the renderer's client, never by the app. */
  'disconnected',
  /** The page did not come by the link, or has lost what that gave it; given by the renderer's client too. */
  'session-unknown',
  'internal',
] as const

/** A refusal of a game's own, by its rules or for a campaign of it, has the game's name before its code. */
export type GameErrorCode = `${GameId}.${string}`
export type ErrorCode = (typeof ERROR_CODES)[number] | GameErrorCode

/** What a refused call answers. `message` is English, for logs; screens translate the code. */
export interface CallError {
  readonly code: ErrorCode
  readonly message: string
  /** Named values for the sentence: the field, the version, the ruling. */
  readonly details?: Readonly<Record<string, string | number>>
}

export type Result<T> = { readonly ok: T } | { readonly error: CallError }

/** Thrown inside the main process to refuse a call; the API answers it as a `CallError`. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, string | number>>

  constructor(
    code: ErrorCode,
    message: string,
    details: Readonly<Record<string, string | number>> = {},
  ) {
    super(message)
    this.code = code
    this.details = details
  }
}
