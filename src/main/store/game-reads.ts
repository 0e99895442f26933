/** Records and tables as a file tells them: keys and lists in the order of the files. */
import * as v from 'valibot'
import { tableContent } from '@shared/content'
import type { RecordContent, TableContent } from '@shared/content'
import type { RecordId, TableId } from '@shared/ids'
import { checksumReaders } from './checksums'
import type { Connection } from './connection'
import type { ContentDepth, ContentParts } from './content-parts'
import { ownedRows } from './owned-rows'
import { byId } from './player-queries'
import { distinctForms, inHistoryOrder } from './record-forms'
import { recordQueries } from './record-queries'
import type { RecordRow } from './record-queries'
import type { SeatFacts } from './record-facts'
import { json, readOne, readRow, readRows, whole as wholeNumber } from './rows'
import { DAY_OF_TABLE } from './table-queries'

const { options, script, outcome, progress, actions: actionsContent } = tableContent.entries
const actionEntries = actionsContent.pipe[0].item.entries
const tableRow = v.strictObject({
  ...v.omit(tableContent, ['stamps', 'bases', 'seats', 'actions']).entries,
  options: json(options),
  script: v.nullable(json(script)),
  outcome: v.nullable(json(outcome.wrapped)),
  progress: json(progress),
})
const actionRow = v.strictObject({ ...actionEntries, action: json(v.looseObject({})) })
const seatRow = tableContent.entries.seats.pipe[0].item

const TABLE = `
  SELECT id, game, rules_version AS rulesVersion, campaign_id AS campaign, series_id AS series,
    daily, options_json AS options, seed, script_json AS script, started_at AS startedAt, status,
    outcome_json AS outcome, progress_json AS progress, updated_at AS updatedAt, ${DAY_OF_TABLE},
    deleted_at AS deletedAt
  FROM tables WHERE id = ?`

/** The statements that read records, prepared once for a connection. */
export function recordReads(db: Connection, { outcomes, stampsOf, earlier }: ContentParts) {
  const { earlierTexts, earlierMarks } = earlier
  const { record, versions, placements, isRecordSound } = recordQueries(db, outcomes, byId)
  const sheetHere = ownedRows(db, { columns: '1 AS here', table: 'sheets', owner: ['id'] })
  /** A seat whose sheet has left the bin for good has none: a file names nothing that is not here. */
  const seatsOf = (seats: readonly SeatFacts[]): RecordContent['seats'] =>
    seats.map(({ sheet: of, player, bot = null }) => ({
      sheet: of !== null && sheetHere(of).length > 0 ? of : null,
      player: byId.idOf(player),
      bot,
    }))
  const marksOf = (id: RecordId): RecordContent['marks'] => {
    const earlierOf = earlierMarks(id)
    return placements(id).map(({ sheet, changedAt, settled, marks }) => ({
      sheet,
      changedAt,
      settled,
      marks: [...marks],
      earlier: earlierOf(sheet),
    }))
  }
  /** How a game went, by the record and by its corrections. */
  const formsOf = (row: RecordRow, depth: ContentDepth) => {
    const { id, game, endedAt, day } = row
    const inOrder = (outcome: unknown) => outcomes.inOrder(game, outcome)
    const now = { endedAt, day, outcome: inOrder(row.outcome), seats: seatsOf(row.seats) }
    const earlierForms = (depth === 'facts' ? [] : versions(id)).map((version) => ({
      correctedAt: version.correctedAt,
      endedAt: version.endedAt,
      day: version.day,
      outcome: inOrder(version.outcome),
      seats: seatsOf(version.seats),
      note: version.note,
    }))
    const history = inHistoryOrder(id, distinctForms(now, earlierForms), (outcome) =>
      outcomes.facts(game, outcome),
    )
    return { now, history }
  }

  return {
    isRecordSound,
    /** @param depth `facts`: without what it placed on sheets, and what it said earlier */
    record: (id: RecordId, depth: ContentDepth = 'everything'): RecordContent | null => {
      const row = record(id)
      if (row === null) return null
      const { now, history } = formsOf(row, depth)
      return {
        id: row.id,
        campaign: row.campaign,
        game: row.game,
        table: row.table,
        series: row.series,
        ...now,
        note: row.note,
        deletedAt: row.deletedAt,
        ...stampsOf('record', id),
        earlier: depth === 'facts' ? { note: [] } : earlierTexts('record', id),
        marks: depth === 'facts' ? [] : marksOf(id),
        history,
      }
    },
  }
}

/** The statements that read tables, prepared once for a connection. */
export function tableReads(db: Connection, { outcomes, stampsOf }: ContentParts) {
  const { isTableRowSound, areActionsSound } = checksumReaders(db)
  const table = db.prepare(TABLE)
  const seats = ownedRows(db, {
    columns: 'sheet_id AS sheet, player_id AS player, bot',
    table: 'table_seats',
    owner: ['table_id'],
    order: 'seat',
  })
  const actions = db.prepare(`
    SELECT action_json AS action, taken_at AS takenAt, seat, bot FROM table_actions
    WHERE table_id = ? ORDER BY step`)
  const revision = db.prepare('SELECT revision FROM tables WHERE id = ?').pluck()

  return {
    /** @param depth `heads`, `facts`: without its actions */
    table: (id: TableId, depth: ContentDepth = 'everything'): TableContent | null => {
      const row = readOne(tableRow, table.get(id), 'tables')
      if (row === null) return null
      const { startedAt, status, outcome: ended, progress: at, updatedAt, ...others } = row
      const { day, deletedAt, ...fixed } = others
      return {
        ...fixed,
        seats: [...readRows(seatRow, seats(id), 'table_seats')],
        startedAt,
        status,
        outcome: ended === null ? null : outcomes.inOrder(row.game, ended, row.rulesVersion),
        progress: at,
        updatedAt,
        day,
        deletedAt,
        ...stampsOf('table', id),
        actions:
          depth === 'everything' ? [...readRows(actionRow, actions.all(id), 'table_actions')] : [],
      }
    },
    /** @throws Error where there is no such table */
    revision: (id: TableId): number => readRow(wholeNumber, revision.get(id), 'tables'),
    /** Whether a table and its actions are as they were written. */
    isTableSound: (id: TableId): boolean => isTableRowSound(id) && areActionsSound(id, 0),
    isTableRowSound,
  }
}
