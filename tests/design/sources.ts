/** The files that the tests of the design read. */
import { globSync } from 'node:fs'
import { sep } from 'node:path'

/** All files that match, in order; their paths have slashes on every system, as tests compare them. */
export function sourceFiles(pattern: string): readonly string[] {
  return globSync(pattern)
    .map((file) => file.replaceAll(sep, '/'))
    .sort()
}
