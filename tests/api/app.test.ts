import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { GAMES } from '@shared/games'
import { BOT_LEVELS } from '@shared/games/game'
import { openApp } from '@main/app'
import { dispatch } from '@main/hosts/dispatch'
import type { Report } from '@main/hosts/dispatch'
import { LOG_FOLDER, openLog } from '@main/log/log'
import { games } from '@main/games'
import { storageRefusal } from '@main/store/connection'
import { languages } from '@main/exports/words'
import { firstBackup, openTestApp, playToEnd, startCampaign, tempFolder } from './test-app'
import { picker } from '../picker'

describe('the app', () => {
  test('tells what it is', async () => {
    const app = await openTestApp({ scripted: true })
    expect(app.app.info).toEqual({
      name: "Delver's Table",
      version: '0.1.0',
      languages,
      host: 'stdio',
      folder: app.dataDir,
      scripted: true,
      schema: expect.any(Number) as number,
      notices: [],
    })
    expect(await app.call('app.info', {})).toEqual(app.app.info)
    const listed = await app.call('games.list', {})
    expect(listed.map(({ game }) => game)).toEqual(GAMES)
    expect(listed.find(({ game }) => game === 'paper-dungeons')?.bots).toEqual(BOT_LEVELS)
    expect(await app.call('games.cards', { game: 'one-deck-dungeon' })).toEqual(
      games['one-deck-dungeon'].catalogue,
    )
  })

  test('is opened once at a time on a folder', async () => {
    const app = await openTestApp()
    const log = openLog(app.dataDir)
    const options = { host: 'browser', version: '0.1.0', scripted: false, log } as const
    await expect(openApp({ ...options, dataDir: app.dataDir })).rejects.toMatchObject({
      code: 'already-running',
    })
    const other = await openApp({ ...options, dataDir: tempFolder() })
    await other.close()
  })

  test('answers nothing any more once it is closed, and closes twice without harm', async () => {
    const app = await openTestApp()
    await app.app.close()
    await app.app.close()
    expect((await app.refusal('app.info', {})).code).toBe('internal')
  })

  test('finishes what is under way before it closes', async () => {
    const app = await openTestApp()
    const { sheet } = await startCampaign(app)
    const printed = app.call('exports.sheet', { sheet, format: 'pdf' })
    await app.app.close()
    expect((await printed).mime).toBe('application/pdf')
  })

  test('tells its listeners until they stop listening, and survives one that fails', async () => {
    const app = await openTestApp()
    const heard: string[] = []
    const stop = app.app.listen((event) => heard.push(event))
    const log = vi.spyOn(console, 'error').mockReturnValue()
    app.app.listen(() => {
      throw new Error('not listening')
    })
    await app.call('campaigns.create', { name: 'One' })
    stop()
    await app.call('campaigns.create', { name: 'Two' })
    expect(heard).toEqual(['campaign.changed'])
    expect(log).toHaveBeenCalledTimes(2)
    log.mockRestore()
  })
})

describe('an error that is no refusal', () => {
  const failing = (error: unknown) => {
    const fail = () => {
      throw error
    }
    return dispatch(
      new Proxy({} as Parameters<typeof dispatch>[0], { get: () => fail }),
      'app.info',
      {},
      report,
      storageRefusal,
    )
  }
  const report = vi.fn<Report>()
  beforeEach(() => report.mockClear())

  test('is reported in full, and told to the caller by its code only', async () => {
    const secret = new Error('/home/ada/secret')
    expect(JSON.stringify(await failing(secret))).not.toContain('secret')
    expect(await failing(secret)).toMatchObject({ error: { code: 'internal' } })
    expect(report).toHaveBeenCalledWith('app.info', secret)
  })

  test('of a listener is written to the log, without names, and to standard error', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const app = await openTestApp()
    const error = new Error('No place for "Winter" of \'Ada\'')
    app.app.listen(() => {
      throw error
    })
    await app.call('campaigns.create', { name: 'Winter' })
    expect(log).toHaveBeenCalledExactlyOnceWith(error)
    const text = readFileSync(join(app.dataDir, LOG_FOLDER, 'delvers-table.log'), 'utf8')
    expect(text).toContain('error listener of campaign.changed Error: No place for “…”')
    expect(text).not.toMatch(/Winter|Ada/)
    log.mockRestore()
  })

  test('of a broken database is told as such', async () => {
    const error = new Database.SqliteError('malformed', 'SQLITE_CORRUPT_INDEX')
    expect(await failing(error)).toMatchObject({ error: { code: 'database-damaged' } })
  })

  test('of a full disk, or of a folder that is closed, is told as such', async () => {
    const errors = [
      [new Database.SqliteError('full', 'SQLITE_FULL'), 'disk-full'],
      [Object.assign(new Error('no space left'), { code: 'ENOSPC' }), 'disk-full'],
      [new Database.SqliteError('closed', 'SQLITE_READONLY_DBMOVED'), 'folder-unwritable'],
      [Object.assign(new Error('denied'), { code: 'EACCES' }), 'folder-unwritable'],
    ] as const
    for (const [error, code] of errors) {
      expect(await failing(error)).toMatchObject({ error: { code } })
    }
  })
})

