/** The browser host: the same app as a page on this computer, for where Electron cannot run. */
import type { HouseOptions, OpenHouse } from '../host'
import { wordsIn } from '../../exports/words'
import { bootFailure, systemLocale } from '../words'
import { isInteractive, openInBrowser } from './open-in-browser'
import { startServer } from './server'
import type { Server } from './server'

/**
 * Opens the house and serves it until the process is told to stop. The answer is the exit code: 1 where
 * the house could not be opened or the port not be had.
 */
export async function runBrowser(
  openHouse: OpenHouse,
  options: HouseOptions,
  { root, port }: { readonly root: string; readonly port: number },
): Promise<0 | 1> {
  const { locale, say } = wordsIn(systemLocale())
  let house
  try {
    house = await openHouse(options)
  } catch (error) {
    console.error(bootFailure(error, locale))
    return 1
  }
  let server: Server
  try {
    server = await startServer(house, { root, port, stranger: say('desktop.stranger') })
  } catch (error) {
    await house.close()
    console.error((error as Error).message)
    return 1
  }
  console.log(`${say('desktop.link')}\n\n  ${server.link}\n\n${say('desktop.stop')}`)
  if (isInteractive()) openInBrowser(server.link)
  await new Promise<void>((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve))
  await server.close()
  await house.close()
  return 0
}
