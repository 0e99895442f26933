/**
 * Single bits of a library's file are flipped, one at a time: whatever a person did is still there as it was, or the
 * app says that something is wrong. `FULL=1` flips 2,000.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import type { OwnOutput } from '@shared/games/one-deck-dungeon/answers'
import { openApp } from '@main/app'
import { openLog } from '@main/log/log'
import { DATABASE_FILE } from '@main/store/store'
import { amount, AS_LONG_AS_IT_TAKES } from '../amount'
import { dump } from '../api/test-app'
import { open } from '../store/test-store'
import { newFolder, removeFolder } from '../temporary-folder.ts'
import { buildLibrary } from './library'
import { picker } from '../picker'

const FLIPS = amount(60, 2_000)

const folder = newFolder()
afterAll(() => removeFolder(folder))

/** What the app notes of itself, and what of an action only counts changes or follows from the rules. */
const OWN_TABLES = ['releases', 'library']
const NOT_COMPARED = ['revision', 'reveals']

/** What people did, as its rows are; what cannot be read is not as it was. */
function rowsOf(file: string): string {
  try {
    return dump(file, OWN_TABLES, { table_actions: NOT_COMPARED })
  } catch {
    return 'unreadable'
  }
}

/** What leaves for another computer; that something is left out is said there. */
async function bundleOf(dataDir: string): Promise<string> {
  const log = openLog(dataDir)
  const app = await openApp({ host: 'stdio', version: '0.1.0', dataDir, scripted: false, log })
  try {
    const answer = await app.call('exports.everything', { format: 'delve' })
    if ('error' in answer) return JSON.stringify(answer.error)
    const { base64, leftOut } = answer.ok as OwnOutput<'exports.everything'>
    const files = unzipSync(Buffer.from(base64, 'base64'))
    // The first of them says when the bundle was written.
    const contents = Object.entries(files).filter(([name]) => name !== 'manifest.json')
    return JSON.stringify([leftOut, contents.map(([name, bytes]) => [name, strFromU8(bytes)])])
  } finally {
    await app.close()
  }
}

/** What the app says once it is open and has looked at everything: codes of notices, or of the refusal to open. */
async function toldOf(dataDir: string): Promise<readonly string[]> {
  try {
    const store = await open(dataDir, { logError: () => undefined })
    const codes = store.notices.map(({ code }) => code)
    store.close()
    return codes
  } catch (error) {
    return [String(error)]
  }
}

interface Flip {
  readonly byte: number
  readonly bit: number
}

/** Flips a bit of a copy: what is said of it, and what has become of the rows and the bundle unless something is. */
async function tryFlip(original: Buffer, { byte, bit }: Flip) {
  const own = newFolder()
  try {
    const file = join(own, DATABASE_FILE)
    const bytes = Buffer.from(original)
    bytes[byte] = (bytes[byte] ?? 0) ^ (1 << bit)
    writeFileSync(file, bytes)
    const rows = rowsOf(file)
    const told = await toldOf(own)
    return { rows, told, bundle: told.length > 0 ? null : await bundleOf(own) }
  } finally {
    removeFolder(own)
  }
}

test(
  'a flipped bit is told, or has changed nothing that anybody did',
  AS_LONG_AS_IT_TAKES,
  async () => {
    const { file } = await buildLibrary(folder)
    const original = readFileSync(file)
    const copy = newFolder()
    copyFileSync(file, join(copy, DATABASE_FILE))
    const [rows, bundle] = [rowsOf(file), await bundleOf(copy)]
    removeFolder(copy)
    const pick = picker(11)
    const silent: unknown[] = []
    const seen = { told: 0, harmless: 0 }
    for (let flip = 0; flip < FLIPS; flip += 1) {
      const at = { byte: pick(original.length), bit: pick(8) }
      const found = await tryFlip(original, at)
      if (found.told.length > 0) seen.told += 1
      else if (found.rows === rows && found.bundle === bundle) seen.harmless += 1
      else silent.push({ ...at, rows: found.rows === rows, bundle: found.bundle === bundle })
    }
    expect(silent).toEqual([])
    expect(seen.told).toBeGreaterThan(FLIPS / 10)
    expect(seen.told + seen.harmless).toBe(FLIPS)
  },
)
