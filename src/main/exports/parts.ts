/** What files that leave the app are made from: each part of the app gives what it knows. */
import type { CampaignSummary, EndedGame, LeftOut, LeftThing, Paper } from '@shared/api'
import type { Content } from '@shared/content'
import type { Day } from '@shared/days'
import type { GameId, GameTypes, Phrase, SeatInfo } from '@shared/games/game'
import type { CampaignId, Instant, PackId, SheetId, TableId } from '@shared/ids'
import type { Locale } from '@shared/locales'
import type { Games } from '../games'
import type { Game } from '../games/game'
import type { ContentScope } from '../store/content-reads'
import type { ExchangeQueries } from '../store/exchange-queries'
import type { Accept } from './take-bundle'

/** A sheet of a campaign, and how its game shows it. */
export interface ShownSheet {
  readonly campaign: CampaignId
  readonly role: string
  readonly player: string
  readonly shown: object
}

/** A table as it lies open to all. */
export interface OpenTable {
  readonly game: Game
  readonly options: GameTypes['options']
  readonly seats: readonly SeatInfo[]
  readonly view: GameTypes['view']
  readonly updatedAt: Instant
  readonly day: Day
}

/** A game that is over. */
export interface GameEnd {
  readonly game: Game
  readonly outcome: GameTypes['outcome']
  readonly players: readonly (string | null)[]
  /** Null where its table is not here, or cannot be replayed any more. */
  readonly view: GameTypes['view']
  readonly honours: readonly Phrase[]
  readonly endedAt: Instant
  readonly day: Day
}

export interface ExportParts {
  readonly games: Games
  readonly queries: ExchangeQueries
  /** A sheet that is not in the bin, nor its campaign; refuses any other. */
  readonly sheet: (id: SheetId) => ShownSheet
  /** A table that is not in the bin; refuses any other. */
  readonly table: (id: TableId) => OpenTable
  /** What its steps add up to; null: they cannot be replayed. */
  readonly tallyOf: (id: TableId) => unknown
  /** A finished game that is not in the bin; refuses any other. */
  readonly ended: (game: EndedGame) => Promise<GameEnd>
  /** A campaign that is not in the bin; refuses any other. */
  readonly campaign: (id: CampaignId) => CampaignSummary
  readonly accept: Accept
  /** Takes a bundle out of the library; refuses with what `takeBundle` does. */
  readonly bundle: (
    scope: ContentScope,
    locale: Locale,
  ) => Promise<{ readonly file: Uint8Array; readonly leftOut: readonly LeftOut[] }>
  /** @param content all that could be read */
  readonly nameLeftOut: (
    left: readonly LeftThing[],
    content: Content,
    say: (phrase: Phrase) => string,
  ) => readonly LeftOut[]
  /** What is in a pack of a game; refuses one that there is not. */
  readonly packContent: (pack: PackId, game: GameId) => object
  /** What is in the pack that new games of a game are played with; null: none is. */
  readonly packInUse: (game: GameId) => object | null
  /** The version of this release, named in the app's own files. */
  readonly app: string
}

/** A page as it is asked for. */
export interface PageOptions {
  readonly paper: Paper
  readonly locale: Locale
}
