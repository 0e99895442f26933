import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { MAX_FRAME_BYTES } from '@main/hosts/frames'
import { WebSocket } from 'ws'
import { SESSION_HASH, SESSION_REFUSED, SOCKET_PATH } from '@shared/wire'
import { ENDED_BY_SIGNAL } from '../signals.ts'
import { dataFolder, runApp } from './app.ts'
import type { RunningApp } from './app.ts'

interface Reply {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface BrowserHost extends RunningApp {
  readonly link: string
  readonly origin: string
  readonly host: string
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Reply>
}

/** A running browser host; its link not yet used. */
async function startBrowser(env: NodeJS.ProcessEnv = {}): Promise<BrowserHost> {
  const app = runApp(['--host', 'browser', '--data', dataFolder(), '--scripted'], env)
  for (;;) {
    const line = await app.nextLine()
    if (line === undefined) throw new Error(`No link was printed.\n${app.errors()}`)
    const link = /http:\/\/\S+/.exec(line)?.[0]
    if (link === undefined) continue
    const { origin, host, port } = new URL(link)
    // node:http, unlike fetch, sends a path, a Host and a method just as they are given.
    const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<Reply>((resolve, reject) => {
        request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
          let body = ''
          response.setEncoding('utf8').on('data', (text: string) => (body += text))
          response.on('end', () =>
            resolve({ status: response.statusCode, headers: response.headers, body }),
          )
        })
          .on('error', reject)
          .end()
      })
    return { ...app, link, origin, host, get }
  }
}

/** What the link leaves: a cookie, and a secret that the page keeps. */
interface Entered {
  readonly cookie: string
  readonly session: string
}

async function logIn(app: BrowserHost): Promise<Entered> {
  const { pathname, search } = new URL(app.link)
  const reply = await app.get(pathname + search)
  expect(reply.status).toBe(303)
  const location = reply.headers.location ?? ''
  expect(location.startsWith(`/${SESSION_HASH}`)).toBe(true)
  return {
    cookie: reply.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
    session: location.slice(1 + SESSION_HASH.length),
  }
}
/** Follows the link, and gives the cookie that it leaves. */
async function enter(app: BrowserHost): Promise<string> {
  return (await logIn(app)).cookie
}
/** A socket that has said its session, as the page's does. */
async function connectPage(app: BrowserHost, { cookie, session }: Entered): Promise<WebSocket> {
  const socket = open(app, { origin: app.origin, cookie })
  await once(socket, 'open')
  socket.send(JSON.stringify({ session }))
  return socket
}

function open(app: BrowserHost, headers: Record<string, string>, path = SOCKET_PATH): WebSocket {
  return new WebSocket(`ws://${app.host}${path}`, { headers })
}

