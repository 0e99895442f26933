/** The API over a WebSocket that comes back by itself when it drops. */
import type { AppEventName, AppEvents, CallFunction, CallOutput } from '@shared/api'
import type { CallError, Result } from '@shared/errors'
import type { AnswerFrame, EventFrame, RequestFrame } from '@shared/wire'
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

/**
 * Opens the socket at `url` and keeps it open. A call made while it is lost waits up to ten seconds; a call
 * under way when it drops answers `disconnected`, since nobody can tell whether it was carried out.
 */
export function connectSocket(url: string): ApiClient {
  const listeners = new Map<AppEventName, Set<(data: never) => void>>()
  const watchers = new Set<(connection: Connection) => void>()
  /** Sent, waiting for their answers. */
  const sent = new Map<number, Pending>()
  /** Made while the socket is not open. */
  const waiting = new Map<number, Pending>()
  let socket: WebSocket
  let connection: Connection = 'open'
  let retry = FIRST_RETRY
  let lastId = 0

  const become = (next: Connection): void => {
    if (next === connection) return
    connection = next
    for (const watcher of [...watchers]) watcher(next)
  }

  const send = (pending: Pending, id: number): void => {
    sent.set(id, pending)
    socket.send(JSON.stringify(pending.frame))
  }

  const receive = (frame: AnswerFrame | EventFrame): void => {
    if ('event' in frame) {
      for (const listener of [...(listeners.get(frame.event) ?? [])]) listener(frame.data as never)
      return
    }
    const pending = sent.get(Number(frame.id))
    sent.delete(Number(frame.id))
    pending?.settle('ok' in frame ? { ok: frame.ok } : { error: frame.error })
  }

  const open = (): void => {
    socket = new WebSocket(url)
    socket.addEventListener('open', () => {
      retry = FIRST_RETRY
      for (const [id, pending] of waiting) send(pending, id)
      waiting.clear()
      become('open')
    })
    socket.addEventListener('message', (message) => {
      // The process behind this page's own origin and cookie is trusted to keep the contract.
      receive(JSON.parse(String(message.data)) as AnswerFrame | EventFrame)
    })
    socket.addEventListener('close', () => {
      for (const { settle } of sent.values()) settle(disconnected)
      sent.clear()
      become('lost')
      setTimeout(open, retry)
      retry = Math.min(retry * 2, SLOWEST_RETRY)
    })
  }
  open()

  const ask = (call: string, input: unknown): Promise<Result<unknown>> =>
    new Promise((settle) => {
      const id = ++lastId
      const pending = { frame: { id, call, input }, settle }
      if (socket.readyState === WebSocket.OPEN) {
        send(pending, id)
        return
      }
      waiting.set(id, pending)
      setTimeout(() => {
        if (waiting.delete(id)) settle(disconnected)
      }, PATIENCE)
    })

  const call: CallFunction = async (name, input) =>
    (await ask(name, input)) as Result<CallOutput<typeof name>>

  return {
    call,
    on<Name extends AppEventName>(event: Name, listener: (data: AppEvents[Name]) => void) {
      const group = listeners.get(event) ?? new Set()
      listeners.set(event, group.add(listener))
      return () => void group.delete(listener)
    },
    get connection() {
      return connection
    },
    onConnection(listener) {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
  }
}
