/** The one window of the app. */
import { BrowserWindow } from 'electron'
import type { Theme } from '@shared/api'
import { GROUNDS } from './grounds'

/** Opens the window where it was last left, sandboxed and without Node, and shows it once it has painted. */
export function openWindow(page: string, preload: string, theme: Theme): BrowserWindow {
  const window = new BrowserWindow({
    name: 'table',
    windowStatePersistence: true,
    width: 1280,
    height: 800,
    minWidth: 960,
    minHeight: 640,
    show: false,
    backgroundColor: GROUNDS[theme],
    autoHideMenuBar: true,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      // Its dictionaries would come over the network.
      spellcheck: false,
    },
  })
  window.once('ready-to-show', () => window.show())
  void window.loadURL(page)
  return window
}
