/** The browser host: the same app as a page on this computer, for where Electron cannot run. */
import type { AppOptions, OpenApp } from '../host'
import { wordsIn } from '../../exports/words'
import { bootFailure, systemLocale } from '../words'
import { isInteractive, openInBrowser } from './open-in-browser'
import { startServer } from './server'
import type { Server } from './server'

/**
 * Opens the app and serves it until the process is told to stop. The answer is the exit code: 1 where
 * the app could not be opened or the port not be had.
 */
export async function runBrowser(
  openApp: OpenApp,
  options: AppOptions,
  { root, port }: { readonly root: string; readonly port: number },
): Promise<0 | 1> {
  const { locale, say } = wordsIn(systemLocale())
  let app
  try {
    app = await openApp(options)
  } catch (error) {
    console.error(bootFailure(error, locale))
    return 1
  }
  let server: Server
  try {
    server = await startServer(app, { root, port, refusalText: say('desktop.stranger') })
  } catch (error) {
    await app.close()
    console.error((error as Error).message)
    return 1
  }
  console.log(`${say('desktop.link')}\n\n  ${server.link}\n\n${say('desktop.stop')}`)
  const forgetLink = isInteractive() ? openInBrowser(server.link) : () => undefined
  void server.entered.then(forgetLink)
  await new Promise<void>((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve))
  forgetLink()
  await server.close()
  await app.close()
  return 0
}
