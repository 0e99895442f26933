/** What a person can send along with a report: facts, and nobody's names; and the folders they can see. */
import { homedir } from 'node:os'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openApp } from '@main/app'
import type { AppOptions } from '@main/hosts/host'
import { LOG_FOLDER, openLog } from '@main/log/log'
import { openTestApp, tempFolder } from './test-app'

function logOf(dataDir: string): string {
  return readFileSync(join(dataDir, LOG_FOLDER, 'delvers-table.log'), 'utf8')
}

test('diagnostics tell versions, settings, counts and the end of the log, and name nobody', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const app = await openTestApp()
  const { campaign } = await app.call('campaigns.create', { name: 'Winter evenings' })
  await app.call('sheets.create', { campaign, hero: 'mage', player: 'Ada O’Brien' })
  await app.call('settings.set', { locale: 'it', theme: 'daylight', textSize: 150 })
  app.app.listen(() => {
    throw new Error('Nowhere to show “Winter evenings” of “Ada’s”', { cause: "'Ada O’Brien'" })
  })
  await app.call('campaigns.note', { campaign, notes: 'Ada owes everyone a cake' })

  const { text } = await app.call('app.diagnostics', {})
  expect(text).toMatch(
    /^Delver's Table 0\.1\.0, host stdio, \S+ \S+ \S+, Node [\d.]+, SQLite 3[\d.]+, schema \d+\n/,
  )
  expect(text).toContain('locale it, theme daylight, text 150%')
  expect(text).toMatch(
    /campaigns 1, sheets 1, tables 0, records 0, series 0, players 1, packs 0, bytes [1-9]\d+, backups 0/,
  )
  expect(text).toMatch(/Z info start 0\.1\.0, host stdio/)
  expect(text).toContain('error listener of campaign.changed Error: Nowhere to show “…”')
  expect(text).not.toMatch(/Ada|Brien|Winter|cake/)
  expect(text).not.toContain(app.dataDir)
  expect(text).not.toContain(`${homedir()}/`)
  vi.restoreAllMocks()
})

test('the log tells start, notices, end, and a start that failed', async () => {
  const dataDir = tempFolder()
  const log = openLog(dataDir)
  const options: AppOptions = { host: 'stdio', version: '0.1.0', scripted: false, dataDir, log }
  const notice = {
    code: 'restored',
    details: { file: 'a.sqlite3', replaced: 'b.sqlite3' },
  } as const
  const app = await openApp({ ...options, notices: [notice] })
  expect(app.info.notices).toEqual([notice])
  await expect(openApp(options)).rejects.toMatchObject({ code: 'already-running' })
  await Promise.all([app.close(), app.close()])
  const lines = logOf(dataDir)
    .split('\n')
    .map((line) => line.replace(/^\S+ /, ''))
  expect(lines.filter((line) => line.startsWith('info'))).toEqual([
    expect.stringMatching(/^info start 0\.1\.0, host stdio/),
    'info notice restored file=a.sqlite3 replaced=b.sqlite3',
    'info start of 0.1.0, stdio, failed',
    'info end',
  ])
  expect(lines).toContainEqual(expect.stringMatching(/^error boot Refusal \[already-running\]/))
})

test('a host without a desktop opens no folder, and says so', async () => {
  const app = await openTestApp()
  expect((await app.refusal('app.openFolder', { folder: 'data' })).code).toBe('desktop-only')
})

test('a desktop opens the folder that is asked for, or says that it could not', async () => {
  const dataDir = tempFolder()
  const openPath = vi.fn<(path: string) => Promise<string>>().mockResolvedValue('')
  const log = openLog(dataDir)
  const app = await openApp({
    host: 'electron',
    version: '0.1.0',
    scripted: false,
    dataDir,
    log,
    openPath,
  })
  expect(await app.call('app.openFolder', { folder: 'data' })).toEqual({ ok: null })
  expect(await app.call('app.openFolder', { folder: 'logs' })).toEqual({ ok: null })
  expect(openPath.mock.calls).toEqual([[dataDir], [join(dataDir, LOG_FOLDER)]])
  openPath.mockResolvedValue(`No program for ${dataDir}`)
  expect(await app.call('app.openFolder', { folder: 'data' })).toMatchObject({
    error: { code: 'folder-not-opened' },
  })
  await app.close()
  expect(logOf(dataDir)).toContain('No program for <data folder>')
})
