/** The window as the rest of the app knows it: opened when it is needed, and there once at most. */
import { BrowserWindow } from 'electron'
import type { Command } from '@shared/api'
import { sendToPages } from './page-events'

export interface MainWindow {
  /** Brings it to the front; opens it where there is none. */
  show(): void
  /** Has its page carry out a command. */
  command(command: Command): void
}

/** @param open opens a window */
export function createMainWindow(open: () => BrowserWindow): MainWindow {
  const show = (): BrowserWindow => {
    const [window] = BrowserWindow.getAllWindows()
    if (window === undefined) return open()
    if (window.isMinimized()) window.restore()
    window.focus()
    return window
  }
  return {
    show,
    command(command) {
      const isOpen = BrowserWindow.getAllWindows().length > 0
      const send = (): void => sendToPages('app.command', { command })
      // macOS shows the menu while no window is open.
      if (isOpen) send()
      else show().webContents.once('did-finish-load', send)
    },
  }
}
