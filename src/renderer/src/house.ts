/**
 * The screens' only way to the house: through the Electron preload where there is one, else over the
 * browser host's WebSocket.
 */
import { SOCKET_PATH } from '@shared/wire'
import type { AppEventName, AppEvents, CallFunction } from '@shared/api'
import type { Bridge } from '@shared/wire'
import { connectSocket } from './house-socket'

export type Connection = 'open' | 'lost'

export interface HouseClient {
  /**
   * Asks the house. Never rejects: a call that cannot be delivered, or whose answer was lost with the
   * connection, answers the error `disconnected`.
   */
  readonly call: CallFunction
  /** Calls `listener` for each such event until the answer is called. */
  on<Name extends AppEventName>(event: Name, listener: (data: AppEvents[Name]) => void): () => void
  /** Whether the house can be reached. `open` until the first loss. */
  readonly connection: Connection
  /**
   * Calls `listener` at each change of `connection` until the answer is called. Events sent while it was
   * lost are gone: at `open`, fetch again what is shown.
   */
  onConnection(listener: (connection: Connection) => void): () => void
}

declare global {
  interface Window {
    readonly delversTable?: Bridge
  }
}

/** The preload's bridge lives as long as the window, so its connection is never lost. */
const throughBridge = (bridge: Bridge): HouseClient => ({
  call: async (name, input) => {
    try {
      // Vue's reactive objects cannot cross the bridge; their plain copies can.
      return await bridge.call(name, JSON.parse(JSON.stringify(input)) as typeof input)
    } catch (error) {
      return { error: { code: 'internal', message: String(error) } }
    }
  },
  on: (event, listener) => bridge.on(event, listener),
  connection: 'open',
  onConnection: () => () => undefined,
})

export const house: HouseClient = window.delversTable
  ? throughBridge(window.delversTable)
  : connectSocket(`ws://${window.location.host}${SOCKET_PATH}`)
