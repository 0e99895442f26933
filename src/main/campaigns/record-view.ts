/** A record as the contract shows it. */
import type { GameRecord, RecordSeat } from '@shared/api'
import type { Catalogue } from '@shared/games/one-deck-dungeon'
import type { RecordRow } from '../store/record-queries'
import { earnedCheckmarks } from '../games/one-deck-dungeon/checkmarks'

export const viewRecord = (row: RecordRow, catalogue: Catalogue): GameRecord => ({
  record: row.id,
  campaign: row.campaign,
  table: row.table,
  replayable: row.tableHere,
  endedAt: row.endedAt,
  outcome: row.outcome,
  // A sheet that has left the bin for good is nowhere to be opened any more.
  seats: row.seats.map(({ sheet, player, here }) => ({ sheet: here ? sheet : null, player })),
  note: row.note,
  checkmarks: earnedCheckmarks(row.outcome, catalogue),
  gauntlet: row.gauntlet,
  corrections: row.corrections,
  deletedAt: row.deletedAt,
})

/** The seats of a record as they are stored, whether their sheets are here or not. */
export const seatsOf = ({ seats }: RecordRow): readonly RecordSeat[] =>
  seats.map(({ sheet, player }) => ({ sheet, player }))
