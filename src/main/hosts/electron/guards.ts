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

/** Copying text is all that the page is ever granted. */
const GRANTED = 'clipboard-sanitized-write'

/**
 * Refuses every permission but the one to copy text, which the app's own page has, in its main frame.
 * Electron has sessions only once it is ready.
 */
export function guardPermissions(origin: string): void {
  const { defaultSession } = session
  const isOwn = (url: string): boolean => url === origin || url.startsWith(`${origin}/`)
  defaultSession.setPermissionRequestHandler(
    (_, permission, decide, { isMainFrame, requestingUrl }) =>
      decide(permission === GRANTED && isMainFrame && isOwn(requestingUrl)),
  )
  defaultSession.setPermissionCheckHandler(
    (_, permission, requestingOrigin, { isMainFrame }) =>
      permission === GRANTED && isMainFrame && isOwn(requestingOrigin),
  )
}
