/** Tables: games being played. */
import * as v from 'valibot'
import { day } from '../days'
import type { Day } from '../days'
import type { CallError } from '../errors'
import { actor, BOT_LEVELS, gameId, MOST_SEATS, seat } from '../games/game'
import type { Actor, BotLevel, GameId, GameTypes, SeatInfo, Standing } from '../games/game'
import { campaignId, tableId } from '../ids'
import type { CampaignId, Instant, RecordId, SeriesId, TableId } from '../ids'
import { backupName } from './app'
import { call, gameData, name, revision, whole } from './call'
import { oneSeries, seriesFields } from './series-input'

export const TABLE_STATUSES = ['playing', 'ended', 'abandoned'] as const
export type TableStatus = (typeof TABLE_STATUSES)[number]

export interface TableSummary<T extends GameTypes = GameTypes> {
  readonly table: TableId
  readonly game: GameId
  readonly status: TableStatus
  readonly options: T['options']
  readonly campaign: CampaignId | null
  readonly series: SeriesId | null
  /** The day whose delve this is. */
  readonly daily: Day | null
  readonly seats: readonly SeatInfo[]
  readonly revision: number
  readonly startedAt: Instant
  readonly updatedAt: Instant
  /** The calendar day on which it came to its end, where it was played; null: it goes on. */
  readonly day: Day | null
  readonly deletedAt: Instant | null
  readonly outcome: T['outcome'] | null
  /** By seat; null as long as the game goes on, and where it was abandoned. */
  readonly standings: readonly Standing[] | null
  /** What the cards and dice were drawn with; null as long as it would tell what comes. */
  readonly seed: number | null
  /** Where the game stands, for the list of games in progress. */
  readonly progress: T['progress']
}

/** What a script has dictated that was not drawn yet: at the end of a test nothing may be left. */
export interface ScriptLeft {
  readonly deck: readonly string[]
  readonly decks?: Readonly<Record<string, readonly string[]>>
  readonly rolls: readonly (number | { readonly roll: string; readonly value: number })[]
}

export interface TableAnswer<T extends GameTypes = GameTypes> {
  readonly table: TableId
  readonly revision: number
  readonly status: TableStatus
  /** The version of the rules that the game goes on by, where it was begun by earlier ones; null: the newest. */
  readonly earlierRules: number | null
  /** What of its script is still to be drawn; null: a game without a script. */
  readonly scriptLeft: ScriptLeft | null
  /** Who sits there. */
  readonly seats: readonly SeatInfo[]
  /** Who looks: everything here is what this seat, or the whole table, may know. */
  readonly viewer: Actor
  /** Who is asked now; none when the game is over. */
  readonly asked: readonly Actor[]
  readonly view: T['view']
  /** The complete list of what the viewer may do now. */
  readonly actions: readonly T['action'][]
  /** What the call made happen, in order. */
  readonly events: readonly T['event'][]
  /** `nothing`: no step of the viewer's to take back; `reveal`: since their last one something was rolled or shown. */
  readonly undo: 'free' | 'nothing' | 'reveal'
  /** The record this game ended in, where it is a campaign game that is over. */
  readonly record: RecordId | null
}

/** What happened at one step of a table, for the log in words. */
export interface LogEntry<T extends GameTypes = GameTypes> {
  readonly revision: number
  /** Who acted. */
  readonly actor: Actor
  /** The bot that chose the action; null: a person. */
  readonly bot: BotLevel | null
  /** Whether the bot failed to choose, so that the first action listed was taken. */
  readonly stumbled: boolean
  /** Null at the setup, and where it is another seat's as long as the game goes on. */
  readonly action: T['action'] | null
  readonly events: readonly T['event'][]
}

/** A table as it stood after one of its steps, and what that step made happen. */
export interface ReplayedTable<T extends GameTypes = GameTypes> {
  readonly table: TableId
  /** 0: the setup; of `steps` that there are by now. */
  readonly step: number
  readonly steps: number
  readonly revision: number
  readonly actor: Actor
  readonly action: T['action'] | null
  readonly events: readonly T['event'][]
  readonly view: T['view']
}

/** A sound game in a backup, of a table whose game here is not as it was written. */
export interface TableInBackup {
  readonly file: string
  /** When the backup was made. */
  readonly createdAt: Instant
  /** How far the game has come there, and how many steps of it stand here. */
  readonly steps: number
  readonly stepsHere: number
}

