/** Starts a built app on the stand-in for Electron, and hands its windows to the test as Playwright pages. */
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/chromium.ts'
import { newFolder, removeFolder } from '../../temporary-folder.ts'
import type { Additions, Gesture, Report, StandInSettings } from './report.ts'

const here = import.meta.dirname

/** A Chromium whose pages can be windows. One app at a time may show its windows in it. */
export interface WindowSystem {
  readonly context: BrowserContext
  /** Where the stand-in reaches it. */
  readonly address: string
  close(): Promise<void>
}

export async function openWindowSystem(): Promise<WindowSystem> {
  const profile = newFolder('chromium')
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS, '--remote-debugging-port=0'],
    acceptDownloads: true,
    viewport: null,
  })
  const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
  return {
    context,
    address: `http://127.0.0.1:${port}`,
    async close() {
      await context.close()
      removeFolder(profile)
    },
  }
}

export interface DesktopOptions {
  readonly windows: WindowSystem
  /** The folder that holds the app's package.json. */
  readonly folder: string
  readonly userData: string
  readonly args?: readonly string[]
  readonly packaged?: boolean
  readonly locale?: string
  readonly additions?: Additions
  /** Patterns of the buttons to press in message boxes, in turn; a box beyond them is closed. */
  readonly answers?: readonly string[]
}

export interface Desktop {
  /** Everything written to standard output and standard error so far. */
  readonly output: () => string
  readonly reports: readonly Report[]
  /** The app's window, once its page has loaded; rejects if the app ends before. */
  window(): Promise<Page>
  /** Chooses an item of the application menu. */
  choose(menu: string, item: string): void
  readonly exitCode: Promise<number | null>
  /** Sends the process a signal, and waits for its end. */
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** Starts the app; it runs until its window is closed or it is killed. */
export function startDesktop(options: DesktopOptions): Desktop {
  const { context, address } = options.windows
  const pages: Page[] = []
  context.on('page', (page) => pages.push(page))
  const settings: StandInSettings = {
    chromium: address,
    name: 'Delver’s Table on a stand-in',
    packaged: options.packaged ?? false,
    locale: options.locale ?? 'en-GB',
    userData: options.userData,
    additions: options.additions ?? {},
    answers: options.answers ?? [],
  }

  const child = fork(join(here, 'guest.ts'), [options.folder, ...(options.args ?? [])], {
    execArgv: ['--import', new URL('hooks.ts', import.meta.url).href],
    env: { ...process.env, STAND_IN: JSON.stringify(settings) },
    silent: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  const reports: Report[] = []
  const shown = Promise.withResolvers<undefined>()
  child.on('message', (report: Report) => {
    reports.push(report)
    if (report.shown) shown.resolve(undefined)
  })
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve))
  const ended = exitCode.then((code) => {
    throw new Error(`The app ended with ${code} before it showed a window.\n${output}`)
  })
  // Only a test that waits for a window minds.
  ended.catch(() => undefined)

  return {
    output: () => output,
    reports,
    exitCode,
    async window() {
      await Promise.race([shown.promise, ended])
      const page = pages.find((candidate) => candidate.url().startsWith('https://'))
      if (page === undefined) throw new Error('The app has shown a window without a page.')
      return page
    },
    choose(menu, item) {
      child.send({ choose: [menu, item] } satisfies Gesture)
    },
    kill(signal) {
      child.kill(signal)
      return exitCode
    },
  }
}
