/** Files in Electron itself: named at the start and at a second one, and saved under a name that one is asked for. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect as expectPage } from '@playwright/test'
import type { Page } from '@playwright/test'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { english } from '../e2e/words.ts'
import { newFolder, removeFolder } from '../temporary-folder.ts'
import { binary, launch, startAgain } from './real-desktop.ts'
import type { RealDesktop } from './real-desktop.ts'

describe.skipIf(binary === null)('files, in Electron itself', () => {
  let folder: string
  let running: RealDesktop[]
  const start = async (data: string, more: readonly string[] = []): Promise<RealDesktop> => {
    const started = await launch(join(folder, data), { args: more })
    running.push(started)
    return started
  }

  beforeEach(() => {
    folder = newFolder()
    running = []
  })
  afterEach(async () => {
    for (const { app } of running) await app.close()
    removeFolder(folder)
  })

  const campaigns = (page: Page) => page.evaluate(() => delversTable.call('campaigns.list', {}))
  const welcomed = (page: Page) =>
    page.evaluate(() => delversTable.call('settings.set', { welcomed: true }))

  /** Makes a campaign, and writes its file. */
  async function writeCampaign(page: Page, name: string): Promise<string> {
    const exported = await page.evaluate(async (called) => {
      const made = await delversTable.call('campaigns.create', { name: called })
      if (!('ok' in made)) throw new Error(made.error.message)
      const { campaign } = made.ok
      return delversTable.call('exports.campaign', { campaign, format: 'json' })
    }, name)
    if (!('ok' in exported)) throw new Error(exported.error.message)
    expect(exported.ok.name).toMatch(/\.delvecampaign$/)
    writeFileSync(join(folder, exported.ok.name), Buffer.from(exported.ok.base64, 'base64'))
    return exported.ok.name
  }

  it('shows what is in the file that it was started with, and imports it only when told to', async () => {
    const elsewhere = await start('elsewhere')
    const [first, second] = [
      await writeCampaign(elsewhere.page, 'Winter'),
      await writeCampaign(elsewhere.page, 'Spring'),
    ]
    const { app, page } = await start('here', [join(folder, first)])
    // At its very first start the app has its own questions before.
    await page.getByRole('button', { name: english('welcome.toLibrary') }).click()
    const dialog = page.getByRole('dialog', { name: english('import.title') })
    await expectPage(dialog).toContainText(first)
    await expectPage(dialog).toContainText('Winter')
    expect(await campaigns(page)).toEqual({ ok: [] })
    await dialog.getByRole('button', { name: english('import.apply') }).click()
    await expectPage(dialog).toContainText(english('import.done'))
    await dialog
      .getByRole('button', { name: english('common.close') })
      .last()
      .click()
    expect(await campaigns(page)).toMatchObject({ ok: [{ name: 'Winter' }] })

    // A second start names its file as seen from its own folder, and one that is not there.
    expect(await startAgain(join(folder, 'here'), ['gone.delve', second], folder)).toBe(0)
    await expectPage(dialog).toContainText('Spring')
    expect(app.windows()).toHaveLength(1)
    expect(await campaigns(page)).toMatchObject({ ok: [{ name: 'Winter' }] })
  })

  it('asks in the app’s language where to save, and says what became of the file', async () => {
    const { app, page } = await start('here')
    await welcomed(page)
    await page.reload()
    const target = join(folder, 'kept.delve')
    await app.evaluate(
      ({ session }, answers) => {
        const asked: unknown[] = []
        Object.assign(globalThis, { asked })
        session.defaultSession.on('will-download', (_, item) => {
          asked.push(item.getSaveDialogOptions())
          const answer = answers.shift() ?? null
          if (answer === null) item.cancel()
          else item.setSavePath(answer)
        })
      },
      [target, null, '/proc/nowhere/kept.delve'],
    )
    const message = page.getByRole('region', { name: english('app.messages') })
    const save = async () => {
      await page.evaluate("location.hash = '#/settings'")
      await page.getByRole('button', { name: english('export.everything') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: english('export.save') })
        .click()
    }
    await save()
    await expectPage(message).toHaveText(english('export.saved', { file: 'kept.delve' }))
    expect(readFileSync(target).subarray(0, 2).toString()).toBe('PK')
    await message.getByRole('button').click()

    await save()
    await expect
      .poll(() => app.evaluate(() => (globalThis as unknown as { asked: unknown[] }).asked.length))
      .toBe(2)
    await save()
    await expectPage(message).toHaveText(english('errors.file-not-saved'))
    const asked = await app.evaluate(() => (globalThis as unknown as { asked: unknown[] }).asked)
    expect(asked[0]).toMatchObject({
      title: 'Save file',
      filters: [{ name: 'Bundle of Delver’s Table', extensions: ['delve'] }, { extensions: ['*'] }],
    })
    expect((asked[0] as { defaultPath: string }).defaultPath).toMatch(/Delver’s Table\.delve$/)
    // Where the last one went is where the next begins.
    expect(asked[1]).toMatchObject({ defaultPath: join(folder, 'Delver’s Table.delve') })
    expect(existsSync('/proc/nowhere')).toBe(false)
  })

  it('saves no page for a link that is pressed together with Alt', async () => {
    const { app, page } = await start('here')
    await welcomed(page)
    await page.reload()
    await app.evaluate(({ session }) => {
      const begun: unknown[] = []
      Object.assign(globalThis, { begun })
      session.defaultSession.on('will-download', (event, item) => {
        begun.push({ url: item.getURL(), refused: event.defaultPrevented })
      })
    })
    await page
      .getByRole('link', { name: english('app.settings'), exact: true })
      .click({ modifiers: ['Alt'] })
    await expect
      .poll(() => app.evaluate(() => (globalThis as unknown as { begun: unknown[] }).begun))
      .toEqual([{ url: 'app://table/#/settings', refused: true }])
  })
})
