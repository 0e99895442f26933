/** An app on a folder of its own, with everything real in it; gone when the test is over. */
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, onTestFinished, vi } from 'vitest'
import type { AppEventName, Backup, CallInput, CallName } from '@shared/api'
import type { CallError } from '@shared/errors'
import type { Action } from '@shared/games/one-deck-dungeon'
import type { OwnOutput, TableAnswer } from '@shared/games/one-deck-dungeon/answers'
import { openApp } from '@main/app'
import { games as ownGames } from '@main/games'
import type { Games } from '@main/games'
import type { App } from '@main/hosts/host'
import { openLog } from '@main/log/log'
import { brokenChecksums } from '@main/store/checksums'
import { connect } from '@main/store/connection'
import { DATABASE_FILE } from '@main/store/store'
import type { Pick } from '../picker'
import { newFolder, removeFolder } from '../temporary-folder.ts'

export function tempFolder(): string {
  const folder = newFolder()
  onTestFinished(() => removeFolder(folder))
  return folder
}

/**
 * Every row of every table of a database, as text: equal before and after, nothing has changed. Tallies and
 * snapshots are left out, which follow from the rest, what each opening writes, and what SQLite counts by.
 */
export function dump(
  file: string,
  without: readonly string[] = [],
  withoutColumns: Readonly<Record<string, readonly string[]>> = {},
): string {
  const db = new Database(file, { readonly: true })
  const columnsOf = (table: string): string => {
    const left = withoutColumns[table] ?? []
    const all = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck()
    return left.length === 0
      ? '*'
      : all
          .all(table)
          .filter((column) => !left.includes(column))
          .join(', ')
  }
  try {
    const tables = db
      .prepare<[], string>(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('tallies', 'table_snapshots', 'opening', 'sqlite_sequence') ORDER BY name",
      )
      .pluck()
      .all()
      .filter((table) => !without.includes(table))
    return JSON.stringify(
      tables.map((table) => [
        table,
        db
          .prepare(`SELECT ${columnsOf(table)} FROM "${table}"`)
          .raw()
          .all(),
      ]),
      null,
      1,
    )
  } finally {
    db.close()
  }
}

export interface TestApp {
  readonly dataDir: string
  readonly file: string
  /** The present app; another one after `reopen`. */
  readonly app: App
  readonly events: readonly { readonly event: AppEventName; readonly data: unknown }[]
  readonly call: <Name extends CallName>(
    name: Name,
    input: CallInput<Name>,
  ) => Promise<OwnOutput<Name>>
  /** Hands in anything and gives the refusal; fails where the call goes through. */
  readonly refusal: (name: unknown, input: unknown) => Promise<CallError>
  readonly reopen: () => Promise<void>
  readonly dump: () => string
  /** The rows of the database that are not as they were written. */
  readonly broken: () => readonly string[]
}

export interface TestAppOptions {
  readonly scripted?: boolean
  readonly games?: Games
  /** A folder to open; without it an empty one. */
  readonly dataDir?: string
}

export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await launch(options.dataDir ?? tempFolder(), options)
  onTestFinished(() => app.app.close())
  return app
}

/**
 * An app that the tests of a file share, for what changes nothing in it: to be called where the file begins. What it
 * gives opens the app for the first test that asks.
 */
export function sharedTestApp(
  fill: (app: TestApp) => Promise<unknown> = () => Promise.resolve(),
  options: TestAppOptions = {},
): () => Promise<TestApp> {
  let shared: Promise<TestApp> | null = null
  const folder = newFolder()
  const open = async (): Promise<TestApp> => {
    const app = await launch(folder, options)
    await fill(app)
    return app
  }
  afterAll(async () => {
    await (await shared)?.app.close()
    removeFolder(folder)
  })
  return () => (shared ??= open())
}

async function launch(
  dataDir: string,
  { scripted = false, games = ownGames }: TestAppOptions,
): Promise<TestApp> {
  const file = join(dataDir, DATABASE_FILE)
  const events: { event: AppEventName; data: unknown }[] = []
  const open = async (): Promise<App> => {
    const log = openLog(dataDir)
    const opened = await openApp({
      host: 'stdio',
      version: '0.1.0',
      dataDir,
      scripted,
      games,
      log,
    })
    opened.listen((event, data) => events.push({ event, data }))
    return opened
  }
  let app = await open()
  return {
    dataDir,
    file,
    get app() {
      return app
    },
    events,
    call: async (name, input) => {
      const result = await app.call(name, input)
      if ('error' in result) throw new Error(`${name}: ${JSON.stringify(result.error)}`)
      return result.ok as OwnOutput<typeof name>
    },
    refusal: async (name, input) => {
      const result = await app.call(name, input)
      if ('error' in result) return result.error
      throw new Error(`${String(name)} went through: ${JSON.stringify(result.ok)}`)
    },
    reopen: async () => {
      await app.close()
      app = await open()
    },
    dump: () => dump(file),
    broken: () => {
      const db = connect(file)
      try {
        return brokenChecksums(db)
      } finally {
        db.close()
      }
    },
  }
}

/** A campaign with one sheet. */
export async function startCampaign({ call }: TestApp, hero: 'mage' | 'warrior' = 'mage') {
  const { campaign } = await call('campaigns.create', { name: 'Winter evenings' })
  const { sheet } = await call('sheets.create', { campaign, hero, player: 'Ada' })
  return { campaign, sheet }
}

/** The backup that the app makes while it is in use, once it is there. */
export function firstBackup({ call }: TestApp): Promise<Backup> {
  return vi.waitFor(
    async () => {
      const [backup] = await call('backups.list', {})
      if (backup === undefined) throw new Error('There is no backup yet.')
      return backup
    },
    { timeout: 120_000 },
  )
}

const DAY = 24 * 60 * 60 * 1000
/** Opens the app now and then while days pass; the last opening looks after the library, and empties its bin. */
export async function passDaysInUse(app: TestApp, days: number): Promise<void> {
  const begun = Date.now()
  vi.useFakeTimers({ now: begun, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (let passed = 0; passed <= days; passed += Math.min(10, Math.max(1, days - passed))) {
    vi.setSystemTime(begun + passed * DAY)
    await app.reopen()
    await app.call('library.get', {})
  }
}

export function pickAction({ actions }: TableAnswer, pick: Pick): Action {
  const action = actions[pick(actions.length)]
  if (action === undefined) throw new Error('There is nothing to do at this table.')
  return action
}

/** Takes random actions until the game is over. */
export async function playToEnd(
  { call }: TestApp,
  started: TableAnswer,
  pick: Pick,
): Promise<TableAnswer> {
  let answer = started
  while (answer.status === 'playing') {
    const { table, revision } = answer
    answer = await call('tables.act', { table, revision, action: pickAction(answer, pick) })
  }
  return answer
}
