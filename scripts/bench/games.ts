/** How fast whole games are played, of each game those that it names for that, on one thread and on all. */
import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { importAsApp } from '../as-app.ts'
import { built } from '../build.ts'
import type { Case, WorkCase } from './cases.ts'
import { counted, median } from './numbers.ts'

export interface Amount {
  /** Games in each run; those that take long are fewer. */
  readonly games: number
  readonly runs: number
  /** How many threads share them; each case is measured on one, too. */
  readonly threads: number
}

/** The last line of a simulation, as far as it is used here. */
interface Outcome {
  readonly games: number
  readonly actions: number
  readonly seconds: number
  readonly actionsPerSecond: number
  readonly processorSeconds: number
  readonly checksum: string
}

function play({ game, flags, share }: Case, games: number, workers: number, seed: number): Outcome {
  const count = Math.max(1, Math.round(games * share))
  const series = ['--games', `${count}`, '--seed', `${seed}`, '--workers', `${workers}`]
  const output = execFileSync(
    process.execPath,
    [built('main/simulate.js'), '--game', game, ...flags, ...series, '--json'],
    { encoding: 'utf8' },
  )
  return JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as Outcome
}

/** Runs a case on so many threads; its checksum, which must be the one known already. */
function measure(one: Case, { games, runs }: Amount, workers: number, known: string | null) {
  const outcomes = Array.from({ length: runs }, () => play(one, games, workers, 1))
  const [first] = outcomes
  if (first === undefined) throw new Error('No runs, no measure.')
  const checksum = known ?? first.checksum
  const other = outcomes.find((outcome) => outcome.checksum !== checksum)
  if (other !== undefined)
    throw new Error(`Other games were played: ${other.checksum}, not ${checksum}.`)
  const speeds = outcomes.map(({ actionsPerSecond }) => actionsPerSecond)
  const rates = outcomes.map(({ games: count, seconds }) => Math.round((10 * count) / seconds) / 10)
  const byWork = outcomes.map(({ actions, processorSeconds }) => actions / processorSeconds)
  const gamesByWork = outcomes.map(({ games: count, processorSeconds }) => count / processorSeconds)
  console.log(
    `${one.name}: ${counted(first.games, 'game')}, ${first.actions} actions, ${counted(workers, 'thread')}: ` +
      `${median(speeds)} actions a second (${Math.min(...speeds)} to ${Math.max(...speeds)} in ${runs} runs), ` +
      `${Math.round(median(byWork))} a second of the processor’s time, ` +
      `${median(rates)} games a second, ${median(gamesByWork).toFixed(1)} a second of the processor’s time, ` +
      `checksum ${checksum}`,
  )
  return checksum
}

/** Enough for a machine to have it compiled. */
const WARM = 200
/** What rules work out by itself, on this thread. */
function measureWork(one: WorkCase, runs: number): void {
  const made = one.prepare()
  const checksum = checksumOf(made.work())
  const repeat = () => {
    for (let time = 0; time < WARM; time++) made.work()
  }
  repeat()
  const each = Array.from({ length: runs }, () => {
    const before = process.cpuUsage()
    repeat()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / WARM / made.count
  })
  if (checksumOf(made.work()) !== checksum)
    throw new Error(`${one.name}: something else came of it.`)
  console.log(
    `${one.game}, ${one.name}: ${median(each).toFixed(1)} µs of the processor’s time ` +
      `(${Math.min(...each).toFixed(1)} to ${Math.max(...each).toFixed(1)} in ${runs} runs), checksum ${checksum}`,
  )
}
function checksumOf(found: unknown): string {
  return hash('sha256', JSON.stringify(found)).slice(0, 16)
}

/** A run counts only if it played the very games of the runs before it: a fast wrong answer fails. */
export async function measureGames(amount: Amount): Promise<void> {
  const { cases, works } = await importAsApp<{
    readonly cases: readonly Case[]
    readonly works: readonly WorkCase[]
  }>('scripts/bench/cases.ts')
  for (const one of works) measureWork(one, amount.runs)
  // Once, so that the first case does not find the program on the disk alone.
  if (cases[0] !== undefined) play(cases[0], 1, 1, 0)
  for (const one of cases) {
    let checksum: string | null = null
    for (const workers of new Set([1, amount.threads]))
      checksum = measure(one, amount, workers, checksum)
  }
}
