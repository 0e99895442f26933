/**
 * How fast whole games are played: by bots, which think, by heroes alone, by two and by four, on one thread and on all; and
 * by nobody, which is how fast the rules list what may be done and do one of it.
 */
import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { built } from '../build.ts'
import { counted, median } from './numbers.ts'

export interface Amount {
  /** Games in each run, by heroes alone; parties, whose games are longer, play fewer. */
  readonly games: number
  readonly runs: number
}

/** The last line of a simulation, as far as it is used here. */
interface Outcome {
  readonly games: number
  readonly actions: number
  readonly actionsPerSecond: number
  readonly processorSeconds: number
  readonly checksum: string
}

/** Who plays, and how many games of a run's each of their series has. */
interface Case {
  readonly name: string
  readonly flags: readonly string[]
  readonly share: number
}

const PLACE = ['--dungeon', 'yetis-cavern', '--tier', 'veteran']

function byBots(heroes: string, share: number): Case {
  return { name: heroes, flags: ['--heroes', heroes, ...PLACE], share }
}
/** Listed actions are drawn: each step is one list of legal actions and one of them applied. */
function byNobody(heroes: string, share: number): Case {
  return {
    name: `legal actions and applies, ${heroes}`,
    flags: ['--heroes', heroes, '--random'],
    share,
  }
}

const CASES: readonly Case[] = [
  byBots('all', 1 / 5),
  byBots('warrior,mage', 1 / 10),
  byBots('warrior,rogue,mage,archer', 1 / 20),
]
const RULES_ALONE: readonly Case[] = [byNobody('warrior', 200), byNobody('warrior,mage', 200)]

function play({ flags, share }: Case, games: number, workers: number, seed: number): Outcome {
  const count = Math.max(1, Math.round(games * share))
  const series = ['--games', `${count}`, '--seed', `${seed}`, '--workers', `${workers}`]
  const output = execFileSync(
    process.execPath,
    [built('main/simulate.js'), '--json', ...flags, ...series],
    { encoding: 'utf8' },
  )
  return JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as Outcome
}

/** Runs a case on so many threads; its checksum, which must be the one known already. */
function measure(one: Case, { games, runs }: Amount, workers: number, known: string | null) {
  play(one, games, workers, 0)
  const outcomes = Array.from({ length: runs }, () => play(one, games, workers, 1))
  const [first] = outcomes
  if (first === undefined) throw new Error('No runs, no measure.')
  const checksum = known ?? first.checksum
  const other = outcomes.find((outcome) => outcome.checksum !== checksum)
  if (other !== undefined)
    throw new Error(`Other games were played: ${other.checksum}, not ${checksum}.`)
  const speeds = outcomes.map(({ actionsPerSecond }) => actionsPerSecond)
  const byWork = outcomes.map(({ actions, processorSeconds }) => actions / processorSeconds)
  console.log(
    `${one.name}: ${counted(first.games, 'game')}, ${first.actions} actions, ${counted(workers, 'thread')}: ` +
      `${median(speeds)} actions a second (${Math.min(...speeds)} to ${Math.max(...speeds)} in ${runs} runs), ` +
      `${Math.round(median(byWork))} a second of the processor’s time, checksum ${checksum}`,
  )
  return checksum
}

/** A run counts only if it played the very games of the runs before it: a fast wrong answer fails. */
export function measureGames(amount: Amount): void {
  for (const one of CASES) {
    let checksum: string | null = null
    for (const workers of new Set([1, availableParallelism()]))
      checksum = measure(one, amount, workers, checksum)
  }
  for (const one of RULES_ALONE) measure(one, amount, 1, null)
}
