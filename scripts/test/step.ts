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
  /** What its environment has beside that of the whole run. */
  readonly env?: NodeJS.ProcessEnv
}

/** A step that is a package's program. */
export function tool(
  name: string,
  [packageName, program]: readonly [packageName: string, program?: string],
  ...args: readonly string[]
): Step {
  return { name, script: toolPath(packageName, program), args }
}

/** Runs a step in a folder; null where it went well. Others run beside it: what it says is shown whole at its end. */
export async function runStep(
  { name, script, args, env = {} }: Step,
  cwd: string,
): Promise<FailedStep | null> {
  console.log(`── ${name} …`)
  const started = performance.now()
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    // Through a pipe a tool takes itself for unseen, and drops its colours.
    env: { ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text))
  const ending = await (
    once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  ).then(
    ([code, signal]: [number | null, NodeJS.Signals | null]) =>
      code === 0 ? null : code === null ? `ended by ${signal ?? 'a signal'}` : `exit code ${code}`,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  const output = said.join('')
  console.log(`\n── ${name}\n${output.trimEnd()}`)
  console.log(`── ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`)
  return ending === null ? null : { name, ending, output }
}
