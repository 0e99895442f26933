/** The built renderer's files, as the electron and browser hosts hand them to the page. */
import { readFile } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import * as v from 'valibot'
import { settings } from '@shared/api'
import type { App } from './host'

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

/** What the page must know before it is painted: anything else would flash. */
const { locale, theme, speed, textSize } = settings
const lookAnswer = v.object({ ok: v.object({ locale, theme, speed, textSize }) })
export type Look = v.InferOutput<typeof lookAnswer>['ok']

/** How the app's settings want the page to look; null where they cannot be had. */
export async function lookOf(app: Pick<App, 'call'>): Promise<Look | null> {
  const answer = v.safeParse(lookAnswer, await app.call('settings.get', {}))
  return answer.success ? answer.output.ok : null
}

/** The page, marked with its language and its look; the renderer goes on from there. */
function marked(page: string, { locale, theme, speed, textSize }: Look): string {
  const marks = `lang="${locale}" data-theme="${theme}" data-speed="${speed}" data-text-size="${textSize}"`
  return page.replace('<html lang="en">', `<html ${marks}>`)
}

/**
 * The file that `pathname` of a URL names below `root`, the page itself with its look; null where there is
 * none, or where the name would leave the folder.
 */
export async function readPageFile(
  root: string,
  pathname: string,
  app: Pick<App, 'call'>,
): Promise<PageFile | null> {
  const folder = resolve(root)
  try {
    const path = decodeURIComponent(pathname === '/' ? '/index.html' : pathname)
    const file = resolve(folder, `.${path}`)
    const type = TYPES[extname(file)]
    if (type === undefined || !file.startsWith(folder + sep)) return null
    const body = await readFile(file)
    const look = path === '/index.html' ? await lookOf(app) : null
    return { body: look === null ? body : Buffer.from(marked(body.toString(), look)), type }
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
