/** What games add up to: the part that is told of every game, and around it the game's own. */
import * as v from 'valibot'
import { day, moment } from '../days'
import type { Day } from '../days'
import { DEFAULT_GAME } from '../games'
import { gameId } from '../games/game'
import type { GameTypes, Phrase } from '../games/game'
import { campaignId } from '../ids'
import type { Instant, RecordId, TableId } from '../ids'
import type { WinRate } from '../win-rate'
import { call, MOST_ON_A_PAGE, name, whole } from './call'
import { endedGame } from './ended-game'
import type { GameRecord } from './records'
import type { TablePage } from './library'

/** Whose games count: one campaign's, one player's in every campaign and in none, or everybody's. */
const statisticsScope = v.variant('of', [
  v.strictObject({ of: v.literal('everything') }),
  v.strictObject({ of: v.literal('campaign'), campaign: campaignId }),
  v.strictObject({ of: v.literal('player'), player: name }),
])
export type StatisticsScope = v.InferOutput<typeof statisticsScope>

export interface Statistics<T extends GameTypes = GameTypes> {
  readonly games: number
  /** Those that one of the seats that count has won. */
  readonly wins: number
  /** Names of everyone who has played the game, for choosing one. */
  readonly players: readonly string[]
  /** What the game itself makes of them. */
  readonly of: T['statistics']
}

export interface Plots<T extends GameTypes = GameTypes> {
  /** Games that were played to their end, by hand or at a table. */
  readonly ended: readonly {
    readonly endedAt: Instant
    /** The day of the calendar where it was played. */
    readonly day: Day
    readonly won: boolean
  }[]
  readonly all: WinRate
  /** Games at a table here of which every step is known, also those that go on or were abandoned. */
  readonly tallied: number
  /** What the game itself makes of them. */
  readonly of: T['plots']
}

/** Some of the records that statistics count, the newest first. */
export interface RecordPage<T extends GameTypes = GameTypes> {
  readonly records: readonly GameRecord<T>[]
  /** How many there are in all. */
  readonly total: number
}

/** Something worth having, which games earn once. */
export interface Achievement {
  readonly id: string
  readonly name: Phrase
  /** What is to be done for it. */
  readonly text: Phrase
  /** The first game that did it; null: none has yet. */
  readonly earned: EarnedIn | null
}
/** The game that earned something; a single game has no record, one with the real cards no table. */
export interface EarnedIn {
  readonly record: RecordId | null
  readonly table: TableId | null
  readonly title: Phrase
  readonly day: Day
}

/** What a finished game was the first to do. */
export interface Honours {
  /** What it earned in its campaign; a single game, among all games. */
  readonly achievements: readonly Achievement[]
  /** What it did for the first time, or better than every game before it, in any campaign or none. */
  readonly bests: readonly Phrase[]
}

/** Some of the finished games at a table that leave no record. */
export interface UnrecordedPage<T extends GameTypes = GameTypes> extends TablePage<T> {
  /** How many of all of them were given up. */
  readonly givenUp: number
}

const game = v.optional(gameId, DEFAULT_GAME)

export const statisticsCalls = {
  /**
   * `since` counts games that ended, or were last played, from that moment or that day on; what else narrows them is
   * the game's own.
   */
  'statistics.plots': call<Plots>()(
    v.looseObject({
      scope: statisticsScope,
      game,
      since: v.optional(v.nullable(v.union([moment, day])), null),
    }),
  ),
  'statistics.get': call<Statistics>()(v.strictObject({ scope: statisticsScope, game })),
  /** All that the game names, in its order, earned or not; none where it names none. */
  'statistics.achievements': call<readonly Achievement[]>()(
    v.strictObject({ scope: statisticsScope, game }),
  ),
  /** Of one game; nothing of one that does not count. */
  'statistics.honours': call<Honours>()(v.strictObject({ ended: endedGame })),
  /** Games at a table that leave no record: those outside campaigns, and any that were given up; the last first. */
  'statistics.unrecorded': call<UnrecordedPage>()(
    v.strictObject({ scope: statisticsScope, game, limit: whole(MOST_ON_A_PAGE) }),
  ),
  /** The records behind statistics, a page of them; games outside campaigns leave none. */
  'statistics.records': call<RecordPage>()(
    v.strictObject({
      scope: statisticsScope,
      game,
      offset: v.optional(whole(MOST_ON_A_PAGE), 0),
      limit: whole(MOST_ON_A_PAGE),
    }),
  ),
} as const
