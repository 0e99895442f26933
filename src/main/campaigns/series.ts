/** Series: runs of games that add up, by the rules of their game. Only their beginning and their being given up are stored. */
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { SeriesId, SheetId, TableId } from '@shared/ids'
import { Refusal } from '@shared/errors'
import { findSeries } from '../games/campaign-rules'
import type { Series } from '../games/campaign-rules'
import { requireGame } from '../games'
import type { Games } from '../games'
import type { GameTypes } from '@shared/games/game'
import type { Queries } from '../store/queries'
import type { RecordRow } from '../store/record-queries'
import { readRow } from '../store/rows'
import type { SeriesRow, SeriesTableRow } from '../store/series-queries'

/** One of the games of a series. */
export interface SeriesGame {
  /** What its options must be. */
  readonly options: Readonly<Record<string, unknown>>
  /** Null: not played yet. */
  readonly record: RecordRow | null
}
/** How a series stands. */
export interface SeriesState {
  readonly row: SeriesRow
  /** `over`: all are played, and it is neither won nor lost. */
  readonly status: 'running' | 'won' | 'lost' | 'over' | 'given-up'
  /** In the order in which they are played. */
  readonly games: readonly SeriesGame[]
  /** What the options of the next game must be; null when it is over. */
  readonly next: SeriesGame['options'] | null
  /** The game that is being played. */
  readonly table: TableId | null
}

/** A game that is to be the next one of a series. */
export interface NextGame {
  readonly sheets: readonly (SheetId | null)[]
  readonly options: Readonly<Record<string, unknown>>
}

/** Reads how series stand. What is damaged is refused with `database-damaged`. */
export const seriesReader =
  (games: Games, queries: Queries) =>
  (row: SeriesRow): SeriesState => {
    const game = requireGame(games, row.game)
    const rules = findSeries(game, row.kind)
    if (rules === null) {
      const details = { table: 'series', column: 'kind' }
      throw new Refusal('database-damaged', 'A series is of no kind that its game has.', details)
    }
    const { setup } = readRow(v.object({ setup: rules.setup }), row, 'series')
    const outcome = v.object({ outcome: game.schemas.outcome })
    const records = queries
      .recordsOfSeries(row.id)
      .map((record) => ({ ...record, ...readRow(outcome, record, 'records') }))
    return deriveSeries({ ...row, setup }, rules, {
      records,
      tables: queries.tablesOfSeries(row.id),
    })
  }

/**
 * A game left ends a series: abandoned, or put into the bin while it was being played.
 * @param records its games that are not in the bin, the oldest first
 */
const deriveSeries = (
  row: SeriesRow,
  rules: Series<GameTypes>,
  played: { readonly records: readonly RecordRow[]; readonly tables: readonly SeriesTableRow[] },
): SeriesState => {
  const records = inPlaces(row, rules, played.records)
  const games = records.map((record, at) => ({ options: rules.optionsOf(row.setup, at), record }))
  const result = rules.status(records.map((record) => record?.outcome ?? null))
  const left = played.tables.some(
    ({ status, deletedAt }) =>
      status === 'abandoned' || (status === 'playing' && deletedAt !== null),
  )
  const isLeft = result === 'running' && (left || row.givenUpAt !== null)
  const status = isLeft ? 'given-up' : result
  const running = status === 'running'
  const playing = played.tables.findLast((table) => table.status === 'playing')?.id ?? null
  return {
    row,
    status,
    games,
    next: running ? (games.find(({ record }) => record === null)?.options ?? null) : null,
    table: running ? playing : null,
  }
}

/** Each record at the first free place at which it could have been played; one that finds none does not count. */
const inPlaces = (
  { setup }: SeriesRow,
  rules: Series<GameTypes>,
  records: readonly RecordRow[],
): readonly (RecordRow | null)[] => {
  const places = Array.from({ length: rules.length }, (): RecordRow | null => null)
  for (const record of records) {
    const place = rules.placesOf(setup, record.outcome).find((at) => places[at] === null)
    if (place !== undefined) places[place] = record
  }
  return places
}

/** Why a game is not the next one of a series: the field, and a message; null where it is. */
export const notTheNext = (
  { row, next, table }: SeriesState,
  { sheets, options }: NextGame,
): { readonly field: string; readonly message: string } | null => {
  if (table !== null) return { field: 'table', message: 'A game of this series is being played.' }
  const own = row.seats.map(({ sheet }) => sheet)
  if (!isDeepStrictEqual(sheets.toSorted(), own.toSorted()))
    return { field: 'heroes', message: 'A series is played by those who began it.' }
  for (const [field, wanted] of Object.entries(next ?? {}))
    if (!isDeepStrictEqual(options[field], wanted))
      return { field, message: 'This is not the next game of the series.' }
  return null
}

/** The id of a running series that a sheet is in; null: none. */
export const runningSeriesOf = (
  queries: Queries,
  read: (row: SeriesRow) => SeriesState,
  sheet: SheetId,
): SeriesId | null =>
  queries.seriesOfSheet(sheet).find((row) => read(row).status === 'running')?.id ?? null
