/**
 * Notices that stay until a person has answered them. They are in a file beside the database, so that they
 * outlive the process and the database itself.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { LASTING_NOTICES } from '@shared/api'
import type { LastingNotice, Notice } from '@shared/api'
import { writeDurably } from './durable-file'

const FILE = 'unanswered-notices.json'

const stored = v.array(
  v.strictObject({
    code: v.picklist(LASTING_NOTICES),
    details: v.record(v.string(), v.union([v.string(), v.number()])),
    /** Whether somebody has answered it; kept for what would be found again, and said again. */
    answered: v.optional(v.boolean(), false),
  }),
)
type Kept = v.InferOutput<typeof stored>[number]

/** A notice that lasts. */
export interface Lasting extends Notice {
  readonly code: LastingNotice
}

/** Found anew at every start: once answered, the very same is not given again. */
const FOUND_AGAIN: readonly LastingNotice[] = ['content-doubtful']

/** The notices that nobody has answered yet, in order. */
export function readUnanswered(folder: string): readonly Notice[] {
  return readKept(folder)
    .filter(({ answered }) => !answered)
    .map(({ code, details }) => ({ code, details }))
}

function readKept(folder: string): readonly Kept[] {
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
    return [{ code: 'library-missing', details: { backup: '' }, answered: false }]
  }
}

/**
 * Adds a notice; it is on the disk when the call returns.
 * @returns whether it is news: not if the very same is there, answered or not
 */
export function addUnanswered(folder: string, { code, details }: Lasting): boolean {
  const kept = readKept(folder)
  const same = (one: Kept): boolean =>
    one.code === code && JSON.stringify(one.details) === JSON.stringify(details)
  if (kept.some(same)) return false
  write(folder, [...kept, { code, details, answered: false }])
  return true
}

/** Takes the notices with these codes as answered. */
export function answer(folder: string, codes: readonly LastingNotice[]): void {
  const left = readKept(folder).flatMap((one): readonly Kept[] => {
    if (!codes.includes(one.code)) return [one]
    return FOUND_AGAIN.includes(one.code) ? [{ ...one, answered: true }] : []
  })
  if (left.length > 0) write(folder, left)
  else rmSync(join(folder, FILE), { force: true })
}

function write(folder: string, notices: readonly Kept[]): void {
  writeDurably(join(folder, FILE), `${JSON.stringify(notices, null, 2)}\n`)
}
