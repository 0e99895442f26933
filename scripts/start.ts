/** `npm start`: the app in Electron where that can run, else in the browser. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from './build.ts'
import { run } from './run.ts'

const root = join(import.meta.dirname, '..')
const electron = join(root, 'node_modules', 'electron')
/** An Electron that ends before this never showed a window. */
const START_UP = 5_000

const obstacle = whyNotElectron()
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
function whyNotElectron(): string | null {
  const { env, platform } = process
  if (platform === 'linux') {
    if (!env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return 'Electron has no screen here'
    if (process.getuid?.() === 0) return 'Electron does not run as root'
  }
  return binary() !== null || fetched()
    ? null
    : 'Electron’s program is not here and cannot be fetched'
}

function binary(): string | null {
  const pathFile = join(electron, 'path.txt')
  if (!existsSync(pathFile)) return null
  const program = join(electron, 'dist', readFileSync(pathFile, 'utf8'))
  return existsSync(program) ? program : null
}

/** Tries once to fetch Electron's program; without a network that fails at once. */
function fetched(): boolean {
  console.error('Fetching Electron…')
  spawnSync(process.execPath, [join(electron, 'install.js')], { stdio: 'ignore', timeout: 300_000 })
  return binary() !== null
}

function runElectron(args: readonly string[]): Promise<{ code: number; after: number }> {
  const program = binary()
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
