/** How much a database holds, without a word of what. */
import type { Connection } from './connection'

const COUNTED = ['campaigns', 'sheets', 'tables', 'records', 'series', 'players', 'packs'] as const
export type ContentCounts = Readonly<Record<(typeof COUNTED)[number] | 'bytes', number>>

/** Rows of each kind, those in the bin included, and the bytes of the file. */
export function countContent(db: Connection): ContentCounts {
  const number = (sql: string): number => Number(db.prepare(sql).pluck().get())
  const rows = COUNTED.map((table) => [table, number(`SELECT count(*) FROM ${table}`)] as const)
  const bytes = number('SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()')
  return { ...(Object.fromEntries(rows) as Record<(typeof COUNTED)[number], number>), bytes }
}
