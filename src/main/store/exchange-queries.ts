/** Whole things with all that belongs to them, for files that leave the app and come into it. */
import * as v from 'valibot'
import {
  campaignContent,
  gauntletContent,
  sheetContent,
  STAMPED,
  tableContent,
} from '@shared/content'
import type {
  CampaignContent,
  Content,
  GauntletContent,
  RecordContent,
  SheetContent,
  TableContent,
} from '@shared/content'
import { outcomeInOrder } from '@shared/file-parts'
import { campaignId, gauntletId, recordId, sheetId, tableId } from '@shared/ids'
import type { CampaignId, GauntletId, RecordId, SheetId, TableId } from '@shared/ids'
import type { Connection } from './connection'
import { recordQueries } from './record-queries'
import { json, readOne, readRow, readRows, whole } from './rows'
import { stampQueries } from './stamps'
import type { StampedEntity, Stamps } from './stamps'

const campaignRow = v.omit(campaignContent, ['stamps'])
const sheetRow = v.omit(sheetContent, ['stamps'])
const gauntletRow = v.omit(gauntletContent, ['sheets', 'stamps'])
const { options, script, outcome } = tableContent.entries
const tableRow = v.strictObject({
  ...v.omit(tableContent, ['stamps', 'seats', 'actions']).entries,
  options: json(options),
  script: v.nullable(json(script)),
  outcome: v.nullable(json(outcome)),
})
const actionRow = v.strictObject({ action: json(v.looseObject({})), takenAt: v.string() })

/** What of the database to read: one campaign with all that belongs to it, or all there is. */
export type ContentScope = { readonly campaign: CampaignId } | 'everything'

const TABLE = `
  SELECT id, game, rules_version AS rulesVersion, campaign_id AS campaign, gauntlet_id AS gauntlet,
    daily, options_json AS options, seed, script_json AS script, started_at AS startedAt, status,
    outcome_json AS outcome, floor, turn, updated_at AS updatedAt, deleted_at AS deletedAt
  FROM tables WHERE id = ?`

/**
 * The statements for exchange, prepared once for a connection. What is read has its keys and lists in the
 * order of the files; what is put replaces the thing of that id with all that belongs to it.
 */
