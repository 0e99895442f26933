import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, symlinkSync, watch } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest'
import { ENDED_BY_SIGNAL } from '../signals.ts'
import { newFolder, removeFolder } from '../temporary-folder.ts'

/** A copy of the project: building in the project itself would pull the app away from other tests. */
let copy: string
beforeAll(() => {
  copy = newFolder('copy')
  for (const name of ['src', 'scripts', ...FILES])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
})
afterAll(() => removeFolder(copy))

const root = join(import.meta.dirname, '../..')
const FILES = [
  ...['package.json', 'package-lock.json', 'electron.vite.config.ts', 'tsconfig.base.json'],
  // What the list of licences is made of.
  'docs/credits.md',
]
function script(name: string): string {
  return join(copy, 'scripts', name)
}

let folder: string
beforeEach(() => {
  folder = newFolder()
})
afterEach(() => removeFolder(folder))

/** Starts the host, has it answer one call, and ends it. */
async function stdio(dataDir: string) {
  const child = spawn(process.execPath, [script('stdio.ts'), '--data', dataDir])
  child.stdin.end('{"id":1,"call":"campaigns.list","input":{}}\n')
  const said = { output: '', errors: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.errors += text))
  const [code] = (await once(child, 'close')) as [number]
  return { code, ...said }
}

/** Notes what is written into the project meanwhile, but among the packages. */
function watchCopy(): ReadonlySet<string> {
  const seen = new Set<string>()
  for (const within of ['.', ...globSync('{src,scripts}/**/', { cwd: copy })]) {
    const watcher = watch(join(copy, within), (_, name) => {
      if (name !== null) seen.add(relative(copy, join(copy, within, name)).replaceAll(sep, '/'))
    })
    onTestFinished(() => watcher.close())
  }
  return seen
}

// A build takes long: what it must do is looked at on one.
describe('npm run stdio', () => {
  it('builds first where that is due, once for all who wait, and prints nothing but JSON lines', async () => {
    const seen = watchCopy()
    const starts = [1, 2, 3].map((n) => stdio(join(folder, `${n}`)))
    const ends = await Promise.all(starts)
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(ends.map(({ errors }) => errors).toSorted()).toEqual(['', '', 'Building…\n'])
    for (const { output } of ends) {
      const frames = output
        .trimEnd()
        .split('\n')
        .map((line): unknown => JSON.parse(line))
      expect(frames).toEqual([
        expect.objectContaining({ event: 'ready' }) as unknown,
        { id: 1, ok: [] },
      ])
    }
    // The build makes no file but in `out` and among the packages, not even for a moment. What was watched
    // meanwhile is told in a later turn: until the one thing that is written here was.
    await expect.poll(() => seen.has('out')).toBe(true)
    await sleep(0)
    expect([...seen].filter((name) => name !== 'out')).toEqual([])
  })

  it('does not build what is fresh', async () => {
    const { code, errors } = await stdio(folder)
    expect(code).toBe(0)
    expect(errors).toBe('')
  })
})

// Only on Linux can a system have no screen; elsewhere a window would open here.
describe.skipIf(process.platform !== 'linux')('npm start without a screen', () => {
  it('says why in a line, and serves the same app in the browser', async () => {
    const env = { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '' }
    const child = spawn(process.execPath, [script('start.ts'), '--data', folder], { env })
    onTestFinished(() => void child.kill('SIGKILL'))
    let errors = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
    let link: string | undefined
    for await (const line of createInterface({ input: child.stdout })) {
      link = /http:\/\/\S+/.exec(line)?.[0]
      if (link !== undefined) break
    }
    const reply = await fetch(link ?? '', { redirect: 'manual' })
    expect(reply.status).toBe(303)
    expect(errors).toMatch(/^Electron .*: the app opens in the browser instead\.\n$/)
    child.kill('SIGTERM')
    expect((await once(child, 'close'))[0]).toBe(ENDED_BY_SIGNAL)
  })

  it('refuses a bad flag in a line, with exit code 2', () => {
    const env = { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '' }
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [script('start.ts'), '--sound'],
      { env, encoding: 'utf8' },
    )
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toContain("Unknown option '--sound'\n")
  })
})
