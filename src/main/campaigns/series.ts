/** Series: runs of games that add up, by the rules of their game. Only their beginning and their being given up are stored. */
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { Refusal } from '@shared/errors'
import type { GameTypes } from '@shared/games/game'
import type { SeriesId, SheetId } from '@shared/ids'
import type { Game } from '../games/game'
import { findSeries } from '../games/series'
import type { Series, SeriesGame, SeriesRefusals, SeriesState } from '../games/series'
import { readColumn } from '../store/rows'
import type { SeriesRow, SeriesTableRow } from '../store/series-queries'
import type { CampaignLookups, CampaignParts } from './lookups'
import { readableRecordOf, readOutcome } from './record-view'

type Played<T extends GameTypes> = NonNullable<SeriesGame<T>['record']>

/** A game that is to be the next one of a series. */
export interface NextGame {
  readonly sheets: readonly (SheetId | null)[]
  readonly options: Readonly<Record<string, unknown>>
}

/**
 * Reads how series of a game stand, for who plays on in them: what is damaged, their games too, is refused with
 * `database-damaged`.
 */
export function seriesReader<T extends GameTypes>({ queries }: CampaignParts, game: Game<T>) {
  return (row: SeriesRow): SeriesState<T> => {
    const rules = requireSeries(game, row.kind)
    const setup = readColumn(rules.setup, row.setup, { table: 'series', column: 'setup' })
    const records = queries
      .recordsOfSeries(row.id)
      .map(({ id, outcome }) => ({ id, outcome: readOutcome(outcome, game) }))
    return deriveSeries<T>({ ...row, setup }, rules, {
      records,
      tables: queries.tablesOfSeries(row.id),
    })
  }
}

/** How the series among these stand that can be read, as far as their games can be. */
export function readableSeries<T extends GameTypes>(
  { queries }: CampaignParts,
  game: Game<T>,
  rows: readonly SeriesRow[],
): readonly SeriesState<T>[] {
  return rows.flatMap((row) => {
    const rules = row.game === game.id ? findSeries<T>(game, row.kind) : null
    const setup = v.safeParse(rules?.setup ?? v.never(), row.setup)
    if (rules === null || !setup.success) return []
    const records = queries.readableRecordsOfSeries(row.id).flatMap((stored) => {
      const record = readableRecordOf(stored, game)
      return record === null ? [] : [{ id: stored.id, outcome: record.outcome }]
    })
    const tables = queries.tablesOfSeries(row.id)
    return [deriveSeries<T>({ ...row, setup: setup.output }, rules, { records, tables })]
  })
}

/** @throws Refusal `database-damaged` where its game has no such kind of series */
export function requireSeries<T extends GameTypes>(game: Game<T>, kind: string): Series<T> {
  const rules = findSeries<T>(game, kind)
  if (rules !== null) return rules
  const details = { table: 'series', column: 'kind' }
  throw new Refusal('database-damaged', 'A series is of no kind that its game has.', details)
}

/**
 * A game left ends a series: abandoned, or put into the bin while it was being played.
 * @param records its games that are not in the bin, the oldest first
 */
function deriveSeries<T extends GameTypes>(
  row: SeriesRow,
  rules: Series<T>,
  played: {
    readonly records: readonly Played<T>[]
    readonly tables: readonly SeriesTableRow[]
  },
): SeriesState<T> {
  const { id, campaign, kind, setup, seats, startedAt } = row
  const records = inPlaces(row, rules, played.records)
  const games = records.map((record, at) => ({ options: rules.optionsOf(setup, at), record }))
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
    id,
    campaign,
    kind,
    setup,
    seats,
    startedAt,
    status,
    games,
    next: running ? (games.find(({ record }) => record === null)?.options ?? null) : null,
    table: running ? playing : null,
  }
}

/** Each record at the first free place at which it could have been played; one that finds none does not count. */
function inPlaces<T extends GameTypes>(
  { setup }: SeriesRow,
  rules: Series<T>,
  records: readonly Played<T>[],
): readonly (Played<T> | null)[] {
  const places = Array.from({ length: rules.length }, (): Played<T> | null => null)
  for (const record of records) {
    const place = rules.placesOf(setup, record.outcome).find((at) => places[at] === null)
    if (place !== undefined) places[place] = record
  }
  return places
}

/** Why a game is not the next one of a series: the field, and what is asked of it; null where it is. */
function notTheNext(
  { seats, next, table }: SeriesState,
  { sheets, options }: NextGame,
): { readonly field: string; readonly message: string } | null {
  if (table !== null) return { field: 'table', message: 'A game of this series is being played.' }
  const own = seats.map(({ sheet }) => sheet)
  // A game without sheets says by itself who plays in it.
  const kept = own.some((sheet) => sheet !== null)
  if (kept && !isDeepStrictEqual(sheets.toSorted(), own.toSorted()))
    return { field: 'seats', message: 'A series is played by those who began it.' }
  for (const [field, wanted] of Object.entries(next ?? {}))
    if (!isDeepStrictEqual(options[field], wanted))
      return {
        field,
        message: `Of the next game of this series, ${field} is ${JSON.stringify(wanted)}.`,
      }
  return null
}

/** Series that can be played on. */
export function runningSeries(parts: CampaignParts, { requireLiveSeries }: CampaignLookups) {
  return {
    /**
     * What a game must be that is to be the next of a series.
     * @throws Refusal `not-found` where it is a series of another game, `over` of its game's refusals
     */
    nextOf: (game: Game, id: SeriesId): { readonly check: (next: NextGame) => void } => {
      const row = requireLiveSeries(id)
      if (row.game !== game.id) throw new Refusal('not-found', 'The game has no such series.')
      const state = seriesReader(parts, game)(row)
      const { refusals } = requireSeries(game, row.kind)
      checkRunning(state, refusals)
      return {
        /** @throws Refusal `notTheNext` of its game's refusals, with the field */
        check: (next) => {
          const other = notTheNext(state, next)
          if (other === null) return
          throw new Refusal(refusals.notTheNext, other.message, { field: other.field })
        },
      }
    },
  }
}
export type RunningSeries = ReturnType<typeof runningSeries>

/** @throws Refusal `over` of its game's refusals, with how it ended */
export function checkRunning(
  { status }: Pick<SeriesState, 'status'>,
  { over }: Pick<SeriesRefusals, 'over'>,
): void {
  if (status === 'running') return
  throw new Refusal(over, 'The series is over.', { status })
}
