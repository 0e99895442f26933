/** Log files on a real folder: rotated, redacted, and never in anybody's way. */
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOG_FOLDER, openLog } from '@main/log/log'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'delvers-table-'))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})
function files(): readonly string[] {
  return readdirSync(join(folder, LOG_FOLDER)).toSorted()
}
function read(name = 'delvers-table.log'): string {
  return readFileSync(join(folder, LOG_FOLDER, name), 'utf8')
}

test('lines carry their moment and what happened, not who', () => {
  const log = openLog(folder)
  log.info('start 1.2.3 electron')
  log.warn('page: cannot draw "Anna"')
  log.error('internal', new Error('No sheet of "Anna"'))
  expect(read()).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z info start 1\.2\.3 electron\n/)
  expect(read()).toContain('error internal Error: No sheet of “…”\n')
  expect(read()).not.toContain('Anna')
  expect(console.error).not.toHaveBeenCalled()
  expect(console.info).not.toHaveBeenCalled()
})

test('percent signs and braces stay what they are', () => {
  openLog(folder).info('100%s {level} %o')
  expect(read()).toContain('info 100%s {level} %o\n')
})

test('a full file makes room for the next, and a few are kept', () => {
  const log = openLog(folder, 1_000)
  for (let n = 0; n < 400; n++) log.info(`line ${n}`)
  expect(files()).toEqual([
    'delvers-table.1.log',
    'delvers-table.2.log',
    'delvers-table.3.log',
    'delvers-table.4.log',
    'delvers-table.log',
  ])
  for (const name of files()) expect(read(name).length).toBeLessThan(1_100)
  expect(read()).toContain('line 399')
  expect(log.tail().split('\n').at(-1)).toContain('line 399')
  expect(log.tail()).not.toContain('line 300\n')
})

test('the tail reaches over into the file before', () => {
  const log = openLog(folder, 200)
  for (let n = 0; n < 8; n++) log.info(`line ${n}`)
  const told = log.tail().split('\n')
  expect(told.length).toBeGreaterThan(5)
  expect(told.at(-1)).toContain('line 7')
})

test('a folder that cannot be had disturbs nobody', () => {
  writeFileSync(join(folder, LOG_FOLDER), 'in the way')
  const log = openLog(folder)
  log.info('start')
  log.error('internal', new Error('x'))
  expect(log.tail()).toBe('')
  expect(console.error).not.toHaveBeenCalled()
})

test('a folder that goes away disturbs nobody', () => {
  const log = openLog(folder)
  log.info('start')
  rmSync(join(folder, LOG_FOLDER), { recursive: true })
  log.info('still here')
  expect(log.tail()).toBe('')
})

test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
  'a file that cannot be written disturbs nobody',
  () => {
    const log = openLog(folder)
    log.info('start')
    chmodSync(join(folder, LOG_FOLDER, 'delvers-table.log'), 0o400)
    log.info('still here')
    expect(read()).not.toContain('still here')
  },
)

test('two folders have two logs', () => {
  const other = join(folder, 'other')
  openLog(folder).info('here')
  openLog(other).info('there')
  expect(read()).toContain('here')
  expect(readFileSync(join(other, LOG_FOLDER, 'delvers-table.log'), 'utf8')).toContain('there')
})
