/** Menus in Electron itself: what their keys do, what they ask of the page, and the one under the pointer. */
import { expect as expectPage } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { english, italian } from '../e2e/words.ts'
import { newFolder, removeFolder } from '../temporary-folder.ts'
import { binary, launch } from './real-desktop.ts'
import type { RealDesktop } from './real-desktop.ts'

interface World {
  popups: (string | undefined)[][]
  about: Record<string, unknown>
}

describe.skipIf(binary === null)('menus, in Electron itself', () => {
  let userData: string
  let running: RealDesktop
  beforeAll(async () => {
    userData = newFolder()
    running = await launch(userData)
    await running.page.evaluate(() => delversTable.call('settings.set', { welcomed: true }))
    await running.page.reload()
    await running.page.getByRole('heading', { level: 1 }).waitFor()
  })
  afterAll(async () => {
    await running.app.close()
    removeFolder(userData)
  })

  const zoom = () =>
    running.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.getZoomLevel(),
    )
  /** Does what the item with these keys does: keys that the system presses are out of a test's reach. */
  const press = (accelerator: string) =>
    running.app.evaluate(({ Menu }, keys) => {
      const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? [])
      const item = items?.find((one) => one.accelerator === keys)
      if (item === undefined) throw new Error(`No item of the menu has the keys ${keys}`)
      ;(item.click as () => void)()
    }, accelerator)
  const choose = (menu: string, item: string) =>
    running.app.evaluate(
      ({ Menu }, path) => {
        const items = Menu.getApplicationMenu()?.items.find(({ label }) => label === path.menu)
        items?.submenu?.items.find(({ label }) => label === path.item)?.click()
      },
      { menu, item },
    )

  it('zooms in by Ctrl and the equals sign, and back', async () => {
    expect(await zoom()).toBe(0)
    await press('CommandOrControl+=')
    await expect.poll(zoom).toBe(0.5)
    await press('CommandOrControl+numsub')
    await expect.poll(zoom).toBe(0)
  })

  it('asks the page for what an item says', async () => {
    const { page } = running
    await choose('&File', 'Settings…')
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText(english('settings.title'))
    await choose('&File', 'Import…')
    await expectPage(page.getByRole('dialog', { name: english('import.title') })).toBeVisible()
    await choose('&Help', 'Rules of the game')
    await expectPage(page.getByRole('dialog')).toHaveCount(0)
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText(english('reference.title'))
    await press('CommandOrControl+,')
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText(english('settings.title'))
  })

  it('prints what is on the screen', async () => {
    const { page } = running
    await page.evaluate('window.print = () => { window.printed = true }')
    await press('CommandOrControl+P')
    await expect.poll(() => page.evaluate('window.printed')).toBe(true)
  })

  it('offers what can be done with the text of a field, in the app’s language', async () => {
    const { app, page } = running
    await app.evaluate(({ Menu }) => {
      const world = globalThis as unknown as World
      world.popups = []
      Menu.prototype.popup = function popup() {
        world.popups.push(
          this.items.map(({ role, label, type }) =>
            type === 'separator' ? '-' : `${role} ${label}`,
          ),
        )
      }
    })
    await page.evaluate(() => delversTable.call('settings.set', { locale: 'it' }))
    await page.evaluate("location.hash = '#/rules'")
    await page.getByRole('searchbox').click({ button: 'right' })
    const popups = () => app.evaluate(() => (globalThis as unknown as World).popups)
    await expect
      .poll(popups)
      .toEqual([['cut Taglia', 'copy Copia', 'paste Incolla', '-', 'selectall Seleziona tutto']])
    await page.getByRole('heading', { level: 1 }).click({ button: 'right' })
    await page.getByRole('searchbox').click({ button: 'right' })
    await expect.poll(async () => (await popups()).length).toBe(2)
    await page.evaluate(() => delversTable.call('settings.set', { locale: 'en' }))
  })

  it('speaks the language of the settings, and says of itself what the panel shows', async () => {
    const { app, page } = running
    await app.evaluate(({ app: electron }) => {
      electron.setAboutPanelOptions = (options) => Object.assign(globalThis, { about: options })
    })
    await page.evaluate(() => delversTable.call('settings.set', { locale: 'it' }))
    const about = await app.evaluate(() => (globalThis as unknown as World).about)
    expect(about).toMatchObject({
      applicationName: 'Delver’s Table',
      applicationVersion: '0.1.0',
      copyright: italian('desktop.copyright'),
    })
    const icon = await app.evaluate(
      ({ nativeImage }, path) => nativeImage.createFromPath(path).getSize(),
      String(about['iconPath']),
    )
    expect(icon.width).toBeGreaterThanOrEqual(256)
    const menus = await app.evaluate(({ Menu }) =>
      Menu.getApplicationMenu()?.items.map(({ label }) => label),
    )
    expect(menus).toEqual(['&File', '&Modifica', '&Vista', 'Fi&nestra', '&Aiuto'])
  })
})
