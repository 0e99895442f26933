/** Events on their way to the pages that are open. */
import { BrowserWindow } from 'electron'
import { EVENT_CHANNEL } from '@shared/wire'
import type { Listener } from '../host'

/** Sends an event to every page. */
export const sendToPages: Listener = (event, data) => {
  for (const window of BrowserWindow.getAllWindows())
    window.webContents.send(EVENT_CHANNEL, event, data)
}
