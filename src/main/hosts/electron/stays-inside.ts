/** Which requests a page may make: those that need no network. */

/** What a page is made of without a network; its own scheme, or Vite's server, is its origin. */
const LOCAL = ['blob:', 'data:', 'devtools:']

/** Whether a request stays within the app; `origin` is where its page lives. */
export function staysInside(url: string, origin: string): boolean {
  return (
    LOCAL.some((scheme) => url.startsWith(scheme)) ||
    url.startsWith(`${origin}/`) ||
    // Vite tells of changes over a socket of its own.
    (origin.startsWith('http:') && url.startsWith(`${origin.replace('http:', 'ws:')}/`))
  )
}
