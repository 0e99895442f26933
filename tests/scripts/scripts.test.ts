import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
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

describe('npm run stdio', () => {
  it('builds first where that is due, and prints nothing but JSON lines', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [script('stdio.ts'), '--data', folder],
      { encoding: 'utf8', input: '{"id":1,"call":"campaigns.list","input":{}}\n' },
    )
    expect(stderr).toBe('Building…\n')
    expect(status).toBe(0)
    const frames = stdout
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    expect(frames).toEqual([
      expect.objectContaining({ event: 'ready' }) as unknown,
      { id: 1, ok: [] },
    ])
  })

  it('does not build what is fresh, and builds once for all who wait', async () => {
    // The build is now older than what it was built from.
    utimesSync(join(copy, 'out/renderer/index.html'), 1, 1)
    const starts = [1, 2, 3].map(async (n) => {
      const child = spawn(process.execPath, [script('stdio.ts'), '--data', join(folder, `${n}`)])
      child.stdin.end()
      let errors = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
      const [code] = (await once(child, 'close')) as [number]
      return { code, built: errors.includes('Building…') }
    })
    const ends = await Promise.all(starts)
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(ends.filter((end) => end.built)).toHaveLength(1)
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
