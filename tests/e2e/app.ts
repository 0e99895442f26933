/** The built app opened for a test, on either host: what every end-to-end test starts from. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test as base } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { built } from '../../scripts/build.ts'
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.ts'
import type { RequestFrame } from '../../src/shared/wire.ts'
import { SOCKET_PATH } from '../../src/shared/wire.ts'
import { newFolder as newTemporaryFolder, removeFolder } from '../temporary-folder.ts'
import { openWindowSystem, startDesktop } from '../electron/stand-in/index.ts'
import type { Additions } from '../electron/stand-in/report.ts'
import { collectErrors } from './app-errors.ts'
import { expect } from './expect.ts'
import { prepare } from './prepare.ts'
import { inElectron } from './in-electron.ts'
import type { App, Given, Running } from './running.ts'
export type { App } from './running.ts'

export interface AppOptions {
  /** Which host the app runs on: a browser, the desktop on the stand-in for Electron, or Electron itself. */
  readonly host: 'browser' | 'desktop' | 'electron'
  /** What is added to calls on their way to the main process, by name: the screens cannot script dice. */
  readonly additions: Additions
  /** Whether the app is started for the first time: it welcomes, and shows its tips. */
  readonly newcomer: boolean
  /** Whether Chromium's pages paint pictures, gradients and shadows: a third of its work, which few tests look at. */
  readonly pictures: boolean
}

interface Fixtures {
  /** The app, running, with scripts of cards and dice allowed, on a folder of its own. */
  readonly app: App
  /** One more app beside it, on a fresh folder or on one that a test has prepared; perhaps of another build. */
  readonly openApp: (dataDir?: string, build?: string) => Promise<App>
}

interface WorkerFixtures {
  /** The Chromium that browser pages are opened in, started when the first one is wanted. */
  readonly chromium: () => Promise<Browser>
}

/**
 * Goes to a screen by its path, as its address has it on this host. Until the new screen has been fetched the old one
 * stands there: whatever is pressed next is not to be pressed on that.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(`${page.url().replace(/#.*/, '')}#${path}`)
  await expect.poll(() => page.evaluate(HAS_ARRIVED)).toBe(true)
}
/** As the page's script: the screen of the address has taken the place of the one before. */
const HAS_ARRIVED = `(() => {
  const router = document.querySelector('#app')?.__vue_app__?.config.globalProperties.$router
  if (router === undefined) return false
  return router.resolve(location.hash.slice(1)).fullPath === router.currentRoute.value.fullPath
})()`

/** The database's file in its folder. */
export const DATABASE = 'delvers-table.sqlite3'
/** A folder for the data of a test; it goes when the app that was opened on it does. */
export function newFolder(): string {
  return newTemporaryFolder('e2e')
}

let database: Promise<Buffer> | undefined
/** A database whose person has been welcomed and wants no tips; made once in each worker. */
function welcomedDatabase(): Promise<Buffer> {
  return (database ??= makeWelcomedDatabase())
}
async function makeWelcomedDatabase(): Promise<Buffer> {
  const folder = newFolder()
  await prepare(folder, () => Promise.resolve())
  const bytes = readFileSync(join(folder, DATABASE))
  removeFolder(folder)
  return bytes
}

export const test = base.extend<AppOptions & Fixtures, WorkerFixtures>({
  chromium: [
    async ({ playwright }, use) => {
      let started: Promise<Browser> | undefined
      const start = (): Promise<Browser> =>
        playwright.chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
      await use(() => (started ??= start()))
      await (await started)?.close()
    },
    { scope: 'worker' },
  ],
  host: ['browser', { option: true }],
  additions: [{}, { option: true }],
  newcomer: [false, { option: true }],
  pictures: [false, { option: true }],
  openApp: async ({ host, additions, newcomer, pictures, chromium, contextOptions }, use) => {
    const opened: { readonly app: App; readonly close: () => Promise<void> }[] = []
    await use(async (prepared, build = built('.')) => {
      const dataDir = prepared ?? newFolder()
      if (prepared === undefined && !newcomer)
        writeFileSync(join(dataDir, DATABASE), await welcomedDatabase())
      const given = {
        dataDir,
        build,
        additions,
        pictures,
        reducedMotion: contextOptions.reducedMotion ?? null,
        errors: collectErrors(),
      }
      const running = await run(host, given, chromium)
      const close = async (): Promise<void> => {
        await running.close()
        removeFolder(dataDir)
      }
      opened.push({ app: running.app, close })
      return running.app
    })
    const errors = opened.flatMap(({ app }) => app.errors.list)
    await Promise.all(opened.map(({ close }) => close()))
    expect(errors, 'errors in the app').toEqual([])
  },
  app: async ({ openApp }, use) => {
    await use(await openApp())
  },
})
export { expect }

