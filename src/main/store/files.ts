/** The files of a data folder: moving them so that none is ever overwritten or half there. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { parse, join } from 'node:path'

/** What SQLite keeps beside a database in use. */
const COMPANIONS = ['-wal', '-shm'] as const

/** A moment as part of a file name: sorts by time, and no system objects to it. */
export function stamp(moment: Date): string {
  return moment.toISOString().replaceAll(/[:.]/g, '-')
}

/** A name beside `file` that says why it is there and that no file has yet. */
export function freeName(file: string, why: string, now: Date): string {
  const { dir, name, ext } = parse(file)
  const base = `${name}.${why}-${stamp(now)}`
  let candidate = join(dir, `${base}${ext}`)
  const taken = (): boolean => ['', ...COMPANIONS].some((end) => existsSync(`${candidate}${end}`))
  for (let n = 2; taken(); n++) candidate = join(dir, `${base}-${n}${ext}`)
  return candidate
}

/** Renames a database, and what SQLite keeps beside it, as far as they are there. */
export function moveAside(file: string, aside: string): void {
  for (const end of ['', ...COMPANIONS]) {
    if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${aside}${end}`)
  }
}

/** Removes what an unfinished attempt left under this name, if it left anything. */
export function removeUnfinished(file: string): void {
  for (const end of ['', ...COMPANIONS]) rmSync(`${file}${end}`, { force: true })
}

/** Whether SQLite left a log beside `file`: with one there, replacing `file` would mix two databases. */
export function hasCompanions(file: string): boolean {
  return COMPANIONS.some((end) => existsSync(`${file}${end}`))
}

/** Removes what SQLite left beside a database that nobody has open. */
export function removeCompanions(file: string): void {
  for (const end of COMPANIONS) rmSync(`${file}${end}`, { force: true })
}

/**
 * Copies a closed database beside itself, and what SQLite keeps beside it.
 * @returns the path of the copy
 */
export function keepCopy(file: string, why: string, now: Date): string {
  const kept = freeName(file, why, now)
  for (const end of ['', ...COMPANIONS]) {
    if (existsSync(`${file}${end}`)) copyDurably(`${file}${end}`, `${kept}${end}`)
  }
  return kept
}

/** A copy that is on the disk, not only in its cache, when the call returns. */
export function copyDurably(from: string, to: string): void {
  copyFileSync(from, to)
  const descriptor = openSync(to, 'r+')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
