/** What may be said on the command line, and where the data lies if nothing is said. */
import { existsSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { posix, resolve, win32 } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isImportable } from '@shared/file-types'
import { productName } from '../../../package.json'

export interface CommandLine {
  readonly host: 'browser' | 'stdio'
  readonly dataDir: string
  readonly scripted: boolean
  /** The browser host's port; 0 lets the system choose. */
  readonly port: number
}

export const USAGE = `Usage: delvers-table --host browser|stdio [options]
  --host HOST   browser: serve the app to a browser on this computer; stdio: JSON lines
  --data DIR    folder of the database (default: the app's own data folder)
  --port PORT   port of the browser host (default: any free one)
  --scripted    let tables.start take a script of cards and dice (tests only)
  --help        print this`

/** Where Electron keeps the data of an app of this name, so that every host opens the same campaigns. */
export function defaultDataDir(
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
  home = homedir(),
): string {
  if (platform === 'win32')
    return win32.join(env['APPDATA'] ?? win32.join(home, 'AppData', 'Roaming'), productName)
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', productName)
  // An empty variable counts as none, there too.
  const config = env['XDG_CONFIG_HOME'] ?? ''
  return posix.join(config === '' ? posix.join(home, '.config') : config, productName)
}

function problem(text: string): { readonly problem: string } {
  return { problem: text }
}

/** Reads the arguments of the browser and stdio hosts; `problem` says in a line what is wrong. */
export function parseCommandLine(
  args: readonly string[],
): CommandLine | 'help' | { readonly problem: string } {
  let values
  try {
    values = parseArgs({
      args: [...args],
      options: {
        host: { type: 'string' },
        data: { type: 'string' },
        port: { type: 'string', default: '0' },
        scripted: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    // Node explains at length how to pass what looks like an option as a value; the first sentence is ours.
    return problem((error as Error).message.split('. ')[0] ?? 'Bad arguments')
  }
  const { host, data, port, scripted, help } = values
  if (help) return 'help'
  if (host !== 'browser' && host !== 'stdio')
    return problem(`--host must be browser or stdio${host === undefined ? '' : `, not '${host}'`}`)
  if (data === '') return problem('--data must name a folder')
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    return problem(`--port must be a number from 0 to 65535, not '${port}'`)
  return {
    host,
    dataDir: data === undefined ? defaultDataDir() : resolve(data),
    scripted,
    port: Number(port),
  }
}

export interface DesktopArguments {
  readonly dataDir: string | null
  readonly scripted: boolean
  /** Files to import, as whole paths. */
  readonly files: readonly string[]
}

/**
 * Reads the arguments that the desktop app takes: two switches, and files that it could import. Anything else is
 * let through: Chromium and the operating systems have switches of their own, and the app's own folder may be named.
 */
export function parseDesktopArguments(
  args: readonly string[],
  isFile: (path: string) => boolean = isExistingFile,
): DesktopArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { data: { type: 'string' }, scripted: { type: 'boolean' } },
    strict: false,
  })
  return {
    dataDir: typeof values.data === 'string' && values.data !== '' ? resolve(values.data) : null,
    scripted: values.scripted === true,
    files: positionals.map(pathOf).filter((path) => isImportable(path) && isFile(path)),
  }
}

/** Linux desktops name files by their addresses. */
function pathOf(argument: string): string {
  try {
    return argument.startsWith('file:') ? fileURLToPath(argument) : resolve(argument)
  } catch {
    return resolve(argument)
  }
}

function isExistingFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
