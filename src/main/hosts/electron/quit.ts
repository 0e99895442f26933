/** The end of the desktop app: the database is closed before the process goes. */
import { app, powerMonitor } from 'electron'
import type { House } from '../host'

/**
 * Holds the end back until the house has finished what is under way and closed the database; then the
 * process ends, whatever asked it to: the menu, the last window, a signal, the system.
 */
export function closeBeforeQuit(house: Pick<House, 'close'>): void {
  let closed = false
  app.on('will-quit', (event) => {
    if (closed) return
    event.preventDefault()
    void house.close().finally(() => {
      closed = true
      // Electron takes no second quit while it is still telling of the first, and closing may need no time.
      setImmediate(() => app.quit())
    })
  })
}

/**
 * Closes the database when the person logs out or the computer is shut down. Windows ends the process soon
 * after it has said so, without a quit; the other systems wait for one.
 */
export function closeAtSessionEnd(house: Pick<House, 'close'>): void {
  app.on('browser-window-created', (_, window) => {
    window.on('session-end', () => void house.close())
  })
  powerMonitor.on('shutdown', (event?: { preventDefault(): void }) => {
    event?.preventDefault()
    app.quit()
  })
}
