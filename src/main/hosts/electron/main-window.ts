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
  const opened = () => BrowserWindow.getAllWindows()[0]
  return {
    show() {
      const window = opened()
      if (window === undefined) open()
      else {
        if (window.isMinimized()) window.restore()
        window.focus()
      }
    },
    command(command) {
      const send = (): void => sendToPages('app.command', { command })
      // macOS shows the menu while no window is open.
      if (opened() === undefined) open().webContents.once('did-finish-load', send)
      else send()
    },
  }
}
