/** The window in Electron itself: where it comes back, how large its text is, and how the system draws around it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newFolder, removeFolder } from '../temporary-folder.ts'
import { binary, launch } from './real-desktop.ts'
import type { RealDesktop } from './real-desktop.ts'

describe.skipIf(binary === null)('the window, in Electron itself', () => {
  let userData: string
  let running: RealDesktop | null = null
  const start = async (): Promise<RealDesktop> => (running = await launch(userData))
  const stop = async (): Promise<void> => {
    await running?.app.close()
    running = null
  }

  beforeEach(() => {
    userData = newFolder()
  })
  afterEach(async () => {
    await stop()
    removeFolder(userData)
  })

  const windowOf = ({ app }: RealDesktop) =>
    app.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows()
      return { bounds: window?.getBounds(), zoom: window?.webContents.getZoomLevel() }
    })

  it('comes back where it was left, with its size of text', async () => {
    const first = await start()
    const bounds = { x: 120, y: 60, width: 1100, height: 720 }
    await first.app.evaluate(({ BrowserWindow }, place) => {
      const [window] = BrowserWindow.getAllWindows()
      window?.setBounds(place)
      window?.webContents.setZoomLevel(1)
    }, bounds)
    await expect.poll(async () => (await windowOf(first)).bounds).toEqual(bounds)
    await stop()
    expect(await windowOf(await start())).toEqual({ bounds, zoom: 1 })
  })

  it('comes back onto the display that is there, from one that is gone', async () => {
    const state = {
      bounds: { x: 5000, y: -3000, width: 4000, height: 3000 },
      maximized: false,
      fullScreen: false,
      zoomLevel: 0,
    }
    writeFileSync(join(userData, 'window.json'), JSON.stringify(state))
    const opened = await start()
    const { workArea } = await opened.app.evaluate(({ screen }) => screen.getPrimaryDisplay())
    const { bounds } = await windowOf(opened)
    expect(bounds).toMatchObject({ x: workArea.x, y: workArea.y })
    // Some window systems keep a line of points at the edge to themselves.
    expect(bounds?.width).toBeGreaterThanOrEqual(workArea.width - 1)
    expect(bounds?.width).toBeLessThanOrEqual(workArea.width)
    expect(bounds?.height).toBeLessThanOrEqual(workArea.height)
  })

  it('keeps its place while it is open too, for it may be killed', async () => {
    const { app } = await start()
    await app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.setBounds({ x: 40, y: 30, width: 1000, height: 700 }),
    )
    const kept = () => {
      try {
        return (
          JSON.parse(readFileSync(join(userData, 'window.json'), 'utf8')) as { bounds: unknown }
        ).bounds
      } catch {
        return null
      }
    }
    await expect.poll(kept).toEqual({ x: 40, y: 30, width: 1000, height: 700 })
  })

  it('has the system draw as the theme is lit, and a page that follows the system', async () => {
    const { app, page } = await start()
    const source = () => app.evaluate(({ nativeTheme }) => nativeTheme.themeSource)
    expect(await source()).toBe('dark')
    const root = () => page.evaluate('document.documentElement.dataset.theme')
    for (const [theme, lit] of [
      ['daylight', 'light'],
      ['contrast', 'dark'],
      ['system', 'system'],
    ] as const) {
      await page.evaluate((wanted) => delversTable.call('settings.set', { theme: wanted }), theme)
      expect(await source()).toBe(lit)
    }
    await page.reload()
    await expect.poll(root).toBe('daylight')
    await app.evaluate(({ nativeTheme }) => {
      nativeTheme.themeSource = 'dark'
    })
    await expect.poll(root).toBe('lantern')
  })
})
