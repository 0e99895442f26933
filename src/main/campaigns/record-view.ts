/** A record as the contract shows it. */
import * as v from 'valibot'
import type { GameRecord, RecordSeat } from '@shared/api'
import type { GameTypes } from '@shared/games/game'
import { once } from '@shared/once'
import { findGame } from '../games'
import type { Games } from '../games'
import type { Game } from '../games/game'
import type { RecordFacts, SeatFacts } from '../store/record-facts'
import type { RecordRow } from '../store/record-queries'
import { readColumn } from '../store/rows'
import { fitted } from '../store/kept'
import type { Queries } from '../store/queries'
import type { StoredRecord } from '../store/stored-records'

/** A record, of whatever game it is. @throws Refusal `database-damaged` */
export function viewRecord(row: RecordRow, games: Games): GameRecord {
  const game = findGame(games, row.game)
  return game === null ? viewUnknown(row) : viewRecordOf(row, game)
}

/** Null where the record is damaged. */
export function readableRecord(row: RecordRow, games: Games): GameRecord | null {
  const game = findGame(games, row.game)
  return game === null ? viewUnknown(row) : readableRecordOf(row, game)
}

/** Null where the record is damaged. */
export function readableRecordOf<T extends GameTypes>(
  row: RecordRow,
  game: Game<T>,
): GameRecord<T> | null {
  const ended = readableEnd(row, game)
  return ended === null ? null : { ...factsOf(row), ...ended }
}

/** How a game ended, and what that earned; null where it cannot be read, or a seat of it is missing. */
export function readableEnd<T extends GameTypes>(
  { outcome, seats }: Pick<StoredRecord, 'outcome'> & { readonly seats: readonly unknown[] },
  game: Game<T>,
): Pick<GameRecord<T>, 'outcome' | 'checkmarks'> | null {
  const read = v.safeParse<typeof game.schemas.outcome>(game.schemas.outcome, outcome)
  if (!read.success || game.standings(read.output).length > seats.length) return null
  return { outcome: fitted(read.output), checkmarks: game.campaign.earned(read.output) }
}

/** Of a game that is not here. */
function viewUnknown(row: RecordRow): GameRecord {
  return { ...factsOf(row), outcome: row.outcome, checkmarks: null }
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

/** Shows records that were read once: who played is asked when they are shown, and what other rows say of each. */
export function storedViewer(queries: Queries) {
  const [sheets, names] = [queries.sheetsHere(), queries.playerNames()]
  const beside = once((record: StoredRecord) => queries.besideRecord(record.id))
  return (stored: StoredRecord): Omit<GameRecord, 'outcome' | 'checkmarks'> =>
    factsOf({
      ...stored,
      ...beside(stored),
      seats: stored.seats.map(({ sheet, player, bot }) => ({
        sheet,
        player: player === null ? null : (names.get(player) ?? null),
        bot,
        here: sheet !== null && sheets.has(sheet),
      })),
      deletedAt: null,
    })
}

/** Those that are not damaged of records that were read once, of whatever game each is. */
export function viewStored(
  records: readonly StoredRecord[],
  { queries, games }: { readonly queries: Queries; readonly games: Games },
): readonly GameRecord[] {
  const view = storedViewer(queries)
  return records.flatMap((record): readonly GameRecord[] => {
    const game = findGame(games, record.game)
    const { outcome } = record
    const ended = game === null ? { outcome, checkmarks: null } : readableEnd(record, game)
    return ended === null ? [] : [{ ...view(record), ...ended }]
  })
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
