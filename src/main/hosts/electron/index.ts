/** The desktop host: one window, the house behind typed IPC, and an end that waits for the database. */
import { BrowserWindow, app, dialog, ipcMain } from 'electron'
import type { WebFrameMain } from 'electron'
import type { CallError, Result } from '@shared/errors'
import type { Locale } from '@shared/locales'
import { CALL_CHANNEL, EVENT_CHANNEL } from '@shared/wire'
import type { House, OpenHouse } from '../host'
import { wordsIn } from '../../exports/words'
import { lookOf } from '../page-files'
import type { Look } from '../page-files'
import { bootFailure, systemLocale } from '../words'
import { guardPages, refusePermissions } from './guards'
import { setMenu } from './menu'
import { PAGE_ORIGIN, claimScheme, servePage } from './page'
import { closeBeforeQuit } from './quit'
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
  claimScheme()
  guardPages(origin)
  app.on('second-instance', () => {
    const [window] = BrowserWindow.getAllWindows()
    if (window?.isMinimized()) window.restore()
    window?.focus()
  })
  app.on('window-all-closed', () => app.quit())
  void app.whenReady().then(() => open(openHouse, options, origin))
}

/** While developing, electron-vite says where Vite serves the page. */
const pageOrigin = (): string =>
  (app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']) ?? PAGE_ORIGIN

async function open(openHouse: OpenHouse, options: DesktopOptions, origin: string): Promise<void> {
  const { version, scripted, renderer, preload } = options
  let house
  try {
    const dataDir = app.getPath('userData')
    house = await openHouse({ host: 'electron', version, scripted, dataDir })
  } catch (error) {
    const locale = systemLocale(app.getLocale())
    dialog.showErrorBox(wordsIn(locale).say('desktop.bootFailed'), bootFailure(error, locale))
    app.exit(1)
    return
  }
  refusePermissions()
  servePage(renderer, house)
  const look = await lookOf(house)
  setMenu(localeOf(look))
  carry(house, origin)
  closeBeforeQuit(house)
  openWindow(`${origin}/`, preload, look?.theme ?? 'lantern')
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
