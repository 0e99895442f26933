/** Things with the names of their players, for people and for other programs. */
import type { Content, Named, RecordContent, SeatContent, SheetContent } from '@shared/content'
import type { PlayerId } from '@shared/ids'

type Names = ReadonlyMap<PlayerId, string>

function seatsOf(seats: readonly SeatContent[], names: Names): Named<SeatContent>[] {
  return seats.map(({ player, ...seat }) => ({
    sheet: seat.sheet,
    player: player === null ? null : (names.get(player) ?? null),
    bot: seat.bot,
  }))
}
function withSeats<Thing extends { readonly seats: readonly SeatContent[] }>(
  { seats, ...thing }: Thing,
  names: Names,
) {
  return { ...thing, seats: seatsOf(seats, names) }
}

export function nameSheet({ player, ...sheet }: SheetContent, names: Names): Named<SheetContent> {
  return {
    ...sheet,
    player: names.get(player) ?? '',
  }
}

export function nameRecord(
  { history, ...record }: RecordContent,
  names: Names,
): Named<RecordContent> {
  return {
    ...withSeats(record, names),
    history: history.map((version) => withSeats(version, names)),
  }
}

/** @param names of every player in it */
export function nameContent(content: Content, names: Names): Named<Content> {
  return {
    ...content,
    sheets: content.sheets.map((sheet) => nameSheet(sheet, names)),
    series: content.series.map((series) => withSeats(series, names)),
    records: content.records.map((record) => nameRecord(record, names)),
    tables: content.tables.map((table) => withSeats(table, names)),
  }
}
