/** A record as the contract shows it. */
import type { GameRecord, RecordSeat } from '@shared/api'
import type { GameTypes } from '@shared/games/game'
import type { PlayerId } from '@shared/ids'
import { findGame } from '../games'
import type { Games } from '../games'
import type { Game } from '../games/game'
import type { RecordFacts, RecordRow, SeatFacts } from '../store/record-queries'
import { readColumn } from '../store/rows'
import type { CampaignRecord } from '../store/stored-records'

/** A record, of whatever game it is. */
export function viewRecord(row: RecordRow, games: Games): GameRecord {
  return {
    ...factsOf(row),
    outcome: row.outcome,
    checkmarks: findGame(games, row.game)?.campaign.earned(row.outcome) ?? null,
  }
}

/** A record of a game, by that game's own types. @throws Refusal `database-damaged` */
export function viewRecordOf<T extends GameTypes>(row: RecordRow, game: Game<T>): GameRecord<T> {
  const outcome = readOutcome(row.outcome, game)
  return { ...factsOf(row), outcome, checkmarks: game.campaign.earned(outcome) }
}

/** @throws Refusal `database-damaged` where it is no outcome of this game */
export function readOutcome<T extends GameTypes>(outcome: unknown, game: Game<T>): T['outcome'] {
  return readColumn<T['outcome']>(game.schemas.outcome, outcome, {
    table: 'records',
    column: 'outcome',
  })
}

function factsOf(row: RecordRow): Omit<GameRecord, 'outcome' | 'checkmarks'> {
  return {
    record: row.id,
    campaign: row.campaign,
    game: row.game,
    table: row.table,
    replayable: row.tableHere,
    endedAt: row.endedAt,
    day: row.day,
    // A sheet that has left the bin for good is nowhere to be opened any more.
    seats: row.seats.map((seat) => viewSeat({ ...seat, sheet: seat.here ? seat.sheet : null })),
    note: row.note,
    series: row.series,
    corrections: row.corrections,
    deletedAt: row.deletedAt,
  }
}

/**
 * What a record says besides how its game ended.
 * @param others the sheets that are here, and what players are called
 */
export function viewStored(
  { stored, tableHere, corrections }: CampaignRecord,
  others: {
    readonly sheets: ReadonlySet<string>
    readonly names: ReadonlyMap<PlayerId, string>
  },
): Omit<GameRecord, 'outcome' | 'checkmarks'> {
  const seats = stored.seats.map(({ sheet, player, bot }) => ({
    sheet,
    player: player === null ? null : (others.names.get(player) ?? null),
    bot,
    here: sheet !== null && others.sheets.has(sheet),
  }))
  return factsOf({ ...stored, seats, tableHere, corrections, deletedAt: null })
}

/** The seats of a record as they are stored, whether their sheets are here or not. */
export function seatsOf({ seats }: Pick<RecordFacts, 'seats'>): readonly RecordSeat[] {
  return seats.map(viewSeat)
}

function viewSeat({ sheet, player, bot = null }: SeatFacts): RecordSeat {
  return {
    sheet,
    player,
    ...(bot === null ? {} : { bot }),
  }
}
