/** What leaves the database for files, and what comes into it from them. */
import type { Connection } from './connection'
import { contentPuts } from './content-puts'
import { contentReads } from './content-reads'

/** The statements for exchange, prepared once for a connection. */
export const exchangeQueries = (db: Connection) => ({
  transaction: <T>(work: () => T): T => db.transaction(work).immediate(),
  ...contentReads(db),
  ...contentPuts(db),
})
export type ExchangeQueries = ReturnType<typeof exchangeQueries>
