/** Electron's program, which its package does not bring along: where it lies, and how it is fetched. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const PACKAGE = join(import.meta.dirname, '../../node_modules/electron')
/** Without a byte for so long, in milliseconds, nothing will come any more. */
const STALLED = 30_000
/** How often it is said how far the fetching has come: on a terminal in place, else a line each time. */
const REPORT_INTERVAL_MS = { terminal: 1_000, lines: 10_000 }

/**
 * Electron's program in its package; null where it was never fetched, or not to the end: `path.txt` is the last thing
 * that the installer writes.
 */
export function electronProgram(folder = PACKAGE): string | null {
  const pathFile = join(folder, 'path.txt')
  if (!existsSync(pathFile)) return null
  const dist = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(folder, 'dist')
  const program = join(dist, readFileSync(pathFile, 'utf8').trim())
  return existsSync(join(dist, 'version')) && existsSync(program) ? program : null
}

export interface FetchOptions {
  /** The folder of the package, with its installer. */
  readonly folder?: string
  readonly stalled?: number
  readonly out?: NodeJS.WriteStream
}

/**
 * Tries once to fetch Electron's program, and shows how much of it is there. Null where it is there then, else why it
 * is not. Gives up where nothing comes; Ctrl+C ends it, and what was half fetched is fetched anew the next time.
 */
export async function fetchElectron({
  folder = PACKAGE,
  stalled = STALLED,
  out = process.stderr,
}: FetchOptions = {}): Promise<string | null> {
  out.write('Fetching Electron, once, about 110 MB (Ctrl+C ends it)…\n')
  const downloads = mkdtempSync(join(tmpdir(), 'delvers-table-electron-'))
  const child = spawn(
    process.execPath,
    ['--import', new URL('explain-fetch.ts', import.meta.url).href, join(folder, 'install.js')],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        // Its downloads come to where their growth can be seen, and nothing of them stays behind.
        ...{ TMPDIR: downloads, TEMP: downloads, TMP: downloads },
        ELECTRON_GET_NO_PROGRESS: '1',
      },
    },
  )
  const clearUp = (): void => {
    child.kill()
    rmSync(downloads, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  // A signal would end this process alone, and leave its installer and what that has fetched.
  const interrupted = (signal: NodeJS.Signals): void =>
    process.exit(128 + constants.signals[signal])
  process.once('exit', clearUp).once('SIGINT', interrupted).once('SIGTERM', interrupted)
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const gaveUp = new AbortController()
  const watch = watchGrowth([downloads, join(folder, 'dist')], out, stalled, () => {
    gaveUp.abort()
    child.kill()
  })
  try {
    await once(child, 'close')
    if (electronProgram(folder) !== null) return null
    return gaveUp.signal.aborted ? `nothing came for ${stalled / 1000} seconds` : lastError(errors)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    clearInterval(watch)
    process.off('exit', clearUp).off('SIGINT', interrupted).off('SIGTERM', interrupted)
    clearUp()
    if (out.isTTY) out.write('\r\u001b[K')
  }
}

/** Says how much there is as it grows, and calls `giveUp` once it has not grown for too long. */
function watchGrowth(
  folders: readonly string[],
  out: NodeJS.WriteStream,
  stalled: number,
  giveUp: () => void,
): NodeJS.Timeout {
  let size = sizeOf(folders)
  let grew = performance.now()
  let reported = grew
  return setInterval(
    () => {
      const now = performance.now()
      const before = size
      size = sizeOf(folders)
      if (size !== before) grew = now
      else if (now - grew >= stalled) giveUp()
      if (now - reported < (out.isTTY ? REPORT_INTERVAL_MS.terminal : REPORT_INTERVAL_MS.lines))
        return
      reported = now
      const come = `  ${Math.round(size / 1e6)} MB so far`
      out.write(out.isTTY ? `\r\u001b[K${come}` : `${come}\n`)
    },
    Math.min(REPORT_INTERVAL_MS.terminal, stalled),
  )
}

/** The bytes of all files in folders; what moves while it is counted is counted the next time. */
function sizeOf(folders: readonly string[]): number {
  try {
    return folders
      .filter((folder) => existsSync(folder))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
          join(folder, name),
        ),
      )
      .reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0)
  } catch {
    return 0
  }
}

/** What an installer said last that is no line of a stack, without the word that it is an error. */
export function lastError(errors: string): string {
  const said = stripVTControlCharacters(errors)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at ') && !/^[{}\]]/.test(line))
  return said.at(-1)?.replace(/^(\w*Error: )+/, '') ?? 'its installer did not say why'
}
