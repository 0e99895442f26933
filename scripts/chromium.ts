/**
 * The Chromium that browser tests drive: the one named by CHROMIUM_PATH, the system's, or Playwright's.
 * Run as a program it makes sure that there is one, and prints where.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { posix, win32 } from 'node:path'
import { chromium } from '@playwright/test'
import { toolPath } from './tool.ts'

/** Programs in the PATH, by the names that systems and makers give them. The shell without a window costs a sixth less. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
]
/** Where installers put them, below the folders for programs. */
const MAC_APPLICATIONS = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const WINDOWS_PROGRAMS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
]
/** A stub that hands over to snap is a short script; nothing longer is read. */
const STUB_SIZE = 16_384

/**
 * Of two such lists Chromium takes the second, so Playwright's own is in it. A new
 * window's address bar gets pages of its own for what it may suggest: they cost as much as the app's page.
 */
const NO_FEATURES = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'PaintHolding'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'TcpPortRandomizationWin', 'MediaRouter'],
  ...['LensOverlay', 'AimEnabled', 'OptimizationHints', 'PreconnectToSearch'],
  ...['NetworkTimeServiceQuerying', 'msForceBrowserSignIn'],
  ...['msEdgeUpdateLaunchServicesPreferredVersion'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
]

/** Flags for tests: no sandbox (containers run as root), no GPU, nothing over the network. */
export const CHROMIUM_FLAGS = [
  `--disable-features=${NO_FEATURES.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface System {
  readonly platform: NodeJS.Platform
  readonly env: NodeJS.ProcessEnv
  readonly home: string
}

/** Every place where a system has a Chromium, Chrome or Edge, the likeliest first: for everyone, then for one user. */
export function chromiumPlaces({ platform, env, home }: System): readonly string[] {
  if (platform === 'win32') {
    const folders = ['ProgramFiles', 'ProgramW6432', 'ProgramFiles(x86)', 'LOCALAPPDATA']
      .map((name) => env[name] ?? '')
      .filter((folder) => folder !== '')
    return WINDOWS_PROGRAMS.flatMap((parts) =>
      folders.map((folder) => win32.join(folder, ...parts)),
    )
  }
  const path = (env['PATH'] ?? '').split(':').filter((folder) => folder !== '')
  const named = NAMES.flatMap((name) => path.map((folder) => posix.join(folder, name)))
  if (platform !== 'darwin') return named
  const applications = MAC_APPLICATIONS.flatMap((name) =>
    ['/Applications', posix.join(home, 'Applications')].map((folder) =>
      posix.join(folder, `${name}.app`, 'Contents', 'MacOS', name),
    ),
  )
  return [...applications, ...named]
}

/** Where a Chromium is; null where there is none. CHROMIUM_PATH, if set, is taken at its word. */
export function findChromium(
  system: System = { platform: process.platform, env: process.env, home: homedir() },
): string | null {
  const named = system.env['CHROMIUM_PATH']
  if (named) return named
  return [...chromiumPlaces(system), chromium.executablePath()].find(isProgram) ?? null
}

/**
 * Finds a Chromium or installs one: Debian's packages for root on Debian, else Playwright's. Throws, saying
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

function fromDebian(): string | null {
  return installed('Debian’s chromium-headless-shell', 'sh', [
    '-c',
    'apt-get update && (apt-get install -y chromium-headless-shell || apt-get install -y chromium)',
  ])
}

function fromPlaywright(): string | null {
  return installed('Playwright’s Chromium', process.execPath, [
    toolPath('@playwright/test', 'playwright'),
    'install',
    // The libraries that a browser needs come from the system's packages, which only root installs.
    ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : []),
    'chromium',
  ])
}

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

/** Whether this is a program that can be started with a profile of its own. */
function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile() && !isSnap(path)
  } catch {
    return false
  }
}

/**
 * Whether a program is a snap or a stub that calls one, as Ubuntu's chromium-browser is: a snap does not see the
 * folders for temporary files, where browsers under test have their profiles.
 */
function isSnap(path: string): boolean {
  const file = realpathSync(path)
  // What snap installs are links to snap itself.
  if (/^\/(var\/lib\/snapd\/)?snap\/|\/snap$/.test(file)) return true
  if (statSync(file).size > STUB_SIZE) return false
  const text = readFileSync(file, 'utf8')
  return text.startsWith('#!') && /\/snap\/|\bsnap (run|install)\b/.test(text)
}

if (import.meta.main) console.log(ensureChromium())
