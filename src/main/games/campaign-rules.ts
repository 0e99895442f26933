/** What a campaign is to a game: who sits down to it, what it earns, and runs of games that add up. */
import type { GenericSchema } from 'valibot'
import type { Earned, Sheet } from '@shared/api'
import type { GameTypes, Phrase, SeatInfo, Standing } from '@shared/games/game'
import type { CampaignId, SheetId } from '@shared/ids'

/** A game that is to start, as its caller asks for it. */
export interface SeatingInput {
  readonly campaign: CampaignId | null
  readonly options: Readonly<Record<string, unknown>>
}
/** Gives a sheet that is not in the bin, or refuses. */
export type SheetLookup = (sheet: SheetId) => Sheet

/** A game with what its campaign knows filled in: options for the game's own schema to parse. */
export interface Seating {
  readonly campaign: CampaignId | null
  readonly options: Readonly<Record<string, unknown>>
  /** By seat, as far as the options say who sits there. */
  readonly seats: readonly SeatInfo[]
}

export interface CampaignRules<T extends GameTypes> {
  /** Fills in what a campaign knows. @throws Refusal where these cannot sit down to this game */
  seat(input: SeatingInput, sheetOf: SheetLookup): Seating
  /** What a game earned each sheet in it; null: a game without sheets. */
  earned(outcome: T['outcome']): Earned | null
  /** Runs of games that add up. */
  readonly series: Readonly<Record<string, Series<T>>>
}

export type SeriesStatus = 'running' | 'won' | 'lost' | 'over'

export interface Series<T extends GameTypes> {
  readonly setup: GenericSchema<unknown, unknown>
  /** What it is called in a list. */
  title(setup: unknown): Phrase
  readonly length: number
  /** The options that the game at this place must have; the others are free. */
  optionsOf(setup: unknown, index: number): Readonly<Record<string, unknown>>
  /** The places at which a game could have ended so; none: it is no game of such a series. */
  placesOf(setup: unknown, outcome: T['outcome']): readonly number[]
  /** @param outcomes of its games in order; null: not played yet */
  status(outcomes: readonly (T['outcome'] | null)[]): SeriesStatus
  standings(outcomes: readonly T['outcome'][]): readonly Standing[]
}

/** The rules of a kind of series; null where the game has none of that name. */
export const findSeries = (
  { campaign: { series } }: { readonly campaign: Pick<CampaignRules<GameTypes>, 'series'> },
  kind: string,
): Series<GameTypes> | null => (Object.hasOwn(series, kind) ? (series[kind] ?? null) : null)

/** Of a game that knows no sheets: its options as they are asked for. */
export const seatWithoutSheets = ({ campaign, options }: SeatingInput): Seating => ({
  campaign,
  options,
  seats: [],
})
