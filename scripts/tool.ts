/**
 * The packages' command-line programs as the JavaScript files that they are. Node runs them itself: without a shell,
 * whose rules differ by system and which splits a path at its spaces, and without whatever stands in the PATH.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const packages = join(import.meta.dirname, '../node_modules')

/** The file of a package's program; of the one with the package's own name unless `program` names another. */
export function toolPath(name: string, program = name): string {
  const folder = join(packages, name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin?: string | Readonly<Record<string, string>>
  }
  const file = typeof bin === 'string' ? bin : bin?.[program]
  if (file === undefined) throw new Error(`The package ${name} has no program ${program}.`)
  return join(folder, file)
}
