/**
 * `npm run bench`: how fast whole games are played, by heroes alone, by two and by four, on one thread and on
 * all. A run counts only if it played the very games of the runs before it: a fast wrong answer fails.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { built, buildIfStale } from './build.ts'

const { values } = parseArgs({
  options: {
    /** Games in each run, by heroes alone; parties, whose games are longer, play fewer. */
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

/** Who plays, and how many games of a run's each of their series has. */
interface Case {
  readonly heroes: string
  readonly share: number
}
const CASES: readonly Case[] = [
  { heroes: 'all', share: 1 / 5 },
  { heroes: 'warrior,mage', share: 1 / 10 },
  { heroes: 'warrior,rogue,mage,archer', share: 1 / 20 },
]

function play({ heroes, share }: Case, workers: number, seed: number): Outcome {
  const flags = ['--heroes', heroes, '--dungeon', 'yetis-cavern', '--tier', 'veteran', '--json']
  const count = Math.max(1, Math.round(games * share))
  const series = ['--games', `${count}`, '--seed', `${seed}`, '--workers', `${workers}`]
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

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/** Runs a case on so many threads; its checksum, which must be the one known already. */
function measure(one: Case, workers: number, known: string | null): string {
  play(one, workers, 0)
  const outcomes = Array.from({ length: runs }, () => play(one, workers, 1))
  const [first] = outcomes
  if (first === undefined) throw new Error('No runs, no measure.')
  const checksum = known ?? first.checksum
  const other = outcomes.find((outcome) => outcome.checksum !== checksum)
  if (other !== undefined)
    throw new Error(`Other games were played: ${other.checksum}, not ${checksum}.`)
  const speeds = outcomes.map(({ actionsPerSecond }) => actionsPerSecond)
  console.log(
    `${one.heroes}: ${counted(first.games, 'game')}, ${first.actions} actions, ${counted(workers, 'thread')}: ` +
      `${median(speeds)} actions a second (${Math.min(...speeds)} to ${Math.max(...speeds)} in ${runs} runs), ` +
      `checksum ${checksum}`,
  )
  return checksum
}

for (const one of CASES) {
  let checksum: string | null = null
  for (const workers of new Set([1, availableParallelism()]))
    checksum = measure(one, workers, checksum)
}
