/** The built app in Electron itself. */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { _electron } from '@playwright/test'
import type { ElectronApplication, Page } from '@playwright/test'
import { CALL_CHANNEL } from '../../src/shared/wire.ts'
import { HAS_SANDBOX, electronArguments, findElectron } from '../electron/find-electron.ts'
import type { Additions } from '../electron/stand-in/report.ts'
import type { AppErrors } from './app-errors.ts'
import { expect } from './expect.ts'
import { saveWith } from './downloads.ts'
import type { Download } from './downloads.ts'
import type { App, Given, Running } from './running.ts'

/** What Chromium says of a computer without its services, and a debugger of itself: nothing of it is the app's. */
const NOISE = [
  /^\s*$/,
  /^Debugger (listening on|attached|ending on)/,
  /^For help, see: https:\/\/nodejs\.org\//,
  /^Waiting for the debugger to disconnect/,
  /^DevTools listening on /,
  /:ERROR:(bus|object_proxy)\.cc\(\d+\)\] Failed to (connect to the bus|call method)/,
  /:ERROR:interface_endpoint_client\.cc\(\d+\)\] Message \d+ rejected by interface blink\.mojom\./,
  /:ERROR:(gpu_process_host|viz_main_impl|gl_\w+|command_buffer_proxy_impl|vaapi_\w+)\.cc\(\d+\)\]/,
]

/** How long a start may take on a busy machine. */
const START_UP = 120_000

/** Starts the app in Electron and gives it back once its page shows something. */
export async function inElectron(given: Given): Promise<Running> {
  let running = await startElectron(given)
  let isRunning = true
  const kill = async (): Promise<void> => {
    given.errors.pause()
    const closed = running.electron.waitForEvent('close')
    process.kill(running.pid, 'SIGKILL')
    await closed
    isRunning = false
  }
  const start = async (): Promise<void> => {
    given.errors.resume()
    running = await startElectron(given)
    isRunning = true
  }
  const app: App = {
    dataDir: given.dataDir,
    errors: given.errors,
    get page() {
      return running.page
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
    // It quits as a person would have it quit: an app that does not end keeps its test from ending.
    async close() {
      if (isRunning) await running.electron.close()
    },
  }
}

interface RunningElectron {
  readonly electron: ElectronApplication
  readonly page: Page
  /** Electron's own: what was started may be a shell that starts it. */
  readonly pid: number
}

async function startElectron(given: Given): Promise<RunningElectron> {
  const { dataDir, build, additions, errors } = given
  const electron = await _electron.launch({
    timeout: START_UP,
    executablePath: findElectron() ?? '',
    chromiumSandbox: HAS_SANDBOX,
    args: [
      ...electronArguments(join(build, '..'), dataDir),
      '--scripted',
      // A display without a graphics card is drawn faster by Chromium's own means than by an emulated one.
      '--disable-gpu',
      '--lang=en-US',
      ...(given.reducedMotion === 'reduce' ? ['--force-prefers-reduced-motion'] : []),
    ],
  })
  errors.listen(electron.context())
  listenToErrors(electron, errors)
  const page = await electron.firstWindow({ timeout: START_UP })
  saveWith(page, downloadsOf(electron))
  await page.locator('#app > *').first().waitFor({ timeout: START_UP })
  const pid = await prepare(electron, additions, dataDir)
  return { electron, page, pid }
}

function listenToErrors(electron: ElectronApplication, errors: AppErrors): void {
  const { stderr } = electron.process()
  if (stderr === null) return
  createInterface({ input: stderr }).on('line', (line) => {
    if (!NOISE.some((pattern) => pattern.test(line))) errors.add(`electron: ${line}`)
  })
}

/** A file that was saved, as Electron's process prints it on its console. */
interface Saved {
  readonly name: string
  readonly path: string
  readonly state: string
}
const SAVED = 'saved: '

/**
 * Readies Electron's process for a test, all at once: an idle one may never come to the end of a question.
 * @returns its process id
 */
function prepare(electron: ElectronApplication, additions: Additions, folder: string) {
  return electron.evaluate(
    ({ BrowserWindow, ipcMain, session }, { channel, added, within, saved }) => {
      // An error that nobody catches opens a box that waits for a click, unless somebody listens.
      process.on('uncaughtException', (error) => console.error(error))
      for (const window of BrowserWindow.getAllWindows()) window.setContentSize(1280, 800)

      // Adds to the page's calls where they arrive. Electron keeps its handlers private, under this name.
      type Handler = (event: unknown, name: string, input: object) => unknown
      const { _invokeHandlers: handlers } = ipcMain as unknown as {
        readonly _invokeHandlers: Map<string, Handler>
      }
      const handler = handlers.get(channel)
      if (handler === undefined) throw new Error(`Nothing handles ${channel}.`)
      handlers.set(channel, (event, name, input) =>
        handler(event, name, name in added ? { ...input, ...added[name] } : input),
      )

      // Answers what a dialog would ask: where a file goes.
      session.defaultSession.on('will-download', (_, item) => {
        const name = item.getFilename()
        const path = `${within}/${name}`
        item.setSavePath(path)
        item.once('done', (_done, state) =>
          console.log(saved + JSON.stringify({ name, path, state })),
        )
      })
      return process.pid
    },
    { channel: CALL_CHANNEL, added: additions, within: folder, saved: SAVED },
  )
}

/** Gives one saved file after the other. */
function downloadsOf(electron: ElectronApplication): () => Promise<Download> {
  const ended: Saved[] = []
  electron.on('console', (message) => {
    const text = message.text()
    if (text.startsWith(SAVED)) ended.push(JSON.parse(text.slice(SAVED.length)) as Saved)
  })
  return async () => {
    await expect
      .poll(() => ended.length, { message: 'a file is saved', timeout: 60_000 })
      .toBeGreaterThan(0)
    const saved = ended.shift()
    if (saved?.state !== 'completed') throw new Error(`Saving ended: ${JSON.stringify(saved)}`)
    const bytes = await readFile(saved.path)
    await rm(saved.path)
    return { name: saved.name, bytes }
  }
}
