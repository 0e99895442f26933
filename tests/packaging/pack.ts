/** Has electron-builder pack the app, without a network, around an Electron that is given to it. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { built } from '../../scripts/build.ts'

export const root = join(built('.'), '..')
/** The Linux programs that electron-builder would fetch, as it is told of ones that are here. */
type Tools = Readonly<
  Partial<Record<'CUSTOM_FPM_PATH' | 'ELECTRON_BUILDER_7ZIP_PATH', string | undefined>>
>

/** Packs into `output`, for Linux, whatever the system: `dir` alone, or packages as well. Throws what went wrong. */
export function packForLinux(
  electron: string,
  output: string,
  targets: readonly string[] = ['dir'],
  tools: Tools = {},
): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules', 'electron-builder', 'cli.js'),
      ...['--linux', ...targets, `--${process.arch}`, '--publish', 'never'],
      `-c.electronDist=${electron}`,
      `-c.directories.output=${output}`,
    ],
    // Under Vitest electron-builder makes hard links instead of copies, into node_modules too.
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, VITEST: undefined, USE_HARD_LINKS: 'false', ...tools },
    },
  )
  if (status !== 0) throw new Error(stdout + stderr)
  return join(output, process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`)
}

/** Packs for this system, without installers, and gives the program to start. */
export function packHere(electron: string, output: string): string {
  if (process.platform === 'linux') return join(packForLinux(electron, output), 'delvers-table')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules', 'electron-builder', 'cli.js'),
      ...[process.platform === 'win32' ? '--win' : '--mac', 'dir'],
      ...[`--${process.arch}`, '--publish', 'never'],
      `-c.electronDist=${electron}`,
      `-c.directories.output=${output}`,
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, VITEST: undefined } },
  )
  if (status !== 0) throw new Error(stdout + stderr)
  const arch = process.arch === 'x64' ? '' : `-${process.arch}`
  return process.platform === 'win32'
    ? join(output, `win${arch}-unpacked`, 'delvers-table.exe')
    : join(output, `mac${arch}`, "Delver's Table.app", 'Contents', 'MacOS', "Delver's Table")
}

/** The folder of Electron's own files; null where its program was never fetched. */
export function findElectronDist(): string | null {
  const electron = join(root, 'node_modules', 'electron')
  const path = join(electron, 'path.txt')
  if (!existsSync(path)) return null
  const dist = join(electron, 'dist')
  return existsSync(join(dist, readFileSync(path, 'utf8'))) ? dist : null
}

/** What belongs to Electron itself of a folder that it may have been tried in: no app, no updates. */
export const isElectrons = (file: string): boolean =>
  !['app', 'app.asar', 'app-update.yml', 'default_app.asar'].includes(basename(file))
