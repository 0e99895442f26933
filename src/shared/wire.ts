/** How calls, answers and events travel where they travel as text, and what the Electron preload offers. */
import type { AppEventName, AppEvents, CallFunction } from './api'
import type { CallError } from './errors'

/** The caller's own number or name for a request; its answer carries it back. */
export type RequestId = number | string

export interface RequestFrame {
  readonly id: RequestId
  readonly call: string
  readonly input: unknown
}

/** The answer to one request; `id` is null where the request had none that could be read. */
export type AnswerFrame =
  | { readonly id: RequestId; readonly ok: unknown }
  | { readonly id: RequestId | null; readonly error: CallError }

/** Any event of the app, tagged by its name. */
export type EventFrame = {
  [Name in AppEventName]: { readonly event: Name; readonly data: AppEvents[Name] }
}[AppEventName]

/** The browser host's path for its WebSocket. */
export const SOCKET_PATH = '/api'

/** What a page says first on its WebSocket: the secret that it got when its link was used. */
export interface SessionFrame {
  readonly session: string
}
/** The close code of a WebSocket whose first frame does not say so. */
export const SESSION_REFUSED = 4403
/** Before the secret in the address to which the link leads; no server ever sees what stands there. */
export const SESSION_HASH = '#session='

/** What the preload puts into the page's world, as `window.delversTable`: the contract, nothing more. */
export interface Bridge {
  readonly call: CallFunction
  /** Calls `listener` for each such event until the answer is called. */
  on<Name extends AppEventName>(event: Name, listener: (data: AppEvents[Name]) => void): () => void
}

/** Electron's own channels between preload and main; no page ever sees their names. */
export const CALL_CHANNEL = 'app:call'
export const EVENT_CHANNEL = 'app:event'
