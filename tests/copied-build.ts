/** The app built from a copy of its sources: for tests that change something in it before. */
import { spawnSync } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { SOURCES } from '../scripts/build.ts'

const root = join(import.meta.dirname, '..')

/** Copies what a build reads into a folder; the packages are the project's own. */
export function copySources(folder: string): void {
  for (const source of SOURCES)
    cpSync(join(root, source), join(folder, source), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
}

/**
 * Builds what lies in a folder.
 * @returns its `out`, to be started
 * @throws Error with what the build wrote, where it failed
 */
export function buildCopy(folder: string): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/electron-vite.ts'), 'build'],
    { cwd: folder, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The build of the copy failed.\n${stdout}${stderr}`)
  return join(folder, 'out')
}
