/** Every statement on the database, by what it is about, on one connection. */
import { campaignQueries } from './campaign-queries'
import { changeQueries } from './change-queries'
import type { Connection } from './connection'
import { damagedQueries } from './damaged-queries'
import { earlierValueQueries } from './earlier-values'
import { libraryStateQueries } from './library-state'
import type { OutcomeRules } from './outcome-rules'
import { moveQueries } from './move-queries'
import { packQueries } from './pack-queries'
import { playerQueries } from './player-queries'
import { recordQueries } from './record-queries'
import { seriesQueries } from './series-queries'
import { stampQueries } from './stamps'
import { storedRecordQueries } from './stored-records'
import { storedTableQueries } from './stored-tables'
import { tableQueries } from './table-queries'
import { tallyQueries } from './tally-queries'

/** Prepares the statements once. What one call changes, its caller does in one `transaction`. */
export function openQueries(db: Connection, outcomes: OutcomeRules) {
  const inTransaction = db.transaction((work: () => unknown) => work())
  return {
    transaction: <T>(work: () => T): T => inTransaction.immediate(work) as T,
    ...campaignQueries(db),
    ...packQueries(db),
    ...playerQueries(db),
    ...recordQueries(db, outcomes),
    ...seriesQueries(db),
    ...tableQueries(db),
    ...moveQueries(db),
    ...tallyQueries(db),
    ...stampQueries(db),
    ...earlierValueQueries(db),
    ...storedRecordQueries(db),
    ...storedTableQueries(db),
    ...changeQueries(db),
    ...damagedQueries(db),
    ...libraryStateQueries(db),
  }
}
export type Queries = ReturnType<typeof openQueries>
