/** Each column of each table is damaged in turn: everything else is still there, and what is left out is named. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import type { OwnOutput } from '@shared/games/one-deck-dungeon/answers'
import { openApp } from '@main/app'
import type { App } from '@main/hosts/host'
import { openLog } from '@main/log/log'
import { DATABASE_FILE } from '@main/store/store'
import { amount } from '../amount'
import { dump } from '../api/test-app'
import { newFolder, removeFolder } from '../temporary-folder.ts'
import { damage } from './damage'
import type { Damage, Value } from './damage'
import { buildLibrary } from './library'
import type { Library } from './library'
import { lookAtAll } from './look'

const BAD: readonly Value[] = [
  'garbage',
  null,
  7,
  Buffer.from([0xff, 0x00, 0x61]),
  '',
  -1.5,
  '{',
  '{}',
  '["x"]',
  '2026-02-30T10:00:00.000Z',
]
/** How many of them are tried on each column. */
const TRIED = amount(1, BAD.length)
/** In every so many of the cases each campaign and sheet is exported too, as pages as well. */
const SINGLE_EXPORTS = amount(8, 2)

/** Tables that follow from the rest, or hold nothing that people see. */
const DERIVED = ['tallies', 'table_snapshots', 'releases', 'library', 'opening', 'damaged_in_bin']
/** Any text may stand here. */
const ANY_TEXT = ['campaigns.name', 'campaigns.notes', 'record_versions.note', 'settings.name']
/** Any JSON may stand here: what this release does not know is of a newer one. */
const ANY_JSON = ['settings.value_json']
/** What no list, no file and no checksum holds; of a stamp that is of nothing nobody knows what it was of. */
const NOT_COMPARED = [
  'checkmarks.id',
  'series_seats.seat',
  'stamps.entity',
  'stamps.id',
  'table_actions.revision',
  'table_actions.reveals',
]

/** By which of its columns a row belongs to something that is listed. */
const OWNERS: Readonly<Record<string, string>> = {
  campaigns: 'id',
  sheets: 'id',
  series: 'id',
  records: 'id',
  tables: 'id',
  series_seats: 'series_id',
  record_seats: 'record_id',
  table_seats: 'table_id',
  table_actions: 'table_id',
}

function ask(file: string, sql: string): readonly unknown[][] {
  const db = new Database(file, { readonly: true })
  try {
    return db.prepare(sql).raw().all() as unknown[][]
  } finally {
    db.close()
  }
}

/** The damage to be tried. */
function casesOf({ file, rows }: Library): readonly Damage[] {
  const columns = ask(
    file,
    `SELECT tables.name, columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%' ORDER BY 1, columns.cid`,
  ).map((row) => row.map(String))
  return columns.flatMap(([table = '', column = ''], at) =>
    Array.from({ length: TRIED }, (_, step) => ({
      table,
      column,
      where: rows[table] ?? `no row of ${table} is named`,
      value: BAD[(at * 3 + step) % BAD.length] ?? null,
    })),
  )
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Whether the value could not have come from the app. */
function isWrong({ table, column, value }: Damage, before: unknown): boolean {
  const place = `${table}.${column}`
  if (DERIVED.includes(table) || NOT_COMPARED.includes(place) || value === before) return false
  const isText = typeof value === 'string' && value !== ''
  if (ANY_JSON.includes(place)) return !(isText && isJson(value))
  return !(isText && ANY_TEXT.includes(place))
}

/** What of the undamaged library is no longer listed, but for what the damage belongs to. */
function missing(
  before: ReadonlySet<string>,
  now: ReadonlySet<string>,
  gone: readonly string[],
): readonly string[] {
  return [...before].filter((one) => !now.has(one) && !gone.some((id) => one.endsWith(id)))
}

/** Into the bin and out of it goes each thing as it is. */
async function binAll(app: App, file: string): Promise<void> {
  const before = dump(file)
  const list = async () => {
    const answer = await app.call('damaged.list', {})
    return 'ok' in answer ? (answer.ok as OwnOutput<'damaged.list'>) : []
  }
  for (const { kind, key, deletedAt } of await list()) {
    if (deletedAt !== null) continue
    expect(await app.call('damaged.delete', { kind, key })).toEqual({ ok: null })
    const binned = (await list()).find((each) => each.kind === kind && each.key === key)
    expect(binned?.deletedAt).toEqual(expect.any(String))
    expect(await app.call('damaged.restore', { kind, key })).toEqual({ ok: null })
  }
  expect(dump(file)).toBe(before)
}

async function openOn(dataDir: string): Promise<App> {
  const log = openLog(dataDir)
  return openApp({ host: 'stdio', version: '0.1.0', dataDir, scripted: false, log })
}

/** Does something with an app on a folder of its own, on a copy of a file where one is given. */
async function withApp<T>(file: string | null, work: (app: App, file: string) => Promise<T>) {
  const folder = newFolder()
  try {
    const own = join(folder, DATABASE_FILE)
    if (file !== null) copyFileSync(file, own)
    const app = await openOn(folder)
    try {
      return await work(app, own)
    } finally {
      await app.close()
    }
  } finally {
    removeFolder(folder)
  }
}

test(
  'a damaged column costs nothing else its place, is named, and leaves no file that is refused',
  { timeout: amount(180_000, 3_600_000) },
  async () => {
    const library = await buildLibrary()
    const { listed: before } = await withApp(library.file, (app) => lookAtAll(app, true))
    expect(before.size).toBeGreaterThan(15)
    const failures: string[] = []
    await withApp(null, async (elsewhere) => {
      for (const [at, one] of casesOf(library).entries()) {
        const name = `${one.table}.${one.column} = ${JSON.stringify(one.value)}`
        try {
          await tryOne(library, one, { elsewhere, before, thorough: at % SINGLE_EXPORTS === 0 })
        } catch (error) {
          failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
        }
      }
    })
    expect(failures).toEqual([])
  },
)

interface Circumstances {
  /** A library with nothing in it. */
  readonly elsewhere: App
  readonly before: ReadonlySet<string>
  readonly thorough: boolean
}

async function tryOne(
  { file, rows, ofCampaign }: Library,
  one: Damage,
  { elsewhere, before, thorough }: Circumstances,
): Promise<void> {
  const folder = newFolder()
  try {
    const copy = join(folder, 'damaged.sqlite3')
    copyFileSync(file, copy)
    const where = rows[one.table] ?? ''
    const [[was] = []] = ask(copy, `SELECT ${one.column} FROM ${one.table} WHERE ${where}`)
    const owner = OWNERS[one.table]
    const [[id = null] = []] =
      owner === undefined ? [] : ask(copy, `SELECT ${owner} FROM ${one.table} WHERE ${where}`)
    const gone = one.table === 'campaigns' ? ofCampaign : typeof id === 'string' ? [id] : []
    if (!damage(copy, one)) return
    await withApp(copy, async (app, own) => {
      const { listed, named, files } = await lookAtAll(app, thorough)
      expect(missing(before, listed, gone)).toEqual([])
      if (isWrong(one, was)) expect(named.length, 'nothing is named').toBeGreaterThan(0)
      for (const base64 of files) {
        const answer = await elsewhere.call('imports.preview', { base64 })
        if ('error' in answer) throw new Error(`refused: ${JSON.stringify(answer.error)}`)
      }
      await binAll(app, own)
    })
  } finally {
    removeFolder(folder)
  }
}
