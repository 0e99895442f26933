/** The desktop host: one window, the house behind typed IPC, and an end that waits for the database. */
import { join } from 'node:path'
import { app, dialog, ipcMain } from 'electron'
import type { WebFrameMain } from 'electron'
import type { AppEvents } from '@shared/api'
import type { CallError, Result } from '@shared/errors'
import { CALL_CHANNEL } from '@shared/wire'
import type { House, OpenHouse } from '../host'
import { wordsIn } from '../../exports/words'
import { lookOf } from '../page-files'
import { bootFailure, systemLocale } from '../words'
import { offerContextMenu } from './context-menu'
import { guardPages, refusePermissions } from './guards'
import { createMainWindow } from './main-window'
import { createOpenedFiles } from './opened-files'
import type { OpenedFiles } from './opened-files'
import { PAGE_ORIGIN, claimScheme, servePage } from './page'
import { sendToPages } from './page-events'
import { createPresentation } from './presentation'
import { createProgress } from './progress'
import { closeBeforeQuit } from './quit'
import { seeToSaving } from './saving'
import { answerSystem } from './system'
import type { HandedOver } from './system'
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
}

/** What the window's file is called, beside the database. */
const WINDOW_FILE = 'window.json'

/**
 * Starts the desktop app. Everything that Electron takes only before it is ready is done when this
 * returns; the rest follows by itself.
 */
export function runDesktop(openHouse: OpenHouse, options: DesktopOptions): void {
  if (options.dataDir !== null) app.setPath('userData', options.dataDir)
  // The lock is the data folder's: two folders, two apps.
  const handedOver: HandedOver = { files: [...options.files] }
  if (!app.requestSingleInstanceLock(handedOver)) {
    app.quit()
    return
  }
  const origin = pageOrigin()
  claimScheme()
  guardPages(origin)
  const opened = createOpenedFiles(
    () => sendToPages('imports.waiting', {}),
    (path) => app.addRecentDocument(path),
  )
  // Until the window is open, there is none to show.
  let show = (): void => undefined
  answerSystem(opened, () => show())
  opened.add(options.files)
  void app.whenReady().then(async () => {
    show = await open(openHouse, options, { origin, opened })
  })
}

/** While developing, electron-vite says where Vite serves the page. */
const pageOrigin = (): string =>
  (app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']) ?? PAGE_ORIGIN

/** Opens the house and the window. @returns what brings the window to the front, or opens it again */
async function open(
  openHouse: OpenHouse,
  { version, scripted, renderer, preload }: DesktopOptions,
  { origin, opened }: { readonly origin: string; readonly opened: OpenedFiles },
): Promise<() => void> {
  const dataDir = app.getPath('userData')
  const systemsOwn = systemLocale(app.getLocale())
  let house: House
  try {
    const openedFile = () => opened.take()
    house = await openHouse({ host: 'electron', version, scripted, dataDir, openedFile })
  } catch (error) {
    dialog.showErrorBox(
      wordsIn(systemsOwn).say('desktop.bootFailed'),
      bootFailure(error, systemsOwn),
    )
    app.exit(1)
    return () => undefined
  }
  refusePermissions()
  servePage(renderer, house)
  const presentation = createPresentation(version, (command) => window.command(command))
  const present = async (): Promise<void> =>
    presentation.present((await lookOf(house)) ?? { locale: systemsOwn, theme: 'lantern' })
  const window = createMainWindow(() => {
    const opening = openWindow({
      page: `${origin}/`,
      preload,
      ground: presentation.ground(),
      stateFile: join(dataDir, WINDOW_FILE),
    })
    offerContextMenu(opening, presentation.words)
    return opening
  })
  await present()
  seeToSaving(presentation.words)
  carry(house, origin, present)
  closeBeforeQuit(house)
  window.show()
  return () => window.show()
}

/**
 * Carries the page's calls to the house, and the house's events to the page.
 * @param present called when settings have changed
 */
function carry(house: House, origin: string, present: () => Promise<void>): void {
  const isPage = (frame: WebFrameMain | null): boolean =>
    frame !== null && frame.parent === null && frame.url.startsWith(`${origin}/`)
  const progress = createProgress()
  ipcMain.handle(
    CALL_CHANNEL,
    async (event, name: unknown, input: unknown): Promise<Result<unknown>> => {
      if (!isPage(event.senderFrame)) return { error: stranger }
      const result = await house.call(name, input)
      progress.answered(name)
      if (name === 'settings.set' && 'ok' in result) await present()
      return result
    },
  )
  house.listen((event, data) => {
    sendToPages(event, data)
    if (event === 'job.progress') progress.report(data as AppEvents['job.progress'])
  })
}

const stranger: CallError = { code: 'bad-request', message: 'Only the app’s own page may call.' }
