import { resolve } from 'node:path'
import icons from 'unplugin-icons/vite'
import { defineConfig } from 'vitest/config'
import { temporaryRoot } from './tests/temporary-root.ts'

/** Tests that start the built app, as its users do. */
const built = [
  'tests/{bench,hosts,electron,packaging}/**/*.test.ts',
  'tests/tables/kill.test.ts',
  'tests/bots/simulate.test.ts',
]

export default defineConfig({
  // Runs side by side keep their results apart.
  cacheDir: resolve('node_modules/.cache/vitest', process.env['TEST_CACHE'] ?? 'all'),
  plugins: [icons({ compiler: 'raw' })],
  resolve: {
    alias: {
      '@shared': resolve('src/shared'),
      '@main': resolve('src/main'),
      '@renderer': resolve('src/renderer/src'),
    },
  },
  test: {
    env: { TMPDIR: temporaryRoot() },
    // However busy the machine is: only what hangs takes longer.
    testTimeout: 900_000,
    // What a hook starts takes as long as what a test does.
    hookTimeout: 900_000,
    // By itself it would leave a core to a person at the machine: of two, half.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'source',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/e2e/**', ...built],
          // They leave nothing behind that another file could find: each has folders and apps of its own.
          isolate: false,
          // It can be started but once: a file that mocks a module has the modules after it loaded anew, and it with them.
          server: { deps: { inline: ['@resvg/resvg-wasm'] } },
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: { name: 'built', include: built, globalSetup: 'tests/build-first.ts' },
      },
    ],
  },
})
