/** A table that is, or was, a day's game, as the calls of every game answer it. */
import type { TableStatus } from '../api/tables'
import type { Day } from '../days'
import type { Instant, TableId } from '../ids'

export interface TableOfDay {
  readonly table: TableId
  readonly day: Day
  readonly status: TableStatus
  /** Who played it; null: nobody has said. */
  readonly player: string | null
  readonly endedAt: Instant | null
}