const table = v.strictObject({ table: tableId })
/** The game knows which there are. */
const card = v.string()
const cards = v.pipe(v.array(card), v.maxLength(400))
/** The game knows how many sides there are. */
const side = v.pipe(whole(1_000), v.minValue(1))
const roll = v.union([side, v.strictObject({ roll: card, value: side })])
/** Everyone together, unless a seat is named. */
const viewer = v.optional(actor, null)
const acting = viewer
const action = v.looseObject({ type: v.string() })

/** Who sits at a seat: a person of this name, or a bot. */
const seatInput = v.strictObject({
  player: v.optional(v.nullable(name), null),
  bot: v.optional(v.nullable(v.picklist(BOT_LEVELS)), null),
})
export type SeatInput = v.InferOutput<typeof seatInput>

export const tableCalls = {
  'tables.start': call<TableAnswer>()(
    v.pipe(
      v.strictObject({
        game: gameId,
        campaign: v.optional(v.nullable(campaignId), null),
        /** The series whose next game this is: who sits there and its options must be as that says. */
        ...seriesFields,
        /** The day whose delve this is: seed, heroes, dungeon and tier are that day's. */
        daily: v.optional(v.nullable(day), null),
        /** The game's own options, which the game reads. */
        options: gameData,
        /** Who sits where, by seat, as far as the options do not say it. */
        seats: v.optional(v.pipe(v.array(seatInput), v.maxLength(MOST_SEATS)), []),
        /** A 32-bit integer; without it one is drawn. */
        seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff))),
        script: v.optional(
          v.strictObject({
            /** The deck of a game that has one. */
            deck: v.optional(cards, []),
            decks: v.optional(v.record(card, cards), {}),
            rolls: v.optional(v.pipe(v.array(roll), v.maxLength(10_000)), []),
            /** Where the game begins, where that is not its beginning: what a position is, the game says. */
            position: v.optional(gameData),
          }),
        ),
      }),
      oneSeries(),
    ),
  ),
  'tables.open': call<TableAnswer>()(v.strictObject({ table: tableId, viewer })),
  /** One table as the list has it; null where it is damaged. */
  'tables.get': call<TableSummary | null>()(table),
  /** A table that is damaged is left out: `damaged.list` names it. */
  'tables.list': call<readonly TableSummary[]>()(
    v.strictObject({
      status: v.optional(v.picklist(TABLE_STATUSES)),
      deleted: v.optional(v.boolean(), false),
    }),
  ),
  'tables.log': call<readonly LogEntry[]>()(v.strictObject({ table: tableId, viewer })),
  /** Refused with `bad-input` where the table has not come to that step. */
  'tables.replay': call<ReplayedTable>()(
    v.strictObject({ table: tableId, step: whole(1_000_000), viewer }),
  ),
  'tables.act': call<TableAnswer>()(
    v.strictObject({ table: tableId, revision, actor: acting, action }),
  ),
  /** Why the rules would refuse an action now, as `tables.act` would say; null where they would not. */
  'tables.why': call<CallError | null>()(v.strictObject({ table: tableId, actor: acting, action })),
  'tables.undo': call<TableAnswer>()(v.strictObject({ table: tableId, revision, actor: acting })),
  /** Another person, or a bot, takes a seat over, in mid-game too; what is not named stays. */
  'tables.seat': call<TableSummary | null>()(
    v.strictObject({
      table: tableId,
      seat,
      player: v.optional(v.nullable(name)),
      bot: v.optional(v.nullable(v.picklist(BOT_LEVELS))),
    }),
  ),
  'tables.abandon': call<TableAnswer>()(table),
  'tables.delete': call<null>()(table),
  /** Null where the table is damaged, in the bin or out of it. */
  'tables.restore': call<TableSummary | null>()(table),
  /** The newest backup that has a damaged or doubtful table's game sound; null where none has, or the game is sound here. */
  'tables.inBackup': call<TableInBackup | null>()(table),
  /**
   * Takes one game from the backup that `tables.inBackup` names; all else stays. What stood in its place goes into the
   * bin as it is.
   */
  'tables.recover': call<null>()(v.strictObject({ table: tableId, file: backupName })),
} as const
