/** How long the app takes to answer with years of games in its library, and whether it answers the same as before. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Database from 'better-sqlite3'
import type { CallInput, CallName, CallOutput } from '../../src/shared/api.ts'
import { newFolder, removeFolder } from '../../tests/temporary-folder.ts'
import { importAsApp } from '../as-app.ts'
import { builtEntry, openBuiltApp } from './built-app.ts'
import type { BuiltApp } from './built-app.ts'
import type * as Content from './library-content.ts'
import type { Library } from './library-content.ts'
import { tell, timed } from './took.ts'
import type { Took } from './took.ts'

/** So often a call is repeated once it was answered a first time. */
const REPEATS = 5
const ACTIONS = 40
/** So many records a screen shows at first. */
const PAGE = 100
/** An app that is at work for less of its time than this has nothing left to do. */
const IDLE = 0.1

/** A call that changes nothing. */
interface Question<Name extends CallName = CallName> {
  readonly what: string
  readonly name: Name
  readonly input: CallInput<Name>
}
function question<Name extends CallName>(
  what: string,
  name: Name,
  input: CallInput<Name>,
): Question {
  return { what, name, input }
}

const EVERYTHING = { of: 'everything' } as const

function questionsOf({ largest, player }: Library): readonly Question[] {
  const campaign = { of: 'campaign', campaign: largest } as const
  return [
    question('library.get', 'library.get', {}),
    question('tables.list, all', 'tables.list', {}),
    question('tables.list, under way', 'tables.list', { status: 'playing' }),
    question('damaged.list', 'damaged.list', {}),
    question('campaigns.list', 'campaigns.list', {}),
    question('campaigns.get, a page of the largest', 'campaigns.get', {
      campaign: largest,
      limit: PAGE,
    }),
    question('campaigns.get, the largest', 'campaigns.get', { campaign: largest }),
    question('records.list, all', 'records.list', {}),
    question('statistics.records, a page', 'statistics.records', {
      scope: EVERYTHING,
      limit: PAGE,
    }),
    question('statistics.get, everything', 'statistics.get', { scope: EVERYTHING }),
    question('statistics.get, a campaign', 'statistics.get', { scope: campaign }),
    question('statistics.get, a player', 'statistics.get', { scope: { of: 'player', player } }),
    question('statistics.plots, everything', 'statistics.plots', { scope: EVERYTHING }),
    question('statistics.plots, a hero', 'statistics.plots', { scope: EVERYTHING, hero: 'mage' }),
    question('statistics.plots, a campaign', 'statistics.plots', { scope: campaign }),
  ]
}

/** Whole files, which take long: asked once. */
const FILES: readonly Question[] = (['csv', 'bgstats'] as const).map((format) =>
  question(`exports.everything, ${format}`, 'exports.everything', { format, locale: 'en' }),
)

/** Measures with so many finished games in the library, `runs` times on an app just opened. */
export async function measureLibrary(games: number, runs: number): Promise<void> {
  process.env['TZ'] = 'UTC'
  const { folder, library } = await keptLibrary(games)
  const dataDir = newFolder('bench')
  try {
    cpSync(folder, dataDir, { recursive: true })
    const entry = await builtEntry()
    const open = () => openBuiltApp(entry, dataDir)
    // The first start makes the backup of the day.
    await (await open()).close()
    await measureStart(open, runs)
    for (const one of questionsOf(library)) await measureQuestion(open, one, runs)
    for (const one of questionsOf(library).filter(({ name }) => name.startsWith('statistics.')))
      await measureVisit(open, one, runs)
    for (const one of FILES) await measureQuestion(open, one, 1, 0)
    await measurePlay(open, library, dataDir)
    measureBundle(dataDir)
  } finally {
    removeFolder(dataDir)
  }
}

/** Measures only what whole libraries of so many games take that leave and come in. */
export async function measureBundles(games: number): Promise<void> {
  process.env['TZ'] = 'UTC'
  const { folder } = await keptLibrary(games)
  const dataDir = newFolder('bench')
  try {
    cpSync(folder, dataDir, { recursive: true })
    // The first start makes the backup of the day.
    await (await openBuiltApp(await builtEntry(), dataDir)).close()
    measureBundle(dataDir)
  } finally {
    removeFolder(dataDir)
  }
}

