/**
 * The rows that belong to things. Who asks about one thing has a query for it; who goes through the whole library has one
 * for the rows of all things, in place of several for each of thousands.
 */
import type { Statement } from 'better-sqlite3'
import type { Connection } from './connection'

interface Owned {
  readonly columns: string
  readonly table: string
  /** The columns that name the thing. */
  readonly owner: readonly string[]
  /** SQL for which of the rows count. */
  readonly where?: string
  /** The columns in whose order the rows of a thing come. */
  readonly order?: string
}
/** Asks for the rows of a thing. */
type RowsOf = (...owner: readonly string[]) => readonly unknown[]

/** Who goes through the library on a connection, and what was read for that. */
interface Walk {
  depth: number
  readonly read: Map<Owned, ReadonlyMap<string, readonly unknown[]>>
}
const walks = new WeakMap<Connection, Walk>()
function walkOf(db: Connection): Walk {
  const walk = walks.get(db) ?? { depth: 0, read: new Map() }
  walks.set(db, walk)
  return walk
}

/** Prepares what asks for such rows on a connection. */
export function ownedRows(db: Connection, owned: Owned): RowsOf {
  const { columns, table, owner, where = 'TRUE', order } = owned
  const sorted = order === undefined ? '' : `ORDER BY ${order}`
  const isOwner = owner.map((column) => `${column} = ?`).join(' AND ')
  const one = db.prepare(`SELECT ${columns} FROM ${table} WHERE ${isOwner} AND ${where} ${sorted}`)
  const all = db.prepare(
    `SELECT ${owner.join(', ')}, ${columns} FROM ${table} WHERE ${where} ${sorted}`,
  )
  const walk = walkOf(db)
  return (...of) => {
    if (walk.depth === 0) return one.all(...of)
    const read = walk.read.get(owned) ?? byOwner(all, owner.length)
    walk.read.set(owned, read)
    return read.get(keyOf(of)) ?? []
  }
}

/** Goes through the library: nothing may be written until the work is done. */
export function walkLibrary<Result>(db: Connection, work: () => Result): Result {
  const walk = walkOf(db)
  walk.depth += 1
  try {
    return work()
  } finally {
    walk.depth -= 1
    if (walk.depth === 0) walk.read.clear()
  }
}

/** The rows of each thing that is named by text; nobody asks for others. */
function byOwner(all: Statement, owners: number): ReadonlyMap<string, readonly unknown[]> {
  const names = all.columns().map(({ name }) => name)
  const found = new Map<string, unknown[]>()
  for (const stored of all.raw().iterate() as IterableIterator<readonly unknown[]>) {
    const owner = stored.slice(0, owners)
    if (!owner.every((name) => typeof name === 'string')) continue
    const row: Record<string, unknown> = {}
    for (let at = owners; at < names.length; at += 1) row[names[at] ?? ''] = stored[at]
    const key = keyOf(owner)
    const others = found.get(key)
    if (others === undefined) found.set(key, [row])
    else others.push(row)
  }
  return found
}

/** Another one for other names, whatever these are. */
function keyOf(owner: readonly string[]): string {
  const [first = '', ...others] = owner
  return others.length === 0 ? first : owner.map((name) => `${name.length} ${name}`).join('')
}
