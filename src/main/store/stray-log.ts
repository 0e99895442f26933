/**
 * A log (`-wal`) holds what has not been written into its database yet, and SQLite would write it into whatever file
 * has the database's name: a copy put there by hand would be undone, or torn. So each opening leaves a token in the
 * database and, beside it, says which one a log from then on belongs to.
 */
import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, readSync, rmSync, statSync } from 'node:fs'
import * as v from 'valibot'
import { schemaOf } from './connection'
import type { Connection } from './connection'
import { writeDurably } from './durable-file'
import { lacksPages } from './log-pages'
import { schema6 } from './schemas/schema-6'

/** Where the token stands in the database, and which it may be: two while it is being changed. */
const stored = v.strictObject({
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pageSize: v.pipe(v.number(), v.integer(), v.minValue(512), v.maxValue(65_536)),
  tokens: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(2)),
})
type Opening = v.InferOutput<typeof stored>

function openingFile(file: string): string {
  return `${file}-opening.json`
}

/**
 * Whether the log beside a database is another file's, or of the same one as it was later. Where nothing is known of it, as
 * after an earlier release, it is not taken for one.
 */
export function isLogStray(file: string): boolean {
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false })
  if (log === undefined || log.size === 0) return false
  if (lacksPages(file)) return true
  const opening = readOpening(file)
  if (opening === null) return false
  const page = readPage(file, opening)
  return !opening.tokens.some((token) => page.includes(token))
}

/**
 * Marks a database as opened; called before anything else is written to it.
 * @param db the database in `file`, alone on it; one of an earlier schema is left as it is
 */
export function markOpening(db: Connection, file: string): void {
  if (schemaOf(db) < schema6.schema) return
  const before = String(db.prepare('SELECT token FROM opening').pluck().get())
  const token = newToken()
  const place = placeOf(db)
  // The first one follows the empty text, which every page holds.
  write(file, { ...place, tokens: [before, token] })
  putToken(db, token)
  // The database itself must hold it before there is a log that belongs to it.
  const [checkpoint] = db.pragma('wal_checkpoint(TRUNCATE)') as readonly { readonly busy: number }[]
  if (checkpoint?.busy === 0) write(file, { ...place, tokens: [token] })
}

/** Marks a copy as none that a log belongs to. */
export function markCopy(db: Connection): void {
  if (schemaOf(db) >= schema6.schema) putToken(db, newToken())
}

/** As long as every other, so that SQLite writes it over the one before and none of that one is left. */
function newToken(): string {
  return randomBytes(16).toString('hex')
}

function putToken(db: Connection, token: string): void {
  db.prepare('UPDATE opening SET token = ?').run(token)
}

/** Forgets which log belongs to a file, before another file comes in its place. */
export function forgetOpening(file: string): void {
  rmSync(openingFile(file), { force: true })
}

function placeOf(db: Connection): Omit<Opening, 'tokens'> {
  const sql = "SELECT rootpage FROM sqlite_schema WHERE type = 'table' AND name = 'opening'"
  return {
    page: Number(db.prepare(sql).pluck().get()),
    pageSize: Number(db.pragma('page_size', { simple: true })),
  }
}

function write(file: string, opening: Opening): void {
  writeDurably(openingFile(file), `${JSON.stringify(opening)}\n`)
}

/** Null where there is none, or none that can be read. */
function readOpening(file: string): Opening | null {
  if (!existsSync(openingFile(file))) return null
  try {
    return v.parse(stored, JSON.parse(readFileSync(openingFile(file), 'utf8')))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof v.ValiError) return null
    throw error
  }
}

function readPage(file: string, { page, pageSize }: Opening): Buffer {
  const bytes = Buffer.alloc(pageSize)
  const descriptor = openSync(file, 'r')
  try {
    const read = readSync(descriptor, bytes, 0, pageSize, (page - 1) * pageSize)
    return bytes.subarray(0, read)
  } finally {
    closeSync(descriptor)
  }
}
