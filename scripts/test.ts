/** `npm test`: everything that must hold before a change goes in, the quick and the cheap first. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
/** Where the two test runners write what they counted. */
const counts = join(root, 'node_modules', '.cache', 'test-counts')
const VITEST = join(counts, 'vitest.json')
const PLAYWRIGHT = join(counts, 'playwright.json')

interface Step {
  readonly name: string
  readonly command: readonly [tool: string, ...args: string[]]
}

const STEPS: readonly Step[] = [
  { name: 'format', command: ['prettier', '--check', '.'] },
  { name: 'lint', command: ['eslint', '--max-warnings', '0', '.'] },
  { name: 'types', command: ['vue-tsc', '--build'] },
  { name: 'build', command: ['electron-vite', 'build'] },
  {
    name: 'unit tests, scenarios and properties',
    command: [
      ...(['vitest', 'run', '--reporter=default', '--reporter=json'] as const),
      `--outputFile.json=${VITEST}`,
    ],
  },
  { name: 'end-to-end tests', command: ['playwright', 'test', '--reporter=list,json'] },
]

rmSync(counts, { recursive: true, force: true })
mkdirSync(counts, { recursive: true })
// Tests of the desktop app and of the browser need one: better to know before the long way there.
ensureChromium()

let failed: Step | undefined
for (const step of STEPS) {
  console.log(`\n── ${step.name}`)
  const started = performance.now()
  if (!passes(step)) {
    failed = step
    break
  }
  console.log(`── ${step.name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

const vitest = read(VITEST) as { numPassedTests: number; numFailedTests: number } | null
const playwright = read(PLAYWRIGHT) as { stats: { expected: number; unexpected: number } } | null
const passed = (vitest?.numPassedTests ?? 0) + (playwright?.stats.expected ?? 0)
const failures = (vitest?.numFailedTests ?? 0) + (playwright?.stats.unexpected ?? 0)
console.log(`\n${passed} passed, ${failures} failed`)
if (failed !== undefined) {
  console.error(`Stopped at: ${failed.name}`)
  process.exitCode = 1
}

function passes({ command: [tool, ...args] }: Step): boolean {
  // Under npm the tools of the project are found before any other.
  const { status, error } = spawnSync(tool, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT },
  })
  if (error !== undefined) console.error(error.message)
  return status === 0
}

/** What a runner counted; null where it did not come to that. */
function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
