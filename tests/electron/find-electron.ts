/** Where Electron's program is, and how tests start the built app in it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGE = join(import.meta.dirname, '..', '..', 'node_modules', 'electron')

/**
 * Electron's program: the one named by ELECTRON_PATH, which is taken at its word, or the one that the
 * electron package has fetched; null where there is none.
 */
export function findElectron(): string | null {
  const named = process.env['ELECTRON_PATH']
  if (named) return named
  const path = join(PACKAGE, 'path.txt')
  const program = existsSync(path) ? join(PACKAGE, 'dist', readFileSync(path, 'utf8')) : null
  return program !== null && existsSync(program) ? program : null
}

/** Whether Chromium's sandbox works for who runs the tests: for anyone but root. Playwright leaves it out unasked. */
export const HAS_SANDBOX = process.getuid?.() !== 0

/** What Electron is started with to run the built app in `root` on the data in `dataDir`. */
export function electronArguments(root: string, dataDir: string): string[] {
  return [root, '--data', dataDir]
}
