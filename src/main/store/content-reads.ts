/** Whole things with all that belongs to them as a file tells them: keys and lists in the order of the files. */
import * as v from 'valibot'
import { compareText } from '@shared/file-parts'
import { playersIn } from './players-in'
import {
  campaignContent,
  playerContent,
  seriesContent,
  sheetContent,
  STAMPED,
  tableContent,
} from '@shared/content'
import type {
  CampaignContent,
  Content,
  PlayerContent,
  RecordContent,
  SeriesContent,
  SheetContent,
  TableContent,
} from '@shared/content'
import { campaignId, playerId, recordId, seriesId, sheetId, tableId } from '@shared/ids'
import type { CampaignId, PlayerId, RecordId, SeriesId, SheetId, TableId } from '@shared/ids'
import type { Connection } from './connection'
import type { OutcomeRules } from './outcome-rules'
import { byId, playerQueries } from './player-queries'
import { recordQueries } from './record-queries'
import type { SeatFacts } from './record-queries'
import { json, readOne, readRow, readRows, whole } from './rows'
import { stampQueries } from './stamps'
import type { StampedEntity, Stamps } from './stamps'

const campaignRow = v.omit(campaignContent, ['stamps', 'bases'])
const sheetRow = v.omit(sheetContent, ['stamps', 'bases'])
const playerRow = v.omit(playerContent, ['stamps', 'bases'])
const seriesRow = v.strictObject({
  ...v.omit(seriesContent, ['seats', 'stamps', 'bases']).entries,
  setup: json(seriesContent.entries.setup),
})
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

/** What of the database to read: one campaign with all that belongs to it, or all there is. */
export type ContentScope = { readonly campaign: CampaignId } | 'everything'

const TABLE = `
  SELECT id, game, rules_version AS rulesVersion, campaign_id AS campaign, series_id AS series,
    daily, options_json AS options, seed, script_json AS script, started_at AS startedAt, status,
    outcome_json AS outcome, progress_json AS progress, updated_at AS updatedAt, deleted_at AS deletedAt
  FROM tables WHERE id = ?`

function inFieldOrder<Entity extends StampedEntity>(
  entity: Entity,
  stamps: Stamps<Entity>,
): Stamps<Entity> {
  const found: Readonly<Record<string, string | undefined>> = stamps
  const ordered = STAMPED[entity].flatMap((field) => {
    const at = found[field]
    return at === undefined ? [] : [[field, at]]
  })
  return Object.fromEntries(ordered) as Stamps<Entity>
}

