/**
 * Tables, their actions and snapshots, as rows. In statements with an order or a join a value stands as `+?`: SQLite would
 * plan those for each value anew, which takes longer than to find the row.
 */
import * as v from 'valibot'
import { TABLE_STATUSES } from '@shared/api'
import type { TableStatus } from '@shared/api'
import { day } from '@shared/days'
import type { Day } from '@shared/days'
import { BOT_CHOICES, BOT_LEVELS, gameId } from '@shared/games/game'
import type { GameId, SeatInfo } from '@shared/games/game'
import { campaignId, seriesId, sheetId, tableId } from '@shared/ids'
import type { CampaignId, Instant, SeriesId, TableId } from '@shared/ids'
import { MOVED_ACTION_HASH, checksumReaders, checksumWriters } from './checksums'
import type { Connection } from './connection'
import { byName } from './player-queries'
import { daySetter, snapshotPutter } from './table-puts'
import { flag, json, moment, readableOne, readableRows, readOne, readRows, whole } from './rows'
import { stampQueries } from './stamps'

export const script = v.object({
  deck: v.array(v.string()),
  decks: v.exactOptional(v.record(v.string(), v.array(v.string()))),
  rolls: v.array(v.union([v.number(), v.object({ roll: v.string(), value: v.number() })])),
  position: v.exactOptional(v.record(v.string(), v.unknown())),
})
export type TableScript = v.InferOutput<typeof script>

/** What must be readable of a table so that it can go into the bin and come out again. */
const tableHead = v.object({
  id: tableId,
  campaign: v.nullable(campaignId),
  status: v.picklist(TABLE_STATUSES),
  revision: whole,
  deletedAt: v.nullable(v.string()),
  campaignDeleted: flag,
})
export type TableHead = Readonly<v.InferOutput<typeof tableHead>>

const tableRow = v.object({
  ...tableHead.entries,
  game: gameId,
  rulesVersion: whole,
  series: v.nullable(seriesId),
  daily: v.nullable(day),
  /** As the game's own schema gave them; who needs them has that schema parse them again. */
  options: json(v.unknown()),
  seed: whole,
  script: v.nullable(json(script)),
  outcome: v.nullable(json(v.unknown())),
  progress: json(v.unknown()),
  startedAt: moment,
  updatedAt: moment,
  /** On which it came to its end, where it was played; null: it goes on, or nobody kept the day. */
  day: v.nullable(day),
  deletedAt: v.nullable(moment),
})
export type TableRow = Readonly<v.InferOutput<typeof tableRow>>

const actionRow = v.object({
  revision: whole,
  action: json(v.unknown()),
  reveals: flag,
  /** Who took it; null: everyone together. */
  seat: v.nullable(whole),
  bot: v.nullable(v.picklist(BOT_CHOICES)),
})
/** One action taken, with the revision it led to. */
export type ActionRow = Readonly<v.InferOutput<typeof actionRow>>

const snapshotRow = v.object({ step: whole, digest: v.string(), state: v.string() })
/** A state as JSON text after so many actions. */
export type SnapshotRow = Readonly<v.InferOutput<typeof snapshotRow>>

const seatRow = v.object({
  sheet: v.nullable(sheetId),
  player: v.nullable(v.string()),
  bot: v.nullable(v.picklist(BOT_LEVELS)),
})

const seatRows = v.pipe(v.array(seatRow), v.minLength(1))

export interface NewTable {
  readonly id: TableId
  readonly game: GameId
  readonly rulesVersion: number
  readonly campaign: CampaignId | null
  readonly series: SeriesId | null
  readonly daily: Day | null
  readonly options: unknown
  readonly seed: number
  readonly script: TableScript | null
  readonly seats: readonly SeatInfo[]
  readonly progress: unknown
  readonly startedAt: Instant
}

/** What a change leaves a table with. */
export interface TableProgress {
  readonly revision: number
  readonly status: TableStatus
  readonly outcome: unknown
  readonly progress: unknown
  readonly updatedAt: Instant
  /** Null as long as the game goes on. */
  readonly day: Day | null
}

export interface TableFilter {
  /** `over`: whatever does not go on; `unrecorded`: of those what leaves no record; null: any. */
  readonly status: TableStatus | 'over' | 'unrecorded' | null
  readonly campaign: CampaignId | null
  readonly deleted: boolean
}

