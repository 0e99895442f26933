/** `npm start`: the app in Electron where that can run, else in the browser. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildIfStale } from './build.ts'
import { run } from './run.ts'
import { electronProgram, fetchElectron } from './start/electron.ts'

const root = join(import.meta.dirname, '..')
/** An Electron that ends before this never showed a window. */
const START_UP = 5_000

const obstacle = await whyNotElectron()
if (obstacle === null) {
  await buildIfStale()
  const ended = await runElectron(process.argv.slice(2))
  if (ended.code === 0 || ended.after > START_UP) process.exit(ended.code)
}
console.error(
  `${obstacle ?? 'Electron could not start here'}: the app opens in the browser instead.`,
)
await run('main/index.js', ['--host', 'browser'])

/** Says what stands in Electron's way here; null where nothing is known to. */
async function whyNotElectron(): Promise<string | null> {
  const { env, platform } = process
  if (platform === 'linux') {
    if (!env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return 'Electron has no screen here'
    if (process.getuid?.() === 0) return 'Electron does not run as root'
  }
  if (electronProgram() !== null) return null
  const reason = await fetchElectron()
  return reason === null ? null : `Electron could not be fetched (${reason})`
}

function runElectron(args: readonly string[]): Promise<{ code: number; after: number }> {
  const program = electronProgram()
  const started = performance.now()
  return new Promise((resolve) => {
    const end = (code: number): void => resolve({ code, after: performance.now() - started })
    if (program === null) {
      end(1)
      return
    }
    const child = spawn(program, [root, ...args], { stdio: 'inherit' })
    child.on('error', () => end(1)).on('exit', (code) => end(code ?? 1))
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => child.kill(signal))
  })
}
