import { defineConfig } from '@playwright/test'
import type { AppOptions } from './tests/e2e/app.ts'
import { isFull } from './tests/amount.ts'
import { findElectron } from './tests/electron/find-electron.ts'
import { temporaryRoot } from './tests/temporary-root.ts'

// Whatever a test starts makes its folders there too.
process.env['TMPDIR'] = temporaryRoot()

/** The page is the same on every host: one way through all of it, and what the host itself does. */
const DESKTOP = ['starting.spec.ts', 'campaign-game.spec.ts', 'exchange.spec.ts', 'solo.spec.ts']
/**
 * Unless `FULL=1` asks for more, what would be the same on each host is tried on one, and what would be the same in
 * each language in one of them: its tag says which, or that it waits for that.
 */
function onlyOn(host: 'browser' | 'desktop'): { readonly grepInvert?: RegExp } {
  if (isFull) return {}
  return { grepInvert: host === 'browser' ? /@(on-desktop|in-full)\b/ : /@(on-browser|in-full)\b/ }
}
/** In a window of its own, also what that could change: keys (a menu takes some), focus, motion, a look that is kept. */
const ELECTRON = [
  ...DESKTOP,
  ...['first-run.spec.ts', 'keyboard.spec.ts', 'look.spec.ts', 'motion.spec.ts'],
]
const hasElectron = findElectron() !== null

// Each worker reads this file too; it is said once.
if (!hasElectron && process.env['TEST_WORKER_INDEX'] === undefined)
  console.error(
    'No project electron: Electron’s program is not here (npx install-electron fetches it)',
  )

/**
 * End-to-end tests: people's ways through the app, on the browser host, as the desktop app on a stand-in for
 * Electron, and in Electron itself where that is.
 */
export default defineConfig<AppOptions>({
  testDir: 'tests',
  testMatch: '**/e2e/**/*.spec.ts',
  globalSetup: './tests/build-first.ts',
  forbidOnly: process.env['CI'] !== undefined,
  // A machine that is busy with other things may miss a wait once; what fails twice is a failure.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // A whole campaign game is one test, and other things may keep the machine busy meanwhile.
  timeout: 900_000,
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  use: {
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // A trace makes each step several times as slow: `--trace on` asks for one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium', testMatch: 'chromium.setup.ts' },
    { name: 'browser', ...onlyOn('browser'), use: { host: 'browser' }, dependencies: ['chromium'] },
    {
      name: 'desktop',
      ...onlyOn('desktop'),
      use: { host: 'desktop' },
      dependencies: ['chromium'],
      testMatch: DESKTOP,
    },
    ...(hasElectron
      ? [
          {
            name: 'electron',
            ...onlyOn('desktop'),
            use: { host: 'electron' as const },
            testMatch: ELECTRON,
          },
        ]
      : []),
  ],
})
