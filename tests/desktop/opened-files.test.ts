/** Files that the system hands over wait in their order, and are read only when they are taken. */
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MOST_FILE_BYTES } from '@shared/api'
import { createOpenedFiles } from '@main/hosts/electron/opened-files'

let folder: string
const waiting = vi.fn<() => void>()
const taken = vi.fn<(path: string) => void>()
function fileOf(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'delvers-table-'))
  waiting.mockClear()
  taken.mockClear()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('tells that files wait, and gives them one after the other', async () => {
  const opened = createOpenedFiles(waiting, taken)
  opened.add([])
  expect(waiting).not.toHaveBeenCalled()
  const paths = ['first.delve', 'second.delvesheet', 'third.json'].map((name) => fileOf(name, name))
  opened.add(paths.slice(0, 2))
  opened.add(paths.slice(2))
  expect(waiting).toHaveBeenCalledTimes(2)
  const names = []
  for (let file = await opened.take(); file !== null; file = await opened.take()) {
    expect(Buffer.from(file.base64, 'base64').toString()).toBe(file.name)
    names.push(file.name)
  }
  expect(names).toEqual(['first.delve', 'second.delvesheet', 'third.json'])
  expect(taken.mock.calls.flat()).toEqual(paths)
})

it('refuses what it cannot read or is too large, by name, and goes on with the next', async () => {
  const opened = createOpenedFiles(waiting, taken)
  const large = fileOf('large.delve', '')
  truncateSync(large, MOST_FILE_BYTES + 1)
  mkdirSync(join(folder, 'folder.delve'))
  const most = fileOf('most.delve', '')
  truncateSync(most, MOST_FILE_BYTES)
  opened.add([join(folder, 'gone.delve'), large, join(folder, 'folder.delve'), most])
  for (const [file, code] of [
    ['gone.delve', 'file-unreadable'],
    ['large.delve', 'oversized-file'],
    ['folder.delve', 'file-unreadable'],
  ])
    await expect(opened.take()).rejects.toMatchObject({ code, details: { file } })
  const whole = await opened.take()
  expect(Buffer.byteLength(whole?.base64 ?? '', 'base64')).toBe(MOST_FILE_BYTES)
  expect(taken.mock.calls).toEqual([[most]])
  expect(await opened.take()).toBeNull()
})
