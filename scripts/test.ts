/** `npm test`: everything that must hold before a change goes in, the quick and the cheap first. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

/** Steps side by side, stage after stage: what only reads the sources takes one core, what runs them takes all. */
const STAGES: readonly (readonly Step[])[] = [
  [
    { name: 'lint', command: ['eslint', '--max-warnings', '0', '.'] },
    { name: 'format', command: ['prettier', '--check', '.'] },
    { name: 'types', command: ['vue-tsc', '--build'] },
    { name: 'build', command: ['electron-vite', 'build'] },
  ],
  [
    {
      name: 'unit tests, scenarios and properties',
      command: [
        ...(['vitest', 'run', '--reporter=default', '--reporter=json'] as const),
        `--outputFile.json=${VITEST}`,
      ],
    },
  ],
  [{ name: 'end-to-end tests', command: ['playwright', 'test', '--reporter=list,json'] }],
]

rmSync(counts, { recursive: true, force: true })
mkdirSync(counts, { recursive: true })
// Tests of the desktop app and of the browser need one: better to know before the long way there.
ensureChromium()

const failed: Step[] = []
for (const stage of STAGES) {
  const passed = await Promise.all(stage.map((step) => passes(step, stage.length > 1)))
  failed.push(...stage.filter((_, at) => !passed[at]))
  if (failed.length > 0) break
}

const vitest = read(VITEST) as { numPassedTests: number; numFailedTests: number } | null
const playwright = read(PLAYWRIGHT) as { stats: { expected: number; unexpected: number } } | null
const passed = (vitest?.numPassedTests ?? 0) + (playwright?.stats.expected ?? 0)
const failures = (vitest?.numFailedTests ?? 0) + (playwright?.stats.unexpected ?? 0)
console.log(`\n${passed} passed, ${failures} failed`)
if (failed.length > 0) {
  console.error(`Stopped at: ${failed.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
}

/** Whether a step went well. What it says is shown as it comes, or whole at its end where others speak meanwhile. */
async function passes(
  { name, command: [tool, ...args] }: Step,
  isOneOfSeveral: boolean,
): Promise<boolean> {
  if (!isOneOfSeveral) console.log(`\n── ${name}`)
  const started = performance.now()
  // Under npm the tools of the project are found before any other.
  const child = spawn(tool, args, {
    cwd: root,
    stdio: isOneOfSeveral ? 'pipe' : 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT },
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => said.push(text))
  const status = await once(child, 'close').then(
    ([code]: unknown[]) => code,
    (error: unknown) => error,
  )
  if (isOneOfSeveral) console.log(`\n── ${name}\n${said.join('').trimEnd()}`)
  if (status instanceof Error) console.error(status.message)
  console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
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
