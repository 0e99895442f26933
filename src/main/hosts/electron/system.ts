/** What the system asks of the app while it runs: another start, files to open, the icon in the dock. */
import { app } from 'electron'
import * as v from 'valibot'
import type { OpenedFiles } from './opened-files'

/** What a second start hands to the first: Electron reorders its arguments, so they travel apart. */
const handedOver = v.object({ files: v.array(v.string()) })
export type HandedOver = v.InferOutput<typeof handedOver>

/**
 * Answers the system from now on; `show` brings the window to the front, or opens one.
 * A file may come before the app is ready: then it waits with the others.
 */
export function answerSystem(
  opened: OpenedFiles,
  show: () => void,
  platform: NodeJS.Platform = process.platform,
): void {
  app.on('second-instance', (_, _arguments, _folder, data) => {
    show()
    const parsed = v.safeParse(handedOver, data)
    if (parsed.success) opened.add(parsed.output.files)
  })
  // macOS alone sends these two.
  app.on('open-file', (event, path) => {
    event.preventDefault()
    show()
    opened.add([path])
  })
  app.on('activate', () => show())
  app.on('window-all-closed', () => {
    // There an app goes on without a window.
    if (platform !== 'darwin') app.quit()
  })
}
