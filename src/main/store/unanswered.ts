/**
 * Notices that stay until a person has answered them. They are in a file beside the database, so that they
 * outlive the process and the database itself.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { LASTING_NOTICES } from '@shared/api'
import type { LastingNotice, Notice } from '@shared/api'

const FILE = 'unanswered-notices.json'

const stored = v.array(
  v.strictObject({
    code: v.picklist(LASTING_NOTICES),
    details: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
)

/** The notices that nobody has answered yet, in order. */
export function readUnanswered(folder: string): readonly Notice[] {
  const file = join(folder, FILE)
  if (!existsSync(file)) return []
  try {
    // A start killed before it moved a file has said of it what did not happen.
    return v
      .parse(stored, JSON.parse(readFileSync(file, 'utf8')))
      .filter(
        ({ details }) => !details['file'] || existsSync(join(folder, String(details['file']))),
      )
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof v.ValiError)) throw error
    // Something was to be said; better with few words than not at all.
    return [{ code: 'library-missing', details: { backup: '' } }]
  }
}

/** Adds a notice; it is on the disk when the call returns. */
export function addUnanswered(folder: string, notice: Notice): void {
  write(folder, [...readUnanswered(folder), notice])
}

/** Takes the notices with these codes as answered. */
export function answer(folder: string, codes: readonly LastingNotice[]): void {
  const answered: readonly string[] = codes
  const left = readUnanswered(folder).filter(({ code }) => !answered.includes(code))
  if (left.length > 0) write(folder, left)
  else rmSync(join(folder, FILE), { force: true })
}

function write(folder: string, notices: readonly Notice[]): void {
  const file = join(folder, FILE)
  const unfinished = `${file}.new`
  try {
    const descriptor = openSync(unfinished, 'w')
    try {
      writeSync(descriptor, `${JSON.stringify(notices, null, 2)}\n`)
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
  syncFolder(dirname(file))
}

/** Windows has no way to do this, and no need. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
