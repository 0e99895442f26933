/**
 * What the app uses of Electron's main process, on Node and on pages of a Chromium that is driven over its
 * debugging port. It shows wiring, IPC, policy, start and end; it cannot show isolation, guards or dialogs.
 */
import { EventEmitter } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { chromium } from '@playwright/test'
import type { BrowserContext, Frame, Page } from '@playwright/test'
import { preloadScript } from './in-page.ts'
import type { Gesture, Report, StandInSettings } from './report.ts'

const settings = JSON.parse(process.env['STAND_IN'] ?? '') as StandInSettings
function report(message: Report): void {
  void process.send?.(message)
}

const context = await defaultContext()
async function defaultContext(): Promise<BrowserContext> {
  // Without Playwright's own defaults: downloads and the like are for the test to see to.
  const browser = await chromium.connectOverCDP(settings.chromium, { noDefaults: true })
  const [first] = browser.contexts()
  if (first === undefined) throw new Error('Chromium has no default context.')
  return first
}

interface Preventable {
  defaultPrevented: boolean
  preventDefault(): void
}
function preventable(): Preventable {
  const event: Preventable = {
    defaultPrevented: false,
    preventDefault: () => (event.defaultPrevented = true),
  }
  return event
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

class App extends EventEmitter {
  readonly name = settings.name
  readonly isPackaged = settings.packaged
  readonly #ready = Promise.withResolvers<undefined>()
  #userData = settings.userData
  #isReady = false
  #isQuitting = false

  isReady = (): boolean => this.#isReady
  whenReady = (): Promise<undefined> => this.#ready.promise
  getLocale = (): string => settings.locale
  setPath = (_: 'userData', folder: string): string => (this.#userData = folder)

  getPath(name: 'userData' | 'documents'): string {
    const folder = name === 'userData' ? this.#userData : join(this.#userData, 'Documents')
    mkdirSync(folder, { recursive: true })
    return folder
  }
  getAppPath = (): string => process.argv[2] ?? '.'

  /** The first start of a folder listens; a second one hands over what it brings, and is told no. */
  requestSingleInstanceLock(additionalData: unknown): boolean {
    const lock = join(this.getPath('userData'), 'SingletonLock')
    const [pid, port] = existsSync(lock) ? readFileSync(lock, 'utf8').split(' ') : []
    if (pid !== undefined && isAlive(Number(pid))) {
      this.#handingOver = new Promise((resolve) => {
        connect(Number(port), '127.0.0.1').on('close', resolve).end(JSON.stringify(additionalData))
      })
      return false
    }
    const server = createServer((socket) => {
      void text(socket).then((data) => {
        this.emit('second-instance', {}, [], process.cwd(), JSON.parse(data))
        socket.end()
      })
    })
    server.unref().listen(0, '127.0.0.1', () => {
      const address = server.address() as { port: number }
      writeFileSync(lock, `${process.pid} ${address.port}`)
    })
    process.on('exit', () => rmSync(lock, { force: true }))
    return true
  }
  #handingOver: Promise<unknown> = Promise.resolve()

  addRecentDocument = (recentDocument: string): void => report({ recentDocument })
  setAboutPanelOptions = (aboutPanel: Readonly<Record<string, unknown>>): void =>
    report({ aboutPanel })

  becomeReady(): void {
    this.#isReady = true
    this.emit('ready')
    this.#ready.resolve(undefined)
  }

  quit(): void {
    // Electron swallows a quit until it has heard what became of the last one, promises that settle
    // meanwhile included.
    if (this.#isQuitting) return
    this.#isQuitting = true
    setImmediate(() => (this.#isQuitting = false))
    const before = preventable()
    this.emit('before-quit', before)
    if (before.defaultPrevented) return
    for (const window of BrowserWindow.getAllWindows()) window.destroy()
    const will = preventable()
    this.emit('will-quit', will)
    if (!will.defaultPrevented) this.exit(0)
  }

  exit(code: number): void {
    this.emit('quit', {}, code)
    void this.#handingOver.then(() => process.exit(code))
  }
}
export const app = new App()
process.on('SIGTERM', () => app.quit())
// The test that started this is gone.
process.on('disconnect', () => process.exit(1))

type Handler = (event: unknown, ...args: unknown[]) => unknown
const handlers = new Map<string, Handler>()
export const ipcMain = {
  handle(channel: string, handler: Handler): void {
    if (handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`)
    handlers.set(channel, handler)
  },
}

/** What ipcRenderer.invoke comes to on this side; arguments and answer are cloned as IPC clones them. */
async function invoke(frame: Frame, channel: string, args: unknown[]): Promise<unknown> {
  const handler = handlers.get(channel)
  if (handler === undefined) throw new Error(`No handler registered for '${channel}'`)
  const senderFrame = {
    url: toScheme(frame.url()),
    parent: frame.parentFrame() === null ? null : {},
  }
  return structuredClone(await handler({ senderFrame }, ...structuredClone(withAdditions(args))))
}

/** A call as the page made it, with what the test adds to its input. */
function withAdditions(args: unknown[]): unknown[] {
  const [name, input, ...rest] = args
  const addition = settings.additions[String(name)]
  return addition === undefined ? args : [name, { ...(input as object), ...addition }, ...rest]
}

// Chromium knows no app://, so app://table/x is intercepted at https://table.app.invalid/x.
function toHttps(url: string): string {
  return url.replace(/^(app):\/\/([^/]+)/, 'https://$2.$1.invalid')
}
function toScheme(url: string): string {
  return url.replace(/^https:\/\/(\w+)\.(app)\.invalid/, '$2://$1')
}

export const protocol = {
  registerSchemesAsPrivileged(_: unknown[]): void {
    if (app.isReady()) throw new Error('registerSchemesAsPrivileged comes before the app is ready')
  },
  handle(scheme: string, handler: (request: Request) => Promise<Response>): void {
    served = context.route(`https://*.${scheme}.invalid/**`, async (route) => {
      const request = route.request()
      const response = await handler(
        new Request(toScheme(request.url()), {
          method: request.method(),
          headers: request.headers(),
        }),
      )
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      })
    })
  },
}
let served = Promise.resolve<unknown>(undefined)

