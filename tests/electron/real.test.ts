/** What only Electron itself can show: isolation, guards, real windows. Needs its binary. */
import { join } from 'node:path'
import { _electron } from '@playwright/test'
import type { ElectronApplication, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { built } from '../../scripts/build.ts'
import { newFolder, removeFolder } from '../temporary-folder.ts'
import { HAS_SANDBOX, electronArguments, findElectron } from './find-electron.ts'

const root = join(built('.'), '..')
const binary = findElectron()

// Reporters are silent about what is skipped; nobody should take silence for a pass.
if (binary === null) console.info('Tests of Electron itself skipped: no Electron binary')

describe.skipIf(binary === null)('the desktop app in Electron itself', () => {
  let userData: string
  let app: ElectronApplication
  let page: Page

  beforeAll(async () => {
    userData = newFolder()
    app = await _electron.launch({
      executablePath: binary ?? '',
      chromiumSandbox: HAS_SANDBOX,
      args: electronArguments(root, userData),
    })
    page = await app.firstWindow()
    await page.locator('#app > *').first().waitFor()
  })
  afterAll(async () => {
    await app.close()
    removeFolder(userData)
  })

  it('isolates the page: no Node, no Electron, only the bridge', async () => {
    const leaks = await page.evaluate(() =>
      ['require', 'process', 'module', 'Buffer', 'global'].filter((name) => name in globalThis),
    )
    expect(leaks).toEqual([])
    expect(await page.evaluate(() => Object.keys(delversTable))).toEqual(['call', 'on'])
    expect(page.url()).toMatch(/^app:\/\/table\//)
  })

  it('stays on its page', async () => {
    await page.evaluate(() => {
      const { location } = globalThis as unknown as { location: { href: string } }
      location.href = 'https://example.com/'
    })
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(page.url()).toMatch(/^app:\/\/table\//)
  })

  it('opens no second window', async () => {
    const opened = await page.evaluate(() => {
      const window = globalThis as unknown as { open(url: string): unknown }
      return window.open('app://table/') !== null
    })
    expect(opened).toBe(false)
    expect(app.windows()).toHaveLength(1)
  })

  it('grants no permission', async () => {
    const states = await page.evaluate(async () => {
      const { permissions } = navigator as unknown as {
        permissions: { query(of: { name: string }): Promise<{ state: string }> }
      }
      const names = ['geolocation', 'notifications', 'camera', 'microphone']
      return Promise.all(names.map(async (name) => (await permissions.query({ name })).state))
    })
    expect(new Set(states)).toEqual(new Set(['denied']))
  })

  it('shows its window, titled, with the size that it was given', async () => {
    const window = await app.evaluate(({ BrowserWindow }) => {
      const [first] = BrowserWindow.getAllWindows()
      return { title: first?.getTitle(), shown: first?.isVisible(), size: first?.getSize() }
    })
    expect(window.title).toContain('Delver’s Table')
    expect(window.shown).toBe(true)
    expect(window.size?.[0]).toBeGreaterThanOrEqual(960)
  })
})
