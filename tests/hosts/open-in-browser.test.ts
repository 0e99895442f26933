/** The link goes to the browser by a file that only its user can read: other users see what programs are started with. */
import { EventEmitter } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openInBrowser, writeLinkPage } from '@main/hosts/browser/open-in-browser'

const { spawned } = vi.hoisted(() => ({ spawned: [] as string[][] }))
vi.mock('node:child_process', () => ({
  spawn: (command: string, args: readonly string[]) => {
    spawned.push([command, ...args])
    return Object.assign(new EventEmitter(), { unref: () => undefined })
  },
}))

const KEY = 'Xq0-_secret'
const LINK = `http://127.0.0.1:41999/?key=${KEY}`

afterEach(() => {
  spawned.length = 0
})

test('the page leads to the link, and nobody else can read it', () => {
  const { file, remove } = writeLinkPage(LINK)
  try {
    expect(readFileSync(file, 'utf8')).toContain(`content="0;url=${LINK}"`)
    // Windows keeps temporary files apart by itself, and has no such bits.
    if (process.platform !== 'win32') {
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(statSync(dirname(file)).mode & 0o777).toBe(0o700)
    }
  } finally {
    remove()
  }
  expect(existsSync(dirname(file))).toBe(false)
  remove()
})

test.each(['linux', 'darwin', 'win32'] as const)(
  'no program is started with the link on %s',
  (platform) => {
    const remove = openInBrowser(LINK, platform)
    expect(spawned).toHaveLength(1)
    const [[, ...args] = []] = spawned
    expect(args.join(' ')).not.toContain(KEY)
    const file = args.at(-1) ?? ''
    expect(readFileSync(file, 'utf8')).toContain(KEY)
    remove()
    expect(existsSync(file)).toBe(false)
  },
)
