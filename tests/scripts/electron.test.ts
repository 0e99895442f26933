import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { electronProgram, fetchElectron, lastError } from '../../scripts/start/electron.ts'
import { newFolder, removeFolder } from '../temporary-folder.ts'

let folder: string
beforeEach(() => {
  folder = newFolder()
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', undefined)
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  removeFolder(folder)
})

function installer(code: string): void {
  writeFileSync(join(folder, 'install.js'), code)
}
const INSTALL = `
  const { mkdirSync, writeFileSync } = require('node:fs')
  mkdirSync(__dirname + '/dist', { recursive: true })
  for (const name of ['electron', 'version']) writeFileSync(__dirname + '/dist/' + name, '')
  writeFileSync(__dirname + '/path.txt', 'electron')`

describe('Electron’s program', () => {
  it('is there when its installer came to its end, and not before', () => {
    expect(electronProgram(folder)).toBeNull()
    mkdirSync(join(folder, 'dist'))
    writeFileSync(join(folder, 'dist', 'electron'), '')
    expect(electronProgram(folder)).toBeNull()
    writeFileSync(join(folder, 'path.txt'), 'electron')
    expect(electronProgram(folder)).toBeNull()
    writeFileSync(join(folder, 'dist', 'version'), '45.5.0')
    expect(electronProgram(folder)).toBe(join(folder, 'dist', 'electron'))
  })
})

describe('fetching Electron', () => {
  const leftovers = (): readonly string[] =>
    readdirSync(tmpdir()).filter((name) => name.startsWith('delvers-table-electron-'))

  it('fetches also where a fetch broke off', async () => {
    mkdirSync(join(folder, 'dist'))
    writeFileSync(join(folder, 'dist', 'electron'), 'half')
    installer(INSTALL)
    expect(await fetchElectron({ folder })).toBeNull()
    expect(electronProgram(folder)).not.toBeNull()
  })

  it('says why it could not, down to what kept the request from its server', async () => {
    installer(`
      fetch('http://127.0.0.1:1/electron.zip').catch((error) => {
        console.error(error.stack)
        process.exit(1)
      })`)
    // No server may be asked on port 1: the request fails before any network is.
    expect(await fetchElectron({ folder })).toBe('bad port')
    expect(electronProgram(folder)).toBeNull()
  })

  it('gives up where nothing comes, ends the installer and leaves none of its download', async () => {
    installer(`
      require('node:fs').writeFileSync(__dirname + '/at', require('node:os').tmpdir())
      require('node:fs').writeFileSync(require('node:os').tmpdir() + '/electron.zip', 'half')
      setInterval(() => undefined, 1000)`)
    expect(await fetchElectron({ folder, stalled: 2_000 })).toBe('nothing came for 2 seconds')
    expect(existsSync(readFileSync(join(folder, 'at'), 'utf8'))).toBe(false)
    expect(leftovers()).not.toContain(readFileSync(join(folder, 'at'), 'utf8'))
  })
})

describe('the last error of an installer', () => {
  it.each([
    [
      'Error: getaddrinfo ENOTFOUND github.com\n    at x (y.js:1:2)\n',
      'getaddrinfo ENOTFOUND github.com',
    ],
    [
      'warning\nHTTPError: Response code 404 (Not Found)\n    at z\n',
      'Response code 404 (Not Found)',
    ],
    ["Error: EACCES: permission denied {\n  code: 'EACCES'\n}\n", "code: 'EACCES'"],
    ['', 'its installer did not say why'],
  ])('of %j is %j', (errors, reason) => {
    expect(lastError(errors)).toBe(reason)
  })
})

describe('the check that goes before every script', () => {
  const check = new URL('../../scripts/check-node.mjs', import.meta.url).href
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [...args, '--eval', 'console.log("ran")'], { encoding: 'utf8' })

  it('lets this Node through', () => {
    expect(run('--import', check)).toMatchObject({ status: 0, stdout: 'ran\n', stderr: '' })
  })

  it('says in a sentence that a Node is too old', () => {
    const older = `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`
    const { status, stdout, stderr } = run(
      ...['--import', `data:text/javascript,${encodeURIComponent(older)}`, '--import', check],
    )
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^This runs on Node\.js 24 or later, not on 20\.20\.2\. .*npm ci.*\n$/)
  })

  it('goes before every script that npm runs', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Readonly<Record<string, string>>
    }
    const started = Object.values(scripts).filter((command) => command.startsWith('node '))
    expect(started.length).toBeGreaterThan(7)
    expect(started.filter((command) => !command.includes('check-node.mjs'))).toEqual([])
  })
})
