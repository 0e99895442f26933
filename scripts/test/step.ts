/** A step of `npm test`: one tool that runs to its end. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { toolPath } from '../tool.ts'
import type { FailedStep } from './summary.ts'

export interface Step {
  readonly name: string
  /** A script of the project's, or a package's program. */
  readonly script: string
  readonly args: readonly string[]
}

/** A step that is a package's program. */
export const tool = (
  name: string,
  [packageName, program]: readonly [packageName: string, program?: string],
  ...args: readonly string[]
): Step => ({ name, script: toolPath(packageName, program), args })

export interface Surroundings {
  readonly cwd: string
  readonly env: NodeJS.ProcessEnv
  /** Whether others speak meanwhile: what a step says is then shown whole at its end, else as it comes. */
  readonly together: boolean
}

/** Runs a step; null where it went well. */
export async function runStep(
  { name, script, args }: Step,
  { cwd, env, together }: Surroundings,
): Promise<FailedStep | null> {
  if (!together) console.log(`\n── ${name}`)
  const started = performance.now()
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    // Through a pipe a tool takes itself for unseen, and drops its colours.
    env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...env } : env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said.push(text)
      if (!together) process.stdout.write(text)
    })
  const ending = await (
    once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  ).then(
    ([code, signal]: [number | null, NodeJS.Signals | null]) =>
      code === 0 ? null : code === null ? `ended by ${signal ?? 'a signal'}` : `exit code ${code}`,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  const output = said.join('')
  if (together) console.log(`\n── ${name}\n${output.trimEnd()}`)
  console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return ending === null ? null : { name, ending, output }
}
