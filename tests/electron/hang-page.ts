/** Makes a page hang as Chromium notices it: only without a debugger at the page, and only by input. */

interface WebContents {
  once(event: 'did-finish-load' | 'did-navigate-in-page', listener: () => void): void
  executeJavaScript(code: string): Promise<unknown>
  sendInputEvent(event: object): void
  getURL(): string
}
interface Electron {
  readonly app: {
    once(
      event: 'browser-window-created',
      listener: (event: unknown, window: { readonly webContents: WebContents }) => void,
    ): void
  }
}

/**
 * A script that Electron requires before the app: the first page hangs at `hash`, and where it stands when it
 * has been loaded again is written to `file`.
 */
export function hangScript(hash: string, file: string): string {
  return `setImmediate(() => (${String(install)})(require('electron'), ${JSON.stringify({ hash, file })}))`
}

/** Runs in Electron: it may use nothing from outside itself. */
function install(electron: Electron, { hash, file }: { hash: string; file: string }): void {
  const { writeFileSync } = process.getBuiltinModule('node:fs')
  electron.app.once('browser-window-created', (_, { webContents }) => {
    webContents.once('did-finish-load', () => {
      webContents.once('did-navigate-in-page', () => {
        // None of these is ever answered, nor is the script: the page's process does nothing else any more.
        void webContents.executeJavaScript('for (;;);').catch(() => undefined)
        const clicks = setInterval(() => {
          for (const type of ['mouseDown', 'mouseUp'])
            webContents.sendInputEvent({ type, x: 200, y: 200, button: 'left', clickCount: 1 })
        }, 1_000)
        webContents.once('did-finish-load', () => {
          clearInterval(clicks)
          writeFileSync(file, webContents.getURL())
        })
      })
      void webContents.executeJavaScript(`location.hash = ${JSON.stringify(hash)}`)
    })
  })
}
