import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from './scripts/chromium.ts'
import type { AppOptions } from './tests/e2e/app.ts'

/** End-to-end tests: people's ways through the app, on the browser host and as the desktop app. */
export default defineConfig<AppOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/build-first.ts',
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 120_000,
  workers: 2,
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: 'browser', use: { host: 'browser' } },
    { name: 'desktop', use: { host: 'desktop' } },
  ],
})
