/** Trouble in Electron itself: a page that crashes or hangs, a start that fails, an error nobody caught. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import {
  binary,
  boxesOf,
  endAfterEach,
  launch,
  logOf,
  startAlone,
  userDataFolder,
  within,
} from './real-desktop.ts'
import { hangScript } from './hang-page.ts'
import { dailyBackupIn } from '../daily-backup.ts'

const SECONDS = 45

function crash(app: ElectronApplication): Promise<void> {
  return app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  )
}

/** Where the page is, as main sees it: Playwright's own view of a page does not outlive its process. */
function inPage<T>(app: ElectronApplication, code: string): Promise<T> {
  return app.evaluate(
    ({ BrowserWindow }, script) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(script) as Promise<T>,
    code,
  )
}
function drawn(app: ElectronApplication): Promise<string> {
  return within(
    SECONDS,
    'drawing the page',
    inPage(
      app,
      `new Promise((resolve) => {
        const look = () =>
          document.querySelector('#app h1') === null ? setTimeout(look, 50) : resolve(location.hash)
        look()
      })`,
    ),
  )
}

async function openSettings(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await delversTable.call('settings.set', { welcomed: true, locale: 'en' })
    const { location } = globalThis as unknown as { location: { hash: string; reload(): void } }
    location.hash = '#/settings'
    location.reload()
  })
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
}

describe.skipIf(binary === null)('trouble in Electron itself', () => {
  endAfterEach()

  it('reloads a page that crashed where it stood; the second time soon after, it asks', async () => {
    const userData = userDataFolder()
    const { app, page, ended } = await launch(userData, { answers: ['Reload'] })
    await openSettings(page)
    await crash(app)
    await expect.poll(() => logOf(userData), { timeout: SECONDS * 1000 }).toContain('page: reload')
    expect(await drawn(app)).toBe('#/settings')
    expect(boxesOf(userData)).toEqual([])

    await crash(app)
    await expect.poll(() => boxesOf(userData).length, { timeout: SECONDS * 1000 }).toBe(1)
    expect(boxesOf(userData)[0]?.buttons).toEqual(['Reload', 'Open log folder', 'Quit'])
    expect(await drawn(app)).toBe('#/settings')
    await app.evaluate(({ app: main }) => main.quit())
    expect(await within(SECONDS, 'quitting', ended)).toBe(0)
  })

  it('quits where the person would rather, with the log folder looked into before', async () => {
    const userData = userDataFolder()
    const { app, ended } = await launch(userData, { answers: ['Open log folder', 'Quit'] })
    await app.evaluate(({ shell }) => {
      shell.openPath = () => Promise.resolve('')
    })
    await crash(app)
    await expect.poll(() => logOf(userData), { timeout: SECONDS * 1000 }).toContain('page: reload')
    await drawn(app)
    void crash(app).catch(() => undefined)
    expect(await within(SECONDS, 'quitting', ended)).toBe(0)
    expect(boxesOf(userData)).toHaveLength(2)
    expect(logOf(userData)).toMatch(/ info end\r?\n$/)
  })

  it('asks about a page that hangs, and reloads it where it stood', async () => {
    const userData = userDataFolder()
    const reloaded = join(userData, 'reloaded')
    const { child, ended } = startAlone(userData, ['Reload'], hangScript('#/settings', reloaded))
    // Chromium takes half a minute to find out.
    await expect.poll(() => existsSync(reloaded), { timeout: 150_000 }).toBe(true)
    expect(readFileSync(reloaded, 'utf8')).toBe('app://table/#/settings')
    expect(boxesOf(userData)).toMatchObject([
      { buttons: ['Wait', 'Reload', 'Open log folder', 'Quit'] },
    ])
    expect(logOf(userData)).toMatch(/does not respond[^]*end-process[^]*page: reload/)
    child.kill('SIGTERM')
    expect(await within(SECONDS, 'quitting', ended)).toBe(0)
  })

  it('tells an error that nobody caught, once, and goes on', async () => {
    const userData = userDataFolder()
    const { app, page } = await launch(userData, { answers: ['Continue'] })
    const fail = (): Promise<void> =>
      app.evaluate(() => {
        const error = new Error('No place for "Winter"')
        error.stack = 'Error: No place for "Winter"\n    at somewhere'
        setImmediate(() => {
          throw error
        })
      })
    await fail()
    await expect.poll(() => boxesOf(userData)).toHaveLength(1)
    expect(boxesOf(userData)[0]?.buttons).toEqual(['Continue', 'Open log folder', 'Quit'])
    await fail()
    await expect
      .poll(() => logOf(userData).match(/error uncaught Error: No place for “…”/g))
      .toHaveLength(2)
    expect(boxesOf(userData)).toHaveLength(1)
    expect(await page.evaluate(() => delversTable.call('campaigns.list', {}))).toEqual({ ok: [] })
    expect(logOf(userData)).not.toContain('Winter')
  })

  it('says why it cannot start, and ends where the person quits', async () => {
    const userData = userDataFolder()
    mkdirSync(join(userData, 'instance.lock'))
    const code = await within(
      SECONDS,
      'the start',
      startAlone(userData, ['Try again', 'Quit']).ended,
    )
    expect(code).toBe(1)
    const buttons = ['Try again', 'Open data folder', 'Quit']
    expect(boxesOf(userData)).toMatchObject([{ buttons }, { buttons }])
  })

  it('starts with the backup that is chosen where the database cannot be opened', async () => {
    const userData = userDataFolder()
    for (const name of ['Winter', 'Spring']) {
      const { app, page, ended } = await launch(userData)
      await page.evaluate((of) => delversTable.call('campaigns.create', { name: of }), name)
      // The first start is over before there is anything to back up.
      if (name === 'Spring') await dailyBackupIn(userData)
      await app.evaluate(({ app: main }) => main.quit())
      await within(SECONDS, 'quitting', ended)
    }
    const file = join(userData, 'delvers-table.sqlite3')
    const db = new Database(file)
    db.pragma('user_version = 99')
    db.close()
    const bytes = readFileSync(file)
    const [made = ''] = readdirSync(join(userData, 'backups'))
    const chosen = '2026-05-02T10-00-00-000Z-daily.sqlite3'
    copyFileSync(join(userData, 'backups', made), join(userData, 'backups', chosen))
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
    const answers = ['Choose a backup', day.format(new Date('2026-05-02T10:00:00.000Z'))]

    const { child, ended } = startAlone(userData, answers)
    await expect
      .poll(() => logOf(userData), { timeout: SECONDS * 1000 })
      .toContain(`notice restored file=${chosen}`)
    child.kill('SIGTERM')
    expect(await within(SECONDS, 'quitting', ended)).toBe(0)
    const restored = new Database(file, { readonly: true })
    expect(restored.prepare('SELECT name FROM campaigns').pluck().all()).toEqual(['Winter'])
    restored.close()
    const replaced = readdirSync(userData).find((name) => name.includes('.replaced-')) ?? ''
    expect(readFileSync(join(userData, replaced)).equals(bytes)).toBe(true)
  })
})
