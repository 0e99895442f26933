/** The built renderer's files, as the electron and browser hosts hand them to the page. */
import { readFile } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'

export interface PageFile {
  readonly body: Buffer<ArrayBuffer>
  readonly type: string
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
}

/**
 * The file that `pathname` of a URL names below `root`; null where there is none, or where the name would
 * leave the folder.
 */
export async function readPageFile(root: string, pathname: string): Promise<PageFile | null> {
  const folder = resolve(root)
  try {
    const path = decodeURIComponent(pathname === '/' ? '/index.html' : pathname)
    const file = resolve(folder, `.${path}`)
    const type = TYPES[extname(file)]
    if (type === undefined || !file.startsWith(folder + sep)) return null
    return { body: await readFile(file), type }
  } catch {
    return null
  }
}

/**
 * What the page is allowed, and told to keep to itself. Styles set by script need 'unsafe-inline'; scripts
 * never get it. `socket` is the address of the page's WebSocket, where it has one.
 */
export function pageHeaders(socket = ''): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "media-src 'self'",
      `connect-src 'self' ${socket}`.trim(),
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  }
}
