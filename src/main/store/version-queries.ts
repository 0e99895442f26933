/** The earlier forms of records as rows. */
import * as v from 'valibot'
import { day } from '@shared/days'
import type { GameId } from '@shared/games/game'
import { playerId, recordId } from '@shared/ids'
import type { Instant, RecordId } from '@shared/ids'
import type { Connection } from './connection'
import { versionId } from './derived-ids'
import type { OutcomeRules } from './outcome-rules'
import { ownedRows } from './owned-rows'
import type { PlayerFormat } from './player-queries'
import { seatRow } from './record-facts'
import type { RecordFacts } from './record-facts'
import { checkedRows, json, moment, readableRows, readRows, withKeys } from './rows'
import type { CheckedRow } from './rows'

const versionKey = v.pipe(v.string(), v.uuid())
const versionRow = v.object({
  correctedAt: moment,
  endedAt: moment,
  day,
  outcome: json(v.unknown()),
  seats: json(v.array(v.object({ ...seatRow.entries, player: v.nullable(playerId) }))),
  note: v.string(),
})
const keptVersionRow = v.object({ ...versionRow.entries, id: versionKey, record: recordId })
/** An earlier form of a record, with its own id and the record's. */
export type KeptVersionRow = Readonly<v.InferOutput<typeof keptVersionRow>>

/** What a record said before a correction. */
export interface StoredVersion extends RecordFacts {
  readonly correctedAt: Instant
  readonly note: string
}

/** The statements on earlier forms, prepared once for a connection. */
export function versionQueries(db: Connection, { facts }: OutcomeRules, players: PlayerFormat) {
  const versions = ownedRows(db, {
    columns: `corrected_at AS correctedAt, ended_at AS endedAt, day, outcome_json AS outcome,
      seats_json AS seats, note`,
    table: 'record_versions',
    owner: ['record_id'],
    order: 'corrected_at, id',
  })
  const everyVersion = db.prepare(
    withKeys(
      `SELECT id, record_id AS record, corrected_at AS correctedAt, ended_at AS endedAt, day,
        outcome_json AS outcome, seats_json AS seats, note
      FROM record_versions`,
      'id',
    ),
  )
  const insertVersion = db.prepare(`
    INSERT OR IGNORE INTO record_versions
      (id, record_id, corrected_at, ended_at, day, outcome_json, seats_json, note)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`)

  const shownVersion = (version: v.InferOutput<typeof versionRow>): StoredVersion => ({
    ...version,
    seats: version.seats.map((sat) => ({ ...sat, player: players.shownAs(sat.player) })),
  })
  return {
    /** What a record said earlier, the first form first. */
    versions: (id: RecordId): readonly StoredVersion[] =>
      readRows(versionRow, versions(id), 'record_versions').map(shownVersion),
    /** Those of them that can be read. */
    readableVersions: (id: RecordId): readonly StoredVersion[] =>
      readableRows(versionRow, versions(id)).map(shownVersion),
    checkedVersions: (): readonly CheckedRow<KeptVersionRow>[] =>
      checkedRows(keptVersionRow, everyVersion.all()),
    /** Keeps an earlier form; the same one twice is kept once. */
    insertVersion: (id: RecordId, game: GameId, version: StoredVersion): void => {
      const { correctedAt, endedAt, day, outcome, note } = version
      const sat = version.seats.map(({ sheet, player, bot = null }) => ({
        sheet,
        player: players.idOf(player),
        bot,
      }))
      const key = versionId(id, { ...version, seats: sat }, facts(game, outcome))
      const [outcomeText, seatsText] = [JSON.stringify(outcome), JSON.stringify(sat)]
      insertVersion.run(key, id, correctedAt, endedAt, day, outcomeText, seatsText, note)
    },
  }
}