/** What a session is told counts for nothing here: pages of a Chromium have neither guards nor a spelling aid. */
function unheeded(): undefined {
  return undefined
}
const defaultSession = Object.assign(new EventEmitter(), {
  setPermissionRequestHandler: unheeded,
  setPermissionCheckHandler: unheeded,
  setSpellCheckerEnabled: unheeded,
  setSpellCheckerLanguages: unheeded,
  setProxy: () => Promise.resolve(),
  webRequest: { onBeforeRequest: unheeded },
})
export const session = {
  get defaultSession() {
    if (!app.isReady()) throw new Error('Session can only be received when app is ready')
    return defaultSession
  },
}

export const powerMonitor = new EventEmitter()

export const shell = {
  openExternal(url: string): Promise<undefined> {
    report({ openExternal: url })
    return Promise.resolve(undefined)
  },
  openPath(path: string): Promise<string> {
    report({ openPath: path })
    return Promise.resolve('')
  },
}

interface MenuItem {
  readonly label?: string
  readonly role?: string
  readonly submenu?: readonly MenuItem[]
  readonly click?: () => void
}
let applicationMenu: readonly MenuItem[] = []
export const Menu = {
  buildFromTemplate: (template: readonly MenuItem[]) => template,
  setApplicationMenu: (menu: readonly MenuItem[]): void => {
    applicationMenu = menu
    report({ menu: menu.map(({ label, role }) => label ?? role ?? '') })
  },
}
process.on('message', ({ choose: [menu, item] }: Gesture) => {
  const items = applicationMenu.find(({ label }) => label === menu)?.submenu
  const chosen = items?.find(({ label }) => label === item)
  if (chosen?.click === undefined) throw new Error(`The menu ${menu} has no item ${item} to press`)
  chosen.click()
})

class NativeTheme extends EventEmitter {
  readonly shouldUseDarkColors = true
  readonly shouldUseHighContrastColors = false
  set themeSource(themeSource: string) {
    report({ themeSource })
  }
}
export const nativeTheme = new NativeTheme()

const DISPLAY = { workArea: { x: 0, y: 0, width: 1600, height: 1000 } }
export const screen = { getPrimaryDisplay: () => DISPLAY, getAllDisplays: () => [DISPLAY] }

