/** What leaves the database for files, and what comes into it from them. */
import { asideQueries } from './aside-queries'
import type { Connection } from './connection'
import { contentPuts } from './content-puts'
import { contentReads } from './content-reads'
import type { OutcomeRules } from './outcome-rules'
import { packQueries } from './pack-queries'
import { tableTexts } from './table-texts'
import { tallyQueries } from './tally-queries'

/** The statements for exchange, prepared once for a connection. */
export function exchangeQueries(db: Connection, outcomes: OutcomeRules) {
  return {
    transaction: <T>(work: () => T): T => db.transaction(work).immediate(),
    ...contentReads(db, outcomes),
    ...contentPuts(db, outcomes),
    ...packQueries(db),
    ...tableTexts(db),
    ...tallyQueries(db),
    ...asideQueries(db),
  }
}
export type ExchangeQueries = ReturnType<typeof exchangeQueries>
