/**
 * The Chromium that browser tests drive: the one named by CHROMIUM_PATH, the system's, or Playwright's.
 * Run as a program it makes sure that there is one, and prints where.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const root = join(import.meta.dirname, '..')
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** Flags for tests: no sandbox (containers run as root), no GPU, nothing over the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Where a Chromium is; null where there is none. CHROMIUM_PATH, if set, is taken at its word. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...APPLICATIONS,
    chromium.executablePath(),
  ]
  return candidates.find(isProgram) ?? null
}

/**
 * Finds a Chromium or installs one: Debian's package for root on Debian, else Playwright's. Throws, saying
 * what to do, where none can be had.
 */
export function ensureChromium(): string {
  return findChromium() ?? (isDebianRoot() ? fromDebian() : null) ?? fromPlaywright() ?? fail()
}

function isDebianRoot(): boolean {
  const release = '/etc/os-release'
  return (
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    existsSync(release) &&
    /^ID=debian$/m.test(readFileSync(release, 'utf8'))
  )
}

const fromDebian = (): string | null =>
  installed('Debian’s chromium', 'sh', ['-c', 'apt-get update && apt-get install -y chromium'])

const fromPlaywright = (): string | null =>
  installed('Playwright’s Chromium', process.execPath, [
    join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
    'install',
    // The libraries that a browser needs come from the system's packages, which only root installs.
    ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : []),
    'chromium',
  ])

function installed(what: string, command: string, args: readonly string[]): string | null {
  console.error(`Installing ${what}…`)
  const { status, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    timeout: 600_000,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status === 0) return findChromium()
  console.error(stderr.trimEnd().split('\n').slice(-3).join('\n'))
  return null
}

function fail(): never {
  throw new Error(
    'The browser tests need a Chromium, and none was found or could be installed. ' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  )
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

if (import.meta.main) console.log(ensureChromium())
