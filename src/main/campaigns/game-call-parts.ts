/** What calls that one game alone has may ask of the app's other parts. */
import type { ExportedFile, Paper } from '@shared/api'
import type { Day } from '@shared/days'
import type { Actor, GameId, GameTypes } from '@shared/games/game'
import type { PackId, TableId } from '@shared/ids'
import type { Locale } from '@shared/locales'
import type { Game } from '../games/game'
import type { DailyGame, DailyRules, DailyTable } from '../games/daily-rules'

export interface GameCallParts {
  readonly dailyGame: <T extends GameTypes>(rules: DailyRules<T>, day: Day) => DailyGame<T>
  /** A game's tables of one day or of all, the newest day first. */
  readonly dailyTables: (game: GameId, day: Day | null) => readonly DailyTable[]
  /** Does long work in steps, between which others are answered. */
  readonly inSlices: <Result>(steps: Generator<void, Result>) => Promise<Result>
  /** What a viewer sees of a game's table. @throws Refusal `not-found` where it is another game's */
  readonly viewOf: <T extends GameTypes>(game: Game<T>, table: TableId, viewer: Actor) => T['view']
  /** A sheet to fill in by hand, as a file. @param role whose it is to be; null: anybody's. @param page with the pack by whose values; null: the app's own */
  readonly blankSheet: (
    game: GameId,
    role: string | null,
    page: {
      readonly paper: Paper
      readonly locale: Locale
      readonly pack?: PackId | null
    },
  ) => Promise<ExportedFile>
}
