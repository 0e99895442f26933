/** What `npm test` runs, in the order in which it is begun: the quick and the cheap first. */
import { globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { tool } from './step.ts'
import type { Step } from './step.ts'

const root = join(import.meta.dirname, '../..')

export const STAGES = ['checks', 'unit', 'e2e'] as const
export type Stage = (typeof STAGES)[number]

export interface Planned extends Step {
  readonly stage: Stage
  /** Whether it starts the app as it was built. */
  readonly needsBuild: boolean
  /** Where the runner writes what it counted; null: nothing is counted. */
  readonly counts: { readonly file: string; readonly runner: 'vitest' | 'playwright' } | null
}

/** The games that have a folder of tests of their own. */
export function testedGames(): readonly string[] {
  return readdirSync(join(root, 'src/main/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** As many parts as keep every slot busy to the end: parts differ in length. */
const PARTS = { source: 2, built: 2, screens: 2, e2e: 4 } as const

/**
 * @param counts the folder for what is counted
 * @param game whose files alone are linted and whose tests alone are run, with those that every game is held to; types
 *   and the build are of everything, as what a game changes may be used anywhere; null: all
 */
export function plan(counts: string, game: string | null): readonly Planned[] {
  return [
    ...checks(game),
    ...vitest('source', counts, game === null ? [] : [`tests/${game}/`, 'tests/contract/']),
    ...(game === null ? vitest('built', counts, []) : []),
    ...(game === null ? playwright('screens', counts, []) : []),
    ...playwright('e2e', counts, game === null ? [] : [`tests/${game}/e2e/`]),
  ]
}

/** Where a game's own files lie, from the project's folder. */
function ownPaths(game: string): readonly string[] {
  return globSync(`{src,tests}/**/${game}{,.ts,.json}`, { cwd: root }).toSorted()
}

function checks(game: string | null): readonly Planned[] {
  const files = game === null ? ['.'] : ownPaths(game)
  const build = { name: 'build', script: join(root, 'scripts/electron-vite.ts'), args: ['build'] }
  const steps: readonly Step[] = [
    build,
    // Of all code but components, which want a compiler of their own.
    tool('types and lint', ['oxlint'], '--type-check', '--deny-warnings'),
    tool('types of the page', ['vue-tsc'], '--noEmit', '--project', 'tsconfig.renderer.json'),
    tool('lint of components and imports', ['eslint'], '--max-warnings', '0', ...files),
    tool('format', ['oxfmt'], '--check', ...files),
  ]
  return steps.map((step) => ({ ...step, stage: 'checks', needsBuild: false, counts: null }))
}

const VITEST_NAMES = {
  source: 'unit tests, scenarios and properties',
  built: 'tests of the built app',
} as const

function vitest(
  project: 'source' | 'built',
  counts: string,
  only: readonly string[],
): readonly Planned[] {
  return parts(only.length === 0 ? PARTS[project] : 1).map(({ id, shard, title }) => {
    const file = join(counts, `${project}-${id}.json`)
    return {
      ...tool(
        VITEST_NAMES[project] + title,
        ['vitest'],
        ...['run', '--project', project, '--maxWorkers=1', ...shard, ...only],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      ),
      // Of the runs side by side each keeps its own.
      env: { TEST_CACHE: `${project}-${id}` },
      stage: 'unit',
      needsBuild: project === 'built',
      counts: { file, runner: 'vitest' },
    }
  })
}

/** Tests that look at every screen take longest: they are told by their tag, and begun first. */
const PLAYWRIGHT = {
  screens: { title: 'every screen', chosen: ['--grep', '@screens'] },
  e2e: { title: 'end-to-end tests', chosen: ['--grep-invert', '@screens'] },
} as const

function playwright(
  kind: 'screens' | 'e2e',
  counts: string,
  only: readonly string[],
): readonly Planned[] {
  return parts(PARTS[kind]).map(({ id, shard, title }) => {
    const file = join(counts, `${kind}-${id}.json`)
    return {
      ...tool(
        PLAYWRIGHT[kind].title + title,
        ['@playwright/test', 'playwright'],
        ...['test', '--reporter=list,json', '--workers=1', ...PLAYWRIGHT[kind].chosen],
        ...[...shard, ...only],
        // A run clears its own folder at its start.
        ...['--output', join('test-results', `${kind}-${id}`)],
      ),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      stage: 'e2e',
      needsBuild: true,
      counts: { file, runner: 'playwright' },
    }
  })
}

interface Part {
  readonly id: string
  readonly shard: readonly string[]
  readonly title: string
}
function parts(count: number): readonly Part[] {
  return Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    shard: count === 1 ? [] : [`--shard=${at + 1}/${count}`],
    title: count === 1 ? '' : `, ${at + 1} of ${count}`,
  }))
}
