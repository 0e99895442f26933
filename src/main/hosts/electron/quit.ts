/** The end of the desktop app: the database is closed before the process goes. */
import { app } from 'electron'
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
