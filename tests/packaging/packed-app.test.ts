import { cpSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractAll, listPackage } from '@electron/asar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LICENCES_FILE } from '@shared/licences'
import type { Component } from '@shared/licences'
import { dependencies } from '../../package.json'
import { openWindowSystem, startDesktop } from '../electron/stand-in/index.ts'
import { newFolder, removeFolder } from '../temporary-folder.ts'
import { packForLinux, root } from './pack.ts'

/** Where Electron keeps its fuses: after this text, a version, their number and one character each. */
const SENTINEL = Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX')

/** Licences that allow what is done here; another one is for a person to look at first. */
const LICENCES = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MPL-2.0', 'Zlib'],
  ...['Bitstream-Vera', 'CC-BY-3.0', 'OFL-1.1', 'blessing'],
]
const KINDS = ['.js', '.mjs', '.cjs', '.json', '.css', '.html', '.svg', '.png', '.wasm', '.node']
KINDS.push('.woff', '.woff2', '.trie', '.bin', '.icc', '.txt')
/** The archive, measured, and a tenth more. */
const MOST_BYTES = 10_000_000

/** What electron-builder takes for an Electron: a program with fuses, and two folders. */
function makeElectron(folder: string): void {
  mkdirSync(join(folder, 'resources'), { recursive: true })
  mkdirSync(join(folder, 'locales'))
  for (const language of ['de', 'en-US', 'it', 'zh-CN'])
    writeFileSync(join(folder, 'locales', `${language}.pak`), '')
  const fuses = Buffer.from([1, 9, ...Buffer.from('101100010')])
  writeFileSync(join(folder, 'electron'), Buffer.concat([SENTINEL, fuses]), { mode: 0o755 })
}

describe('the packed app, for Linux, around a stand-in for Electron', () => {
  let work: string
  let unpacked: string
  let files: readonly string[]

  beforeAll(() => {
    work = newFolder('packed')
    makeElectron(join(work, 'electron'))
    unpacked = packForLinux(join(work, 'electron'), join(work, 'dist'))
    files = listPackage(join(unpacked, 'resources', 'app.asar'), { isPack: false })
  }, 180_000)
  afterAll(() => removeFolder(work))

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
    expect(top).toEqual(new Set(['package.json', 'out', 'node_modules', 'resources']))
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

  it('names every package in it, with the text of a licence that lets it be passed on', () => {
    const components = JSON.parse(
      readFileSync(join(root, 'out', 'renderer', LICENCES_FILE), 'utf8'),
    ) as readonly Component[]
    const named = new Set(components.map(({ name }) => name))
    const packed = below('/node_modules/').map(
      (file) => /^(?:@[^/]+\/)?[^/]+/.exec(file.split('/node_modules/').at(-1) ?? '')?.[0],
    )
    // A folder of a scope is listed by itself.
    const packages = new Set(packed.filter((name) => name !== undefined && !/^@[^/]+$/.test(name)))
    expect([...packages].filter((name) => !named.has(name ?? ''))).toEqual([])
    for (const { name, licence, text } of components) {
      expect(text.length, name).toBeGreaterThan(100)
      for (const id of licence.split(/ AND | OR /)) expect(LICENCES, name).toContain(id)
    }
    expect(readFileSync(join(unpacked, 'THIRD-PARTY.txt'), 'utf8')).toContain('better-sqlite3')
    expect(readFileSync(join(unpacked, 'LICENSE.txt'), 'utf8')).toContain('MIT')
  })

  it('holds kinds of files that are loaded, and no more than they weigh', () => {
    const kinds = new Set(
      files.filter((file) => /\.\w+$/.test(file)).map((file) => file.slice(file.lastIndexOf('.'))),
    )
    expect([...kinds].filter((kind) => !KINDS.includes(kind))).toEqual([])
    const { size } = statSync(join(unpacked, 'resources', 'app.asar'))
    expect(size).toBeLessThan(MOST_BYTES)
  })

  it('speaks, where Chromium does, the languages of the app', () => {
    expect(readdirSync(join(unpacked, 'locales')).sort()).toEqual(['en-US.pak', 'it.pak'])
  })

  it('holds SQLite for this system alone, outside the archive', () => {
    const binaries = below('/node_modules/better-sqlite3/prebuilds/')
    // The system that builds brings its own: each builds its own packages.
    const program = `${process.platform}-${process.arch}.node`
    expect(binaries).toEqual([program])
    const file = join('node_modules', 'better-sqlite3', 'prebuilds', program)
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
