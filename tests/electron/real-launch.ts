/** Starts the built app in Electron itself, where its program is found. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { _electron } from '@playwright/test'
import type { ElectronApplication, Page } from '@playwright/test'
import { built } from '../../scripts/build.ts'

const root = join(built('.'), '..')
export const electronProgram = findElectron()

function findElectron(): string | null {
  const electron = join(root, 'node_modules', 'electron')
  const path = join(electron, 'path.txt')
  const program = existsSync(path) ? join(electron, 'dist', readFileSync(path, 'utf8')) : null
  return program !== null && existsSync(program) ? program : null
}

export interface RealApp {
  readonly app: ElectronApplication
  readonly page: Page
}

const argumentsFor = (userData: string, more: readonly string[]): string[] => {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return [...sandbox, root, '--data', userData, ...more]
}

/** Starts the app on a folder of data; `more` are further arguments. */
export async function launch(userData: string, more: readonly string[] = []): Promise<RealApp> {
  const app = await _electron.launch({
    executablePath: electronProgram ?? '',
    args: argumentsFor(userData, more),
    // As the system has it, not as Playwright would.
    colorScheme: null,
  })
  const page = await app.firstWindow()
  await page.locator('#app .shell main').waitFor()
  return { app, page }
}

/** Starts it once more, in a folder of its own choice, and waits for the end of that process. */
export async function startAgain(
  userData: string,
  more: readonly string[],
  cwd: string,
): Promise<number | null> {
  const child = spawn(electronProgram ?? '', argumentsFor(userData, more), { cwd, stdio: 'ignore' })
  const [code] = (await once(child, 'close')) as [number | null]
  return code
}
