/**
 * What runs side by side does not see what the others write: the tools that walk the project pass over everything that
 * any tool writes there. The build writes into `out` and among the packages alone (scripts.test.ts).
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ESLint } from 'eslint'
import { expect, it, onTestFinished } from 'vitest'
import { toolPath } from '../../scripts/tool.ts'
import { newFolder, removeFolder } from '../temporary-folder.ts'

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
  expect(await eslint.isPathIgnored(join(root, file))).toBe(true)
})

it.each(['scripts/test.ts', 'electron.vite.config.ts', 'scripts/check-node.mjs'])(
  'the checks look at %s',
  async (file) => {
    expect(await new ESLint({ cwd: root }).isPathIgnored(join(root, file))).toBe(false)
  },
)

it.each([
  ['oxfmt', ['--check']],
  ['oxlint', ['--deny=no-debugger']],
])('%s passes over what Git ignores, as ESLint is told to', (name, args) => {
  const folder = newFolder('ignored')
  onTestFinished(() => {
    removeFolder(folder)
  })
  const check = (): number | null =>
    spawnSync(process.execPath, [toolPath(name), ...args], { cwd: folder }).status
  mkdirSync(join(folder, 'out'))
  writeFileSync(join(folder, '.gitignore'), 'out/\n')
  writeFileSync(join(folder, 'sound.ts'), '// Nothing to find.\n')
  writeFileSync(join(folder, 'out/passing.ts'), 'debugger  ;')
  expect(check()).toBe(0)
  writeFileSync(join(folder, 'staying.ts'), 'debugger  ;')
  expect(check()).toBe(1)
})
