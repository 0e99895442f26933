/** The record of a campaign's games: those of tables, and those played with the real cards (R46). */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { CallOutput, GameRecord, ParsedInput, RecordDetails } from '@shared/api'
import { DEFAULT_GAME } from '@shared/games'
import type { GameId } from '@shared/games'
import { localDay } from '@shared/days'
import { recordId } from '@shared/ids'
import type { CampaignId, Instant, RecordId, SeriesId, TableId } from '@shared/ids'
import { requireGame } from '../games'
import { recordOfTable } from '../store/derived-ids'
import type { SeatFacts } from '../store/record-facts'
import type { RecordFilter } from '../store/record-queries'
import { factsByHand } from './by-hand'
import { createCorrections } from './corrections'
import type { CampaignLookups, CampaignParts } from './lookups'
import { readableRecord, seatsOf, viewRecord, viewStored } from './record-view'
import type { RunningSeries } from './series'

/** A game that was played to its end at a table. */
export interface EndedGame {
  readonly campaign: CampaignId
  readonly game: GameId
  readonly series: SeriesId | null
  readonly table: TableId
  readonly seats: readonly SeatFacts[]
  readonly outcome: unknown
  readonly endedAt: Instant
}

export function createRecords(
  parts: CampaignParts,
  lookups: CampaignLookups,
  { nextOf }: RunningSeries,
) {
  const { queries, games, now, changed } = parts
  const { requireLiveCampaign, requireLiveSheet, requireRecord, requireLiveRecord, timestamp } =
    lookups
  const { readableVersions, replaceFacts, correctRecord, noteRecord } = createCorrections(
    parts,
    lookups,
  )

  const details = (id: RecordId): RecordDetails => {
    const row = requireLiveRecord(id)
    const history = readableVersions(row)
    return {
      ...viewRecord(row, games),
      history: history.map((version) => ({ ...version, seats: seatsOf(version) })),
    }
  }
  return {
    /**
     * Enters a finished game, on every sheet that was in it (R43). Part of the caller's transaction. Where another
     * computer has ended the same game otherwise, that stays in the history.
     */
    recordGame: ({ table, ...ended }: EndedGame): RecordId => {
      const game = { ...ended, day: localDay(ended.endedAt) }
      const id = recordOfTable(table)
      const known = queries.record(id)
      if (known === null) {
        queries.insertRecord({ id, table, ...game }, game.endedAt)
      } else {
        replaceFacts(known, game)
      }
      return id
    },
    recordOfTable: (table: TableId): RecordId | null => queries.recordOfTable(table),

    /** @throws Refusal `no-manual-games`, `bad-input`, `bad-record` */
    previewRecord: ({
      campaign,
      game: manual,
    }: ParsedInput<'records.preview'>): CallOutput<'records.preview'> => {
      const kind = campaign === null ? DEFAULT_GAME : requireLiveCampaign(campaign).game
      const game = requireGame(games, kind)
      const { outcome } = factsByHand(game, manual, {
        campaign,
        sheetOf: requireLiveSheet,
        now: now(),
      })
      return game.campaign.earned(outcome)
    },
    /** @throws Refusal `no-manual-games`, `bad-input`, `bad-record`, and what its series refuses */
    addRecord: ({ campaign, series, game: manual }: ParsedInput<'records.add'>): GameRecord => {
      const game = requireGame(games, requireLiveCampaign(campaign).game)
      const facts = factsByHand(game, manual, { campaign, sheetOf: requireLiveSheet, now: now() })
      if (series !== null) {
        const sheets = facts.seats.map(({ sheet }) => sheet)
        nextOf(game, series).check({ sheets, options: manual })
      }
      const id = v.parse(recordId, randomUUID())
      queries.transaction(() => {
        const at = timestamp()
        queries.insertRecord({ id, campaign, game: game.id, table: null, series, ...facts }, at)
        if (manual.note !== '') queries.setRecordNote(id, manual.note, at)
      })
      changed(campaign)
      return viewRecord(requireLiveRecord(id), games)
    },
    /** @throws Refusal `no-manual-games`, `bad-input`, `bad-record`, `record-of-table` */
    correctRecord: (correction: ParsedInput<'records.correct'>): RecordDetails => {
      correctRecord(correction)
      return details(correction.record)
    },
    /** Writes a note beside a game; another one that was there is kept in the record's history. */
    noteRecord: (note: ParsedInput<'records.note'>): RecordDetails => {
      noteRecord(note)
      return details(note.record)
    },
    record: details,
    /** Those that can be read. */
    listRecords: (filter: RecordFilter): readonly GameRecord[] => {
      if (filter.campaign !== null) requireLiveCampaign(filter.campaign)
      return queries.records(filter).flatMap((row) => readableRecord(row, games) ?? [])
    },
    /** The last records of a campaign, the oldest of them first; one that is damaged is left out. */
    newestRecords: (campaign: CampaignId, limit: number): readonly GameRecord[] => {
      const all = queries.recordVersionsOfCampaign(campaign)
      const last = all.slice(Math.max(0, all.length - limit))
      return viewStored(
        last.flatMap((version) => queries.storedRecord(version) ?? []),
        parts,
      )
    },
    /** Puts a record into the bin; its marks leave the sheets until it comes back. */
    removeRecord: (id: RecordId): void => {
      const { campaign } = requireLiveRecord(id)
      queries.transaction(() => {
        const at = queries.next('record', id, 'deletedAt', timestamp())
        queries.setRecordDeleted(id, at, at)
      })
      changed(campaign)
    },
    restoreRecord: (id: RecordId): RecordDetails => {
      const { campaign, deletedAt } = requireRecord(id)
      if (deletedAt === null) return details(id)
      queries.transaction(() => {
        queries.setRecordDeleted(id, null, queries.next('record', id, 'deletedAt', timestamp()))
      })
      changed(campaign)
      return details(id)
    },
  }
}