/** The statements that read contents, prepared once for a connection. */
export function contentReads(db: Connection, outcomes: OutcomeRules) {
  const records = recordQueries(db, outcomes, byId)
  const { inOrder } = outcomes
  const stamped = stampQueries(db)

  /** The stamps of a thing and their bases, in the order of its fields. */
  const stampsOf = <Entity extends StampedEntity>(entity: Entity, id: string) => ({
    stamps: inFieldOrder(entity, stamped.stamps(entity, id)),
    bases: inFieldOrder(entity, stamped.bases(entity, id)),
  })
  const ids = <Id extends string>(schema: v.GenericSchema<string, Id>, sql: string) => {
    const statement = db.prepare(sql).pluck()
    return (...parameters: readonly string[]): readonly Id[] =>
      readRows(schema, statement.all(...parameters), 'ids')
  }

  const campaign = db.prepare(`
    SELECT id, game, created_at AS createdAt, name, notes, archived_at AS archivedAt,
      deleted_at AS deletedAt
    FROM campaigns WHERE id = ?`)
  const sheet = db.prepare(`
    SELECT id, campaign_id AS campaign, role, created_at AS createdAt, player_id AS player,
      deleted_at AS deletedAt
    FROM sheets WHERE id = ?`)
  const player = db.prepare('SELECT id, name, joined_to AS joinedTo FROM players WHERE id = ?')
  const series = db.prepare(`
    SELECT id, campaign_id AS campaign, game, kind, setup_json AS setup, started_at AS startedAt,
      given_up_at AS givenUpAt
    FROM series WHERE id = ?`)
  const seriesSeats = db.prepare(`
    SELECT sheet_id AS sheet, player_id AS player, bot FROM series_seats
    WHERE series_id = ? ORDER BY seat`)
  const hasSheet = db.prepare('SELECT EXISTS (SELECT 1 FROM sheets WHERE id = ?)').pluck()
  const table = db.prepare(TABLE)
  const seats = db.prepare(
    'SELECT sheet_id AS sheet, player_id AS player, bot FROM table_seats WHERE table_id = ? ORDER BY seat',
  )
  const actions = db.prepare(`
    SELECT action_json AS action, taken_at AS takenAt, seat, bot FROM table_actions
    WHERE table_id = ? ORDER BY step`)
  const revision = db.prepare('SELECT revision FROM tables WHERE id = ?').pluck()

  const allPlayers = ids(playerId, 'SELECT id FROM players ORDER BY id')
  const allCampaigns = ids(campaignId, 'SELECT id FROM campaigns ORDER BY id')
  const of = (schema: string, column = 'campaign_id') =>
    `SELECT id FROM ${schema} WHERE ? IS NULL OR ${column} = ? ORDER BY id`
  const listed = {
    sheets: db.prepare(of('sheets')).pluck(),
    series: db.prepare(of('series')).pluck(),
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

  /** These players, and whom they turned out to be. */
  const withJoined = (players: ReadonlySet<PlayerId>): readonly PlayerContent[] => {
    const found = new Map<PlayerId, PlayerContent>()
    const find = (id: PlayerId): void => {
      const one = found.has(id) ? null : reads.player(id)
      if (one === null) return
      found.set(id, one)
      if (one.joinedTo !== null) find(one.joinedTo)
    }
    for (const id of players) find(id)
    return [...found.values()].toSorted((a, b) => compareText(a.id, b.id))
  }

  const reads = {
    ...playerQueries(db),
    player: (id: PlayerId): PlayerContent | null => {
      const row = readOne(playerRow, player.get(id), 'players')
      return row === null ? null : { ...row, ...stampsOf('player', id) }
    },
    campaign: (id: CampaignId): CampaignContent | null => {
      const row = readOne(campaignRow, campaign.get(id), 'campaigns')
      return row === null ? null : { ...row, ...stampsOf('campaign', id) }
    },
    sheet: (id: SheetId): SheetContent | null => {
      const row = readOne(sheetRow, sheet.get(id), 'sheets')
      return row === null ? null : { ...row, ...stampsOf('sheet', id) }
    },
    series: (id: SeriesId): SeriesContent | null => {
      const row = readOne(seriesRow, series.get(id), 'series')
      if (row === null) return null
      const { startedAt, givenUpAt, ...fixed } = row
      const sat = [...readRows(seatRow, seriesSeats.all(id), 'series_seats')]
      return { ...fixed, seats: sat, startedAt, givenUpAt, ...stampsOf('series', id) }
    },
    /** A seat whose sheet has left the bin for good has none: a file names nothing that is not here. */
    record: (id: RecordId): RecordContent | null => {
      const row = records.record(id)
      if (row === null) return null
      const known = (sat: readonly SeatFacts[]): RecordContent['seats'] =>
        sat.map(({ sheet: of, player: who, bot = null }) => ({
          sheet: of !== null && hasSheet.get(of) === 1 ? of : null,
          player: byId.idOf(who),
          bot,
        }))
      return {
        id: row.id,
        campaign: row.campaign,
        game: row.game,
        table: row.table,
        series: row.series,
        endedAt: row.endedAt,
        day: row.day,
        outcome: inOrder(row.game, row.outcome),
        seats: known(row.seats),
        note: row.note,
        deletedAt: row.deletedAt,
        ...stampsOf('record', id),
        marks: records.placements(id).map(({ sheet: of, changedAt, settled, marks }) => ({
          sheet: of,
          changedAt,
          settled,
          marks: [...marks],
        })),
        history: records.versions(id).map((version) => ({
          correctedAt: version.correctedAt,
          endedAt: version.endedAt,
          day: version.day,
          outcome: inOrder(row.game, version.outcome),
          seats: known(version.seats),
          note: version.note,
        })),
      }
    },
    table: (id: TableId): TableContent | null => {
      const row = readOne(tableRow, table.get(id), 'tables')
      if (row === null) return null
      const { startedAt, status, outcome: ended, progress: at, updatedAt, ...others } = row
      const { deletedAt, ...fixed } = others
      return {
        ...fixed,
        seats: [...readRows(seatRow, seats.all(id), 'table_seats')],
        startedAt,
        status,
        outcome: ended === null ? null : inOrder(row.game, ended, row.rulesVersion),
        progress: at,
        updatedAt,
        deletedAt,
        ...stampsOf('table', id),
        actions: [...readRows(actionRow, actions.all(id), 'table_actions')],
      }
    },
    /** @throws Error where there is no such table */
    revision: (id: TableId): number => readRow(whole, revision.get(id), 'tables'),

    /** All that there is, things in the bin too. */
    content: (scope: ContentScope): Content => {
      const there = <T>(thing: T | null): readonly T[] => (thing === null ? [] : [thing])
      const campaigns = scope === 'everything' ? allCampaigns() : [scope.campaign]
      const things = {
        campaigns: campaigns.flatMap((id) => there(reads.campaign(id))),
        sheets: list(sheetId, 'sheets', scope).flatMap((id) => there(reads.sheet(id))),
        series: list(seriesId, 'series', scope).flatMap((id) => there(reads.series(id))),
        records: list(recordId, 'records', scope).flatMap((id) => there(reads.record(id))),
        tables: list(tableId, 'tables', scope).flatMap((id) => there(reads.table(id))),
      }
      const players = scope === 'everything' ? new Set(allPlayers()) : playersIn(things)
      return { players: withJoined(players), ...things }
    },
  }
  return reads
}
