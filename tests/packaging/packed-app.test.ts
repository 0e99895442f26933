import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractAll, listPackage } from '@electron/asar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dependencies } from '../../package.json'
import { built } from '../../scripts/build.ts'
import { openWindowSystem, startDesktop } from '../electron/stand-in/index.ts'

const root = join(built('.'), '..')
/** Where Electron keeps its fuses: after this text, a version, their number and one character each. */
const SENTINEL = Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX')

/** What electron-builder takes for an Electron: a program with fuses, and two folders. */
function makeElectron(folder: string): void {
  mkdirSync(join(folder, 'resources'), { recursive: true })
  mkdirSync(join(folder, 'locales'))
  const fuses = Buffer.from([1, 9, ...Buffer.from('101100010')])
  writeFileSync(join(folder, 'electron'), Buffer.concat([SENTINEL, fuses]), { mode: 0o755 })
}

describe('the packed app, for Linux, around a stand-in for Electron', () => {
  let work: string
  let unpacked: string
  let files: readonly string[]

  beforeAll(() => {
    work = mkdtempSync(join(tmpdir(), 'delvers-table-packed-'))
    makeElectron(join(work, 'electron'))
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules', 'electron-builder', 'cli.js'),
        ...['--linux', 'dir', '--x64', '--publish', 'never'],
        `-c.electronDist=${join(work, 'electron')}`,
        `-c.directories.output=${join(work, 'dist')}`,
      ],
      { cwd: root, encoding: 'utf8' },
    )
    expect(status, stdout + stderr).toBe(0)
    unpacked = join(work, 'dist', 'linux-unpacked')
    files = listPackage(join(unpacked, 'resources', 'app.asar'), { isPack: false })
  }, 180_000)
  afterAll(() => rmSync(work, { recursive: true, force: true }))

  const below = (folder: string): string[] =>
    files.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length))

  it('holds what was built, its description and the packages that it needs to run', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        '/package.json',
        '/out/main/index.js',
        '/out/preload/index.cjs',
        '/out/renderer/index.html',
        ...Object.keys(dependencies).map((name) => `/node_modules/${name}/package.json`),
      ]),
    )
    const top = new Set(files.map((file) => file.split('/')[1]))
    expect(top).toEqual(new Set(['package.json', 'out', 'node_modules']))
  })

  it('holds nothing that only its makers need', () => {
    const packages = new Set(below('/node_modules/').map((file) => file.split('/')[0]))
    for (const name of [
      'electron',
      'typescript',
      'vue',
      'vite',
      'vitest',
      'playwright-core',
      'node',
    ])
      expect(packages).not.toContain(name)
    expect(files.filter((file) => /\.(map|ts|mts|cts|cc|gyp)$/.test(file))).toEqual([])
  })

  it('holds SQLite for this system alone, outside the archive', () => {
    const binaries = below('/node_modules/better-sqlite3/prebuilds/')
    expect(binaries).toEqual(['linux-x64.node'])
    const file = join('node_modules', 'better-sqlite3', 'prebuilds', 'linux-x64.node')
    const outside = readFileSync(join(unpacked, 'resources', 'app.asar.unpacked', file))
    expect(outside.equals(readFileSync(join(root, file)))).toBe(true)
  })

  it('blows the fuses that would let others run their code in it', () => {
    const program = readFileSync(join(unpacked, 'delvers-table'))
    const fuses = program.subarray(program.indexOf(SENTINEL) + SENTINEL.length + 2)
    // In Electron's order: run as Node; cookie encryption; NODE_OPTIONS; --inspect; validation of the
    // archive; only the archive; a snapshot of its own; privileges of file://.
    expect(fuses.subarray(0, 8).toString()).toBe('00001100')
  })

  it('starts, keeps a campaign and prints a sheet with what it holds', async () => {
    const folder = join(work, 'app')
    extractAll(join(unpacked, 'resources', 'app.asar'), folder)
    cpSync(join(unpacked, 'resources', 'app.asar.unpacked'), folder, { recursive: true })
    const windows = await openWindowSystem()
    const userData = join(work, 'data')
    const desktop = startDesktop({ windows, folder, userData, packaged: true })
    try {
      const page = await desktop.window()
      await page.locator('#app > *').first().waitFor()
      const printed = await page.evaluate(async () => {
        const { call } = delversTable
        const campaign = await call('campaigns.create', { name: 'Winter' })
        if ('error' in campaign) return campaign
        const made = { campaign: campaign.ok.campaign, hero: 'warrior', player: 'Ada' } as const
        const sheet = await call('sheets.create', made)
        if ('error' in sheet) return sheet
        return call('exports.sheet', { sheet: sheet.ok.sheet, format: 'pdf' })
      })
      expect(printed).toMatchObject({ ok: { mime: 'application/pdf' } })
      expect(await desktop.kill('SIGTERM')).toBe(0)
      expect(desktop.output()).toBe('')
    } finally {
      await desktop.kill('SIGKILL')
      await windows.close()
    }
  })
})
