/** The built app as one person has it before them, on either host: what every end-to-end test starts from. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { built } from '../../scripts/build.ts'
import { openWindowSystem, startDesktop } from '../electron/stand-in/index.ts'
import type { Desktop, WindowSystem } from '../electron/stand-in/index.ts'

export interface AppOptions {
  /** Which host the app runs on. */
  readonly host: 'browser' | 'desktop'
}

export interface App {
  /** The app's page; another one after `restart`. */
  readonly page: Page
  /** The folder of the database. */
  readonly dataDir: string
  /** Kills the app without warning and starts it again on the same data. */
  restart(): Promise<void>
}

/** `app` is running, with scripts of cards and dice allowed, on a folder of its own. */
export const test = base.extend<AppOptions & { app: App }>({
  host: ['browser', { option: true }],
  app: async ({ host, browser }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'delvers-table-e2e-'))
    const running = await (host === 'desktop'
      ? onDesktop(dataDir)
      : inBrowser(dataDir, () => browser.newPage()))
    try {
      await use({
        dataDir,
        get page() {
          return running.page
        },
        restart: () => running.restart(),
      })
    } finally {
      await running.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
})
export { expect } from '@playwright/test'

interface Running {
  page: Page
  restart(): Promise<void>
  stop(): Promise<void>
}

async function inBrowser(dataDir: string, newPage: () => Promise<Page>): Promise<Running> {
  let child: ChildProcess
  const start = async (page: Page): Promise<Page> => {
    const started = spawn(
      process.execPath,
      [built('main/index.js'), '--host', 'browser', '--scripted', '--data', dataDir],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    child = started
    for await (const line of createInterface({ input: started.stdout })) {
      const link = /http:\/\/\S+/.exec(line)?.[0]
      if (link === undefined) continue
      await page.goto(link)
      return page
    }
    throw new Error('The browser host printed no link.')
  }
  const kill = async (): Promise<void> => {
    if (child.kill('SIGKILL')) await once(child, 'close')
  }
  const running: Running = {
    page: await start(await newPage()),
    async restart() {
      await kill()
      await start(running.page)
    },
    stop: kill,
  }
  return running
}

async function onDesktop(dataDir: string): Promise<Running> {
  const windows: WindowSystem = await openWindowSystem()
  const start = (): Desktop =>
    startDesktop({
      windows,
      folder: join(built('.'), '..'),
      userData: dataDir,
      args: ['--scripted'],
    })
  let desktop = start()
  const running: Running = {
    page: await desktop.window(),
    async restart() {
      await desktop.kill('SIGKILL')
      await running.page.close()
      desktop = start()
      running.page = await desktop.window()
    },
    async stop() {
      await desktop.kill('SIGKILL')
      await windows.close()
    },
  }
  return running
}
