/**
 * `npm run bench`: how fast whole games are played, on one thread and on all. A run counts only if it
 * played the very games of the runs before it: a fast wrong answer fails.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { built, buildIfStale } from './build.ts'

const { values } = parseArgs({
  options: {
    /** Games in each run. */
    games: { type: 'string', default: '100' },
    runs: { type: 'string', default: '5' },
  },
})
const games = Number(values.games)
const runs = Number(values.runs)

/** The last line of a simulation, as far as it is used here. */
interface Outcome {
  readonly games: number
  readonly actions: number
  readonly actionsPerSecond: number
  readonly checksum: string
}

function play(workers: number, seed: number): Outcome {
  const flags = ['--heroes', 'all', '--dungeon', 'yetis-cavern', '--tier', 'veteran', '--json']
  const perHero = Math.max(1, Math.round(games / 5))
  const series = ['--games', `${perHero}`, '--seed', `${seed}`, '--workers', `${workers}`]
  const output = execFileSync(process.execPath, [built('main/simulate.js'), ...flags, ...series], {
    encoding: 'utf8',
  })
  return JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as Outcome
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

await buildIfStale()
const git = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' })
console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} threads, ` +
    `${Math.round(totalmem() / 2 ** 30)} GiB; ${process.platform}, Node ${process.versions.node}; commit ${git.status === 0 ? git.stdout.trim() : 'unknown'}`,
)

let checksum: string | undefined
for (const workers of new Set([1, availableParallelism()])) {
  play(workers, 0)
  const outcomes = Array.from({ length: runs }, () => play(workers, 1))
  for (const outcome of outcomes) {
    checksum ??= outcome.checksum
    if (outcome.checksum !== checksum)
      throw new Error(`Other games were played: ${outcome.checksum}, not ${checksum}.`)
  }
  const speeds = outcomes.map(({ actionsPerSecond }) => actionsPerSecond)
  console.log(
    `${outcomes[0]?.games} games, ${outcomes[0]?.actions} actions, ${workers} thread${workers > 1 ? 's' : ''}: ` +
      `${median(speeds)} actions a second (${Math.min(...speeds)} to ${Math.max(...speeds)} in ${runs} runs), ` +
      `checksum ${checksum}`,
  )
}
