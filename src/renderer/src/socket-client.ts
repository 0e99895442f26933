/** The API over a WebSocket that comes back by itself when it drops. */
import type { AppEventName, AppEvents, CallFunction, CallOutput } from '@shared/api'
import type { CallError, Result } from '@shared/errors'
import { SESSION_REFUSED } from '@shared/wire'
import type { AnswerFrame, EventFrame, RequestFrame, SessionFrame } from '@shared/wire'
import type { ApiClient, Connection } from './api-connection'

/** How long a call waits for a lost connection to come back. */
const PATIENCE = 10_000
const FIRST_RETRY = 250
const SLOWEST_RETRY = 5_000

interface Pending {
  readonly frame: RequestFrame
  readonly settle: (result: Result<unknown>) => void
}

const disconnected: { readonly error: CallError } = {
  error: { code: 'disconnected', message: 'The connection to the app was lost.' },
}

const unknown: { readonly error: CallError } = {
  error: { code: 'session-unknown', message: 'The app does not know this page.' },
}

/** Who listens to the app's events. */
function createListeners() {
  const listeners = new Map<AppEventName, Set<(data: never) => void>>()

  function on<Name extends AppEventName>(event: Name, listener: (data: AppEvents[Name]) => void) {
    const group = listeners.get(event) ?? new Set()
    listeners.set(event, group.add(listener))
    return () => void group.delete(listener)
  }

  function tell({ event, data }: EventFrame): void {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(data as never)
  }

  return { on, tell }
}

/**
 * Calls and their answers.
 * @param isOpen whether a frame can be sent now
 * @param send hands a frame to the socket
 */
function createCalls(isOpen: () => boolean, send: (frame: RequestFrame) => void) {
  /** Sent, waiting for their answers. */
  const sent = new Map<number, Pending>()
  /** Made while the socket is not open. */
  const waiting = new Map<number, Pending>()
  let lastId = 0

  function sendOne(pending: Pending, id: number): void {
    sent.set(id, pending)
    send(pending.frame)
  }

  return {
    ask: (call: string, input: unknown): Promise<Result<unknown>> =>
      new Promise((settle) => {
        const id = ++lastId
        const pending = { frame: { id, call, input }, settle }
        if (isOpen()) {
          sendOne(pending, id)
          return
        }
        waiting.set(id, pending)
        setTimeout(() => {
          if (waiting.delete(id)) settle(disconnected)
        }, PATIENCE)
      }),
    /** Takes over the answer to a call. */
    answer(frame: AnswerFrame): void {
      const pending = sent.get(Number(frame.id))
      sent.delete(Number(frame.id))
      pending?.settle('ok' in frame ? { ok: frame.ok } : { error: frame.error })
    },
    /** The socket is open: what waited for it is sent. */
    resume(): void {
      for (const [id, pending] of waiting) sendOne(pending, id)
      waiting.clear()
    },
    /** The socket is closed: whatever was sent is not answered any more. */
    lose(why: { readonly error: CallError }): void {
      for (const { settle } of sent.values()) settle(why)
      sent.clear()
    },
  }
}

/**
 * Opens the socket at `url` and keeps it open. A call made while it is lost waits up to ten seconds; a call
 * under way when it drops answers `disconnected`, since nobody can tell whether it was carried out; where the app does
 * not know the session, every call answers `session-unknown`.
 * @param session the secret that the page says first
 */
export function connectSocket(url: string, session: () => string): ApiClient {
  const listeners = createListeners()
  const watchers = new Set<(connection: Connection) => void>()
  let socket: WebSocket
  let connection: Connection = 'open'
  let retry = FIRST_RETRY
  const calls = createCalls(
    () => socket.readyState === WebSocket.OPEN,
    (frame) => socket.send(JSON.stringify(frame)),
  )

  const become = (next: Connection): void => {
    if (next === connection) return
    connection = next
    for (const watcher of [...watchers]) watcher(next)
  }

  const open = (): void => {
    socket = new WebSocket(url)
    socket.addEventListener('open', () => {
      retry = FIRST_RETRY
      socket.send(JSON.stringify({ session: session() } satisfies SessionFrame))
      calls.resume()
      become('open')
    })
    socket.addEventListener('message', (message) => {
      // The process behind this page's own origin and cookie is trusted to keep the contract.
      const frame = JSON.parse(String(message.data)) as AnswerFrame | EventFrame
      if ('event' in frame) listeners.tell(frame)
      else calls.answer(frame)
    })
    socket.addEventListener('close', ({ code }) => {
      calls.lose(code === SESSION_REFUSED ? unknown : disconnected)
      become('lost')
      setTimeout(open, retry)
      retry = Math.min(retry * 2, SLOWEST_RETRY)
    })
  }
  open()

  const call: CallFunction = async (name, input) =>
    (await calls.ask(name, input)) as Result<CallOutput<typeof name>>

  return {
    call,
    on: listeners.on,
    get connection() {
      return connection
    },
    onConnection(listener) {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
  }
}
