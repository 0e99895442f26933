/** The end of the desktop app: the database is closed before the process goes. */
import { app as electronApp, powerMonitor } from 'electron'
import type { App } from '../host'

/**
 * Holds the end back until the app has finished what is under way and closed the database; then the
 * process ends, whatever asked it to: the menu, the last window, a signal, the system.
 */
export function closeBeforeQuit(app: Pick<App, 'close'>): void {
  let closed = false
  electronApp.on('will-quit', (event) => {
    if (closed) return
    event.preventDefault()
    void app.close().finally(() => {
      closed = true
      // Electron takes no second quit while it is still telling of the first, and closing may need no time.
      setImmediate(() => electronApp.quit())
    })
  })
}

/**
 * Closes the database when the person logs out or the computer is shut down. Windows ends the process soon
 * after it has said so, without a quit; the other systems wait for one.
 */
export function closeAtSessionEnd(app: Pick<App, 'close'>): void {
  electronApp.on('browser-window-created', (_, window) => {
    window.on('session-end', () => void app.close())
  })
  powerMonitor.on('shutdown', (event?: { preventDefault(): void }) => {
    event?.preventDefault()
    electronApp.quit()
  })
}
