/** Has electron-builder pack the app, without a network, around an Electron that is given to it. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { productName } from '../../package.json'
import { built } from '../../scripts/build.ts'

export const root = join(built('.'), '..')
/** Programs that electron-builder would fetch: where such a one is instead. */
export type Tools = Readonly<
  Partial<Record<'CUSTOM_FPM_PATH' | 'ELECTRON_BUILDER_7ZIP_PATH', string>>
>

/** Runs electron-builder for this processor; throws what it said where it failed. */
export function pack(output: string, args: readonly string[], tools: Tools = {}): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules', 'electron-builder', 'cli.js'),
      ...args,
      ...[`--${process.arch}`, '--publish', 'never', `-c.directories.output=${output}`],
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        // Under Vitest electron-builder makes hard links instead of copies, into node_modules too.
        VITEST: undefined,
        USE_HARD_LINKS: 'false',
        // What a test packs, nobody downloads.
        ELECTRON_BUILDER_COMPRESSION_LEVEL: '1',
        ...tools,
      },
    },
  )
  if (status !== 0) throw new Error(stdout + stderr)
}

/** Packs for Linux, on whatever system, around the Electron in a folder, and gives the folder of the app. */
export function packForLinux(electron: string, output: string): string {
  pack(output, ['--linux', 'dir', `-c.electronDist=${electron}`])
  return join(output, `linux${archSuffix}-unpacked`)
}

/** Packs for this system around its own Electron, without installers, and gives the program to start. */
export function packHere(electron: string, output: string): string {
  if (process.platform === 'linux') return join(packForLinux(electron, output), 'delvers-table')
  const dist = `-c.electronDist=${electron}`
  if (process.platform === 'win32') {
    pack(output, ['--win', 'dir', dist])
    return join(output, `win${archSuffix}-unpacked`, 'delvers-table.exe')
  }
  pack(output, ['--mac', 'dir', dist])
  return join(output, `mac${archSuffix}`, `${productName}.app`, 'Contents', 'MacOS', productName)
}

/** How electron-builder tells folders for other processors from those for the usual one. */
const archSuffix = process.arch === 'x64' ? '' : `-${process.arch}`

/** Where Electron keeps its fuses: after this text, a version, their number and one character each. */
export const SENTINEL = Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX')

/** Makes what electron-builder takes for an Electron of Linux: a program with fuses, words and licences. */
export function makeElectron(folder: string): void {
  mkdirSync(join(folder, 'resources'), { recursive: true })
  mkdirSync(join(folder, 'locales'))
  for (const language of ['de', 'en-GB', 'en-US', 'it'])
    writeFileSync(join(folder, 'locales', `${language}.pak`), '')
  writeFileSync(join(folder, 'LICENSE'), 'Electron')
  writeFileSync(join(folder, 'LICENSES.chromium.html'), 'Chromium')
  const fuses = Buffer.from([1, 9, ...Buffer.from('101100010')])
  const program = Buffer.concat([SENTINEL, fuses])
  writeFileSync(join(folder, 'electron'), program, { mode: 0o755 })
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
export function isElectrons(file: string): boolean {
  return !['app', 'app.asar', 'app-update.yml', 'default_app.asar'].includes(basename(file))
}
