/** What no page may do, whatever it is made to show: leave, open windows, ask for the computer's devices. */
import { app, session, shell } from 'electron'

/** Guards every page from its creation on; only addresses below `origin` may be shown. */
export function guardPages(origin: string): void {
  app.on('web-contents-created', (_, contents) => {
    const stay = (event: { readonly url: string; preventDefault(): void }): void => {
      if (!event.url.startsWith(`${origin}/`)) event.preventDefault()
    }
    contents.on('will-navigate', stay)
    contents.on('will-redirect', stay)
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(({ url }) => {
      // Links out, such as those of the credits, open in the person's browser.
      if (url.startsWith('https://')) void shell.openExternal(url)
      return { action: 'deny' }
    })
  })
}

/** Refuses every permission. Electron has sessions only once it is ready. */
export function refusePermissions(): void {
  session.defaultSession.setPermissionRequestHandler((_, _permission, decide) => decide(false))
  session.defaultSession.setPermissionCheckHandler(() => false)
}
