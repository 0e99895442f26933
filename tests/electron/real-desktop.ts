/** Starts the built app in Electron itself, and ends it with the test. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { _electron } from '@playwright/test'
import type { ElectronApplication, Page } from '@playwright/test'
import { afterEach } from 'vitest'
import { answerBoxes, boxScript } from './answer-boxes.ts'
import { built } from '../../scripts/build.ts'
import { newFolder, removeFolder } from '../temporary-folder.ts'
import { HAS_SANDBOX, electronArguments, findElectron } from './find-electron.ts'

/** The folder of the app's package.json. */
export const root = join(built('.'), '..')
export const binary = findElectron()

// Reporters are silent about what is skipped; nobody should take silence for a pass.
if (binary === null) console.info('Tests of Electron itself skipped: no Electron binary')

/** For a start without Playwright, which leaves Chromium's sandbox out by itself where it cannot work. */
function argumentsFor(userData: string, more: readonly string[] = []): string[] {
  return [...(HAS_SANDBOX ? [] : ['--no-sandbox']), ...electronArguments(root, userData), ...more]
}

const folders: string[] = []
const running: ChildProcess[] = []

/** A data folder of its own for a test; gone when the test is over. */
export function userDataFolder(): string {
  const folder = newFolder()
  folders.push(folder)
  return folder
}

export interface RealDesktop {
  readonly app: ElectronApplication
  /** Its page, drawn. */
  readonly page: Page
  /** The exit code of its process, once that has ended. */
  readonly ended: Promise<number | null>
}

export interface LaunchOptions {
  readonly args?: readonly string[]
  /** The buttons to press in the message boxes of the app once it runs; a box beyond them stays open. */
  readonly answers?: readonly string[]
}

/** Starts the app; it does not outlive the test. */
export async function launch(userData: string, options: LaunchOptions = {}): Promise<RealDesktop> {
  const app = await _electron.launch({
    executablePath: binary ?? '',
    chromiumSandbox: HAS_SANDBOX,
    args: [...electronArguments(root, userData), ...(options.args ?? [])],
    // As the system has it, not as Playwright would.
    colorScheme: null,
  })
  const child = app.process()
  running.push(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (options.answers !== undefined)
    await answerBoxes(app, { file: join(userData, BOXES), answers: options.answers })
  const page = await app.firstWindow()
  await page.locator('#app > *').first().waitFor()
  return { app, page, ended }
}

/**
 * Starts the app as a person does, with nobody driving it; `answers` are the buttons to press in the boxes that
 * may come up before it has a window, `more` is what else Electron runs before the app.
 */
export function startAlone(
  userData: string,
  answers: readonly string[] = [],
  more = '',
): { readonly child: ChildProcess; readonly ended: Promise<number | null> } {
  const script = join(userData, 'before-the-app.cjs')
  writeFileSync(script, `${boxScript({ file: join(userData, BOXES), answers })}\n${more}`)
  const child = spawn(binary ?? '', argumentsFor(userData), {
    stdio: 'ignore',
    env: { ...process.env, NODE_OPTIONS: `--require ${script}` },
  })
  running.push(child)
  return { child, ended: new Promise((resolve) => child.once('exit', resolve)) }
}

/** Starts it once more, in a folder of its own choice, and waits for the end of that process. */
export async function startAgain(
  userData: string,
  more: readonly string[],
  cwd: string,
): Promise<number | null> {
  const child = spawn(binary ?? '', argumentsFor(userData, more), { cwd, stdio: 'ignore' })
  return new Promise((resolve) => child.once('exit', resolve))
}

/** The answer, or a failure that says that it took too long: a process that never ends ends no test. */
export async function within<T>(seconds: number, what: string, answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error(`${what} took more than ${seconds} seconds`)),
    seconds * 1_000,
  )
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** A box of the app's own, as it was asked for. */
export interface Box {
  readonly message: string
  readonly detail: string
  readonly buttons: readonly string[]
}

const BOXES = 'boxes.jsonl'

/** The message boxes that the app has asked for on this data folder, oldest first. */
export function boxesOf(userData: string): readonly Box[] {
  const file = join(userData, BOXES)
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Box)
}

/** What the app has written down on this data folder. */
export function logOf(userData: string): string {
  return readFileSync(join(userData, 'logs', 'delvers-table.log'), 'utf8')
}

/** Ends what the tests of a file left running, after each of them. */
export function endAfterEach(): void {
  afterEach(async () => {
    for (const child of running.splice(0)) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await new Promise((resolve) => child.once('exit', resolve))
      }
    }
    folders.splice(0).forEach(removeFolder)
  })
}
