/** Tables: games being played. */
import * as v from 'valibot'
import type { CallError } from '../errors'
import { GAMES } from '../games'
import type { GameAction, GameEvent, GameId, GameOptions, GameOutcome, GameView } from '../games'
import { BASIC_SKILLS, FOCUSES, HEROES, TALENTS } from '../games/one-deck-dungeon'
import { campaignId, gauntletId, sheetId, tableId } from '../ids'
import type { CampaignId, GauntletId, Instant, RecordId, SheetId, TableId } from '../ids'
import { call, name, revision, whole } from './call'
import { day, type Day } from './challenges'

export const TABLE_STATUSES = ['playing', 'ended', 'abandoned'] as const
export type TableStatus = (typeof TABLE_STATUSES)[number]

export interface TableSummary {
  readonly table: TableId
  readonly game: GameId
  readonly status: TableStatus
  readonly options: GameOptions
  readonly campaign: CampaignId | null
  readonly gauntlet: GauntletId | null
  /** The day whose delve this is. */
  readonly daily: Day | null
  readonly sheets: readonly (SheetId | null)[]
  readonly revision: number
  readonly startedAt: Instant
  readonly updatedAt: Instant
  readonly deletedAt: Instant | null
  readonly outcome: GameOutcome | null
  /** What the cards and dice were drawn with; null as long as it would tell what comes. */
  readonly seed: number | null
  /** Where the game stands, for the list of games in progress. */
  readonly floor: number
  readonly turn: number
}

/** A table of which something in the file cannot be read; null is what cannot be read of what is told here. */
export interface DamagedTable {
  readonly table: TableId | null
  readonly updatedAt: Instant | null
  readonly deletedAt: Instant | null
}

export interface TableAnswer {
  readonly table: TableId
  readonly revision: number
  readonly status: TableStatus
  readonly view: GameView
  /** The complete list of what may be done now. */
  readonly actions: readonly GameAction[]
  /** What the call made happen, in order. */
  readonly events: readonly GameEvent[]
  /** `nothing`: no step yet; `reveal`: the last step rolled a die or showed a card. */
  readonly undo: 'free' | 'nothing' | 'reveal'
  /** The record this game ended in, where it is a campaign game that is over. */
  readonly record: RecordId | null
}

/** What happened at one step of a table, for the log in words. */
export interface LogEntry {
  readonly revision: number
  readonly action: GameAction | null
  readonly events: readonly GameEvent[]
}

/** A table as it stood after one of its steps, and what that step made happen. */
export interface ReplayedTable {
  readonly table: TableId
  /** 0: the setup; of `steps` that there are by now. */
  readonly step: number
  readonly steps: number
  readonly revision: number
  readonly action: GameAction | null
  readonly events: readonly GameEvent[]
  readonly view: GameView
}

const table = v.strictObject({ table: tableId })
const die = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))

/** One hero at the table: with a sheet its hero and talents come from there (R42, R44). */
const seat = v.strictObject({
  hero: v.optional(v.picklist(HEROES)),
  sheet: v.optional(sheetId),
  /** Who plays a hero without a sheet. */
  player: v.optional(v.nullable(name)),
  focus: v.optional(v.nullable(v.picklist(FOCUSES))),
  basicSkill: v.optional(v.nullable(v.picklist(BASIC_SKILLS))),
  /** Talents of a hero without a sheet. */
  talents: v.optional(v.array(v.picklist(TALENTS))),
})
export type SeatInput = v.InferOutput<typeof seat>

export const tableCalls = {
  'tables.start': call<TableAnswer>()(
    v.strictObject({
      game: v.picklist(GAMES),
      campaign: v.optional(v.nullable(campaignId), null),
      /** The gauntlet whose next game this is: heroes, dungeon and tier must be its own. */
      gauntlet: v.optional(v.nullable(gauntletId), null),
      /** The day whose delve this is: seed, heroes, dungeon and tier are that day's. */
      daily: v.optional(v.nullable(day), null),
      /** The game's own options: heroes (hero or sheet, focus, basic skill), dungeon, tier. */
      options: v.looseObject({ heroes: v.pipe(v.array(seat), v.minLength(1), v.maxLength(4)) }),
      /** A 32-bit integer; without it one is drawn. */
      seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffffffff))),
      script: v.optional(
        v.strictObject({
          deck: v.optional(v.pipe(v.array(v.string()), v.maxLength(88)), []),
          rolls: v.optional(v.pipe(v.array(die), v.maxLength(10_000)), []),
        }),
      ),
    }),
  ),
  'tables.open': call<TableAnswer>()(table),
  /** A table that is damaged is left out: `tables.damaged` names it. */
  'tables.list': call<readonly TableSummary[]>()(
    v.strictObject({
      status: v.optional(v.picklist(TABLE_STATUSES)),
      deleted: v.optional(v.boolean(), false),
    }),
  ),
  'tables.damaged': call<readonly DamagedTable[]>()(
    v.strictObject({ deleted: v.optional(v.boolean(), false) }),
  ),
  'tables.log': call<readonly LogEntry[]>()(table),
  /** Refused with `bad-input` where the table has not come to that step. */
  'tables.replay': call<ReplayedTable>()(
    v.strictObject({ table: tableId, step: whole(1_000_000) }),
  ),
  'tables.act': call<TableAnswer>()(
    v.strictObject({ table: tableId, revision, action: v.looseObject({ type: v.string() }) }),
  ),
  /** Why the rules would refuse an action now, as `tables.act` would say; null where they would not. */
  'tables.why': call<CallError | null>()(
    v.strictObject({ table: tableId, action: v.looseObject({ type: v.string() }) }),
  ),
  'tables.undo': call<TableAnswer>()(v.strictObject({ table: tableId, revision })),
  'tables.abandon': call<TableAnswer>()(table),
  'tables.delete': call<null>()(table),
  /** Null where the table is damaged, in the bin or out of it. */
  'tables.restore': call<TableSummary | null>()(table),
} as const
