/** What `npm test` says at its end: how much was counted, then why it stopped, where nobody can overlook it. */
import { stripVTControlCharacters, styleText } from 'node:util'

/** A step that did not go well. */
export interface FailedStep {
  readonly name: string
  /** How its process ended: an exit code, a signal, or what kept it from starting. */
  readonly ending: string
  /** All that it wrote. */
  readonly output: string
}

/** What a test runner counted; null where it did not come to that. */
export type Counted = { readonly passed: number; readonly failed: number } | null

/** How many of a failing step's last lines are shown again. */
const LINES = 20

/** The line of counts, alone on its line whatever else is said. */
export function countsLine(counted: readonly Counted[]): string {
  const sum = (key: 'passed' | 'failed'): number =>
    counted.reduce((total, counts) => total + (counts?.[key] ?? 0), 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}

/**
 * Where a run stopped, each failed step with the end of what it said: in red where `stream` shows colours, which
 * NO_COLOR and FORCE_COLOR decide over.
 */
export function errorLines(
  failed: readonly FailedStep[],
  stream: NodeJS.WritableStream = process.stderr,
): string {
  return failed
    .map(({ name, ending, output }) => {
      const lines = [`Stopped at: ${name} (${ending})`, ...lastLines(output)]
      return lines.map((line) => styleText('red', line, { stream })).join('\n')
    })
    .join('\n\n')
}

/** The end of what was said, without colours of its own and without the empty lines around it. */
function lastLines(output: string): readonly string[] {
  const said = stripVTControlCharacters(output).replaceAll('\r', '').trim()
  return said === '' ? [] : said.split('\n').slice(-LINES)
}