async function run(
  host: AppOptions['host'],
  given: Given,
  chromium: WorkerFixtures['chromium'],
): Promise<Running> {
  switch (host) {
    case 'browser':
      return inBrowser(given, await (await chromium()).newContext())
    case 'desktop':
      return onDesktop(given)
    case 'electron':
      return inElectron(given)
  }
}

async function inBrowser(given: Given, context: BrowserContext): Promise<Running> {
  const { dataDir, build, additions, pictures, errors } = given
  errors.listen(context)
  if (!pictures) await context.addInitScript(NO_PICTURES)
  if (Object.keys(additions).length > 0) await addOnTheWay(context, additions)
  const page = await context.newPage()
  let child: ChildProcess | null = null

  const start = async (): Promise<void> => {
    const args = [
      join(build, 'main/index.js'),
      '--host',
      'browser',
      '--scripted',
      '--data',
      dataDir,
    ]
    const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    child = started
    started.stderr.setEncoding('utf8').on('data', (text: string) => errors.add(text))
    for await (const line of createInterface({ input: started.stdout })) {
      const link = /http:\/\/\S+/.exec(line)?.[0]
      if (link === undefined) continue
      await page.goto(link)
      errors.resume()
      return
    }
    throw new Error(`The browser host printed no link. ${errors.list.join('\n')}`)
  }
  const kill = async (): Promise<void> => {
    errors.pause()
    if (child?.kill('SIGKILL')) await once(child, 'close')
  }
  await start()
  const app: App = {
    dataDir,
    errors,
    page,
    kill,
    start,
    async restart() {
      await kill()
      await start()
    },
  }
  return {
    app,
    async close() {
      await context.close()
      await kill()
    },
  }
}

/** As the page's script: everything keeps its room and its place, and what is only looked at is not painted. */
const NO_PICTURES = `(() => {
  const style = new CSSStyleSheet()
  style.replaceSync(\`
    svg > * { visibility: hidden !important }
    *, ::before, ::after {
      background-image: none !important;
      box-shadow: none !important;
      text-shadow: none !important;
    }
  \`)
  document.adoptedStyleSheets = [style]
})()`

/** Adds to the page's calls where they leave for the browser host. */
function addOnTheWay(context: BrowserContext, additions: Additions): Promise<void> {
  return context.routeWebSocket(new RegExp(`${SOCKET_PATH}$`), (page) => {
    const server = page.connectToServer()
    page.onMessage((message) => {
      const frame = JSON.parse(String(message)) as RequestFrame
      const addition = additions[frame.call]
      const input = { ...(frame.input as object), ...addition }
      server.send(addition === undefined ? message : JSON.stringify({ ...frame, input }))
    })
  })
}

async function onDesktop(given: Given): Promise<Running> {
  const { dataDir, build, additions, pictures, errors, reducedMotion } = given
  const windows = await openWindowSystem()
  errors.listen(windows.context)
  if (!pictures) await windows.context.addInitScript(NO_PICTURES)
  const startApp = () =>
    startDesktop({
      windows,
      folder: join(build, '..'),
      userData: dataDir,
      args: ['--scripted'],
      additions,
    })
  const window = async (): Promise<Page> => {
    const opened = await desktop.window()
    await opened.emulateMedia({ reducedMotion })
    return opened
  }
  let desktop = startApp()
  let page = await window()

  const kill = async (): Promise<void> => {
    if (desktop.output() !== '') errors.add(desktop.output())
    errors.pause()
    await desktop.kill('SIGKILL')
  }
  const start = async (): Promise<void> => {
    await page.close()
    desktop = startApp()
    page = await window()
    errors.resume()
  }
  const app: App = {
    dataDir,
    errors,
    get page() {
      return page
    },
    kill,
    start,
    async restart() {
      await kill()
      await start()
    },
  }
  return {
    app,
    async close() {
      await kill()
      await windows.close()
    },
  }
}
