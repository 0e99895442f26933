/**
 * How long a whole library takes to leave the app and to come into an empty one, whether the app answers meanwhile, and how soon
 * a game of it is opened then:
 * a program of its own, so that the memory it tells is that of one app.
 * `library-files.ts <data folder>`
 */
import { setTimeout } from 'node:timers/promises'
import { newFolder, removeFolder } from '../../tests/temporary-folder.ts'
import { builtEntry, openBuiltApp } from './built-app.ts'
import type { BuiltApp } from './built-app.ts'
import * as calls from './took.ts'

/** Milliseconds between two questions of whoever uses the app meanwhile. */
const PACE = 5
const MEGABYTE = 1024 * 1024
/** An app, with all its threads, that is at work for less of its time than this has nothing left to do. */
const IDLE = 0.1
/** Milliseconds over which that is found. */
const WATCHED = 500

/** What was measured while something was under way. */
interface Meanwhile {
  /** On the clock, and of the processor with all threads. */
  readonly seconds: number
  readonly work: number
  /** Milliseconds that the longest answer took. */
  readonly longest: number
  /** Megabytes that the process had before, and at most. */
  readonly before: number
  readonly memory: number
}

async function meanwhile<T>(
  { ask }: BuiltApp,
  work: () => Promise<T>,
): Promise<{ readonly of: T; readonly told: Meanwhile }> {
  const rss = process.memoryUsage.rss()
  let [longest, memory, isDone] = [0, rss, false]
  const use = async (): Promise<void> => {
    while (!isDone) {
      const before = performance.now()
      await setTimeout(PACE)
      await ask('settings.get', {})
      longest = Math.max(longest, performance.now() - before - PACE)
      memory = Math.max(memory, process.memoryUsage.rss())
    }
  }
  const using = use()
  const [before, used] = [performance.now(), process.cpuUsage()]
  try {
    const of = await work()
    const seconds = (performance.now() - before) / 1_000
    const { user, system } = process.cpuUsage(used)
    const worked = (user + system) / 1_000_000
    const told = {
      seconds,
      work: worked,
      longest,
      before: rss / MEGABYTE,
      memory: memory / MEGABYTE,
    }
    return { of, told }
  } finally {
    isDone = true
    await using
  }
}

function tell(what: string, { seconds, work, longest, before, memory }: Meanwhile): void {
  console.log(
    `${what}: ${seconds.toFixed(1)} s, work ${work.toFixed(1)} s, longest answer ${longest.toFixed(1)} ms, ` +
      `memory ${before.toFixed(0)} MB, then ${memory.toFixed(0)} MB`,
  )
}

/** Opens the app, and waits until it has looked after its library. */
async function openIdle(dataDir: string): Promise<BuiltApp> {
  const app = await openBuiltApp(await builtEntry(), dataDir)
  await app.ask('settings.get', {})
  for (;;) {
    const before = process.cpuUsage()
    await setTimeout(WATCHED)
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1_000 < IDLE * WATCHED) return app
  }
}

/** Exports everything, looks into it from an empty library, and imports it there. */
async function measureBundle(dataDir: string): Promise<void> {
  const app = await openIdle(dataDir)
  const { of, told } = await meanwhile(app, () =>
    app.ask('exports.everything', { format: 'delve', locale: 'en' }),
  )
  await app.close()
  tell(`exports.everything, delve (${(of.base64.length / MEGABYTE).toFixed(1)} MB)`, told)
  if (of.leftOut.length > 0) throw new Error(`${of.leftOut.length} things were left out.`)
  const { base64 } = of
  const away = newFolder('bench')
  try {
    const other = await openIdle(away)
    const seen = await meanwhile(other, () => other.ask('imports.preview', { base64 }))
    tell(`imports.preview, ${seen.of.items.length} things`, seen.told)
    const taken = await meanwhile(other, () => other.ask('imports.apply', { base64 }))
    tell('imports.apply', taken.told)
    const again = await meanwhile(other, () => other.ask('imports.preview', { base64 }))
    tell('imports.preview, all of it here', again.told)
    if (again.of.changes) throw new Error('What was imported is not what was exported.')
    await other.close()
    await measureOpening(away)
  } finally {
    removeFolder(away)
  }
}

/** Opens each game under way of a library that has just come in, in an app that has just been started. */
async function measureOpening(dataDir: string): Promise<void> {
  const app = await openIdle(dataDir)
  const opened: calls.Took[] = []
  for (const { table } of await app.ask('tables.list', { status: 'playing' }))
    opened.push((await calls.timed(() => app.ask('tables.open', { table }))).took)
  await app.close()
  calls.tell('tables.open, first, of games that came in', opened)
}

const [dataDir] = process.argv.slice(2)
if (dataDir === undefined) throw new Error('library-files.ts <data folder>')
await measureBundle(dataDir)
