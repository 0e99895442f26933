import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { built } from '../../scripts/build.ts'
import { ENDED_BY_SIGNAL } from '../signals.ts'
import { newFolder, removeFolder } from '../temporary-folder.ts'
import { openWindowSystem, startDesktop } from './stand-in/index.ts'
import type { Desktop, DesktopOptions, WindowSystem } from './stand-in/index.ts'
import type { Report } from './stand-in/report.ts'
import { dailyBackupIn } from '../daily-backup.ts'

const folder = join(built('.'), '..')
let windows: WindowSystem
let userData: string
let started: Desktop[] = []

function start(options: Partial<DesktopOptions> = {}): Desktop {
  const desktop = startDesktop({ windows, folder, userData, ...options })
  started.push(desktop)
  return desktop
}
function makeFolder(): void {
  userData = newFolder()
}
async function clearUp(): Promise<void> {
  await Promise.all(started.map((desktop) => desktop.kill('SIGKILL')))
  for (const page of windows.context.pages().slice(1)) await page.close()
  started = []
  removeFolder(userData)
}

/** A start takes as long as the machine is busy. */
const START = 120_000

beforeAll(async () => {
  windows = await openWindowSystem()
}, START)
afterAll(() => windows.close())

/** What the bridge answers in the page. */
async function ask(desktop: Desktop, name: string, input: unknown): Promise<unknown> {
  return (await desktop.window()).evaluate(
    ([call, value]) => delversTable.call(call as 'app.info', value as Record<string, never>),
    [name, input] as const,
  )
}

