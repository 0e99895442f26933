/** A record as the contract shows it. */
import type { Earned, GameRecord, RecordSeat } from '@shared/api'
import type { OddTypes } from '@shared/games/one-deck-dungeon'
import { findGame } from '../games'
import type { Games } from '../games'
import type { RecordFacts, RecordRow, SeatFacts } from '../store/record-queries'
import { asOdd } from './odd-records'

/** What a game earns that knows no checkmarks. */
const NOTHING: Earned = { descents: 0, levels: 0, boss: 0, tier: 0, total: 0 }

export const viewRecord = (row: RecordRow, games: Games): GameRecord => ({
  record: row.id,
  campaign: row.campaign,
  game: row.game,
  table: row.table,
  replayable: row.tableHere,
  endedAt: row.endedAt,
  day: row.day,
  outcome: row.outcome,
  // A sheet that has left the bin for good is nowhere to be opened any more.
  seats: row.seats.map((seat) => viewSeat({ ...seat, sheet: seat.here ? seat.sheet : null })),
  note: row.note,
  checkmarks: findGame(games, row.game)?.campaign.earned(row.outcome) ?? NOTHING,
  gauntlet: row.series,
  corrections: row.corrections,
  deletedAt: row.deletedAt,
})

/** A record of One Deck Dungeon. @throws Refusal `database-damaged` */
export const viewOddRecord = (row: RecordRow, games: Games): GameRecord<OddTypes> =>
  asOdd(viewRecord(asOdd(row), games))

/** The seats of a record as they are stored, whether their sheets are here or not. */
export const seatsOf = ({ seats }: Pick<RecordFacts, 'seats'>): readonly RecordSeat[] =>
  seats.map(viewSeat)

const viewSeat = ({ sheet, player, bot = null }: SeatFacts): RecordSeat => ({
  sheet,
  player,
  ...(bot === null ? {} : { bot }),
})
