/** The page's own scheme: the built renderer at app://table, with a policy and an origin. */
import { protocol } from 'electron'
import type { App } from '../host'
import { pageHeaders, readPageFile } from '../page-files'

const SCHEME = 'app'
const HOST = 'table'
/** Where the page lives; while developing, Vite's server stands in for it. */
export const PAGE_ORIGIN = `${SCHEME}://${HOST}`

/** Makes the scheme a standard, secure one. Electron takes this only before it is ready. */
export function claimScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
}

/** Serves the built renderer in `root` under the scheme, looking as the app's settings say. */
export function servePage(root: string, app: App): void {
  protocol.handle(SCHEME, async ({ method, url }) => {
    const { host, pathname } = new URL(url)
    const file = host === HOST && method === 'GET' ? await readPageFile(root, pathname, app) : null
    return file === null
      ? new Response(null, { status: 404, headers: pageHeaders() })
      : new Response(file.body, { headers: { ...pageHeaders(), 'content-type': file.type } })
  })
}
