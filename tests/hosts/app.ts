/** Starts the built app as a process of its own, the way its users do. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { built } from '../../scripts/build.ts'
import { newFolder, removeFolder } from '../temporary-folder.ts'

/** A folder for one test's database, gone when the test is over. */
export function dataFolder(): string {
  const folder = newFolder()
  onTestFinished(() => removeFolder(folder))
  return folder
}

export interface RunningApp {
  readonly child: ChildProcess
  /** Everything written to standard error so far. */
  readonly errors: () => string
  /** The next line on standard output; undefined when there will be none. */
  nextLine(): Promise<string | undefined>
  readonly exitCode: Promise<number | null>
}

/** Runs the built main with these arguments; the process does not outlive the test. */
export function runApp(args: readonly string[], env: NodeJS.ProcessEnv = {}): RunningApp {
  const child = spawn(process.execPath, [built('main/index.js'), ...args], {
    env: { ...process.env, ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  // A test may kill the process that it is writing to.
  child.stdin.on('error', () => undefined)
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    child,
    errors: () => errors,
    nextLine: async () => {
      const { value, done } = await lines.next()
      return done ? undefined : value
    },
    exitCode: new Promise((resolve) => child.once('close', resolve)),
  }
}
