/** Series, runs of games that add up: the rules of a kind of them, and how one of them stands. */
import type { GenericSchema } from 'valibot'
import type { GameErrorCode } from '@shared/errors'
import type { GameTypes, Phrase, SeatInfo, Standing } from '@shared/games/game'
import type { CampaignId, Instant, RecordId, SeriesId, TableId } from '@shared/ids'

export type SeriesStatus = 'running' | 'won' | 'lost' | 'over'

/** What a series refuses, in its game's own codes. */
export interface SeriesRefusals {
  /** It is over: no further game can be played in it. */
  readonly over: GameErrorCode
  /** A game is not its next one, is not played by those who began it, or comes while another is being played. */
  readonly notTheNext: GameErrorCode
}

export interface Series<T extends GameTypes> {
  readonly setup: GenericSchema<unknown, unknown>
  /** What it is called in a list. */
  title(setup: unknown): Phrase
  readonly length: number
  /** The options that the game at this place must have, the one it is called by first; the others are free. */
  optionsOf(setup: unknown, index: number): Readonly<Record<string, unknown>>
  /** The places at which a game could have ended so; none: it is no game of such a series. */
  placesOf(setup: unknown, outcome: T['outcome']): readonly number[]
  /** @param outcomes of its games in order; null: not played yet */
  status(outcomes: readonly (T['outcome'] | null)[]): SeriesStatus
  standings(outcomes: readonly T['outcome'][]): readonly Standing[]
  readonly refusals: SeriesRefusals
}

/** How a series stands. */
export interface SeriesState<T extends GameTypes = GameTypes> {
  readonly id: SeriesId
  readonly campaign: CampaignId
  /** Which of the game's kinds of series. */
  readonly kind: string
  readonly setup: unknown
  /** Who began it, by seat. */
  readonly seats: readonly SeatInfo[]
  readonly startedAt: Instant
  /** `over`: all are played, and it is neither won nor lost. */
  readonly status: SeriesStatus | 'given-up'
  /** In the order in which they are played. */
  readonly games: readonly SeriesGame<T>[]
  /** What the options of the next game must be; null when it is over. */
  readonly next: SeriesGame<T>['options'] | null
  /** The game that is being played. */
  readonly table: TableId | null
}
/** One of the games of a series. */
export interface SeriesGame<T extends GameTypes = GameTypes> {
  /** What its options must be. */
  readonly options: Readonly<Record<string, unknown>>
  /** Null: not played yet. */
  readonly record: { readonly id: RecordId; readonly outcome: T['outcome'] } | null
}

/** The rules of a kind of series; null where the game has none of that name. */
export function findSeries<T extends GameTypes>(
  {
    campaign: { series },
  }: { readonly campaign: { readonly series: Readonly<Record<string, Series<T>>> } },
  kind: string,
): Series<T> | null {
  return Object.hasOwn(series, kind) ? (series[kind] ?? null) : null
}
