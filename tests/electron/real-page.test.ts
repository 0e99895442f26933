/** What only Electron itself can show of the page: isolation, guards, the clipboard, the network. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { beforeEach, describe, expect, it } from 'vitest'
import { binary, endAfterEach, launch, logOf, userDataFolder, within } from './real-desktop.ts'
import type { RealDesktop } from './real-desktop.ts'

describe.skipIf(binary === null)('a page in Electron itself', () => {
  let userData: string
  let desktop: RealDesktop
  let app: ElectronApplication
  let page: Page

  beforeEach(async () => {
    userData = userDataFolder()
    desktop = await launch(userData, { args: [`--log-net-log=${join(userData, 'net-log.json')}`] })
    app = desktop.app
    page = desktop.page
  }, 120_000)
  endAfterEach()

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

  it('grants no permission but the one to copy', async () => {
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

  /** The settings, past the first run's questions. */
  async function openSettings(): Promise<void> {
    await page.evaluate(async () => {
      await delversTable.call('settings.set', { welcomed: true, locale: 'en' })
      const { location } = globalThis as unknown as {
        location: { hash: string; reload(): void }
      }
      location.hash = '#/settings'
      location.reload()
    })
    await page.getByRole('button', { name: 'Copy the folder’s path' }).waitFor()
  }

  it('copies the folder’s path and the diagnostics, and reads no clipboard', async () => {
    await openSettings()
    await page.getByRole('button', { name: 'Copy the folder’s path' }).click()
    await page.getByText('Copied', { exact: true }).waitFor()
    const copied = (): Promise<string> => app.evaluate(({ clipboard }) => clipboard.readText())
    expect(await copied()).toBe(userData)
    await page.getByRole('button', { name: 'Copy diagnostics' }).click()
    await expect.poll(copied).toMatch(/^Delver's Table .*Electron \d/)
    const read = await page.evaluate(() =>
      (navigator as unknown as { clipboard: { readText(): Promise<string> } }).clipboard
        .readText()
        .then(
          () => 'read',
          () => 'refused',
        ),
    )
    expect(read).toBe('refused')
  })

  it('says so when copying fails, and shows the diagnostics to copy by hand', async () => {
    await openSettings()
    await app.evaluate(({ session }) => {
      session.defaultSession.setPermissionCheckHandler(() => false)
      session.defaultSession.setPermissionRequestHandler((_, __, decide) => decide(false))
    })
    await page.getByRole('button', { name: 'Copy the folder’s path' }).click()
    await page.getByText('Could not copy. Select the path and copy it by hand.').waitFor()
    await page.getByRole('button', { name: 'Copy diagnostics' }).click()
    await page.getByText('End of the log:').waitFor()
  })

  it('opens the folders through the system', async () => {
    await app.evaluate(({ shell }) => {
      const opened: string[] = []
      Object.assign(globalThis, { opened })
      shell.openPath = (path) => Promise.resolve(opened.push(path) === 1 ? '' : 'No program')
    })
    await openSettings()
    await page.getByRole('button', { name: 'Open data folder' }).click()
    await page.getByRole('button', { name: 'Open log folder' }).click()
    await page.getByText('The folder could not be opened.').waitFor()
    const opened = await app.evaluate(() => (globalThis as unknown as { opened: string[] }).opened)
    expect(opened).toEqual([userData, join(userData, 'logs')])
  })

  it('asks the network for nothing, from start to end', async () => {
    await openSettings()
    await app.evaluate(({ app: main }) => main.quit())
    await within(30, 'quitting', desktop.ended)
    const asked = addressesIn(readFileSync(join(userData, 'net-log.json'), 'utf8'))
    expect(asked.filter((url) => !/^(app|blob|data|devtools):/.test(url))).toEqual([])
  })

  it('refuses every request that would leave the app', async () => {
    let visits = 0
    const server = createServer((_, response) => {
      visits += 1
      response.end('visited')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const outcome = await app.evaluate(
      ({ session }, address) =>
        session.defaultSession.fetch(address).then(
          () => 'answered',
          (error: unknown) => String(error),
        ),
      url,
    )
    server.close()
    expect(outcome).toContain('ERR_BLOCKED_BY_CLIENT')
    expect(visits).toBe(0)
    expect(logOf(userData)).toContain('network: a request to http://127.0.0.1')
  })
})

/** Every address of a request, and every name that was looked up, in Chromium's own log of its network. */
function addressesIn(netLog: string): readonly string[] {
  const { events } = JSON.parse(netLog) as {
    events: { params?: { url?: unknown; host?: unknown } }[]
  }
  const found = events.flatMap(({ params }) => [params?.url, params?.host])
  return [...new Set(found.filter((value) => typeof value === 'string'))]
}
