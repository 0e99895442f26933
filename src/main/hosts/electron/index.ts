/** The desktop host: one window, the app behind typed IPC, and an end that waits for the database. */
import { join } from 'node:path'
import { app as electronApp, shell } from 'electron'
import type { App, OpenApp } from '../host'
import { wordsIn } from '../../exports/words'
import { openLog } from '../../log/log'
import type { Log } from '../../log/log'
import { lookOf } from '../page-files'
import { systemLocale } from '../words'
import { boot } from './boot'
import { offerContextMenu } from './context-menu'
import { showFailures } from './failures'
import { guardPages, guardPermissions } from './guards'
import { createMainWindow } from './main-window'
import { closeNetwork } from './network'
import { createOpenedFiles } from './opened-files'
import type { OpenedFiles } from './opened-files'
import { PAGE_ORIGIN, claimScheme, servePage } from './page'
import { carryCalls } from './page-calls'
import { sendToPages } from './page-events'
import { createPresentation } from './presentation'
import { closeAtSessionEnd, closeBeforeQuit } from './quit'
import { seeToSaving } from './saving'
import { answerSystem } from './system'
import type { HandedOver } from './system'
import { logLostProcesses, watchPage } from './watch-page'
import type { Help } from './watch-page'
import { openWindow } from './window'

export interface DesktopOptions {
  readonly version: string
  /** Null: the folder that Electron gives the app. */
  readonly dataDir: string | null
  readonly scripted: boolean
  /** Files to import, as whole paths. */
  readonly files: readonly string[]
  readonly renderer: string
  readonly preload: string
  readonly checkWorker: URL
  readonly exchangeWorker: URL
}

/** What the window's file is called, beside the database. */
const WINDOW_FILE = 'window.json'

/**
 * Starts the desktop app. Everything that Electron takes only before it is ready is done when this
 * returns; the rest follows by itself.
 */
export function runDesktop(openApp: OpenApp, options: DesktopOptions): void {
  if (options.dataDir !== null) electronApp.setPath('userData', options.dataDir)
  // The lock is the data folder's: two folders, two apps.
  const handedOver: HandedOver = { files: [...options.files] }
  if (!electronApp.requestSingleInstanceLock(handedOver)) {
    electronApp.quit()
    return
  }
  const origin = pageOrigin()
  const log = openLog(electronApp.getPath('userData'))
  const running: Running = { log, app: null }
  const help = helpFrom(running)
  showFailures(help)
  logLostProcesses(log)
  claimScheme()
  guardPages(origin)
  const opened = createOpenedFiles(
    () => sendToPages('imports.waiting', {}),
    (path) => electronApp.addRecentDocument(path),
  )
  // Until the window is open, there is none to show.
  let show = (): void => undefined
  answerSystem(opened, () => show())
  opened.add(options.files)
  // What fails here is nobody's to catch: `tellFailures` tells it.
  void electronApp
    .whenReady()
    .then(async () => {
      show = await open(openApp, options, { origin, opened, running, help })
    })
    .catch((error: unknown) =>
      setImmediate(() => {
        throw error
      }),
    )
}

/** What is there while the app runs: its log at once, the app once it is open. */
interface Running {
  readonly log: Log
  app: App | null
}

function helpFrom(running: Running): Help {
  return {
    log: running.log,
    words: async () => {
      const look = running.app === null ? null : await lookOf(running.app)
      return wordsIn(look?.locale ?? systemLocale(electronApp.getLocale()))
    },
    openLogs: async () => {
      const problem = await shell.openPath(running.log.folder)
      if (problem !== '') running.log.warn(`The log folder was not opened: ${problem}`)
    },
  }
}

/** While developing, electron-vite says where Vite serves the page. */
function pageOrigin(): string {
  return (electronApp.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']) ?? PAGE_ORIGIN
}

interface Start {
  readonly origin: string
  readonly opened: OpenedFiles
  readonly running: Running
  readonly help: Help
}

/** Opens the app and the window. @returns what brings the window to the front, or opens it again */
async function open(
  openApp: OpenApp,
  { version, scripted, renderer, preload, checkWorker, exchangeWorker }: DesktopOptions,
  { origin, opened, running, help }: Start,
): Promise<() => void> {
  const { log } = running
  const dataDir = electronApp.getPath('userData')
  const app = await boot(openApp, {
    host: 'electron',
    version,
    scripted,
    dataDir,
    log,
    checkWorker,
    exchangeWorker,
    openPath: (path) => shell.openPath(path),
    openedFile: () => opened.take(),
  })
  if (app === null) {
    electronApp.exit(1)
    return () => undefined
  }
  running.app = app
  closeBeforeQuit(app)
  closeAtSessionEnd(app)
  closeNetwork(origin, log)
  guardPermissions(origin)
  servePage(renderer, app)
  const presentation = createPresentation(version, (command) => window.command(command))
  const present = async (): Promise<void> =>
    presentation.applySettings(
      (await lookOf(app)) ?? { locale: systemLocale(electronApp.getLocale()), theme: 'lantern' },
    )
  const window = createMainWindow(() => {
    const opening = openWindow({
      page: `${origin}/`,
      preload,
      backgroundColor: presentation.backgroundColor(),
      stateFile: join(dataDir, WINDOW_FILE),
    })
    offerContextMenu(opening, presentation.words)
    watchPage(opening, help)
    return opening
  })
  await present()
  seeToSaving(presentation.words)
  carryCalls(app, origin, present)
  window.show()
  return () => window.show()
}