describe('settings', () => {
  const FIRST = {
    locale: 'en',
    paper: 'a4',
    separator: null,
    theme: 'lantern',
    speed: 'normal',
    textSize: 100,
    sound: false,
    volume: 100,
    turnCheck: 'never',
    reveals: true,
    forecasts: true,
    tips: true,
    tipsSeen: [],
    welcomed: false,
    packs: {},
    layouts: {},
  }

  test('begin as a first run needs them, change one by one and outlive the app', async () => {
    const app = await openTestApp()
    expect(await app.call('settings.get', {})).toEqual(FIRST)
    expect(await app.call('settings.set', { locale: 'it' })).toEqual({ ...FIRST, locale: 'it' })
    const changes = {
      theme: 'contrast',
      textSize: 200,
      sound: true,
      volume: 35,
      turnCheck: 'company',
      reveals: false,
      forecasts: false,
      tipsSeen: ['doors'],
      layouts: { 'dice-race': { zoom: { scale: 2, x: -0.5, y: 0 }, side: 120 } },
    } as const
    await app.call('settings.set', { ...changes, tipsSeen: [...changes.tipsSeen] })
    await app.reopen()
    expect(await app.call('settings.get', {})).toEqual({ ...FIRST, locale: 'it', ...changes })
  })

  test.each(['"sv"', 'sv', '7', ''])(
    'that this release does not know fall back: %s',
    async (value) => {
      const app = await openTestApp()
      await app.call('settings.set', { locale: 'it', paper: 'letter' })
      const db = new Database(app.file)
      db.prepare("UPDATE settings SET value_json = ? WHERE name = 'locale'").run(value)
      db.close()
      expect(await app.call('settings.get', {})).toEqual({ ...FIRST, paper: 'letter' })
    },
  )
})

describe('campaigns', () => {
  test('are made, renamed, put into the bin and brought back', async () => {
    const app = await openTestApp()
    const { campaign } = await app.call('campaigns.create', { name: '  Winter  ' })
    const renamed = await app.call('campaigns.rename', { campaign, name: 'Summer' })
    expect(renamed).toMatchObject({
      name: 'Summer',
      game: 'one-deck-dungeon',
      deletedAt: null,
      sheets: 0,
      games: 0,
      archivedAt: null,
      notes: '',
      sheetList: [],
      deletedSheets: [],
      tables: [],
      records: [],
      gauntlets: [],
    })
    await app.call('campaigns.delete', { campaign })
    expect(await app.call('campaigns.list', {})).toEqual([])
    expect(await app.call('campaigns.list', { deleted: true })).toMatchObject([{ campaign }])
    for (const name of ['campaigns.get', 'campaigns.delete']) {
      expect((await app.refusal(name, { campaign })).code).toBe('deleted')
    }
    expect(await app.call('campaigns.restore', { campaign })).toEqual(renamed)
  })

  test('have names of one line, with nothing in them that would garble the words around', async () => {
    const app = await openTestApp()
    const kept = async (name: string) => (await app.call('campaigns.create', { name })).name
    expect(await kept('\u202eevil\u2066\n one\u0000 ')).toBe('evil  one')
    expect(await kept('half \ud83d')).toBe('half \ufffd')
    expect(await kept('مرحبا 👨‍👩‍👧')).toBe('مرحبا 👨‍👩‍👧')
  })

  test('know their sheets and tables', async () => {
    const app = await openTestApp()
    const { campaign, sheet } = await startCampaign(app)
    const started = await app.call('tables.start', {
      game: 'one-deck-dungeon',
      options: { heroes: [{ sheet, focus: 'lore' }], dungeon: 'dragons-cave', tier: 'fearless' },
      seed: 3,
    })
    await playToEnd(app, started, picker(3))
    const known = await app.call('campaigns.get', { campaign })
    expect(known).toMatchObject({
      sheets: 1,
      games: 1,
      sheetList: [{ sheet, hero: 'mage', player: 'Ada', games: 1, talentsEarned: 0 }],
      tables: [
        { table: started.table, status: 'ended', seats: [{ sheet, player: 'Ada' }], campaign },
      ],
    })
    expect(known.sheetList[0]?.open?.earned).toBeGreaterThanOrEqual(3)
  })
})

