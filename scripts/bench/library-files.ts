/** How long a whole library takes to leave the app and to come into an empty one, and whether the app answers meanwhile. */
import { setTimeout } from 'node:timers/promises'
import { newFolder, removeFolder } from '../../tests/temporary-folder.ts'
import type { BuiltApp } from './built-app.ts'

/** Milliseconds between two questions of whoever uses the app meanwhile. */
const PACE = 5
const MEGABYTE = 1024 * 1024

/** What was measured while something was under way. */
interface Meanwhile {
  readonly seconds: number
  /** Milliseconds that the longest answer took. */
  readonly longest: number
  /** Megabytes that the process had at most, with all its threads. */
  readonly memory: number
}

async function meanwhile<T>(
  { ask }: BuiltApp,
  work: () => Promise<T>,
): Promise<{ readonly of: T; readonly told: Meanwhile }> {
  let [longest, memory, isDone] = [0, 0, false]
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
  const before = performance.now()
  try {
    const of = await work()
    const seconds = (performance.now() - before) / 1_000
    return { of, told: { seconds, longest, memory: memory / MEGABYTE } }
  } finally {
    isDone = true
    await using
  }
}

function tell(what: string, { seconds, longest, memory }: Meanwhile): void {
  console.log(
    `${what}: ${seconds.toFixed(1)} s, longest answer ${longest.toFixed(1)} ms, ` +
      `memory ${memory.toFixed(0)} MB`,
  )
}

/**
 * Exports everything, looks into it from an empty library, and imports it there.
 * @param open opens the app on a folder
 */
export async function measureBundle(
  open: (dataDir: string) => Promise<BuiltApp>,
  dataDir: string,
): Promise<void> {
  const app = await open(dataDir)
  const { of, told } = await meanwhile(app, () =>
    app.ask('exports.everything', { format: 'delve', locale: 'en' }),
  )
  await app.close()
  tell(`exports.everything, delve (${(of.base64.length / MEGABYTE).toFixed(1)} MB)`, told)
  if (of.leftOut.length > 0) throw new Error(`${of.leftOut.length} things were left out.`)
  const { base64 } = of
  const away = newFolder('bench')
  try {
    const other = await open(away)
    const seen = await meanwhile(other, () => other.ask('imports.preview', { base64 }))
    tell(`imports.preview, ${seen.of.items.length} things`, seen.told)
    const taken = await meanwhile(other, () => other.ask('imports.apply', { base64 }))
    tell('imports.apply', taken.told)
    const again = await meanwhile(other, () => other.ask('imports.preview', { base64 }))
    tell('imports.preview, all of it here', again.told)
    if (again.of.changes) throw new Error('What was imported is not what was exported.')
    await other.close()
  } finally {
    removeFolder(away)
  }
}
