/**
 * `npm run simulate`: bots play many games in worker threads. The last line on standard output is one
 * JSON object; a terminal is shown progress, on standard error.
 */
import { availableParallelism } from 'node:os'
import { SingleBar } from 'cli-progress'
import { games, requireGame } from '../games'
import { BadFlag, parseFlags, usageOf, type Flags } from './flags'
import {
  summarize,
  summarizeSeats,
  summarizeTraits,
  type Played,
  type SeatSummary,
  type Series,
} from './series'
import { playAll } from './workers'

const WORKER = new URL('./simulate-worker.js', import.meta.url)
/** What a command line that cannot be followed ends with. */
const BAD_FLAGS = 2

/** A bar on a terminal; nothing anywhere else. */
function progressOf(total: number): { readonly step: (games: number) => void; stop: () => void } {
  if (!process.stderr.isTTY) return { step: () => undefined, stop: () => undefined }
  const bar = new SingleBar({
    format: '{bar} {percentage}% | {value} of {total} games | {eta_formatted} left',
    clearOnComplete: true,
    stream: process.stderr,
  })
  bar.start(total, 0)
  return { step: (games) => bar.increment(games), stop: () => bar.stop() }
}

/** A series and what came of it, in one object. */
async function lineOf(series: Series, played: readonly Played[]) {
  const rules = await requireGame(games, series.game).simulation.load()
  return {
    named: rules.describe(series.options),
    seats: summarizeSeats(series, played),
    traits: summarizeTraits(series, played),
    ...summarize(played),
  }
}
type Line = Awaited<ReturnType<typeof lineOf>>

function asJson({ named, seats, traits, ...summary }: Line) {
  return {
    ...named,
    ...summary,
    ...(seats.length > 0 ? { seats } : {}),
    ...(traits.length > 0 ? { traits } : {}),
  }
}

function percent(rate: number): string {
  return `${(100 * rate).toFixed(1)}%`
}

function sentence(
  { wins, winRate, interval: [low, high] }: Pick<SeatSummary, 'wins' | 'winRate' | 'interval'>,
  games: number,
): string {
  return `${wins} of ${games} won, ${percent(winRate)} (${percent(low)} to ${percent(high)})`
}

function printTable(lines: readonly Line[]): void {
  for (const { named, seats, traits, ...summary } of lines) {
    const name = Object.values(named)
      .filter((part) => part !== null)
      .join(', ')
    if (seats.length === 0) console.log(`${name}: ${sentence(summary, summary.games)}`)
    for (const [at, seat] of seats.entries()) {
      const score = seat.score === null ? '' : `, ${seat.score} points on average`
      console.log(`${name}, seat ${at + 1} (${seat.bot}): ${sentence(seat, summary.games)}${score}`)
    }
    for (const { kind, trait, bot, seats: count, score, scoreInterval: interval } of traits) {
      const within = interval === null ? '' : ` (${interval[0]} to ${interval[1]})`
      if (score !== null)
        console.log(`${kind} ${trait} (${bot}): ${score} points${within}, ${count} seats`)
    }
  }
}

async function simulate({ series, workers, json }: Flags): Promise<void> {
  const total = series.reduce((sum, { games }) => sum + games, 0)
  const progress = progressOf(total)
  const started = performance.now()
  const work = process.cpuUsage()
  const results = await playAll(
    series,
    WORKER,
    workers ?? availableParallelism(),
    progress.step,
  ).finally(progress.stop)
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(work)
  const lines = await Promise.all(series.map((one, at) => lineOf(one, results[at] ?? [])))
  if (!json) printTable(lines)
  const summary = summarize(results.flat())
  const { checksum, ...counts } = summary
  const [only, ...others] = lines.map(asJson)
  console.log(
    JSON.stringify({
      ...counts,
      seconds: Math.round(seconds * 1000) / 1000,
      actionsPerSecond: Math.round(summary.actions / seconds),
      // Of all threads, those that tidy up too: what a machine with other things to do is measured by.
      processorSeconds: Math.round((user + system) / 1000) / 1000,
      checksum,
      ...(others.length > 0 ? { series: [only, ...others] } : {}),
      ...(others.length === 0 && only?.seats !== undefined ? { seats: only.seats } : {}),
      ...(others.length === 0 && only?.traits !== undefined ? { traits: only.traits } : {}),
    }),
  )
}

async function readFlags(): Promise<Flags | null> {
  try {
    return await parseFlags(process.argv.slice(2), games)
  } catch (error) {
    if (!(error instanceof BadFlag)) throw error
    console.error(`${error.message}\n\n${await usageOf(games)}`)
    process.exitCode = BAD_FLAGS
    return null
  }
}

const flags = await readFlags()
if (flags !== null) await simulate(flags)
