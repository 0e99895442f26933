import { cpSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { extractAll, listPackage } from '@electron/asar'
import { nodeFileTrace } from '@vercel/nft'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dependencies } from '../../package.json'
import type { Component } from '../../src/shared/licences.ts'
import { openWindowSystem, startDesktop } from '../electron/stand-in/index.ts'
import { newFolder, removeFolder } from '../temporary-folder.ts'
import { SENTINEL, makeElectron, packForLinux, root } from './pack.ts'

/** The program of SQLite for the system that packs. */
const SQLITE = `${process.platform}-${process.arch}.node`
/** Files that are read, not loaded, so that no trace of modules shows them. */
const READ = [
  'node_modules/@resvg/resvg-wasm/index_bg.wasm',
  ...['jp', 'kr', 'sc'].flatMap((family) => {
    const fonts = `node_modules/@fontsource/noto-sans-${family}`
    const files = readdirSync(join(root, fonts, 'files'))
    return [
      `${fonts}/unicode.json`,
      ...files
        .filter((file) => /-\d+-400-normal\.woff$/.test(file))
        .map((file) => `${fonts}/files/${file}`),
    ]
  }),
]
/** What may be in the archive at all, by how a name ends. */
const EXTENSIONS = [
  ...['.js', '.mjs', '.cjs', '.json', '.node', '.wasm'],
  ...['.html', '.css', '.svg', '.png', '.woff', '.woff2', '.icc'],
]
/** Bytes of the archive and of what lies beside it: somewhat more than there are today. */
const MOST_BYTES = 26_000_000

