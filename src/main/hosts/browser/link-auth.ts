/**
 * Who may come in: a link that works once, and what it leaves behind, a cookie and a secret. A browser sends the cookie
 * to every port of this computer, so it alone gets no more than the empty page; the calls want the secret, which the
 * page keeps for itself.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** What the link leaves behind. */
export interface LogIn {
  /** The cookie to set. */
  readonly cookie: string
  /** What a page says first on its socket. */
  readonly session: string
}

export interface LinkAuth {
  /** The secret of the link, good for one visit. */
  readonly key: string
  /** Takes the link's key: null unless it is right, and the first that is. */
  logIn(key: string): LogIn | null
  /** Whether a request carries the cookie. */
  isLoggedIn(cookies: string | undefined): boolean
  /** Whether this is the session's secret, which nobody has before the link was used. */
  isSession(offered: string): boolean
}

function secret(): string {
  return randomBytes(24).toString('base64url')
}
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
function same(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b))
}

export function createLinkAuth(): LinkAuth {
  const key = secret()
  const session = secret()
  let used = false
  // Cookies ignore ports: a name of its own keeps two hosts on one computer apart.
  const cookie = `session-${randomBytes(6).toString('hex')}=${secret()}`
  return {
    key,
    logIn(offered) {
      if (used || !same(offered, key)) return null
      used = true
      // Not Strict: the visit may begin on a page in a file, which to the browser is another site.
      return { cookie: `${cookie}; HttpOnly; SameSite=Lax; Path=/`, session }
    },
    isLoggedIn: (cookies) => (cookies ?? '').split(/;\s*/).some((offered) => same(offered, cookie)),
    isSession: (offered) => same(offered, session),
  }
}
