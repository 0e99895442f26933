/**
 * Players of a file that knows them by name alone, as those whom the library knows: people may have been renamed, here
 * or where the file was written, and names that look alike are one person's.
 */
import type { Content, PlayerContent, RecordContent, SeatContent } from '@shared/content'
import type { PlayerId } from '@shared/ids'
import type { ExchangeQueries } from '../store/exchange-queries'
import { factsAt } from '../store/record-forms'

type Match = ReadonlyMap<PlayerId, PlayerId>

/** @returns the same content, its players those of the library where they are known there */
export function matchPlayers(content: Content, queries: ExchangeQueries): Content {
  const sat = whoSatThere(content.records, queries)
  const match = new Map(
    content.players.map(({ id, name }) => [id, sat.get(id) ?? whoIsCalled(name, id, queries)]),
  )
  const idOf = (id: PlayerId): PlayerId => match.get(id) ?? id
  const seated = <Thing extends { readonly seats: readonly SeatContent[] }>(thing: Thing) => ({
    ...thing,
    seats: thing.seats.map(({ player, ...seat }) => ({
      ...seat,
      player: player === null ? null : idOf(player),
    })),
  })
  return {
    ...content,
    players: content.players.flatMap((player) =>
      idOf(player.id) === player.id ? [player] : renamedThere(player, { content, match, queries }),
    ),
    sheets: content.sheets.map((sheet) => ({ ...sheet, player: idOf(sheet.player) })),
    series: content.series.map(seated),
    records: content.records.map((record) => ({
      ...seated(record),
      history: record.history.map(seated),
    })),
    tables: content.tables.map(seated),
  }
}

/** Where a record here and in the file was last changed by the same change, the same people sat. */
function whoSatThere(records: readonly RecordContent[], queries: ExchangeQueries): Match {
  const found = new Map<PlayerId, PlayerId>()
  for (const file of records) {
    const here = queries.record(file.id)
    if (here === null || factsAt(here) !== factsAt(file)) continue
    file.seats.forEach(({ player }, seat) => {
      const known = here.seats[seat]?.player ?? null
      if (player !== null && known !== null) found.set(player, known)
    })
  }
  return found
}

function whoIsCalled(name: string, id: PlayerId, queries: ExchangeQueries): PlayerId {
  const called = queries.playersCalled(name)
  return called.includes(id) ? id : (called[0] ?? id)
}

/** A name that nobody has here is a player's new one, given when the sheet says so. */
function renamedThere(
  { id, name }: PlayerContent,
  {
    content,
    match,
    queries,
  }: { readonly content: Content; readonly match: Match; readonly queries: ExchangeQueries },
): readonly PlayerContent[] {
  const here = queries.player(match.get(id) ?? id)
  const at = content.sheets.find(({ player }) => player === id)?.stamps.player
  if (here === null || at === undefined || queries.playersCalled(name).length > 0) return []
  return [{ ...here, name, stamps: { ...here.stamps, name: at } }]
}
