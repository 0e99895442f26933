/** Each column of each table is damaged in turn: everything else is still there, and what is left out is named. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import type { OwnOutput } from '@shared/games/one-deck-dungeon/answers'
import { openApp } from '@main/app'
import type { App } from '@main/hosts/host'
import { openLog } from '@main/log/log'
import { checkFile } from '@main/store/check'
import { connect } from '@main/store/connection'
import { MIGRATIONS, migrate } from '@main/store/schemas/migrations'
import { DATABASE_FILE } from '@main/store/store'
import { amount, AS_LONG_AS_IT_TAKES } from '../amount'
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
/** How many of them are tried on a column. */
const TRIED = amount(1, BAD.length)
/** Of so many columns that follow each other one is damaged. */
const EVERY = amount(3, 1)
/** In every so many of the cases each campaign and sheet is exported too, as pages as well. */
const SINGLE_EXPORTS = amount(8, 2)

/** Tables that follow from the rest, or hold nothing that people see. */
const DERIVED = ['tallies', 'table_snapshots', 'releases', 'library', 'opening', 'damaged_in_bin']
/** What reads like something the app could have written is not named, but told: any text, nothing at all, a setting of another release. */
const MAY_BE: Readonly<Record<string, (value: Value) => boolean>> = {
  'campaigns.name': (value) => typeof value === 'string' && value !== '',
  'campaigns.notes': (value) => typeof value === 'string',
  'record_versions.note': (value) => typeof value === 'string',
  'settings.name': (value) => typeof value === 'string' && value !== '',
  'settings.value_json': (value) => ['{}', '["x"]'].includes(String(value)),
  'players.joined_to': (value) => value === null,
  'series_seats.sheet_id': (value) => value === null,
  'series_seats.player_id': (value) => value === null,
  'stamps.base': (value) => value === null,
}
/** What no list, no file and no checksum holds. */
const NOT_COMPARED = ['checkmarks.id', 'table_actions.revision', 'table_actions.reveals']
/** What no list holds; of a stamp that is of nothing nobody knows what it was of. */
const NOT_NAMED = ['series_seats.seat', 'stamps.entity', 'stamps.id']

/** Tables whose checksums are asked wherever a row of theirs is. */
const WITH_OWN = ['tables', 'records', 'sheet_records']

/** By which of its columns a row belongs to something that is listed. */
const OWNERS: Readonly<Record<string, string>> = {
  campaigns: 'id',
  sheets: 'id',
  series: 'id',
  records: 'id',
  tables: 'id',
  packs: 'id',
  series_seats: 'series_id',
  sheet_papers: 'sheet_id',
  record_seats: 'record_id',
  table_days: 'table_id',
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

/** Every table with its columns, as the migrations leave them. */
function schema(): readonly (readonly [table: string, columns: readonly string[]])[] {
  const db = connect(':memory:')
  migrate(db, MIGRATIONS)
  const tables = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all()
    .map(String)
  const columns = db.prepare('SELECT name FROM pragma_table_info(?) ORDER BY cid').pluck()
  const found = tables.map((table) => [table, columns.all(table).map(String)] as const)
  db.close()
  return found
}

/** The damage to be tried; in the short form each table begins with another column, and another value. */
function casesOf({ rows }: Library, table: string, columns: readonly string[]): readonly Damage[] {
  const offset = table.length % Math.min(EVERY, columns.length)
  const tried = columns.filter((_, at) => at % EVERY === offset)
  return tried.flatMap((column, at) =>
    Array.from({ length: TRIED }, (_, step) => ({
      table,
      column,
      where: rows[table] ?? `no row of ${table} is named`,
      value: BAD[(table.length + at * 3 + step) % BAD.length] ?? null,
    })),
  )
}

/** Whether it is not as the app has written it. */
function isChanged({ table, column, value }: Damage, before: unknown): boolean {
  return (
    !DERIVED.includes(table) && !NOT_COMPARED.includes(`${table}.${column}`) && value !== before
  )
}
/** Whether the value could not have come from the app. */
function isWrong({ table, column, value }: Damage): boolean {
  const place = `${table}.${column}`
  if (NOT_NAMED.includes(place) || (column === 'checksum' && !WITH_OWN.includes(table)))
    return false
  return !(MAY_BE[place]?.(value) ?? false)
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

let built: Promise<{ readonly library: Library; readonly before: ReadonlySet<string> }> | null =
  null
const folder = newFolder()
afterAll(() => removeFolder(folder))
/** The library, built once, and what it lists undamaged. */
async function whole() {
  built ??= buildLibrary(folder).then(async (library) => {
    const { listed } = await withApp(library.file, (app) => lookAtAll(app, true))
    return { library, before: listed }
  })
  return built
}

test.each(schema())(
  'a damaged column of %s costs nothing else its place, is named, and leaves no file that is refused',
  AS_LONG_AS_IT_TAKES,
  async (table, columns) => {
    const { library, before } = await whole()
    expect(before.size).toBeGreaterThan(15)
    const failures: string[] = []
    await withApp(null, async (elsewhere) => {
      for (const [at, one] of casesOf(library, table, columns).entries()) {
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
      if (isChanged(one, was)) {
        if (isWrong(one)) expect(named.length, 'nothing is named').toBeGreaterThan(0)
        const { doubtful } = checkFile(own)
        expect(doubtful.length + named.length, 'nothing is told').toBeGreaterThan(0)
      }
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