/** Whether the host took the connection. */
function accepted(socket: WebSocket): Promise<boolean> {
  return new Promise((resolve) => {
    socket.on('open', () => {
      socket.close()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

async function ask(socket: WebSocket, frame: string | Buffer): Promise<unknown> {
  if (socket.readyState !== WebSocket.OPEN) await once(socket, 'open')
  socket.send(frame)
  const [data] = (await once(socket, 'message')) as [Buffer]
  return JSON.parse(data.toString())
}

const info = JSON.stringify({ id: 1, call: 'app.info', input: {} })
async function isAlive(app: BrowserHost, entered: Entered): Promise<void> {
  const socket = await connectPage(app, entered)
  expect(await ask(socket, info)).toMatchObject({ id: 1, ok: { host: 'browser' } })
  socket.close()
}

describe('the browser host', () => {
  it('serves the page to whoever followed the link, under a strict policy', async () => {
    const app = await startBrowser()
    expect(new URL(app.link).hostname).toBe('127.0.0.1')
    const reply = await app.get('/', { cookie: await enter(app) })
    expect(reply.status).toBe(200)
    expect(reply.body).toContain('<div id="app">')
    const policy = reply.headers['content-security-policy']
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe-eval')
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  })

  it('lights the page as the settings say, before anything is painted', async () => {
    const app = await startBrowser()
    const entered = await logIn(app)
    const { cookie } = entered
    expect((await app.get('/', { cookie })).body).toContain('data-theme="lantern"')
    const socket = await connectPage(app, entered)
    const input = { locale: 'it', theme: 'daylight', speed: 'fast', textSize: 150 }
    await ask(socket, JSON.stringify({ id: 1, call: 'settings.set', input }))
    socket.close()
    expect((await app.get('/index.html', { cookie })).body).toContain(
      '<html lang="it" data-theme="daylight" data-speed="fast" data-text-size="150">',
    )
  })

  it('serves every script and style that the page names', async () => {
    const app = await startBrowser()
    const cookie = await enter(app)
    const { body } = await app.get('/', { cookie })
    const files = [...body.matchAll(/(?:src|href)="\.?(\/[^"]+)"/g)].map(([, path]) => path ?? '')
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) expect((await app.get(file, { cookie })).status).toBe(200)
  })

  it('leaves a cookie that no script and no other site can use', async () => {
    const app = await startBrowser()
    const { pathname, search } = new URL(app.link)
    const reply = await app.get(pathname + search)
    expect(reply.headers['set-cookie']).toHaveLength(1)
    expect(reply.headers['set-cookie']?.[0]).toMatch(
      /^session-[0-9a-f]{12}=[\w-]{32}; HttpOnly; SameSite=Lax; Path=\/$/,
    )
  })

  it('gives the page a secret that is in no cookie, file or later answer', async () => {
    const app = await startBrowser()
    const { cookie, session } = await logIn(app)
    expect(session).toMatch(/^[\w-]{32}$/)
    expect(cookie).not.toContain(session)
    expect(app.link).not.toContain(session)
    const { pathname, search } = new URL(app.link)
    for (const path of ['/', pathname + search]) {
      const reply = await app.get(path, { cookie })
      expect(JSON.stringify(reply)).not.toContain(session)
    }
  })

  it('lets the link work once', async () => {
    const app = await startBrowser()
    const { pathname, search } = new URL(app.link)
    const cookie = await enter(app)
    const again = await app.get(pathname + search)
    expect(again.status).toBe(403)
    expect(again.headers['set-cookie']).toBeUndefined()
    expect(again.headers.location).toBeUndefined()
    expect((await app.get(pathname + search, { cookie })).status).toBe(200)
  })

  it.each(['/', '/index.html', '/?key=', '/?key=guess', SOCKET_PATH])(
    'shows a stranger nothing at %s',
    async (path) => {
      const app = await startBrowser()
      const reply = await app.get(path, { cookie: 'session-000000000000=guess' })
      expect(reply.status).toBe(403)
      expect(reply.body).not.toContain('<')
    },
  )

  it('tells a stranger in Italian where the system speaks it', async () => {
    const app = await startBrowser({ LC_ALL: 'it_IT.UTF-8' })
    expect((await app.get('/')).body).toMatch(/^Apri il link/)
  })

  it.each(['localhost', 'evil.example', '127.0.0.1', '127.0.0.1:1'])(
    'answers to no other name: Host %j',
    async (host) => {
      const app = await startBrowser()
      const { pathname, search } = new URL(app.link)
      expect((await app.get(pathname + search, { host })).status).toBe(421)
      const cookie = await enter(app)
      expect((await app.get('/', { host, cookie })).status).toBe(421)
    },
  )

  it.each([
    '/../main/index.js',
    '/%2e%2e/main/index.js',
    '/..%2fmain%2findex.js',
    '/assets/../../main/index.js',
    '/..\\main\\index.js',
    '//etc/passwd',
    '/index.html%00.js',
    '/%',
    '/assets',
    '/nothing.js',
  ])('serves nothing outside the page: %s', async (path) => {
    const app = await startBrowser()
    const cookie = await enter(app)
    const reply = await app.get(path, { cookie })
    expect(reply.status).toBeGreaterThanOrEqual(400)
    expect(reply.body).toBe('')
  })

  it.each(['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])('takes no %s', async (method) => {
    const app = await startBrowser()
    const { pathname, search } = new URL(app.link)
    expect((await app.get(pathname + search, {}, method)).status).toBe(405)
    const cookie = await enter(app)
    expect((await app.get('/', { cookie }, method)).status).toBe(405)
  })

  it('survives bytes that are not HTTP', async () => {
    const app = await startBrowser()
    const socket = connect(Number(new URL(app.link).port), '127.0.0.1')
    socket.end('\0\u0001\u0002 nonsense\r\n\r\n')
    await once(socket.resume(), 'close')
    await isAlive(app, await logIn(app))
  })

  it('carries calls for the page itself', async () => {
    const app = await startBrowser()
    const socket = await connectPage(app, await logIn(app))
    expect(await ask(socket, info)).toMatchObject({
      id: 1,
      ok: { host: 'browser', scripted: true },
    })
    expect(await ask(socket, '{"id":2,"call":"app.nothing"}')).toMatchObject({
      id: 2,
      error: { code: 'unknown-call' },
    })
  })

  it.each([
    ['a call', info],
    ['nothing that is JSON', 'hello'],
    ['bytes', Buffer.from([0, 255, 1, 254])],
    ['an empty session', '{"session":""}'],
    ['a guess', JSON.stringify({ session: 'x'.repeat(32) })],
    ['a session that is no text', '{"session":null}'],
  ])('lets nobody in by the cookie alone, who says %s first', async (_, first) => {
    const app = await startBrowser()
    const entered = await logIn(app)
    const socket = open(app, { origin: app.origin, cookie: entered.cookie })
    const heard: string[] = []
    socket.on('message', (data: Buffer) => heard.push(data.toString()))
    await once(socket, 'open')
    // A call that is not answered any more, and one that others are told of.
    socket.send(first)
    socket.send(info)
    socket.send('{"id":2,"call":"campaigns.create","input":{"name":"Winter"}}')
    const [code] = (await once(socket, 'close')) as [number]
    expect(code).toBe(SESSION_REFUSED)
    expect(heard).toEqual([])
    const page = await connectPage(app, entered)
    expect(await ask(page, '{"id":3,"call":"campaigns.list"}')).toMatchObject({ id: 3, ok: [] })
  })

  it('does not take the link’s key, the cookie or another host’s secret for the session', async () => {
    const [app, other] = await Promise.all([startBrowser(), startBrowser()])
    const [{ cookie }, elsewhere] = [await logIn(app), await logIn(other)]
    const key = new URL(app.link).searchParams.get('key') ?? ''
    for (const session of [key, cookie, cookie.split('=')[1] ?? '', elsewhere.session]) {
      const socket = await connectPage(app, { cookie, session })
      expect((await once(socket, 'close'))[0]).toBe(SESSION_REFUSED)
    }
    // So it is for the page of a host that was started anew: it reads what to do.
    const reply = await app.get('/', { cookie: elsewhere.cookie })
    expect(reply).toMatchObject({ status: 403 })
    expect(reply.body).toMatch(/^Open the link/)
  })

  it('tells a socket that has not said its session nothing of what happens', async () => {
    const app = await startBrowser()
    const entered = await logIn(app)
    const silent = open(app, { origin: app.origin, cookie: entered.cookie })
    const heard: string[] = []
    silent.on('message', (data: Buffer) => heard.push(data.toString()))
    await once(silent, 'open')
    const page = await connectPage(app, entered)
    await ask(page, '{"id":1,"call":"campaigns.create","input":{"name":"Winter"}}')
    silent.send(JSON.stringify({ session: entered.session }))
    // What it hears first is its own answer: the event before it went by.
    expect(await ask(silent, info)).toMatchObject({ id: 1, ok: { host: 'browser' } })
    expect(heard).toHaveLength(1)
  })

  it('carries calls for several pages, and again after a reload', async () => {
    const app = await startBrowser()
    const entered = await logIn(app)
    const first = await connectPage(app, entered)
    await isAlive(app, entered)
    first.close()
    await isAlive(app, entered)
  })

  it('lets a secret in without its cookie no more than the cookie without it', async () => {
    const app = await startBrowser()
    const { session } = await logIn(app)
    expect(await accepted(open(app, { origin: app.origin }))).toBe(false)
    expect((await app.get(`/?session=${session}`)).status).toBe(403)
  })

  it('refuses a socket to another origin, a stranger, another name and another path', async () => {
    const app = await startBrowser()
    const entered = await logIn(app)
    const { cookie } = entered
    const { origin } = app
    expect(await accepted(open(app, { origin, cookie }))).toBe(true)
    expect(await accepted(open(app, { cookie }))).toBe(false)
    expect(await accepted(open(app, { origin: 'http://evil.example', cookie }))).toBe(false)
    expect(await accepted(open(app, { origin: 'http://127.0.0.1:1', cookie }))).toBe(false)
    expect(await accepted(open(app, { origin: 'null', cookie }))).toBe(false)
    expect(await accepted(open(app, { origin }))).toBe(false)
    expect(await accepted(open(app, { origin, cookie: `${cookie}x` }))).toBe(false)
    expect(await accepted(open(app, { origin, cookie, host: 'evil.example' }))).toBe(false)
    expect(await accepted(open(app, { origin, cookie }, '/'))).toBe(false)
    await isAlive(app, entered)
  })

  it.each([
    ['text that is not JSON', 'hello'],
    ['null', 'null'],
    ['an empty frame', ''],
    ['bytes', Buffer.from([0, 255, 1, 254])],
    ['a request without an id', '{"call":"app.info"}'],
  ])('refuses %s and keeps the connection', async (_, frame) => {
    const app = await startBrowser()
    const socket = await connectPage(app, await logIn(app))
    expect(await ask(socket, frame)).toMatchObject({ id: null, error: { code: 'bad-request' } })
    expect(await ask(socket, info)).toMatchObject({ id: 1, ok: { host: 'browser' } })
  })

  it('drops a connection whose frame is too large, and only that one', async () => {
    const app = await startBrowser()
    const entered = await logIn(app)
    const socket = await connectPage(app, entered)
    socket.on('error', () => undefined)
    socket.send(Buffer.alloc(MAX_FRAME_BYTES + 1, 'x'))
    const [code] = (await once(socket, 'close')) as [number]
    expect([1006, 1009]).toContain(code)
    await isAlive(app, entered)
  })

  it('drops a connection that speaks no WebSocket, and only that one', async () => {
    const app = await startBrowser()
    const entered = await logIn(app)
    const { cookie } = entered
    const socket = connect(Number(new URL(app.link).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: ${app.host}\r\nOrigin: ${app.origin}\r\nCookie: ${cookie}\r\n` +
        'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
        'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n',
    )
    await once(socket, 'data')
    socket.write(Buffer.alloc(64, 0xff))
    await once(socket.resume(), 'close')
    await isAlive(app, entered)
  })

  it('tells every page what changed', async () => {
    const app = await startBrowser()
    const entered = await logIn(app)
    const [first, second] = [await connectPage(app, entered), await connectPage(app, entered)]
    // It has been let in once it is answered.
    await ask(second, info)
    const heard = once(second, 'message') as Promise<[Buffer]>
    first.send('{"id":1,"call":"campaigns.create","input":{"name":"Winter"}}')
    const [event] = await heard
    expect(JSON.parse(event.toString())).toMatchObject({ event: 'campaign.changed' })
  })

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'closes and leaves on %s, a page connected',
    async (signal) => {
      const app = await startBrowser()
      await connectPage(app, await logIn(app))
      app.child.kill(signal)
      expect(await app.exitCode).toBe(ENDED_BY_SIGNAL)
    },
  )

  it('says that its port is taken', async () => {
    const first = await startBrowser()
    const { port } = new URL(first.link)
    const second = runApp(['--host', 'browser', '--data', dataFolder(), '--port', port])
    expect(await second.exitCode).toBe(1)
    expect(second.errors()).toContain('EADDRINUSE')
  })
})