describe('the packed app, around a stand-in for Electron', () => {
  let work: string
  let unpacked: string
  /** The archive unpacked again, with what lies beside it. */
  let app: string
  let files: readonly string[]

  beforeAll(() => {
    work = newFolder('packed')
    makeElectron(join(work, 'electron'))
    unpacked = packForLinux(join(work, 'electron'), join(work, 'dist'))
    const archive = join(unpacked, 'resources', 'app.asar')
    app = join(work, 'app')
    extractAll(archive, app)
    cpSync(`${archive}.unpacked`, app, { recursive: true })
    files = listPackage(archive, { isPack: false })
      .map((file) => file.replaceAll('\\', '/').slice(1))
      .filter((file) => statSync(join(app, file)).isFile())
  }, 300_000)
  afterAll(() => removeFolder(work))

  const packages = (): readonly string[] => files.filter((file) => file.startsWith('node_modules/'))

  it('holds what was built, its description and the packages that it needs to run', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'package.json',
        'out/main/index.js',
        'out/preload/index.cjs',
        'out/renderer/index.html',
        ...Object.keys(dependencies).map((name) => `node_modules/${name}/package.json`),
      ]),
    )
    const top = new Set(files.map((file) => file.split('/')[0]))
    expect(top).toEqual(new Set(['package.json', 'out', 'node_modules', 'resources']))
  })

  it('tells Electron its names: of the app, and of its windows on Linux', () => {
    const manifest: unknown = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'))
    expect(manifest).toMatchObject({
      productName: "Delver's Table",
      desktopName: 'delvers-table.desktop',
    })
  })

  it('holds of the packages exactly the files that are ever loaded', async () => {
    const entries = ['index', 'simulate', 'simulate-worker'].map((name) =>
      join(app, 'out', 'main', `${name}.js`),
    )
    const { fileList } = await nodeFileTrace(entries, {
      ...{ base: app, processCwd: app, exportsOnly: true },
      ignore: ['node_modules/electron/**'],
    })
    const loaded = [...fileList]
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.startsWith('node_modules/'))
    // A package's description may be asked for by Node, whether or not the trace shows it.
    const but = (list: readonly string[]) => list.filter((file) => !file.endsWith('package.json'))
    expect(but(packages()).toSorted()).toEqual([...but(loaded), ...READ].toSorted())
  })

  it('holds nothing that no app needs, and stays small', () => {
    expect(files.filter((file) => !EXTENSIONS.includes(extname(file)))).toEqual([])
    const bytes = files.reduce((sum, file) => sum + statSync(join(app, file)).size, 0)
    expect(bytes).toBeLessThan(MOST_BYTES)
  })

  it('holds SQLite for this system alone, outside the archive', () => {
    const folder = join('node_modules', 'better-sqlite3', 'prebuilds')
    expect(readdirSync(join(app, folder))).toEqual([SQLITE])
    const outside = join(unpacked, 'resources', 'app.asar.unpacked', folder, SQLITE)
    expect(readFileSync(outside).equals(readFileSync(join(root, folder, SQLITE)))).toBe(true)
  })

  it('brings beside the archive the words of its languages, the licenses, and nothing else', () => {
    expect(readdirSync(join(unpacked, 'locales')).toSorted()).toEqual(['en-US.pak', 'it.pak'])
    expect(readdirSync(join(unpacked, 'resources')).toSorted()).toEqual([
      ...['app.asar', 'app.asar.unpacked'],
    ])
    expect(readdirSync(unpacked).toSorted()).toEqual([
      ...['LICENSE.electron.txt', 'LICENSE.txt', 'LICENSES.chromium.html', 'THIRD-PARTY.txt'],
      ...['delvers-table', 'locales', 'resources'],
    ])
  })

  it('names everyone whose package it holds, in the app and in a file beside it', () => {
    const listed = JSON.parse(
      readFileSync(join(app, 'out/renderer/third-party.json'), 'utf8'),
    ) as readonly Component[]
    const titles = listed.map(({ name, version }) => `${name} ${version}`)
    const held = packages()
      .filter((file) =>
        /^node_modules\/(?:.+\/node_modules\/)?(?:@[^/]+\/)?[^/]+\/package\.json$/.test(file),
      )
      .map((file) => JSON.parse(readFileSync(join(app, file), 'utf8')) as Component)
      .map(({ name, version }) => `${name} ${version}`)
    expect(held.length).toBeGreaterThan(20)
    expect(titles).toEqual(expect.arrayContaining(held))
    const file = readFileSync(join(unpacked, 'THIRD-PARTY.txt'), 'utf8')
    for (const { name, text } of listed) {
      expect(file).toContain(`\n${name}`)
      expect(file).toContain(text)
    }
  })

  it('blows the fuses that would let others run their code in it', () => {
    const program = readFileSync(join(unpacked, 'delvers-table'))
    const fuses = program.subarray(program.indexOf(SENTINEL) + SENTINEL.length + 2)
    // In Electron's order: run as Node; cookie encryption; NODE_OPTIONS; --inspect; validation of the
    // archive; only the archive; a snapshot of its own; privileges of file://.
    expect(fuses.subarray(0, 8).toString()).toBe('00001100')
    // What it was made from is as it was: a copy is packed, no link.
    const original = readFileSync(join(work, 'electron', 'electron'))
    expect(original.subarray(SENTINEL.length + 2).toString()).toBe('101100010')
  })

  it('starts, keeps a campaign and prints a sheet with what it holds', async () => {
    const windows = await openWindowSystem()
    const userData = join(work, 'data')
    const desktop = startDesktop({ windows, folder: app, userData, packaged: true })
    try {
      const page = await desktop.window()
      await page.locator('#app > *').first().waitFor()
      const made = await page.evaluate(async () => {
        const { call } = delversTable
        const campaign = await call('campaigns.create', { name: 'Winter' })
        if ('error' in campaign) return campaign
        const hero = { campaign: campaign.ok.campaign, hero: 'warrior', player: 'Ada' } as const
        const sheet = await call('sheets.create', hero)
        if ('error' in sheet) return sheet
        const mimes: unknown[] = []
        for (const format of ['pdf', 'png', 'csv', 'json'] as const) {
          const exported = await call('exports.sheet', { sheet: sheet.ok.sheet, format })
          mimes.push('ok' in exported ? exported.ok.mime : exported.error)
        }
        return mimes
      })
      expect(made).toEqual([
        'application/pdf',
        'image/png',
        expect.stringMatching(/^text\/csv/),
        expect.stringMatching(/json$/),
      ])
      await page.close()
      expect(await desktop.exitCode).toBe(0)
      expect(desktop.output()).toBe('')
    } finally {
      await desktop.kill('SIGKILL')
      await windows.close()
    }
  })
})
