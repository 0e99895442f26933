/** Makes a page hang as Chromium notices it: only without a debugger at the page, and only by input. */

interface WebContents {
  once(event: 'did-finish-load', listener: () => void): void
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
export const hangScript = (hash: string, file: string): string =>
  `setImmediate(() => (${String(install)})(require('electron'), ${JSON.stringify({ hash, file })}))`

/** Runs in Electron: it may use nothing from outside itself. */
function install(electron: Electron, { hash, file }: { hash: string; file: string }): void {
  const { writeFileSync } = process.getBuiltinModule('node:fs')
  electron.app.once('browser-window-created', (_, { webContents }) => {
    webContents.once('did-finish-load', () => {
      webContents.once('did-finish-load', () => writeFileSync(file, webContents.getURL()))
      const hang = `location.hash = ${JSON.stringify(hash)}; setTimeout(() => { for (;;); }, 1000)`
      void webContents.executeJavaScript(hang).then(() =>
        setTimeout(() => {
          const at = { x: 200, y: 200, button: 'left', clickCount: 1 }
          webContents.sendInputEvent({ type: 'mouseDown', ...at })
          webContents.sendInputEvent({ type: 'mouseUp', ...at })
        }, 3_000),
      )
    })
  })
}
