/** The one window of the app. */
import { BrowserWindow, screen } from 'electron'
import { iconPath } from './icon'
import { placeWindow, readWindowState, writeWindowState } from './window-state'

export interface WindowOptions {
  /** The page's address. */
  readonly page: string
  readonly preload: string
  /** What is seen before the page is painted. */
  readonly backgroundColor: string
  /** Where the window's place is kept. */
  readonly stateFile: string
}

/** How long a window must not move before its place is saved, in milliseconds. */
const SAVE_DELAY_MS = 500

/** Opens the window where it was last left, sandboxed and without Node, and shows it once it has painted. */
export function openWindow({
  page,
  preload,
  backgroundColor,
  stateFile,
}: WindowOptions): BrowserWindow {
  const state = readWindowState(stateFile)
  const [main, ...others] = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map(
    ({ workArea }) => workArea,
  )
  if (main === undefined) throw new Error('No display is the main one.')
  const { bounds, least } = placeWindow(state?.bounds ?? null, [main, ...others])
  const window = new BrowserWindow({
    ...bounds,
    minWidth: least.width,
    minHeight: least.height,
    // To say that it is not would take the button for it away on macOS.
    ...(state?.fullScreen ? { fullscreen: true } : {}),
    show: false,
    backgroundColor,
    autoHideMenuBar: true,
    icon: iconPath(),
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      // Its dictionaries would come over the network.
      spellcheck: false,
    },
  })
  window.once('ready-to-show', () => {
    // Maximizing shows a window too.
    if (state?.maximized) window.maximize()
    else window.show()
  })
  window.webContents.once('dom-ready', () => window.webContents.setZoomLevel(state?.zoomLevel ?? 0))
  keepState(window, stateFile)
  void window.loadURL(page)
  return window
}

/** Keeps where the window is whenever it has come to rest, and when it closes. */
function keepState(window: BrowserWindow, file: string): void {
  let timer: NodeJS.Timeout | undefined
  const keep = (): void => {
    clearTimeout(timer)
    if (window.isDestroyed() || window.webContents.isDestroyed()) return
    writeWindowState(file, {
      bounds: window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
      zoomLevel: window.webContents.getZoomLevel(),
    })
  }
  const soon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(keep, SAVE_DELAY_MS)
  }
  // Each by its name: the window's types list them apart.
  window.on('resize', soon)
  window.on('move', soon)
  window.on('maximize', soon)
  window.on('unmaximize', soon)
  window.on('enter-full-screen', soon)
  window.on('leave-full-screen', soon)
  window.on('close', keep)
  window.on('closed', () => clearTimeout(timer))
}
