/**
 * `npm run simulate`: the bot plays many games in worker threads. The last line on standard output is one
 * JSON object; a terminal is shown progress, on standard error.
 */
import { availableParallelism } from 'node:os'
import { SingleBar } from 'cli-progress'
import { BadFlag, USAGE, parseFlags, type Flags } from './flags'
import { summarize, type Played, type Series } from './series'
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
const lineOf = ({ options }: Series, played: readonly Played[]) => ({
  hero: options.heroes.map(({ hero }) => hero).join(','),
  dungeon: options.dungeon,
  tier: options.tier,
  ...summarize(played),
})
type Line = ReturnType<typeof lineOf>

const percent = (rate: number): string => `${(100 * rate).toFixed(1)}%`

function printTable(lines: readonly Line[]): void {
  for (const { hero, dungeon, tier, wins, games, winRate, interval } of lines) {
    const [low, high] = interval
    const won = `${wins} of ${games} won, ${percent(winRate)} (${percent(low)} to ${percent(high)})`
    console.log(`${hero}, ${dungeon}, ${tier ?? 'no tier'}: ${won}`)
  }
}

async function simulate({ series, workers, json }: Flags): Promise<void> {
  const total = series.reduce((sum, { games }) => sum + games, 0)
  const progress = progressOf(total)
  const started = performance.now()
  const results = await playAll(
    series,
    WORKER,
    workers ?? availableParallelism(),
    progress.step,
  ).finally(progress.stop)
  const seconds = (performance.now() - started) / 1000
  const lines = series.map((one, at) => lineOf(one, results[at] ?? []))
  if (!json) printTable(lines)
  const summary = summarize(results.flat())
  const { checksum, ...counts } = summary
  console.log(
    JSON.stringify({
      ...counts,
      seconds: Math.round(seconds * 1000) / 1000,
      actionsPerSecond: Math.round(summary.actions / seconds),
      checksum,
      ...(lines.length > 1 ? { series: lines } : {}),
    }),
  )
}

function readFlags(): Flags | null {
  try {
    return parseFlags(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof BadFlag)) throw error
    console.error(`${error.message}\n\n${USAGE}`)
    process.exitCode = BAD_FLAGS
    return null
  }
}

const flags = readFlags()
if (flags !== null) await simulate(flags)
