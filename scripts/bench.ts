/**
 * `npm run bench`: how fast whole games are played, how soon the library is there to be used and how smoothly a
 * table moves, and how long calls take with years of games in the library.
 * `--only games`, `--only screens` or `--only library` measures one of them, `--only bundle` of the last what whole
 * libraries take that leave and come in.
 */
import { spawnSync } from 'node:child_process'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { importAsApp } from './as-app.ts'
import { measureGames } from './bench/games.ts'
import { measureBundles, measureLibrary } from './bench/library.ts'
import type * as Screens from './bench/screens.ts'
import { buildIfStale } from './build.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    /** Games in each run. */
    games: { type: 'string', default: '100' },
    /** Finished games in the library. */
    library: { type: 'string', default: '5000' },
    runs: { type: 'string', default: '5' },
    /** Threads that share games. */
    threads: { type: 'string', default: String(availableParallelism()) },
  },
})
const runs = Number(values.runs)

await buildIfStale()
const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} threads, ` +
    `${Math.round(totalmem() / 2 ** 30)} GiB; ${process.platform}, Node ${process.versions.node}; commit ${git.status === 0 ? git.stdout.trim() : 'unknown'}`,
)

/** Whether a part is to be measured. */
function isAskedFor(part: 'games' | 'screens' | 'library'): boolean {
  return values.only === undefined || values.only === part
}
if (isAskedFor('games'))
  await measureGames({ games: Number(values.games), runs, threads: Number(values.threads) })
if (isAskedFor('screens')) {
  const screens = await importAsApp<typeof Screens>('scripts/bench/screens.ts')
  await screens.measureScreens(runs)
}
if (isAskedFor('library')) await measureLibrary(Number(values.library), runs)
if (values.only === 'bundle') await measureBundles(Number(values.library))