export const exchangeQueries = (db: Connection) => {
  const records = recordQueries(db)
  const stamped = stampQueries(db)
  const removeStamps = db.prepare('DELETE FROM stamps WHERE entity = ? AND id = ?')

  /** The stamps of a thing, in the order of its fields. */
  const stampsOf = <Entity extends StampedEntity>(entity: Entity, id: string): Stamps<Entity> => {
    const found: Readonly<Record<string, string | undefined>> = stamped.stamps(entity, id)
    const ordered = STAMPED[entity].flatMap((field) => {
      const at = found[field]
      return at === undefined ? [] : [[field, at]]
    })
    return Object.fromEntries(ordered) as Stamps<Entity>
  }
  const putStamps = <Entity extends StampedEntity>(
    entity: Entity,
    id: string,
    stamps: Stamps<Entity>,
  ): void => {
    removeStamps.run(entity, id)
    const set: Readonly<Record<string, string | undefined>> = stamps
    for (const field of STAMPED[entity]) {
      const at = set[field]
      if (at !== undefined) stamped.stamp<StampedEntity>(entity, id, field, at)
    }
  }
  const ids = <Id extends string>(schema: v.GenericSchema<string, Id>, sql: string) => {
    const statement = db.prepare(sql).pluck()
    return (...parameters: readonly string[]): readonly Id[] =>
      readRows(schema, statement.all(...parameters), 'ids')
  }

  const campaign = db.prepare(`
    SELECT id, game, created_at AS createdAt, name, notes, archived_at AS archivedAt,
      deleted_at AS deletedAt
    FROM campaigns WHERE id = ?`)
  const putCampaign = db.prepare(`
    INSERT INTO campaigns (id, game, created_at, name, notes, archived_at, deleted_at)
    VALUES (:id, :game, :createdAt, :name, :notes, :archivedAt, :deletedAt)
    ON CONFLICT DO UPDATE SET name = excluded.name, notes = excluded.notes,
      archived_at = excluded.archived_at, deleted_at = excluded.deleted_at`)

  const sheet = db.prepare(`
    SELECT id, campaign_id AS campaign, hero, created_at AS createdAt, player, deleted_at AS deletedAt
    FROM sheets WHERE id = ?`)
  const putSheet = db.prepare(`
    INSERT INTO sheets (id, campaign_id, hero, created_at, player, deleted_at)
    VALUES (:id, :campaign, :hero, :createdAt, :player, :deletedAt)
    ON CONFLICT DO UPDATE SET player = excluded.player, deleted_at = excluded.deleted_at`)

  const gauntlet = db.prepare(`
    SELECT id, campaign_id AS campaign, tier, started_at AS startedAt, given_up_at AS givenUpAt
    FROM gauntlets WHERE id = ?`)
  const gauntletSheets = ids(
    sheetId,
    'SELECT sheet_id FROM gauntlet_sheets WHERE gauntlet_id = ? ORDER BY seat',
  )
  const putGauntlet = db.prepare(`
    INSERT INTO gauntlets (id, campaign_id, tier, started_at, given_up_at)
    VALUES (:id, :campaign, :tier, :startedAt, :givenUpAt)
    ON CONFLICT DO UPDATE SET given_up_at = excluded.given_up_at`)
  const insertGauntletSheet = db.prepare(
    'INSERT OR IGNORE INTO gauntlet_sheets (gauntlet_id, seat, sheet_id) VALUES (?, ?, ?)',
  )

  const hasSheet = db.prepare('SELECT EXISTS (SELECT 1 FROM sheets WHERE id = ?)').pluck()
  const setGauntletOfRecord = db.prepare('UPDATE records SET gauntlet_id = ? WHERE id = ?')
  const removeVersions = db.prepare('DELETE FROM record_versions WHERE record_id = ?')

  const table = db.prepare(TABLE)
  const seats = db.prepare(
    'SELECT sheet_id AS sheet FROM table_seats WHERE table_id = ? ORDER BY seat',
  )
  const actions = db.prepare(`
    SELECT action_json AS action, taken_at AS takenAt FROM table_actions
    WHERE table_id = ? ORDER BY step`)
  const putTable = db.prepare(`
    INSERT INTO tables (id, game, rules_version, campaign_id, gauntlet_id, daily, options_json, seed,
      script_json, status, revision, outcome_json, floor, turn, started_at, updated_at, deleted_at)
    VALUES (:id, :game, :rulesVersion, :campaign, :gauntlet, :daily, :options, :seed, :script, :status,
      :steps, :outcome, :floor, :turn, :startedAt, :updatedAt, :deletedAt)
    ON CONFLICT DO UPDATE SET status = excluded.status, outcome_json = excluded.outcome_json,
      floor = excluded.floor, turn = excluded.turn, updated_at = excluded.updated_at,
      deleted_at = excluded.deleted_at, gauntlet_id = excluded.gauntlet_id,
      revision = max(revision, excluded.revision) + 1`)
  const putSeat = db.prepare(`
    INSERT INTO table_seats (table_id, seat, sheet_id) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET sheet_id = excluded.sheet_id`)
  const revision = db.prepare('SELECT revision FROM tables WHERE id = ?').pluck()
  const removeActions = db.prepare('DELETE FROM table_actions WHERE table_id = ?')
  const removeSnapshot = db.prepare('DELETE FROM table_snapshots WHERE table_id = ?')
  const insertAction = db.prepare(`
    INSERT INTO table_actions (table_id, step, revision, action_json, reveals, taken_at)
    VALUES (:table, :step, :step, :action, :reveals, :takenAt)`)

  const allCampaigns = ids(campaignId, 'SELECT id FROM campaigns ORDER BY id')
  const of = (schema: string, column = 'campaign_id') =>
    `SELECT id FROM ${schema} WHERE ? IS NULL OR ${column} = ? ORDER BY id`
  const listed = {
    sheets: db.prepare(of('sheets')).pluck(),
    gauntlets: db.prepare(of('gauntlets')).pluck(),
    records: db.prepare(of('records')).pluck(),
    tables: db.prepare(of('tables')).pluck(),
  }
  const list = <Id extends string>(
    schema: v.GenericSchema<string, Id>,
    kind: keyof typeof listed,
    scope: ContentScope,
  ): readonly Id[] => {
    const only = scope === 'everything' ? null : scope.campaign
    return readRows(schema, listed[kind].all(only, only), kind)
  }

  const queries = {
    transaction: <T>(work: () => T): T => db.transaction(work).immediate(),

    campaign: (id: CampaignId): CampaignContent | null => {
      const row = readOne(campaignRow, campaign.get(id), 'campaigns')
      return row === null ? null : { ...row, stamps: stampsOf('campaign', id) }
    },
    sheet: (id: SheetId): SheetContent | null => {
      const row = readOne(sheetRow, sheet.get(id), 'sheets')
      return row === null ? null : { ...row, stamps: stampsOf('sheet', id) }
    },
    gauntlet: (id: GauntletId): GauntletContent | null => {
      const row = readOne(gauntletRow, gauntlet.get(id), 'gauntlets')
      if (row === null) return null
      const { id: own, campaign: home, ...rest } = row
      const sheets = [...gauntletSheets(id)]
      return { id: own, campaign: home, sheets, ...rest, stamps: stampsOf('gauntlet', id) }
    },
    /** A seat whose sheet has left the bin for good has none: a file names nothing that is not here. */
    record: (id: RecordId): RecordContent | null => {
      const row = records.record(id)
      if (row === null) return null
      const known = (sat: RecordContent['seats']): RecordContent['seats'] =>
        sat.map(({ sheet: of, player }) => ({
          sheet: of !== null && hasSheet.get(of) === 1 ? of : null,
          player,
        }))
      return {
        id: row.id,
        campaign: row.campaign,
        table: row.table,
        gauntlet: row.gauntlet,
        endedAt: row.endedAt,
        outcome: outcomeInOrder(row.outcome),
        seats: known(row.seats),
        note: row.note,
        deletedAt: row.deletedAt,
        stamps: stampsOf('record', id),
        marks: records.placements(id).map(({ sheet: of, changedAt, settled, marks }) => ({
          sheet: of,
          changedAt,
          settled,
          marks: [...marks],
        })),
        history: records.versions(id).map((version) => ({
          correctedAt: version.correctedAt,
          endedAt: version.endedAt,
          outcome: outcomeInOrder(version.outcome),
          seats: known([...version.seats]),
          note: version.note,
        })),
      }
    },
    table: (id: TableId): TableContent | null => {
      const row = readOne(tableRow, table.get(id), 'tables')
      if (row === null) return null
      const { startedAt, status, outcome: ended, floor, turn, updatedAt, deletedAt, ...fixed } = row
      const sat = seats.all(id).map((each) => readRow(seatRow, each, 'table_seats').sheet)
      return {
        ...fixed,
        seats: sat,
        startedAt,
        status,
        outcome: ended === null ? null : outcomeInOrder(ended),
        floor,
        turn,
        updatedAt,
        deletedAt,
        stamps: stampsOf('table', id),
        actions: [...readRows(actionRow, actions.all(id), 'table_actions')],
      }
    },
    /** @throws Error where there is no such table */
    revision: (id: TableId): number => readRow(whole, revision.get(id), 'tables'),

    /** All that there is, things in the bin too. */
    content: (scope: ContentScope): Content => {
      const there = <T>(thing: T | null): readonly T[] => (thing === null ? [] : [thing])
      const campaigns = scope === 'everything' ? allCampaigns() : [scope.campaign]
      return {
        campaigns: campaigns.flatMap((id) => there(queries.campaign(id))),
        sheets: list(sheetId, 'sheets', scope).flatMap((id) => there(queries.sheet(id))),
        gauntlets: list(gauntletId, 'gauntlets', scope).flatMap((id) =>
          there(queries.gauntlet(id)),
        ),
        records: list(recordId, 'records', scope).flatMap((id) => there(queries.record(id))),
        tables: list(tableId, 'tables', scope).flatMap((id) => there(queries.table(id))),
      }
    },

    putCampaign: ({ stamps, ...row }: CampaignContent): void => {
      putCampaign.run(row)
      putStamps('campaign', row.id, stamps)
    },
    putSheet: ({ stamps, ...row }: SheetContent): void => {
      putSheet.run(row)
      putStamps('sheet', row.id, stamps)
    },
    putGauntlet: ({ stamps, sheets, ...row }: GauntletContent): void => {
      putGauntlet.run(row)
      sheets.forEach((of, seat) => insertGauntletSheet.run(row.id, seat, of))
      putStamps('gauntlet', row.id, stamps)
    },
    putRecord: (record: RecordContent): void => {
      const { id, stamps, history, marks } = record
      const facts = { endedAt: record.endedAt, outcome: record.outcome, seats: record.seats }
      if (records.record(id) === null) records.insertRecord(record, record.endedAt)
      records.setRecordFacts(id, facts, record.endedAt)
      records.setRecordNote(id, record.note, record.endedAt)
      records.setRecordDeleted(id, record.deletedAt, record.endedAt)
      setGauntletOfRecord.run(record.gauntlet, id)
      removeVersions.run(id)
      for (const version of history) records.insertVersion(id, version)
      for (const { sheet: of, ...placed } of marks) records.setPlacement(of, id, placed)
      putStamps('record', id, stamps)
    },
    /** @param reveals of each action, whether it rolled a die or showed a card */
    putTable: (content: TableContent, reveals: readonly boolean[]): void => {
      const {
        stamps,
        seats: sat,
        actions: taken,
        options: chosen,
        script: scripted,
        ...row
      } = content
      putTable.run({
        ...row,
        steps: taken.length,
        options: JSON.stringify(chosen),
        script: scripted === null ? null : JSON.stringify(scripted),
        outcome: row.outcome === null ? null : JSON.stringify(row.outcome),
      })
      sat.forEach((of, seat) => putSeat.run(row.id, seat, of))
      removeSnapshot.run(row.id)
      removeActions.run(row.id)
      taken.forEach(({ action, takenAt }, at) =>
        insertAction.run({
          table: row.id,
          step: at + 1,
          action: JSON.stringify(action),
          reveals: reveals[at] === false ? 0 : 1,
          takenAt,
        }),
      )
      putStamps('table', row.id, stamps)
    },
  }
  return queries
}
export type ExchangeQueries = ReturnType<typeof exchangeQueries>

const seatRow = v.strictObject({ sheet: v.nullable(sheetId) })