test('a sheet goes from one app to another as a file', async () => {
  const [from, to] = [await openTestApp(), await openTestApp()]
  const { campaign, sheet } = await startCampaign(from)
  const started = await from.call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ sheet, focus: 'lore' }], dungeon: 'dragons-cave', tier: 'fearless' },
    seed: 3,
  })
  const { record } = await playToEnd(from, started, picker(3))
  if (record === null) throw new Error('A campaign game has a record.')
  await from.call('sheets.mark', { sheet, record, talent: 'guile', color: 'green' })
  const { base64 } = await from.call('exports.sheet', { sheet, format: 'json' })

  expect((await to.call('imports.preview', { base64 })).items.map(({ status }) => status)).toEqual([
    'new',
    'new',
    'new',
  ])
  expect(await to.call('imports.apply', { base64 })).toMatchObject({ kind: 'sheet', changes: true })
  expect(to.events.at(-1)).toEqual({ event: 'campaign.changed', data: { campaign } })
  const [kept] = (await from.call('sheets.get', { sheet })).records
  expect(await to.call('sheets.get', { sheet })).toMatchObject({
    records: [{ record, outcome: kept?.outcome, marks: kept?.marks, replayable: false }],
  })
  expect((await to.call('exports.sheet', { sheet, format: 'json' })).base64).toBe(base64)
  expect(await to.call('imports.apply', { base64 })).toMatchObject({ changes: false })
  const foreign = Buffer.from('{"format":"other"}').toString('base64')
  expect((await to.refusal('imports.apply', { base64: foreign })).code).toBe('foreign-file')
})

test('everything goes from one app to another as a bundle, its games to replay', async () => {
  const [from, to] = [await openTestApp(), await openTestApp()]
  const { campaign, sheet } = await startCampaign(from)
  const started = await from.call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ sheet, focus: 'lore' }], dungeon: 'dragons-cave', tier: 'fearless' },
    seed: 3,
  })
  const { table, view } = await playToEnd(from, started, picker(3))
  const { base64 } = await from.call('exports.everything', { format: 'delve' })
  await to.call('imports.apply', { base64 })
  expect(await to.call('campaigns.get', { campaign })).toEqual(
    await from.call('campaigns.get', { campaign }),
  )
  expect((await to.call('tables.open', { table })).view).toEqual(view)
  expect(await to.call('sheets.get', { sheet })).toEqual(await from.call('sheets.get', { sheet }))
})

test('a backup brings back what was there, and everything goes on from it', async () => {
  const app = await openTestApp()
  const { campaign } = await startCampaign(app)
  // The start after the one in which something was made backs it up.
  await app.reopen()
  const backup = await firstBackup(app)
  await app.call('campaigns.rename', { campaign, name: 'Renamed' })
  const started = await app.call('tables.start', {
    game: 'one-deck-dungeon',
    options: { heroes: [{ hero: 'mage' }], dungeon: 'dragons-cave' },
  })

  await app.call('backups.restore', { file: backup.file })
  expect(app.events.at(-1)).toMatchObject({
    event: 'app.notice',
    data: { code: 'restored', details: { file: backup.file } },
  })
  expect((await app.call('campaigns.get', { campaign })).name).toBe('Winter evenings')
  expect((await app.refusal('tables.open', { table: started.table })).code).toBe('not-found')
  expect((await app.call('app.info', {})).notices).toMatchObject([{ code: 'restored' }])
  await app.call('campaigns.rename', { campaign, name: 'After' })
  await app.reopen()
  expect((await app.call('campaigns.get', { campaign })).name).toBe('After')
  expect(readdirSync(app.dataDir).filter((name) => name.includes('.replaced-'))).toHaveLength(1)
  expect((await app.refusal('backups.restore', { file: '../secret' })).code).toBe('not-found')
})
