/** The packed app around Electron itself, from its start to an exported file and through a power cut. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { version } from '../../package.json'
import { readPdf } from '../e2e/pdf.ts'
import { english as say } from '../e2e/words.ts'
import { newFolder, removeFolder } from '../temporary-folder.ts'
import { findElectronDist, isElectrons, pack, packHere } from './pack.ts'
import { startPacked } from './packed-process.ts'
import type { PackedProcess } from './packed-process.ts'

/** How a fuse stands in Electron’s program. */
const OFF = '0'.charCodeAt(0)
const ON = '1'.charCodeAt(0)

/** A program that was packed or installed before, such as from an installer; else the test packs one. */
const installed = process.env['PACKED_APP']
const electron = installed === undefined ? findElectronDist() : null
const possible = installed !== undefined || electron !== null
// Reporters are silent about what is skipped; nobody should take silence for a pass.
if (!possible) console.info('Tests of the packed app itself skipped: no Electron binary')

/** What compresses for electron-builder, which would fetch it: Debian’s p7zip or 7zip. */
const sevenZip = ['/usr/bin/7za', '/usr/bin/7zz', '/usr/bin/7z'].find((file) => existsSync(file))
const archives = electron !== null && process.platform === 'linux' && sevenZip !== undefined
if (possible && !archives) console.info('Test of the tar.gz skipped: Linux, Electron and 7-Zip')

describe.skipIf(!possible)('the packed app itself', () => {
  let work: string
  let program: string
  let app: PackedProcess | null = null

  beforeAll(() => {
    work = newFolder('real')
    if (installed !== undefined) {
      program = installed
      return
    }
    const copy = join(work, 'electron')
    cpSync(electron ?? '', copy, { recursive: true, dereference: true, filter: isElectrons })
    program = packHere(copy, join(work, 'dist'))
  }, 600_000)
  afterAll(async () => {
    await app?.kill()
    removeFolder(work)
  })

  it('has the fuses blown that would let others run their code in it', async () => {
    expect(await getCurrentFuseWire(program)).toMatchObject({
      [FuseV1Options.RunAsNode]: OFF,
      [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: OFF,
      [FuseV1Options.EnableNodeCliInspectArguments]: OFF,
      [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: ON,
      [FuseV1Options.OnlyLoadAppFromAsar]: ON,
      [FuseV1Options.GrantFileProtocolExtraPrivileges]: OFF,
    })
  })

  it('is played from its first start to a printed sheet', async () => {
    app = await startPacked(program, ['--data', join(work, 'data')])
    const { page } = app
    expect(page.url()).toMatch(/^app:\/\/table\//)
    const press = (key: string) => page.getByRole('button', { name: say(key), exact: true }).click()
    const answer = (key: string) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: say(key), exact: true })
        .click()

    await page.getByRole('button', { name: say('welcome.toLibrary') }).click()
    await press('library.newCampaign')
    await page.getByRole('dialog').getByLabel(say('campaign.name')).fill('Winter')
    await answer('library.createCampaign')
    await page.getByRole('heading', { name: 'Winter', level: 1 }).waitFor()
    await press('odd.campaign.addSheet')
    await page.getByRole('dialog').getByLabel(say('campaign.player'), { exact: true }).fill('Ada')
    await page.getByRole('radio', { name: say('odd.heroes.warrior') }).click()
    await answer('odd.campaign.addThisSheet')
    await page
      .getByRole('link', { name: say('odd.sheet.openOf', { player: 'Ada' }), exact: true })
      .click()

    // The file is taken from the page on its way to the system's dialog, which no test can press.
    await page.evaluate(`
      const make = URL.createObjectURL
      URL.createObjectURL = (blob) => ((globalThis.exported = blob), make.call(URL, blob))
      HTMLAnchorElement.prototype.click = () => {}
    `)
    await press('export.sheet')
    await page.getByRole('radio', { name: say('export.sheetAs.pdf.name') }).click()
    await answer('export.save')
    const bytes = await page.evaluate(`new Promise((resolve) => {
      const look = setInterval(() => {
        if (globalThis.exported === undefined) return
        clearInterval(look)
        const reader = new FileReader()
        reader.onload = () => resolve(reader.result.split(',')[1])
        reader.readAsDataURL(globalThis.exported)
      }, 50)
    })`)
    const pdf = await readPdf(Buffer.from(String(bytes), 'base64'))
    expect(pdf).toMatchObject({ pages: 1, words: expect.stringContaining('Ada') as string })
  })

  it('shows whose works it is built from', async () => {
    const page = app?.page
    if (page === undefined) throw new Error('The app is not there any more.')
    await page.evaluate(`location.hash = '#/licences'`)
    await page.getByLabel(say('licences.search')).fill('better-sqlite3')
    const entry = page.locator('details').filter({ hasText: 'better-sqlite3' }).first()
    await entry.locator('summary').click()
    await entry.getByText('Permission is hereby granted').waitFor()
  })

  it('has everything when it is killed in the middle of a game and started again', async () => {
    const game = await app?.page.evaluate(async () => {
      const { call } = delversTable
      const options = { heroes: [{ hero: 'mage' }], dungeon: 'dragons-cave', tier: 'novice' }
      const begun = await call('tables.start', {
        game: 'one-deck-dungeon',
        options,
        seed: 7,
      })
      let table = begun
      for (let step = 0; step < 3 && 'ok' in table; step++)
        table = await call('tables.act', {
          table: table.ok.table,
          revision: table.ok.revision,
          action: table.ok.actions[0],
        } as never)
      return 'ok' in table ? table.ok : table
    })
    if (game === undefined || !('table' in game)) throw new Error(JSON.stringify(game))
    expect(game.revision).toBe(3)
    await app?.kill()

    app = await startPacked(program, ['--data', join(work, 'data')])
    const { page } = app
    await page.getByRole('link', { name: 'Winter', exact: true }).waitFor()
    const again = await page.evaluate(
      (table) => delversTable.call('tables.open', { table }),
      game.table,
    )
    expect(again).toMatchObject({ ok: { revision: 3, view: game.view, actions: game.actions } })
    await app.close()
    expect(existsSync(join(work, 'data', 'delvers-table.sqlite3-wal'))).toBe(false)
    app = null
  })

  it.skipIf(process.platform !== 'linux')('keeps data in the folder of its name', async () => {
    const home = join(work, 'home')
    app = await startPacked(program, [], { XDG_CONFIG_HOME: home })
    await app.close()
    app = null
    expect(readdirSync(home)).toContain("Delver's Table")
    expect(readdirSync(join(home, "Delver's Table"))).toContain('delvers-table.sqlite3')
  })

  it.skipIf(!archives)('starts from its tar.gz with what was there before', async () => {
    const dist = join(work, 'dist')
    const prepackaged = ['--linux', 'tar.gz', '--prepackaged', dirname(program)]
    pack(dist, prepackaged, { ELECTRON_BUILDER_7ZIP_PATH: sevenZip ?? '' })
    const name = `delvers-table-${version}-linux-${process.arch}`
    const { status } = spawnSync('tar', ['xzf', join(dist, `${name}.tar.gz`), '-C', work])
    expect(status).toBe(0)
    app = await startPacked(join(work, name, 'delvers-table'), ['--data', join(work, 'data')])
    await app.page.getByRole('link', { name: 'Winter', exact: true }).waitFor()
    await app.close()
    app = null
  })
})