interface MessageBox {
  readonly message: string
  readonly detail: string
  readonly buttons: readonly string[]
  readonly cancelId: number
}
const answers = [...settings.answers]
export const dialog = {
  /** Presses the next button that the test wants pressed; without one the box is closed. */
  showMessageBox(...args: unknown[]): Promise<{ response: number }> {
    const { message, detail, buttons, cancelId } = args.at(-1) as MessageBox
    report({ messageBox: { message, detail, buttons } })
    const answer = answers.shift()
    if (answer === undefined) return Promise.resolve({ response: cancelId })
    const response = buttons.findIndex((label) => new RegExp(answer).test(label))
    // The app would treat an exception as its own.
    if (response < 0) {
      console.error(`No button ${answer} among ${buttons.join(', ')}`)
      process.exit(70)
    }
    return Promise.resolve({ response })
  },
}

class WebContents extends EventEmitter {
  readonly #page: Promise<Page>

  constructor(page: Promise<Page>) {
    super()
    this.#page = page
    app.emit('web-contents-created', {}, this)
  }

  isDestroyed = (): boolean => false
  getZoomLevel = (): number => this.#zoomLevel
  setZoomLevel(level: number): void {
    this.#zoomLevel = level
  }
  #zoomLevel = 0

  setWindowOpenHandler(_: unknown): void {
    // Guards are Electron's to keep: a Chromium page has none.
  }

  send(channel: string, ...args: unknown[]): void {
    const message = structuredClone({ channel, args })
    // A page that is loading or closing hears nothing, as in Electron.
    void this.#page.then((page) => page.evaluate(dispatch, message)).catch(() => undefined)
  }
}
function dispatch(message: unknown): void {
  ;(globalThis as unknown as { standInHear: (message: unknown) => void }).standInHear(message)
}

interface WindowBounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface WindowOptions extends WindowBounds {
  readonly webPreferences: {
    readonly preload: string
    readonly sandbox: boolean
    readonly contextIsolation: boolean
    readonly nodeIntegration: boolean
  }
}

export class BrowserWindow extends EventEmitter {
  static readonly #open = new Set<BrowserWindow>()
  static getAllWindows = (): BrowserWindow[] => [...BrowserWindow.#open]

  readonly webContents: WebContents
  readonly #page: Promise<Page>
  readonly #bounds: WindowBounds

  constructor({ x, y, width, height, webPreferences }: WindowOptions) {
    super()
    const { preload, sandbox, contextIsolation, nodeIntegration } = webPreferences
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready')
    if (!sandbox || !contextIsolation || nodeIntegration)
      throw new Error('The stand-in has only sandboxed, isolated windows without Node')
    this.#page = this.#openPage(preload, { width, height })
    this.webContents = new WebContents(this.#page)
    this.#bounds = { x, y, width, height }
    report({ window: this.#bounds })
    BrowserWindow.#open.add(this)
    app.emit('browser-window-created', {}, this)
  }

  async loadURL(url: string): Promise<void> {
    await served
    this.webContents.emit('dom-ready')
    await (await this.#page).goto(toHttps(url))
    this.webContents.emit('did-finish-load')
    this.emit('ready-to-show')
  }

  show(): void {
    report({ shown: true })
  }
  focus(): void {
    report({ focused: true })
  }
  setProgressBar(progressBar: number): void {
    report({ progressBar })
  }
  setBackgroundColor(_: string): void {
    // A page of Chromium has nothing behind it.
  }
  getNormalBounds = (): WindowBounds => this.#bounds
  isMaximized = (): boolean => false
  isFullScreen = (): boolean => false
  isDestroyed = (): boolean => !BrowserWindow.#open.has(this)
  isMinimized = (): boolean => false
  restore(): void {
    throw new Error('a window that is not minimized was restored')
  }

  destroy(): void {
    if (this.isDestroyed()) return
    this.emit('close')
    BrowserWindow.#open.delete(this)
    void this.#page.then((page) => page.close()).catch(() => undefined)
    this.emit('closed')
    if (BrowserWindow.#open.size === 0) app.emit('window-all-closed')
  }

  async #openPage(preload: string, size: { width: number; height: number }): Promise<Page> {
    const page = await context.newPage()
    await page.setViewportSize(size)
    await page.exposeBinding('standInInvoke', ({ frame }, channel: string, args: unknown[]) =>
      invoke(frame, channel, args),
    )
    await page.addInitScript({ content: preloadScript(readFileSync(preload, 'utf8')) })
    page.on('close', () => this.destroy())
    page.on('console', (message) => {
      const { url, lineNumber } = message.location()
      const details = { level: message.type(), message: message.text(), sourceId: url, lineNumber }
      this.webContents.emit('console-message', details)
    })
    return page
  }
}