describe('the desktop app, built, on the stand-in for Electron', () => {
  let desktop: Desktop
  const complaints: string[] = []

  beforeAll(async () => {
    makeFolder()
    windows.context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    windows.context.on('weberror', (error) => complaints.push(error.error().message))
    desktop = start()
    await desktop.window()
  }, START)
  afterAll(clearUp)

  it('opens one window with the app in it, and nothing in it complains', async () => {
    const page = await desktop.window()
    await page.locator('#app > *').first().waitFor()
    expect(await page.title()).toContain('Delver’s Table')
    expect(await ask(desktop, 'app.info', {})).toMatchObject({
      ok: { host: 'electron', scripted: false, version: '0.1.0' },
    })
    expect(complaints).toEqual([])
    expect(desktop.output()).toBe('')
  })

  it('gives the page the contract and nothing else of Electron or Node', async () => {
    const page = await desktop.window()
    const world = await page.evaluate(() => ({
      bridge: Object.entries(delversTable).map(([name, value]) => [name, typeof value]),
      frozen: Object.isFrozen(delversTable),
      leaks: ['require', 'process', 'module', 'Buffer', 'ipcRenderer', 'electron'].filter(
        (name) => name in globalThis,
      ),
    }))
    expect(world).toEqual({
      bridge: [
        ['call', 'function'],
        ['on', 'function'],
      ],
      frozen: true,
      leaks: [],
    })
  })

  it('has a preload that is one small CommonJS file with nothing but electron to require', () => {
    const preload = readFileSync(built('preload/index.cjs'), 'utf8')
    expect(preload.length).toBeLessThan(2_000)
    expect([...preload.matchAll(/require\(["'](.+?)["']\)/g)].map(([, id]) => id)).toEqual([
      'electron',
    ])
    expect(preload).not.toMatch(/^\s*(import|export)\b/m)
  })

  it('lets no script run that is not its own', async () => {
    const page = await desktop.window()
    // What the page is typed without here: this file is Node's, the function runs in the window.
    interface Violation {
      readonly effectiveDirective: string
    }
    interface Script {
      textContent: string
    }
    interface PageDocument {
      readonly body: { append(node: Script): void }
      createElement(name: 'script'): Script
      addEventListener(name: string, hear: (violation: Violation) => void): void
    }
    const outcome = await page.evaluate(async () => {
      const { document } = globalThis as unknown as { document: PageDocument }
      const refused = new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (violation) =>
          resolve(violation.effectiveDirective),
        )
      })
      const script = document.createElement('script')
      script.textContent = 'globalThis.intruder = true'
      document.body.append(script)
      return { refused: await refused, intruder: 'intruder' in globalThis }
    })
    expect(outcome).toEqual({ refused: 'script-src-elem', intruder: false })
  })

  it.each([
    ['constructor', {}, 'unknown-call'],
    ['app.nothing', {}, 'unknown-call'],
    ['campaigns.create', { name: '' }, 'bad-input'],
    ['campaigns.create', null, 'bad-input'],
    ['app.info', { extra: 1 }, 'bad-input'],
  ])('refuses %s with %j in code', async (name, input, code) => {
    expect(await ask(desktop, name, input)).toMatchObject({ error: { code } })
  })

  it('tells the page what changed, until it stops listening', async () => {
    const page = await desktop.window()
    const heard = await page.evaluate(async () => {
      const events: unknown[] = []
      const other: unknown[] = []
      const off = delversTable.on('campaign.changed', (data) => events.push(data))
      delversTable.on('table.changed', (data) => other.push(data))
      const made = await delversTable.call('campaigns.create', { name: 'Winter' })
      while (events.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
      off()
      await delversTable.call('campaigns.create', { name: 'Spring' })
      await delversTable.call('campaigns.list', {})
      return { events, other, made: 'ok' in made ? made.ok.campaign : null }
    })
    expect(heard).toEqual({ events: [{ campaign: heard.made }], other: [], made: heard.made })
  })

  it('speaks the language of the settings in its menu', async () => {
    const menu = (): readonly string[] | undefined =>
      desktop.reports.findLast((report) => report.menu !== undefined)?.menu
    expect(menu()).toContain('&Edit')
    await ask(desktop, 'settings.set', { locale: 'it' })
    await expect.poll(menu).toContain('&Modifica')
    await expect
      .poll(() => latest('aboutPanel'))
      .toMatchObject({
        applicationName: 'Delver’s Table',
        applicationVersion: '0.1.0',
        copyright: expect.stringContaining('Gli autori') as string,
        credits: expect.stringMatching(/Chris Cieslik[^]*Leandro Pires/) as string,
      })
    await ask(desktop, 'settings.set', { locale: 'en' })
  })

  /** What was reported last of a kind. */
  const latest = <Kind extends keyof Report>(kind: Kind): Report[Kind] | undefined =>
    desktop.reports.findLast((report) => report[kind] !== undefined)?.[kind]

  it('asks the page for what the menu says', async () => {
    const page = await desktop.window()
    await ask(desktop, 'settings.set', { welcomed: true })
    await page.reload()
    await page.locator('#app h1').waitFor()
    desktop.choose('&File', 'Settings…')
    await page.waitForURL(/#\/settings$/)
    desktop.choose('&Help', 'Rules of the game')
    await page.waitForURL(/#\/rules\/one-deck-dungeon$/)
  })

  it('has what the system draws lit as the theme is', async () => {
    expect(latest('themeSource')).toBe('dark')
    for (const [theme, source] of [
      ['daylight', 'light'],
      ['contrast', 'dark'],
      ['system', 'system'],
      ['lantern', 'dark'],
    ]) {
      await ask(desktop, 'settings.set', { theme })
      await expect.poll(() => latest('themeSource')).toBe(source)
    }
  })

  it('shows on the app’s button how far an import has come, and nothing when it has ended', async () => {
    const { ok: game } = (await ask(desktop, 'tables.start', {
      game: 'one-deck-dungeon',
      options: { heroes: [{ hero: 'mage' }], dungeon: 'hydras-reef', tier: 'novice' },
    })) as { ok: { table: string } }
    const { ok: bundle } = (await ask(desktop, 'exports.everything', { format: 'delve' })) as {
      ok: { base64: string }
    }
    // Changed here since, so that the file's game is played through to be compared.
    await ask(desktop, 'tables.act', {
      table: game.table,
      revision: 0,
      action: { type: 'begin-turn', hero: null },
    })
    await ask(desktop, 'imports.preview', { base64: bundle.base64 })
    const bars = () => desktop.reports.flatMap(({ progressBar }) => progressBar ?? [])
    await expect.poll(() => bars().at(-1)).toBe(-1)
    expect(Math.max(...bars())).toBe(1)
  })
})

describe('the desktop app at its start and its end', () => {
  beforeEach(makeFolder)
  afterEach(clearUp)

  it('closes the database, then ends, when its window is closed', async () => {
    const desktop = start()
    await ask(desktop, 'campaigns.create', { name: 'Winter' })
    await (await desktop.window()).close()
    expect(await desktop.exitCode).toBe(0)
    expect(campaignNames()).toEqual(['Winter'])
  })

  // Windows knows no signals: there a system closes the windows, which the test above does.
  it.skipIf(process.platform === 'win32')(
    'ends the same way when the system asks it to',
    async () => {
      const desktop = start()
      await desktop.window()
      expect(await desktop.kill('SIGTERM')).toBe(0)
      expect(campaignNames()).toEqual([])
    },
  )

  it('starts once: a second start ends without a window and leaves the first alone', async () => {
    const first = start()
    await first.window()
    const second = start()
    expect(await second.exitCode).toBe(0)
    expect(second.reports).toEqual([])
    expect(await ask(first, 'campaigns.list', {})).toEqual({ ok: [] })
  })

  it('hands the page the files of its first start and of a second one, in their order', async () => {
    const files = ['first.delve', 'second.delvesheet', 'third.delvecampaign'].map((name) =>
      join(userData, name),
    )
    for (const file of files) writeFileSync(file, file)
    const [first = '', ...others] = files
    const desktop = start({ args: [first] })
    const page = await desktop.window()
    // The page asks when it is there; what it was given is in its dialog.
    await page.evaluate(() => delversTable.call('settings.set', { welcomed: true }))
    await page.reload()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('first.delve').waitFor()
    const second = start({ args: others })
    expect(await second.exitCode).toBe(0)
    await dialog.getByText('second.delvesheet').waitFor()
    await page.keyboard.press('Escape')
    await dialog.getByText('third.delvecampaign').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await ask(desktop, 'imports.opened', {})).toEqual({ ok: null })
    const recent = desktop.reports.flatMap(({ recentDocument }) => recentDocument ?? [])
    expect(recent).toEqual(files)
  })

  it('opens its window where it was left', async () => {
    const first = start()
    await first.window()
    const file = join(userData, 'window.json')
    expect(await first.kill('SIGTERM')).toBe(0)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      bounds: { x: 160, y: 100, width: 1280, height: 800 },
    })
    const bounds = { x: 300, y: 150, width: 1000, height: 700 }
    const state = { bounds, maximized: false, fullScreen: false, zoomLevel: 0 }
    writeFileSync(file, JSON.stringify(state))
    const second = start()
    await second.window()
    expect(second.reports.find(({ window }) => window !== undefined)?.window).toEqual(bounds)
  })

  it('says in the system’s language that another host has the folder open, and ends', async () => {
    const owner = new Database(join(userData, 'instance.lock'))
    owner.exec('BEGIN EXCLUSIVE')
    const desktop = start({ locale: 'it-IT' })
    expect(await desktop.exitCode).toBe(1)
    owner.close()
    expect(desktop.reports).toEqual([
      {
        messageBox: {
          message: 'Delver’s Table non può aprirsi',
          detail: expect.stringContaining('è già aperto') as string,
          buttons: ['Esci'],
        },
      },
    ])
  })

  it('leaves a database of a newer release as it is, and names the release', async () => {
    await makeNewer()
    const bytes = readFileSync(database())
    const second = start({ answers: ['Open data folder'] })
    expect(await second.exitCode).toBe(1)
    const box = { message: 'Delver’s Table cannot open', buttons: ['Open data folder', 'Quit'] }
    const newer = expect.stringContaining('newer version (0.1.0)') as string
    // Looking into the folder leads back to the question.
    expect(second.reports).toEqual([
      { messageBox: { ...box, detail: newer } },
      { openPath: userData },
      { messageBox: { ...box, detail: newer } },
    ])
    expect(readFileSync(database()).equals(bytes)).toBe(true)
  })

  it('opens with the backup that is chosen instead, and keeps the database it replaces', async () => {
    await makeNewer('Winter')
    const damaged = join(userData, 'backups', '2026-05-02T10-00-00-000Z-daily.sqlite3')
    const [good = ''] = readdirSync(join(userData, 'backups'))
    copyFileSync(join(userData, 'backups', good), damaged)
    truncateSync(damaged, 20_000)
    const bytes = readFileSync(database())
    const desktop = start({
      answers: [
        'Choose a backup',
        'Back',
        'Choose a backup',
        'May 2, 2026',
        'Back',
        'Choose a backup',
        new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date()),
      ],
    })
    expect(await ask(desktop, 'campaigns.list', {})).toMatchObject({ ok: [{ name: 'Winter' }] })
    expect(desktop.reports.map(({ messageBox }) => messageBox?.detail)).toContain(
      'This file is damaged, so nothing was imported.',
    )
    const [replaced = ''] = readdirSync(userData).filter((name) => name.includes('.replaced-'))
    expect(readFileSync(join(userData, replaced)).equals(bytes)).toBe(true)
    const page = await desktop.window()
    await page.getByText(`kept as ${replaced}`).waitFor()
  })

  it('offers another attempt where the folder cannot be written to', async () => {
    // Where the lock should be: nobody can open that as a file.
    mkdirSync(join(userData, 'instance.lock'))
    const desktop = start({ answers: ['Try again', 'Quit'] })
    expect(await desktop.exitCode).toBe(1)
    const boxes = desktop.reports.map(({ messageBox }) => messageBox?.buttons)
    expect(boxes).toEqual([
      ['Try again', 'Open data folder', 'Quit'],
      ['Try again', 'Open data folder', 'Quit'],
    ])
  })

  it('writes down what happened, without names, and gives it to the page that asks', async () => {
    const desktop = start()
    await ask(desktop, 'campaigns.create', { name: 'Winter' })
    const page = await desktop.window()
    await page.evaluate(() => console.error('cannot draw "Winter"'))
    const log = (): string => readFileSync(join(userData, 'logs', 'delvers-table.log'), 'utf8')
    await expect.poll(log).toMatch(/warn page: .*:\d+: cannot draw “…”/)
    expect(await ask(desktop, 'app.diagnostics', {})).toMatchObject({
      ok: {
        text: expect.stringMatching(
          /Electron stand-in[^]*campaigns 1[^]*cannot draw “…”/,
        ) as string,
      },
    })
    expect(await ask(desktop, 'app.openFolder', { folder: 'logs' })).toEqual({ ok: null })
    expect(desktop.reports).toContainEqual({ openPath: join(userData, 'logs') })
    await desktop.kill('SIGTERM')
    expect(log()).toMatch(/^\S+ info start 0\.1\.0, host electron/)
    expect(log()).toMatch(/ info end\n$/)
    expect(log()).not.toContain('Winter')
  })

  it('keeps its data where --data says', async () => {
    const data = join(userData, 'elsewhere')
    const desktop = start({ args: ['--data', data, '--scripted'] })
    expect(await ask(desktop, 'app.info', {})).toMatchObject({ ok: { scripted: true } })
    expect(await desktop.kill('SIGTERM')).toBe(ENDED_BY_SIGNAL)
    expect(existsSync(join(data, 'delvers-table.sqlite3'))).toBe(true)
  })

  const database = (): string => join(userData, 'delvers-table.sqlite3')

  /** Makes the database one of a release to come; one that holds a campaign has a backup beside it. */
  async function makeNewer(campaign?: string): Promise<void> {
    const first = start()
    await first.window()
    if (campaign !== undefined) await ask(first, 'campaigns.create', { name: campaign })
    await first.kill('SIGTERM')
    if (campaign !== undefined) {
      const second = start()
      await second.window()
      await dailyBackupIn(userData)
      await second.kill('SIGTERM')
    }
    const db = new Database(database())
    db.pragma('user_version = 99')
    db.close()
  }

  /** Read from the closed database, whose log must be gone: SQLite removes it at a clean end. */
  function campaignNames(): unknown[] {
    const file = join(userData, 'delvers-table.sqlite3')
    expect(existsSync(`${file}-wal`)).toBe(false)
    const db = new Database(file, { fileMustExist: true })
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok')
    const names = db.prepare('SELECT name FROM campaigns').pluck().all()
    db.close()
    return names
  }
})
