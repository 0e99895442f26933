/** Opens a link in the person's own browser. */
import { spawn } from 'node:child_process'

/** Whether a person sits at this process: a terminal, a screen, and no automation. */
export function isInteractive(): boolean {
  const { env, platform, stdout } = process
  const hasScreen =
    platform === 'win32' ||
    platform === 'darwin' ||
    Boolean(env['DISPLAY'] ?? env['WAYLAND_DISPLAY'])
  return stdout.isTTY && hasScreen && !env['CI']
}

/** Tries; where it fails the printed link is there to click on. */
export function openInBrowser(link: string): void {
  const [command, ...args] = opener(link)
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}

function opener(link: string): [string, ...string[]] {
  if (process.platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', link]
  return [process.platform === 'darwin' ? 'open' : 'xdg-open', link]
}
