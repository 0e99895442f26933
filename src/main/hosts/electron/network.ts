/** The app asks the network for nothing: what Chromium would ask by itself is turned off, the rest refused. */
import { session } from 'electron'
import type { Log } from '../../log/log'
import { staysInside } from './stays-inside'

/** Closes the session to the network. Electron has sessions only once it is ready. */
export function closeNetwork(origin: string, log: Log): void {
  const { defaultSession } = session
  // Its dictionaries would be fetched, whether or not a window checks spelling.
  defaultSession.setSpellCheckerEnabled(false)
  defaultSession.setSpellCheckerLanguages([])
  // A proxy that is to be found automatically is asked for in the network.
  void defaultSession.setProxy({ mode: 'direct' })
  defaultSession.webRequest.onBeforeRequest(({ url }, decide) => {
    const inside = staysInside(url, origin)
    if (!inside)
      log.warn(`network: a request to ${url.split('/').slice(0, 3).join('/')} was refused`)
    decide({ cancel: !inside })
  })
}
