/**
 * What runs side by side does not see what the others write: the build writes into `out` and among the packages alone,
 * and the tools that walk the project pass over everything that any tool writes there.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, watch } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ESLint } from 'eslint'
import { getFileInfo } from 'prettier'
import { expect, it, onTestFinished } from 'vitest'
import { copySources } from '../copied-build.ts'
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

it('a build makes no file but in out and among the packages, not even for a moment', async () => {
  const copy = newFolder('build')
  onTestFinished(() => removeFolder(copy))
  copySources(copy)
  for (const name of ['scripts', 'tsconfig.base.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true })

  const seen = new Set<string>()
  const folders = ['.', ...globSync('{src,scripts}/**/', { cwd: copy })]
  for (const folder of folders) {
    const watcher = watch(join(copy, folder), (_, name) => {
      if (name !== null) seen.add(relative(copy, join(copy, folder, name)).replaceAll(sep, '/'))
    })
    onTestFinished(() => watcher.close())
  }
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(copy, 'scripts/electron-vite.ts'), 'build'],
    { cwd: copy, encoding: 'utf8' },
  )
  expect(status, stderr).toBe(0)
  // What was watched meanwhile is told in a later turn: until the one thing that is written here was.
  await expect.poll(() => seen.has('out')).toBe(true)
  await sleep(0)
  expect([...seen].filter((name) => name !== 'out')).toEqual([])
})