/** SQL for the day of a table. */
export const DAY_OF_TABLE = '(SELECT day FROM table_days WHERE table_id = tables.id) AS day'

const TABLE = `
  SELECT tables.id, tables.game, rules_version AS rulesVersion, campaign_id AS campaign,
    series_id AS series, daily, options_json AS options, seed, script_json AS script, status,
    revision, outcome_json AS outcome, progress_json AS progress, started_at AS startedAt,
    updated_at AS updatedAt, ${DAY_OF_TABLE}, tables.deleted_at AS deletedAt,
    campaigns.deleted_at IS NOT NULL AS campaignDeleted
  FROM tables LEFT JOIN campaigns ON campaigns.id = campaign_id`

/** The statements on tables, prepared once for a connection. Ids that no row has give null or nothing. */
export function tableQueries(db: Connection) {
  const { stamp } = stampQueries(db)
  const players = byName(db)
  const one = db.prepare(`${TABLE} WHERE tables.id = +?`)
  const daily = db.prepare(`${TABLE}
    WHERE tables.deleted_at IS NULL AND daily IS NOT NULL AND (:day IS NULL OR daily = :day)
    ORDER BY daily DESC, updated_at DESC, tables.rowid DESC`)
  const seats = db.prepare<[TableId], { readonly player: unknown; readonly name: unknown }>(`
    SELECT sheet_id AS sheet, player_id AS player, bot, ${players.ownNameFor('player_id')} AS name
    FROM table_seats WHERE table_id = +? ORDER BY seat`)
  const namedSeats = (id: TableId): readonly unknown[] =>
    seats
      .all(id)
      .map(({ name, ...seat }) => ({ ...seat, player: players.nameIn(seat.player, name) }))
  const actions = db.prepare(`
    SELECT revision, action_json AS action, reveals, seat, bot FROM table_actions
    WHERE table_id = +? AND step > +? ORDER BY step`)
  const actionHash = db
    .prepare(
      `SELECT hash FROM table_actions WHERE table_id = +:table AND step = +:step AND +:step =
        (SELECT count(*) FROM table_actions AS all_of WHERE all_of.table_id = +:table AND all_of.step <= +:step)`,
    )
    .pluck()
  const peopleUpTo = db.prepare(`
    SELECT DISTINCT seat FROM table_actions WHERE table_id = +? AND step <= +? AND bot IS NULL`)
  const snapshot = db.prepare(`
    SELECT step, digest, state_json AS state FROM table_snapshots WHERE table_id = ?`)

  const insertTable = db.prepare(`
    INSERT INTO tables (id, game, rules_version, campaign_id, series_id, daily, options_json, seed,
      script_json, status, revision, progress_json, started_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'playing', 0, ?, ?, ?)`)
  const insertSeat = db.prepare(
    'INSERT INTO table_seats (table_id, seat, sheet_id, player_id, bot) VALUES (?, ?, ?, ?, ?)',
  )
  const updateSeat = db.prepare(
    'UPDATE table_seats SET player_id = ?, bot = ? WHERE table_id = ? AND seat = ?',
  )
  const { setTableChecksum } = checksumWriters(db)
  const { isTableRowSound, areActionsSound } = checksumReaders(db)
  const removeActions = db.prepare(`
    DELETE FROM table_actions WHERE table_id = :table AND step >= :from
      AND step NOT IN (SELECT value FROM json_each(:kept))`)
  const moveAction = db.prepare(`
    UPDATE table_actions SET step = :to, hash = ${MOVED_ACTION_HASH}
    WHERE table_id = :table AND step = :from`)
  const update = db.prepare(`
    UPDATE tables SET revision = ?, status = ?, outcome_json = ?, progress_json = ?, updated_at = ?
    WHERE id = ?`)
  const setDay = daySetter(db)
  const setDeleted = db.prepare('UPDATE tables SET deleted_at = ? WHERE id = ?')

  return {
    table: (id: TableId): TableRow | null => readOne(tableRow, one.get(id), 'tables'),
    /** Null also where the table is damaged. */
    readableTable: (id: TableId): TableRow | null => readableOne(tableRow, one.get(id)),
    tableHead: (id: TableId): TableHead | null => readOne(tableHead, one.get(id), 'tables'),
    /** Daily delves of one day or of all, the newest day first. */
    dailyTables: (day: Day | null): readonly TableRow[] =>
      readableRows(tableRow, daily.all({ day })),
    /** Who sits at a table, by seat. */
    tableSeats: (id: TableId): readonly SeatInfo[] =>
      readRows(seatRow, namedSeats(id), 'table_seats'),
    /** Null where one of the seats is damaged, or there is none. */
    readableSeats: (id: TableId): readonly SeatInfo[] | null =>
      readableOne(seatRows, namedSeats(id)),
    /**
     * The actions that stand, first to last.
     * @param after only those after so many
     */
    actions: (id: TableId, after = 0): readonly ActionRow[] =>
      readRows(actionRow, actions.all(id, after), 'table_actions'),
    /** The hash of an action, which covers all before it; null where it or one of those is not there. */
    actionHash: (id: TableId, step: number): string | null => {
      const hash: unknown = actionHash.get({ table: id, step })
      return typeof hash === 'string' ? hash : null
    },
    /** Whether a table and its actions after a step are as they were written. */
    isTableSound: (id: TableId, after: number): boolean =>
      isTableRowSound(id) && areActionsSound(id, after),
    /** The people who acted up to a step: seats, or null for everyone together. */
    peopleUpTo: (id: TableId, step: number): readonly ActionRow['seat'][] =>
      readRows(v.pick(actionRow, ['seat']), peopleUpTo.all(id, step), 'table_actions').map(
        ({ seat }) => seat,
      ),
    /** Null also where it is damaged: a snapshot follows from the rest. */
    snapshot: (id: TableId): SnapshotRow | null => readableOne(snapshotRow, snapshot.get(id)),

    insertTable: (table: NewTable): void => {
      insertTable.run(
        table.id,
        table.game,
        table.rulesVersion,
        table.campaign,
        table.series,
        table.daily,
        JSON.stringify(table.options),
        table.seed,
        table.script === null ? null : JSON.stringify(table.script),
        JSON.stringify(table.progress),
        table.startedAt,
        table.startedAt,
      )
      table.seats.forEach(({ sheet, player, bot }, seat) =>
        insertSeat.run(table.id, seat, sheet, players.idOf(player), bot),
      )
      setTableChecksum(table.id)
    },
    /** Stamps the status with `updatedAt` where the game is over. */
    updateTable: (id: TableId, progress: TableProgress): void => {
      const { revision, status, outcome, updatedAt, day: ended } = progress
      const outcomeJson = outcome === null ? null : JSON.stringify(outcome)
      const progressJson = JSON.stringify(progress.progress)
      update.run(revision, status, outcomeJson, progressJson, updatedAt, id)
      setDay(id, ended)
      setTableChecksum(id)
      if (status !== 'playing') stamp('table', id, 'status', updatedAt)
    },
    setTableDeleted: (id: TableId, deletedAt: Instant | null, at: Instant): void => {
      // What was wrong before stays wrong: into the bin and out of it a table goes as it is.
      const wasSound = isTableRowSound(id)
      setDeleted.run(deletedAt, id)
      if (wasSound) setTableChecksum(id)
      stamp('table', id, 'deletedAt', at)
    },
    setTableSeat: (
      id: TableId,
      seat: number,
      { player, bot }: Pick<SeatInfo, 'player' | 'bot'>,
      at: Instant,
    ): void => {
      updateSeat.run(players.idOf(player), bot, id, seat)
      setTableChecksum(id)
      stamp('table', id, 'seats', at)
    },
    /**
     * Takes actions away. Those that stay move up, each as it was taken. The checksum of the table is set with what
     * that leaves it with (`updateTable`).
     * @param from the first step taken away
     * @param kept the steps after it that stay, first to last
     */
    removeActions: (id: TableId, from: number, kept: readonly number[]): void => {
      removeActions.run({ table: id, from, kept: JSON.stringify(kept) })
      kept.forEach((step, at) => moveAction.run({ table: id, from: step, to: from + at }))
    },
    putSnapshot: snapshotPutter(db),
  }
}

export type TableQueries = ReturnType<typeof tableQueries>
