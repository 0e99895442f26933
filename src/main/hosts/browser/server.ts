/** The page over HTTP and the calls over a WebSocket, on this computer alone. */
import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocket, WebSocketServer } from 'ws'
import type { RawData } from 'ws'
import { SESSION_HASH, SESSION_REFUSED, SOCKET_PATH } from '@shared/wire'
import { MAX_FRAME_BYTES, answer, asText, parseSession } from '../frames'
import type { App } from '../host'
import { pageHeaders, readPageFile } from '../page-files'
import { createLinkAuth } from './link-auth'

export interface ServerOptions {
  /** The built renderer. */
  readonly root: string
  /** 0 lets the system choose. */
  readonly port: number
  /** What a visitor without the link's cookie reads. */
  readonly refusalText: string
}

export interface Server {
  /** Opens the app, once. */
  readonly link: string
  /** Done once somebody has come in by the link. */
  readonly entered: Promise<void>
  /** Lets every connection go and frees the port. */
  close(): Promise<void>
}

/** Serves the app; rejects with the system's error where the port cannot be had. */
export async function startServer(app: App, options: ServerOptions): Promise<Server> {
  const auth = createLinkAuth()
  let enter: () => void = () => undefined
  const entered = new Promise<void>((resolve) => (enter = resolve))
  const http = createServer()
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(options.port, '127.0.0.1', resolve)
  })
  const host = `127.0.0.1:${(http.address() as AddressInfo).port}`
  const headers = pageHeaders(`ws://${host}`)
  const plain = { ...headers, 'content-type': 'text/plain; charset=utf-8' }

  const serve: RequestListener = (request, response) => {
    // A name that resolves to this computer (DNS rebinding) is not this computer.
    if (request.headers.host !== host) {
      response.writeHead(421, plain).end()
      return
    }
    const url = URL.parse(request.url ?? '', `http://${host}`)
    // Not even HEAD: whoever only asks about the link must not use it up.
    if (url === null || request.method !== 'GET') {
      response.writeHead(url === null ? 400 : 405, plain).end()
      return
    }
    const logIn = auth.logIn(url.searchParams.get('key') ?? '')
    if (logIn !== null) {
      const location = `/${SESSION_HASH}${logIn.session}`
      response.writeHead(303, { ...plain, location, 'set-cookie': logIn.cookie }).end()
      enter()
      return
    }
    if (!auth.isLoggedIn(request.headers.cookie)) {
      response.writeHead(403, plain).end(options.refusalText)
      return
    }
    void readPageFile(options.root, url.pathname, app).then((file) => {
      if (file === null) response.writeHead(404, plain).end()
      else response.writeHead(200, { ...headers, 'content-type': file.type }).end(file.body)
    })
  }

  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES })
  /** Those that have said the session's secret: no other hears anything. */
  const admitted = new Set<WebSocket>()
  const admit = (client: WebSocket): void => {
    // Too long a frame, or one that is not WebSocket: ws closes the connection by itself.
    client.on('error', () => client.terminate())
    client.once('message', (data: RawData) => {
      const session = parseSession(bytes(data))
      if (session === null || !auth.isSession(session)) {
        client.close(SESSION_REFUSED)
        return
      }
      admitted.add(client)
      client.once('close', () => admitted.delete(client))
      serveSocket(app, client)
    })
  }
  const mayConnect = (request: IncomingMessage): boolean =>
    request.url === SOCKET_PATH &&
    request.headers.host === host &&
    request.headers.origin === `http://${host}` &&
    auth.isLoggedIn(request.headers.cookie)
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy())
    if (!mayConnect(request)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    sockets.handleUpgrade(request, socket, head, (client) => admit(client))
  }

  http.on('request', serve).on('upgrade', upgrade)
  const stopListening = app.listen(
    asText((text) => {
      for (const client of admitted) if (client.readyState === WebSocket.OPEN) client.send(text)
    }),
  )
  return {
    link: `http://${host}/?key=${auth.key}`,
    entered,
    close: () =>
      new Promise((resolve) => {
        stopListening()
        for (const client of sockets.clients) client.terminate()
        http.close(() => resolve())
        http.closeAllConnections()
      }),
  }
}

/** Answers one page's requests for as long as it is connected. */
function serveSocket(app: App, client: WebSocket): void {
  client.on('message', (data: RawData) => {
    void answer(app, bytes(data)).then((text) => {
      if (client.readyState === WebSocket.OPEN) client.send(text)
    })
  })
}

function bytes(data: RawData): Uint8Array {
  return Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data)
}