/** In a process of its own (library-files.ts). */
function measureBundle(dataDir: string): void {
  const program = join(import.meta.dirname, 'library-files.ts')
  const { status } = spawnSync(process.execPath, [program, dataDir], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The bundle was not measured.')
}

/** The library of so many games: made once for what makes it, and kept beside other caches. */
async function keptLibrary(games: number): Promise<{ folder: string; library: Library }> {
  const root = join(import.meta.dirname, '../..')
  const sources = ['library-content.ts', 'library-games.ts'].map((name) =>
    readFileSync(join(import.meta.dirname, name)),
  )
  const made = createHash('sha256').update(sources.join()).digest('hex').slice(0, 12)
  const folder = join(root, 'node_modules', '.cache', 'bench', `library-${games}-${made}`)
  const list = join(folder, 'library.json')
  if (!existsSync(list)) {
    const begun = newFolder('bench')
    const { fillLibrary } = await importAsApp<typeof Content>('scripts/bench/library-content.ts')
    const library = await fillLibrary(begun, games)
    writeFileSync(join(begun, 'library.json'), JSON.stringify(library))
    mkdirSync(join(folder, '..'), { recursive: true })
    removeFolder(folder)
    cpSync(begun, `${folder}-new`, { recursive: true })
    renameSync(`${folder}-new`, folder)
    removeFolder(begun)
  }
  return { folder, library: JSON.parse(readFileSync(list, 'utf8')) as Library }
}

type Open = () => Promise<BuiltApp>

async function measureStart(open: Open, runs: number): Promise<void> {
  const took: Took[] = []
  for (let run = 0; run < runs; run += 1) {
    const started = await timed(open)
    took.push(started.took)
    await started.of.close()
  }
  tell('start of the app', took)
}

/** The first answer of an app just opened, the later ones, and those after something else has changed. */
async function measureQuestion(
  open: Open,
  { what, name, input }: Question,
  runs: number,
  repeats = REPEATS,
): Promise<void> {
  const [first, later, changed]: [Took[], Took[], Took[]] = [[], [], []]
  let checksum: string | null = null
  for (let run = 0; run < runs; run += 1) {
    const app = await open()
    for (let repeat = 0; repeat <= 2 * repeats; repeat += 1) {
      const isChanged = repeat > repeats
      if (isChanged) await app.ask('settings.set', { tips: repeat % 2 === 0 })
      const { took, of } = await timed(() => app.ask(name, input))
      ;(repeat === 0 ? first : isChanged ? changed : later).push(took)
      const same: string = checksumOf(of)
      checksum ??= same
      if (same !== checksum) throw new Error(`${what}: another answer, ${same}, not ${checksum}.`)
    }
    await app.close()
  }
  tell(`${what}, first`, first, later.length === 0 ? `, checksum ${checksum ?? ''}` : '')
  if (later.length === 0) return
  tell(`${what}, then`, later, `, checksum ${checksum ?? ''}`)
  tell(`${what}, after a change`, changed)
}

/** The first answer once the app has nothing left to do after its start, as whoever looks around first gets it. */
async function measureVisit(open: Open, { what, name, input }: Question, runs: number) {
  const took: Took[] = []
  for (let run = 0; run < runs; run += 1) {
    const app = await open()
    await app.ask('library.get', {})
    await idle()
    took.push((await timed(() => app.ask(name, input))).took)
    await app.close()
  }
  tell(`${what}, first visit`, took)
}

async function idle(): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization()
    await setTimeout(200)
    if (performance.eventLoopUtilization(before).utilization < IDLE) return
  }
}

function checksumOf(answer: unknown): string {
  return createHash('sha256').update(JSON.stringify(answer)).digest('hex').slice(0, 16)
}

/**
 * Opens each game under way, and plays on: in the first of them as an app does that has just been opened, then in the others,
 * as it does once it is at it. Each action then has a bare transaction beside it, which meets the same disk and the same
 * other programs.
 */
async function measurePlay(open: Open, { underWay }: Library, dataDir: string): Promise<void> {
  await measureOpening(open, underWay, 'first')
  // Games that came in have to be played once: from then on it is known where they stand.
  await measureOpening(open, underWay, 'then')
  const app = await openQuiet(open)
  const [table, ...others] = underWay
  if (table === undefined) throw new Error('No game is under way.')
  const { acted, undone, answers } = await playOn(app, table, () => Promise.resolve())
  tell('tables.act, first', acted, `, checksum ${checksumOf(answers)}`)
  if (undone.length > 0) tell('tables.undo, first', undone)
  const [then, written]: [Took[], Took[]] = [[], []]
  const bare = bareWriter(dataDir)
  const writeBare = async (): Promise<void> => {
    written.push((await timed(() => Promise.resolve(bare.write()))).took)
  }
  for (const other of others) then.push(...(await playOn(app, other, writeBare)).acted)
  bare.close()
  await app.close()
  if (then.length === 0) return
  tell('tables.act, then', then)
  tell('a bare transaction', written)
}

async function measureOpening(open: Open, tables: Library['underWay'], when: string) {
  const app = await openQuiet(open)
  const opened: Took[] = []
  const views: unknown[] = []
  for (const table of tables) {
    const { took, of } = await timed(() => app.ask('tables.open', { table }))
    opened.push(took)
    views.push(of.view)
  }
  tell(`tables.open, ${when}`, opened, `, checksum ${checksumOf(views)}`)
  await app.close()
}

/** An app that has nothing left to do: nobody opens a game before the screen that lists it. */
async function openQuiet(open: Open): Promise<BuiltApp> {
  const app = await open()
  await app.ask('library.get', {})
  await idle()
  return app
}

/** What an action can cost at least: a row in a transaction of its own, on the same disk and as safe. */
function bareWriter(dataDir: string) {
  const db = new Database(join(dataDir, 'bare.sqlite3'))
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.exec('CREATE TABLE bare (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT')
  const insert = db.prepare('INSERT INTO bare (text) VALUES (?)')
  return { write: () => insert.run('x'.repeat(100)), close: () => db.close() }
}

type TableId = CallInput<'tables.open'>['table']

/**
 * Takes the first action again and again; each that can be taken back is, and is taken once more.
 * @param between what is done after each action
 */
async function playOn(app: BuiltApp, table: TableId, between: () => Promise<void>) {
  const [acted, undone, answers]: [Took[], Took[], unknown[]] = [[], [], []]
  let now: CallOutput<'tables.open'> = await app.ask('tables.open', { table })
  const act = async (): Promise<void> => {
    const [action] = now.actions
    if (action === undefined) throw new Error('There is nothing to do at this table.')
    const { revision } = now
    const { took, of } = await timed(() => app.ask('tables.act', { table, revision, action }))
    acted.push(took)
    answers.push(of.view)
    now = of
    await between()
  }
  while (acted.length < ACTIONS && now.status === 'playing') {
    await act()
    if (now.undo !== 'free') continue
    const { revision } = now
    const { took, of } = await timed(() => app.ask('tables.undo', { table, revision }))
    undone.push(took)
    now = of
    await act()
  }
  return { acted, undone, answers }
}
