/** Who may come in: a link that works once, and the cookie that it leaves behind. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

export interface LinkAuth {
  /** The secret of the link, good for one visit. */
  readonly key: string
  /** Takes the link's key; the first time it is right, the answer is the cookie to set, else null. */
  logIn(key: string): string | null
  /** Whether a request carries the cookie. */
  isLoggedIn(cookies: string | undefined): boolean
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
  let used = false
  // Cookies ignore ports: a name of its own keeps two hosts on one computer apart.
  const cookie = `session-${randomBytes(6).toString('hex')}=${secret()}`
  return {
    key,
    logIn(offered) {
      if (used || !same(offered, key)) return null
      used = true
      return `${cookie}; HttpOnly; SameSite=Strict; Path=/`
    },
    isLoggedIn: (cookies) => (cookies ?? '').split(/;\s*/).some((offered) => same(offered, cookie)),
  }
}
