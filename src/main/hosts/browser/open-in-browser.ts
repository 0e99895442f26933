/** Opens a link in the person's own browser. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether a person sits at this process: a terminal, a screen, and no automation. */
export function isInteractive(): boolean {
  const { env, platform, stdout } = process
  const hasScreen =
    platform === 'win32' ||
    platform === 'darwin' ||
    Boolean(env['DISPLAY'] ?? env['WAYLAND_DISPLAY'])
  return stdout.isTTY && hasScreen && !env['CI']
}

/**
 * Tries; where it fails the printed link is there to click on. What a program is started with every user of the
 * computer can read, so that is not the link but a page that leads to it, which this user alone may read.
 * @returns takes the page away
 */
export function openInBrowser(link: string, platform = process.platform): () => void {
  const page = writeLinkPage(link)
  const [command, ...args] = opener(page.file, platform)
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
  return page.remove
}

export interface LinkPage {
  readonly file: string
  readonly remove: () => void
}

/** Writes a page that leads on to a link of ours, in a folder of its own. */
export function writeLinkPage(link: string): LinkPage {
  const folder = mkdtempSync(join(tmpdir(), 'delvers-table-'))
  const file = join(folder, 'open.html')
  const url = link.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const page = `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0;url=${url}">
<title>Delver’s Table</title>
<p><a href="${url}">Delver’s Table</a></p>
`
  writeFileSync(file, page, { mode: 0o600, flag: 'wx' })
  return {
    file,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function opener(file: string, platform: NodeJS.Platform): [string, ...string[]] {
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', file]
  return [platform === 'darwin' ? 'open' : 'xdg-open', file]
}
