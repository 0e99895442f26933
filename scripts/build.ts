/** Builds the app where what was built is older than what it was built from. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = join(import.meta.dirname, '..')
/** What a build reads. */
export const SOURCES = [
  ...['src', 'package.json', 'package-lock.json', 'electron.vite.config.ts'],
  // What the list of licenses is made of.
  ...['scripts/licences', 'docs/credits.md'],
]
/** What a build writes, in the order of writing: a build that broke off leaves the last one old. */
const PRODUCTS = ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html']
const LOCK = join(root, 'node_modules', '.cache', 'build.lock')

/** Where a built file lies. */
export function built(file: string): string {
  return join(root, 'out', file)
}

/**
 * Builds what is stale; says so, and what went wrong, on standard error alone. Several processes may ask at
 * once: one builds, the others wait for it.
 */
export async function buildIfStale(): Promise<void> {
  if (!isStale()) return
  const unlock = await lock()
  try {
    if (isStale()) build()
  } finally {
    unlock()
  }
}

function build(): void {
  console.error('Building…')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts', 'electron-vite.ts'), 'build'],
    { cwd: root, encoding: 'utf8' },
  )
  if (status === 0) return
  console.error(stdout + stderr)
  throw new Error('The build failed.')
}

function isStale(): boolean {
  const products = PRODUCTS.map((product) => modified(join(root, product)))
  return Math.min(...products) < Math.max(...SOURCES.map((source) => newest(join(root, source))))
}

/** A folder's own time counts too: it changes when a file is taken away. */
function newest(path: string): number {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

function modified(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** Waits for its turn to build; a lock whose process is gone does not count. */
async function lock(): Promise<() => void> {
  mkdirSync(join(LOCK, '..'), { recursive: true })
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
      return () => rmSync(LOCK, { force: true })
    } catch {
      if (!isHeld()) rmSync(LOCK, { force: true })
      await sleep(200)
    }
  }
}

function isHeld(): boolean {
  try {
    const holder = Number(readFileSync(LOCK, 'utf8'))
    // Between its creation and its writing a lock is empty, and held.
    if (holder !== 0) process.kill(holder, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
