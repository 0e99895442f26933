/** What a campaign is to a game: who sits down to it, what it earns, what its players record, and what games add up to. */
import type { GenericSchema } from 'valibot'
import type { GameRecord } from '@shared/api'
import type { GameTypes, SeatInfo } from '@shared/games/game'
import type { CampaignId, RecordId, SheetId } from '@shared/ids'
import type { Counted, CountedGame } from './counted-games'
import type { Impossible } from './file-rules'
import type { Series, SeriesState } from './series'
import type { SheetRules } from './sheet-rules'

/** A game that is to start, as its caller asks for it. */
export interface SeatingInput {
  readonly campaign: CampaignId | null
  readonly options: Readonly<Record<string, unknown>>
}
/** Gives a sheet that is not in the bin, or refuses. */
export type SheetLookup<T extends GameTypes> = (sheet: SheetId) => NonNullable<T['sheet']>

/** A game with what its campaign knows filled in: options for the game's own schema to parse. */
export interface Seating {
  readonly campaign: CampaignId | null
  readonly options: Readonly<Record<string, unknown>>
  /** By seat, as far as the options say who sits there. */
  readonly seats: readonly SeatInfo[]
}

export interface CampaignRules<T extends GameTypes> {
  /** Fills in what a campaign knows. @throws Refusal where these cannot sit down to this game */
  seat(input: SeatingInput, sheetOf: SheetLookup<T>): Seating
  /** What a game earned each sheet in it; null: a game without sheets. */
  earned(outcome: T['outcome']): T['earned']
  /** null: a game without sheets. */
  readonly sheets: SheetRules<T> | null
  /** Runs of games that add up. */
  readonly series: Readonly<Record<string, Series<T>>>
  /** What a campaign holds besides its games. */
  holds(campaign: CampaignParts<T>): T['campaign']
  /** null: games with the real cards are not recorded. */
  readonly byHand: ByHand<T> | null
  /** @param games the oldest first */
  statistics(games: readonly CountedGame<T>[], lookup: StatisticsLookup<T>): T['statistics']
  /** Which games plots are drawn from, as callers say it. */
  readonly filters: GenericSchema<unknown, T['filters']>
  /** The games, tallies and seats that these filters ask for. */
  narrow(counted: Counted<T>, filters: T['filters']): Counted<T>
  plots(counted: Counted<T>): T['plots']
}

/** The sheets of a campaign, those in the bin too, and its series. */
export interface CampaignParts<T extends GameTypes> {
  readonly sheets: readonly NonNullable<T['sheet']>[]
  readonly series: readonly SeriesState<T>[]
}

/** What statistics name, where they name it. */
export interface StatisticsLookup<T extends GameTypes> {
  /** Who keeps a sheet; null: it is in the bin, or gone. */
  playerOf(sheet: SheetId): string | null
  /** The whole record of a game that counts. */
  recordOf(record: RecordId): GameRecord<T>
}

/** A game with the real cards as its players record it (R46). */
export interface ByHand<T extends GameTypes> {
  readonly schema: GenericSchema<unknown, T['manualGame']>
  /** By seat. A player who is not named is the sheet's own. */
  seats(game: T['manualGame']): readonly Pick<SeatInfo, 'sheet' | 'player'>[]
  /**
   * How it ended, or the first thing about it that cannot be.
   * @param roles by seat: whose sheet lies there; null: none
   */
  outcomeOf(game: T['manualGame'], roles: readonly (string | null)[]): ManualOutcome<T>
}
export type ManualOutcome<T extends GameTypes> =
  | { readonly outcome: T['outcome'] }
  | { readonly impossible: Impossible }

/** Of a game that knows no sheets: its options as they are asked for. */
export function seatWithoutSheets({ campaign, options }: SeatingInput): Seating {
  return {
    campaign,
    options,
    seats: [],
  }
}
