import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from './scripts/chromium.ts'
import type { AppOptions } from './tests/e2e/app.ts'

/** End-to-end tests: people's ways through the app, on the browser host and as the desktop app. */
export default defineConfig<AppOptions>({
  testDir: 'tests',
  testMatch: '**/e2e/**/*.spec.ts',
  globalSetup: './tests/build-first.ts',
  forbidOnly: process.env['CI'] !== undefined,
  // A machine that is busy with other things may miss a wait once; what fails twice is a failure.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 300_000,
  expect: { timeout: 15_000 },
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
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: 'browser', use: { host: 'browser' } },
    {
      name: 'desktop',
      use: { host: 'desktop' },
      // The page is the same on both hosts: one way through all of it, and what the host itself does.
      testMatch: ['starting.spec.ts', 'campaign-game.spec.ts', 'exchange.spec.ts'],
    },
  ],
})
