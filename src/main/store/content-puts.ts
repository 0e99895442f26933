/** Puts whole things into the database: each replaces the thing of its id, with all that belongs to it. */
import { STAMPED } from '@shared/content'
import type {
  CampaignContent,
  PlayerContent,
  RecordContent,
  SeriesContent,
  SheetContent,
  TableContent,
} from '@shared/content'
import { paperSetter } from './campaign-queries'
import { checksumWriters } from './checksums'
import type { TableId } from '@shared/ids'
import type { Connection } from './connection'
import { earlierValueQueries } from './earlier-values'
import type { OutcomeRules } from './outcome-rules'
import { byId } from './player-queries'
import { recordQueries } from './record-queries'
import { snapshotDigest } from './snapshot-digest'
import { stampQueries } from './stamps'
import { actionPutter, daySetter, snapshotPutter } from './table-puts'
import type { StampedEntity, Stamps } from './stamps'

/** What is kept of a table beside what it holds itself: it follows from that. */
export interface Derived {
  /** Of each action, whether it rolled a die or showed a card. */
  readonly reveals: readonly boolean[]
  readonly snapshot: StateAt | null
}
/** A state as JSON after so many actions, and the options, as the game's own schema gives them, that it follows from. */
export interface StateAt {
  readonly step: number
  readonly state: string
  readonly options: unknown
}

