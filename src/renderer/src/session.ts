/**
 * The secret by which the browser host knows its pages. The link leads to an address that has it; it is taken out of
 * there and kept where no other origin, that is no other port either, can read it, for this page's reloads and for
 * other tabs. A host that starts anew has another one.
 */
import { SESSION_HASH } from '@shared/wire'

const KEPT = 'session'

/**
 * Takes the secret out of the page's address, if it is there.
 * @returns what to say first on the socket; it says nothing where no page came by the link
 */
export function takeSession(): () => string {
  const { hash, pathname } = window.location
  if (hash.startsWith(SESSION_HASH)) {
    window.localStorage.setItem(KEPT, hash.slice(SESSION_HASH.length))
    window.history.replaceState(null, '', pathname)
  }
  return () => window.localStorage.getItem(KEPT) ?? ''
}
