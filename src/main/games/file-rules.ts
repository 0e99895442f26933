/** What of a game goes into files, and what comes in from them. */
import type { GameTypes, Phrase, SeatInfo } from '@shared/games/game'
import type { PrintRules } from './print-rules'
import type { SheetFileRules } from './sheet-file-rules'
import type { StoredMark } from './sheet-rules'

export type Cell = string | number | boolean | null

/** A part of an outcome that no game could have had, and why. */
export interface Impossible {
  readonly field: string
  /** For a log, and for whoever reads a file. */
  readonly why: string
  /** The key of the sentence that tells it to whoever enters a game, and what it names; absent: there is none. */
  readonly reason?: string
  readonly named?: Readonly<Record<string, string | number>>
}

/** Where an outcome stands: at one of the app's tables more is known of it, in a campaign more is asked. */
export interface OutcomePlace {
  readonly atTable: boolean
  readonly inCampaign: boolean
}

export interface FileRules<T extends GameTypes> {
  /** The outcome as a list whose order is never changed: ids of record versions are made of it. */
  facts(outcome: T['outcome']): readonly unknown[]
  /** What could never have happened; null: it could. */
  impossible(outcome: T['outcome'], place: OutcomePlace): Impossible | null
  /** Why options that make a game are none that a file may bring in; null: they are. */
  badOptions(options: T['options'], inCampaign: boolean): string | null
  /** What a finished game is called where its options are not known. */
  title(outcome: T['outcome']): Phrase
  /** What a person reads in a spreadsheet, behind the date: a heading and, by outcome, what is said under it. */
  readonly readable: readonly {
    readonly heading: Phrase
    value(outcome: T['outcome']): readonly Phrase[]
  }[]
  /** What else of a game is told to whoever chooses between two forms of it. */
  readonly particulars: readonly {
    readonly heading: Phrase
    value(outcome: T['outcome']): number
  }[]
  /**
   * Between the columns of every game: before them campaign, moment and source, behind them note and ids. A name is
   * of small letters, digits and underscores; that of a column of ids has `_id` in it.
   */
  readonly columns: readonly {
    readonly name: string
    value(outcome: T['outcome'], seats: readonly SeatInfo[]): Cell
  }[]
  readonly bgStats: BgStatsRules<T>
  /** Sheets on paper, fetched at the first print; null: a game without sheets. */
  readonly print: { load(): Promise<PrintRules<T>> } | null
  /** null: a game whose campaigns have no sheets. */
  readonly sheets: SheetsInFiles<T> | null
}

/** What sheets are to files. */
export interface SheetsInFiles<T extends GameTypes> {
  /** What a sheet's role is called; null: there is none such. */
  role(role: string): Phrase | null
  /** By seat: whose sheet may lie there; null: none. */
  rolesIn(options: T['options']): readonly (string | null)[]
  rolesOf(outcome: T['outcome']): readonly (string | null)[]
  /** What one mark is called, and where it is placed. */
  mark(mark: StoredMark): Phrase
  /** Why nothing could have been placed so on a sheet; null: it could. */
  badMarks(marks: readonly StoredMark[]): string | null
  /** What was on a sheet when it came from paper, line by line. */
  paper(paper: unknown): readonly Phrase[]
  /** Why no sheet on paper could have been so; null: one could. */
  badPaper(paper: unknown): string | null
  /** A sheet as a file of its own. */
  readonly file: SheetFileRules<T>
}

/** What BG Stats is told of a game (docs/bg-stats.md). */
export interface BgStatsRules<T extends GameTypes> {
  readonly bggId: number
  /** As BoardGameGeek calls it. */
  readonly name: string
  readonly year: number
  readonly cooperative: boolean
  /** The fewest and the most players. */
  readonly players: readonly [fewest: number, most: number]
  readonly scored: boolean
  play(outcome: T['outcome']): {
    /** What was played on, part by part. */
    readonly board: readonly Phrase[]
    readonly roles: readonly (Phrase | null)[]
    /** Who was overcome in the end; null: nobody. */
    readonly beaten: Phrase | null
    readonly rounds: number
  }
}
