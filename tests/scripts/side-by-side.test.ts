/**
 * What runs side by side does not see what the others write: the tools that walk the project pass over everything that
 * any tool writes there. The build writes into `out` and among the packages alone (scripts.test.ts).
 */
import { join } from 'node:path'
import { ESLint } from 'eslint'
import { getFileInfo } from 'prettier'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** A file of each kind that comes and goes while tools run. */
const PASSING = [
  'electron.vite.config.ts.1716200000000-1a2b3c.mjs',
  'vitest.config.ts.timestamp-1716200000000-1a2b3c.mjs',
  'out/main/index.js',
  'out/renderer/assets/index.js',
  'dist/linux-unpacked/resources/app.js',
  'test-results/.last-run.json',
  'test-results/print-browser/trace.js',
  'playwright-report/index.html',
  'blob-report/report.js',
  'coverage/prettify.js',
  'tsconfig.node.tsbuildinfo',
  '.eslintcache',
  'node_modules/.cache/types/node/scripts/test.d.ts',
  'node_modules/.vite/vitest/results.json',
  'docs/gallery/the-library/en.js',
  'tests/e2e/zz-trial.spec.ts',
]

it.each(PASSING)('no check looks at %s', async (file) => {
  const eslint = new ESLint({ cwd: root })
  const path = join(root, file)
  expect(await eslint.isPathIgnored(path)).toBe(true)
  const ignorePath = ['.gitignore', '.prettierignore'].map((name) => join(root, name))
  const { ignored } = await getFileInfo(path, { ignorePath })
  expect(ignored).toBe(true)
})

it.each(['scripts/test.ts', 'electron.vite.config.ts', 'scripts/check-node.mjs'])(
  'the checks look at %s',
  async (file) => {
    expect(await new ESLint({ cwd: root }).isPathIgnored(join(root, file))).toBe(false)
    const ignorePath = ['.gitignore', '.prettierignore'].map((name) => join(root, name))
    expect(await getFileInfo(join(root, file), { ignorePath })).toMatchObject({ ignored: false })
  },
)
