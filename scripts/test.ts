/**
 * `npm test`: everything that must hold before a change goes in, the quick and the cheap first.
 * `--stage checks`, `unit` or `e2e` runs one stage of it alone.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './chromium.ts'
import { runStep, tool } from './test/step.ts'
import type { Step } from './test/step.ts'
import { countsLine, errorLines } from './test/summary.ts'
import type { Counted, FailedStep } from './test/summary.ts'

const root = join(import.meta.dirname, '..')
/** Where the two test runners write what they counted. */
const counts = join(root, 'node_modules', '.cache', 'test-counts')
const VITEST = join(counts, 'vitest.json')
const PLAYWRIGHT = join(counts, 'playwright.json')

interface Stage {
  readonly name: string
  /** Whether its tests drive a browser. */
  readonly browser: boolean
  readonly steps: readonly Step[]
}

/**
 * Steps side by side, stage after stage: what only reads the sources takes one core, what runs them takes all. What
 * runs side by side writes into `out` and `node_modules` alone, which none of the others look at.
 */
const STAGES: readonly Stage[] = [
  {
    name: 'checks',
    browser: false,
    steps: [
      tool('lint', ['eslint'], '--max-warnings', '0', '.'),
      tool('format', ['prettier'], '--check', '.'),
      tool('types', ['vue-tsc'], '--build'),
      { name: 'build', script: join(root, 'scripts/electron-vite.ts'), args: ['build'] },
    ],
  },
  {
    name: 'unit',
    browser: true,
    steps: [
      tool(
        'unit tests, scenarios and properties',
        ['vitest'],
        ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`],
      ),
    ],
  },
  {
    name: 'e2e',
    browser: true,
    steps: [
      tool(
        'end-to-end tests',
        ['@playwright/test', 'playwright'],
        ...['test', '--reporter=list,json'],
      ),
    ],
  },
]

const stages = chosenStages()
rmSync(counts, { recursive: true, force: true })
mkdirSync(counts, { recursive: true })
// Better to know before the long way there.
if (stages.some(({ browser }) => browser)) ensureChromium()

const failed: FailedStep[] = []
for (const { steps } of stages) {
  const around = {
    cwd: root,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT },
    together: steps.length > 1,
  }
  const ends = await Promise.all(steps.map((step) => runStep(step, around)))
  failed.push(...ends.filter((end) => end !== null))
  if (failed.length > 0) break
}

console.log(`\n${countsLine([countedByVitest(), countedByPlaywright()])}`)
if (failed.length > 0) {
  console.error(`\n${errorLines(failed)}`)
  process.exitCode = 1
}

/** The stage that was asked for, else all; ends the run where there is no such stage. */
function chosenStages(): readonly Stage[] {
  try {
    const { stage } = parseArgs({ options: { stage: { type: 'string' } } }).values
    const chosen = STAGES.filter(({ name }) => stage === undefined || name === stage)
    if (chosen.length > 0) return chosen
    console.error(`--stage must be one of ${STAGES.map(({ name }) => name).join(', ')}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  process.exit(2)
}

function countedByVitest(): Counted {
  const report = read(VITEST) as { numPassedTests: number; numFailedTests: number } | null
  return report && { passed: report.numPassedTests, failed: report.numFailedTests }
}

function countedByPlaywright(): Counted {
  const report = read(PLAYWRIGHT) as { stats: { expected: number; unexpected: number } } | null
  return report && { passed: report.stats.expected, failed: report.stats.unexpected }
}

/** What a runner counted; null where it did not come to that. */
function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