/** The statements that put contents, prepared once for a connection. */
export function contentPuts(db: Connection, outcomes: OutcomeRules) {
  const records = recordQueries(db, outcomes, byId)
  const stamped = stampQueries(db)
  const { putEarlierTexts, putEarlierMarks, putEarlierPapers } = earlierValueQueries(db)
  const { setRecordChecksum, setTableChecksum } = checksumWriters(db)
  const removeStamps = db.prepare('DELETE FROM stamps WHERE entity = ? AND id = ?')

  const putStamps = <Entity extends StampedEntity>(
    entity: Entity,
    id: string,
    { stamps, bases }: { readonly stamps: Stamps<Entity>; readonly bases: Stamps<Entity> },
  ): void => {
    removeStamps.run(entity, id)
    const set: Readonly<Record<string, string | undefined>> = stamps
    const replaced: Readonly<Record<string, string | undefined>> = bases
    for (const field of STAMPED[entity]) {
      const at = set[field]
      if (at !== undefined)
        stamped.putStamp(entity, id, field, { at, base: replaced[field] ?? null })
    }
  }

  const putPlayer = db.prepare(`
    INSERT INTO players (id, name, joined_to) VALUES (:id, :name, :joinedTo)
    ON CONFLICT DO UPDATE SET name = excluded.name, joined_to = excluded.joined_to`)

  const putCampaign = db.prepare(`
    INSERT INTO campaigns (id, game, created_at, name, notes, archived_at, deleted_at)
    VALUES (:id, :game, :createdAt, :name, :notes, :archivedAt, :deletedAt)
    ON CONFLICT DO UPDATE SET name = excluded.name, notes = excluded.notes,
      archived_at = excluded.archived_at, deleted_at = excluded.deleted_at`)

  const putSheet = db.prepare(`
    INSERT INTO sheets (id, campaign_id, role, created_at, player_id, deleted_at)
    VALUES (:id, :campaign, :role, :createdAt, :player, :deletedAt)
    ON CONFLICT DO UPDATE SET player_id = excluded.player_id, deleted_at = excluded.deleted_at`)

  const putPaper = paperSetter(db)

  const putSeries = db.prepare(`
    INSERT INTO series (id, campaign_id, game, kind, setup_json, started_at, given_up_at)
    VALUES (:id, :campaign, :game, :kind, :setup, :startedAt, :givenUpAt)
    ON CONFLICT DO UPDATE SET given_up_at = excluded.given_up_at`)
  const putSeriesSeat = db.prepare(`
    INSERT INTO series_seats (series_id, seat, sheet_id, player_id, bot) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET player_id = excluded.player_id`)

  const setSeriesOfRecord = db.prepare('UPDATE records SET series_id = ? WHERE id = ?')
  const removeVersions = db.prepare('DELETE FROM record_versions WHERE record_id = ?')

  const putTable = db.prepare(`
    INSERT INTO tables (id, game, rules_version, campaign_id, series_id, daily, options_json, seed,
      script_json, status, revision, outcome_json, progress_json, started_at, updated_at, deleted_at)
    VALUES (:id, :game, :rulesVersion, :campaign, :series, :daily, :options, :seed, :script, :status,
      :steps, :outcome, :progress, :startedAt, :updatedAt, :deletedAt)
    ON CONFLICT DO UPDATE SET status = excluded.status, outcome_json = excluded.outcome_json,
      progress_json = excluded.progress_json, updated_at = excluded.updated_at,
      deleted_at = excluded.deleted_at, series_id = excluded.series_id,
      revision = max(revision, excluded.revision) + 1`)
  const [putAction, putSnapshot] = [actionPutter(db), snapshotPutter(db)]
  const setDay = daySetter(db)
  const putSeat = db.prepare(`
    INSERT INTO table_seats (table_id, seat, sheet_id, player_id, bot) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET sheet_id = excluded.sheet_id, player_id = excluded.player_id,
      bot = excluded.bot`)
  const removeActions = db.prepare('DELETE FROM table_actions WHERE table_id = ?')
  const removeSnapshot = db.prepare('DELETE FROM table_snapshots WHERE table_id = ?')

  /** @returns the hash of each action */
  const putActions = (
    id: TableId,
    taken: TableContent['actions'],
    reveals: readonly boolean[],
  ): readonly string[] => {
    const hashes: string[] = []
    for (const [at, action] of taken.entries()) {
      const [step, before] = [at + 1, hashes.at(-1) ?? '']
      const row = { ...action, step, revision: step, reveals: reveals[at] !== false, before }
      hashes.push(putAction(id, row))
    }
    return hashes
  }
  const putSnapshotOf = (
    { id, game, rulesVersion: rules, seed, script }: TableContent,
    { step, state, options }: StateAt,
    hash: string,
  ): void => {
    const digest = snapshotDigest({ game, rules, options, seed, script }, hash, state)
    putSnapshot(id, { step, digest, state })
  }

  return {
    /** Whom a player is joined to may come later in the same transaction. */
    putPlayer: ({ stamps, bases, earlier, ...row }: PlayerContent): void => {
      putPlayer.run(row)
      putStamps('player', row.id, { stamps, bases })
      putEarlierTexts('player', row.id, earlier)
    },
    putCampaign: ({ stamps, bases, earlier, ...row }: CampaignContent): void => {
      putCampaign.run(row)
      putStamps('campaign', row.id, { stamps, bases })
      putEarlierTexts('campaign', row.id, earlier)
    },
    putSheet: ({ stamps, bases, paper, earlier, ...row }: SheetContent): void => {
      putSheet.run(row)
      if (paper !== null || stamps.paper !== undefined) putPaper(row.id, paper)
      putStamps('sheet', row.id, { stamps, bases })
      putEarlierPapers(row.id, earlier.paper)
    },
    putSeries: ({ stamps, bases, seats, setup, ...row }: SeriesContent): void => {
      putSeries.run({ ...row, setup: JSON.stringify(setup) })
      seats.forEach(({ sheet, player, bot }, seat) =>
        putSeriesSeat.run(row.id, seat, sheet, player, bot),
      )
      putStamps('series', row.id, { stamps, bases })
    },
    putRecord: (record: RecordContent): void => {
      const { id, history, marks } = record
      const { game, endedAt, day, outcome, seats } = record
      const facts = { endedAt, day, outcome, seats }
      if (records.record(id) === null) records.insertRecord(record, record.endedAt)
      records.setRecordFacts(id, facts, record.endedAt)
      records.setRecordNote(id, record.note, record.endedAt)
      records.setRecordDeleted(id, record.deletedAt, record.endedAt)
      setSeriesOfRecord.run(record.series, id)
      setRecordChecksum(id)
      removeVersions.run(id)
      for (const version of history) records.insertVersion(id, game, version)
      for (const { sheet: of, ...placed } of marks) records.setPlacement(of, id, placed)
      putStamps('record', id, record)
      putEarlierTexts('record', id, record.earlier)
      putEarlierMarks(id, marks)
    },
    putTable: (content: TableContent, { reveals, snapshot }: Derived): void => {
      const {
        stamps,
        bases,
        seats: sat,
        actions: taken,
        day,
        options: chosen,
        script: scripted,
        ...row
      } = content
      putTable.run({
        ...row,
        steps: taken.length,
        options: JSON.stringify(chosen),
        progress: JSON.stringify(row.progress),
        script: scripted === null ? null : JSON.stringify(scripted),
        outcome: row.outcome === null ? null : JSON.stringify(row.outcome),
      })
      sat.forEach(({ sheet, player, bot }, seat) => putSeat.run(row.id, seat, sheet, player, bot))
      setDay(row.id, day)
      removeSnapshot.run(row.id)
      removeActions.run(row.id)
      const hashes = putActions(row.id, taken, reveals)
      const hash = snapshot === null ? undefined : hashes[snapshot.step - 1]
      if (snapshot !== null && hash !== undefined) putSnapshotOf(content, snapshot, hash)
      setTableChecksum(row.id)
      putStamps('table', row.id, { stamps, bases })
    },
  }
}
