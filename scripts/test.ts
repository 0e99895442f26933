/**
 * `npm test`: everything that must hold before a change goes in. `--stage checks`, `unit` or `e2e` runs one stage of
 * it alone, `--game` the tests of one game; FULL=1 tries all that the short form tries in part.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './chromium.ts'
import { STAGES, plan, testedGames } from './test/plan.ts'
import type { Planned } from './test/plan.ts'
import { runQueue } from './test/queue.ts'
import { runStep } from './test/step.ts'
import { countsLine, errorLines } from './test/summary.ts'
import type { Counted } from './test/summary.ts'

const root = join(import.meta.dirname, '..')
/** Where the test runners write what they counted. */
const counts = join(root, 'node_modules', '.cache', 'test-counts')
/** Most of the steps keep one core busy. */
const SLOTS = Math.max(2, availableParallelism())

const steps = chosenSteps()
rmSync(counts, { recursive: true, force: true })
mkdirSync(counts, { recursive: true })
// Better to know before the long way there.
if (steps.some(({ stage }) => stage !== 'checks')) ensureChromium()

const queued = steps.map((step) => ({ ...step, needs: step.needsBuild ? ['build'] : [] }))
const failed = await runQueue(queued, SLOTS, (step) => runStep(step, root))

console.log(`\n${countsLine(steps.map(countedBy))}`)
if (failed.length > 0) {
  console.error(`\n${errorLines(failed)}`)
  process.exitCode = 1
}

/** The steps that were asked for, else all; ends the run where there is no such stage or game. */
function chosenSteps(): readonly Planned[] {
  try {
    const options = { stage: { type: 'string' }, game: { type: 'string' } } as const
    const { stage, game = null } = parseArgs({ options }).values
    const games = testedGames()
    if (stage !== undefined && !STAGES.some((one) => one === stage))
      console.error(`--stage must be one of ${STAGES.join(', ')}`)
    else if (game !== null && !games.includes(game))
      console.error(`--game must be one of ${games.join(', ')}`)
    else return plan(counts, game).filter((step) => stage === undefined || step.stage === stage)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  process.exit(2)
}

/** What a step counted; null where it did not come to that. */
function countedBy({ counts: counted }: Planned): Counted {
  if (counted === null) return null
  const report = read(counted.file)
  if (report === null) return null
  switch (counted.runner) {
    case 'vitest': {
      const { numPassedTests, numFailedTests } = report as Record<
        'numPassedTests' | 'numFailedTests',
        number
      >
      return { passed: numPassedTests, failed: numFailedTests }
    }
    case 'playwright': {
      const { stats } = report as { stats: { expected: number; unexpected: number } }
      return { passed: stats.expected, failed: stats.unexpected }
    }
  }
}

/** What a runner wrote; null where it did not come to that. */
function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
