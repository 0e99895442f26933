/** What tables need of the app's other parts. */
import type { AppEvents, ParsedInput } from '@shared/api'
import type { GameId, SeatInfo } from '@shared/games/game'
import type { CampaignId, Instant, RecordId, SeriesId, TableId } from '@shared/ids'
import type { Games } from '../games'
import type { Seating } from '../games/campaign-rules'
import type { MoveQueries } from '../store/move-queries'
import type { Queries } from '../store/queries'
import type { TableQueries } from '../store/table-queries'
import type { TallyQueries } from '../store/tally-queries'
import type { TableIndexQueries } from './table-index'

type Seats = Pick<ParsedInput<'tables.start'>, 'game' | 'campaign' | 'series' | 'options'>

export interface TableParts {
  readonly games: Games
  readonly queries: TableQueries &
    MoveQueries &
    TallyQueries &
    TableIndexQueries &
    Pick<Queries, 'transaction' | 'next'>
  readonly now: () => Date
  readonly scripted: boolean
  /** Fills in what a campaign knows of who sits down, or refuses the game. */
  readonly seat: (input: Seats) => Seating
  /** Enters a finished campaign game on its sheets; part of the transaction of the action that ended it. */
  readonly recordGame: (game: {
    readonly campaign: CampaignId
    readonly game: GameId
    readonly series: SeriesId | null
    readonly table: TableId
    readonly seats: readonly SeatInfo[]
    readonly outcome: unknown
    readonly endedAt: Instant
  }) => RecordId
  readonly recordOfTable: (table: TableId) => RecordId | null
  readonly changed: (table: AppEvents['table.changed']) => void
  /** A campaign has one game more or less, or one that has come to its end. */
  readonly campaignChanged: (campaign: CampaignId) => void
  /** Told how many games are counted, where there are some to count. */
  readonly progress: (job: AppEvents['job.progress']) => void
  /** Does work that nobody waits for, a step at a time between calls. */
  readonly background: (steps: Iterable<void>) => void
  /** Hears of errors that keep nobody from playing. */
  readonly logError: (error: unknown) => void
}
