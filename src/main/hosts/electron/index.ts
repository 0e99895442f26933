/** The desktop host: one window, the house behind typed IPC, and an end that waits for the database. */
import { BrowserWindow, app, ipcMain, shell } from 'electron'
import type { WebFrameMain } from 'electron'
import type { CallError, Result } from '@shared/errors'
import type { Locale } from '@shared/locales'
import { CALL_CHANNEL, EVENT_CHANNEL } from '@shared/wire'
import type { House, OpenHouse } from '../host'
import { wordsIn } from '../../exports/words'
import { lookOf } from '../page-files'
import type { Look } from '../page-files'
import { openLog } from '../../log/log'
import type { Log } from '../../log/log'
import { systemLocale } from '../words'
import { boot } from './boot'
import { tellFailures } from './failures'
import { guardPages, guardPermissions } from './guards'
import { setMenu } from './menu'
import { closeNetwork } from './network'
import { PAGE_ORIGIN, claimScheme, servePage } from './page'
import { closeAtSessionEnd, closeBeforeQuit } from './quit'
import { logLostProcesses, watchPage } from './watch-page'
import type { Help } from './watch-page'
import { openWindow } from './window'

export interface DesktopOptions {
  readonly version: string
  /** Null: the folder that Electron gives the app. */
  readonly dataDir: string | null
  readonly scripted: boolean
  readonly renderer: string
  readonly preload: string
}

/**
 * Starts the desktop app. Everything that Electron takes only before it is ready is done when this
 * returns; the rest follows by itself.
 */
export function runDesktop(openHouse: OpenHouse, options: DesktopOptions): void {
  if (options.dataDir !== null) app.setPath('userData', options.dataDir)
  // The lock is the data folder's: two folders, two apps.
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  const origin = pageOrigin()
  const log = openLog(app.getPath('userData'))
  const desk: Desk = { log, house: null }
  const help = helpFrom(desk)
  tellFailures(help)
  logLostProcesses(log)
  claimScheme()
  guardPages(origin)
  app.on('second-instance', () => {
    const [window] = BrowserWindow.getAllWindows()
    if (window?.isMinimized()) window.restore()
    window?.focus()
  })
  app.on('window-all-closed', () => app.quit())
  // What fails here is nobody's to catch: `tellFailures` tells it.
  void app
    .whenReady()
    .then(() => open(openHouse, options, origin, desk, help))
    .catch((error: unknown) =>
      setImmediate(() => {
        throw error
      }),
    )
}

/** What is there while the app runs: its log at once, the house once it is open. */
interface Desk {
  readonly log: Log
  house: House | null
}

const helpFrom = (desk: Desk): Help => ({
  log: desk.log,
  words: async () => wordsIn(localeOf(desk.house === null ? null : await lookOf(desk.house))),
  openLogs: async () => {
    const problem = await shell.openPath(desk.log.folder)
    if (problem !== '') desk.log.warn(`The log folder was not opened: ${problem}`)
  },
})

/** While developing, electron-vite says where Vite serves the page. */
const pageOrigin = (): string =>
  (app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']) ?? PAGE_ORIGIN

async function open(
  openHouse: OpenHouse,
  options: DesktopOptions,
  origin: string,
  desk: Desk,
  help: Help,
): Promise<void> {
  const { version, scripted, renderer, preload } = options
  const { log } = desk
  const dataDir = app.getPath('userData')
  const openPath = (path: string): Promise<string> => shell.openPath(path)
  const house = await boot(openHouse, {
    host: 'electron',
    version,
    scripted,
    dataDir,
    log,
    openPath,
  })
  if (house === null) {
    app.exit(1)
    return
  }
  desk.house = house
  closeBeforeQuit(house)
  closeAtSessionEnd(house)
  closeNetwork(origin, log)
  guardPermissions(origin)
  servePage(renderer, house)
  const look = await lookOf(house)
  setMenu(localeOf(look))
  carry(house, origin)
  watchPage(openWindow(`${origin}/`, preload, look?.theme ?? 'lantern'), help)
}

/** Carries the page's calls to the house, and the house's events to the page. */
function carry(house: House, origin: string): void {
  const isPage = (frame: WebFrameMain | null): boolean =>
    frame !== null && frame.parent === null && frame.url.startsWith(`${origin}/`)
  ipcMain.handle(
    CALL_CHANNEL,
    async (event, name: unknown, input: unknown): Promise<Result<unknown>> => {
      if (!isPage(event.senderFrame)) return { error: stranger }
      const result = await house.call(name, input)
      if (name === 'settings.set' && 'ok' in result) setMenu(localeOf(await lookOf(house)))
      return result
    },
  )
  house.listen((event, data) => {
    for (const window of BrowserWindow.getAllWindows())
      window.webContents.send(EVENT_CHANNEL, event, data)
  })
}

const stranger: CallError = { code: 'bad-request', message: 'Only the app’s own page may call.' }

/** The language that was chosen, or the system's where nobody can say. */
const localeOf = (look: Look | null): Locale => look?.locale ?? systemLocale(app.getLocale())
