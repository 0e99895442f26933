/** The end of the app in Electron itself: whatever asks for it, the database is closed and the process gone. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import {
  binary,
  endAfterEach,
  launch,
  logOf,
  startAlone,
  userDataFolder,
  within,
} from './real-desktop.ts'

/** How long an end may take on a busy machine. The fault that this looks for never ended at all. */
const SECONDS = 45

function signal(name: NodeJS.Signals) {
  return (app: ElectronApplication): Promise<void> => {
    app.process().kill(name)
    return Promise.resolve()
  }
}

const WAYS: Readonly<Record<string, (app: ElectronApplication) => Promise<void>>> = {
  'the menu’s Quit': (app) =>
    app.evaluate(({ Menu }) => {
      type Items = readonly Electron.MenuItem[]
      const all = (items: Items): Items =>
        items.flatMap((item) => [item, ...all(item.submenu?.items ?? [])])
      const items = all(Menu.getApplicationMenu()?.items ?? [])
      items.find(({ role }) => role === 'quit')?.click()
    }),
  'a quit by the app': (app) => app.evaluate(({ app: main }) => main.quit()),
  'closing the window': (app) =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close()),
  'the end of the session': (app) =>
    app.evaluate(({ powerMonitor }) => void powerMonitor.emit('shutdown')),
}
// Windows knows no signals.
const SIGNALS = process.platform === 'win32' ? [] : (['SIGTERM', 'SIGINT', 'SIGHUP'] as const)

describe.skipIf(binary === null)('the end of the app in Electron itself', () => {
  endAfterEach()

  it.each([...Object.entries(WAYS), ...SIGNALS.map((name) => [name, signal(name)] as const)])(
    'by %s closes the database, and the next start works',
    async (_, quit) => {
      const userData = userDataFolder()
      const { app, page, ended } = await launch(userData)
      await page.evaluate(() => delversTable.call('campaigns.create', { name: 'Winter' }))
      // What is asked for may not be answered any more.
      void quit(app).catch(() => undefined)
      expect(await within(SECONDS, 'quitting', ended)).toBe(0)
      expect(existsSync(join(userData, 'delvers-table.sqlite3'))).toBe(true)
      expect(existsSync(join(userData, 'delvers-table.sqlite3-wal'))).toBe(false)
      expect(logOf(userData)).toMatch(/ info end\r?\n$/)

      const next = await launch(userData)
      const campaigns = await next.page.evaluate(() => delversTable.call('campaigns.list', {}))
      expect(campaigns).toMatchObject({ ok: [{ name: 'Winter' }] })
    },
  )

  it('leaves a second start at once, without a window, and brings the first to the front', async () => {
    const userData = userDataFolder()
    const { app, page } = await launch(userData)
    await app.evaluate(({ BrowserWindow }) => {
      const focused: number[] = []
      Object.assign(globalThis, { focused })
      for (const window of BrowserWindow.getAllWindows())
        window.focus = () => void focused.push(window.id)
    })
    expect(await within(SECONDS, 'the second start', startAlone(userData).ended)).toBe(0)
    const focused = (): Promise<number> =>
      app.evaluate(() => (globalThis as unknown as { focused: number[] }).focused.length)
    await expect.poll(focused).toBe(1)
    expect(app.windows()).toHaveLength(1)
    expect(await page.evaluate(() => delversTable.call('campaigns.list', {}))).toEqual({ ok: [] })
  })
})
