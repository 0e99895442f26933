/**
 * The screens' only way to the main process: through the Electron preload where there is one, else over the browser
 * host's WebSocket.
 */
import { SOCKET_PATH } from '@shared/wire'
import type { Bridge } from '@shared/wire'
import type { ApiClient } from './api-connection'
import { takeSession } from './session'
import { connectSocket } from './socket-client'

declare global {
  interface Window {
    readonly delversTable?: Bridge
  }
}

/** The preload's bridge lives as long as the window, so its connection is never lost. */
function throughBridge(bridge: Bridge): ApiClient {
  return {
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
  }
}

export const api: ApiClient = window.delversTable
  ? throughBridge(window.delversTable)
  : connectSocket(`ws://${window.location.host}${SOCKET_PATH}`, takeSession())
