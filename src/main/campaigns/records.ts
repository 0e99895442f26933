/** The record of a campaign's games: those of tables, and those played with the real cards (R46). */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { CallOutput, GameRecord, ParsedInput, RecordDetails } from '@shared/api'
import { badRecordText } from '@shared/bad-records'
import { Refusal } from '@shared/errors'
import { DEFAULT_GAME } from '@shared/games'
import type { GameId } from '@shared/games'
import { localDay } from '@shared/days'
import { isSamePlayer } from '@shared/players'
import { recordId } from '@shared/ids'
import type { CampaignId, Instant, RecordId, SeriesId, SheetId, TableId } from '@shared/ids'
import { findGame, requireGame } from '../games'
import type { Game } from '../games/game'
import type { SheetRow } from '../store/campaign-queries'
import { recordOfTable } from '../store/derived-ids'
import type { RecordFacts, SeatFacts } from '../store/record-facts'
import type { RecordFilter, RecordRow } from '../store/record-queries'
import type { SeriesRow } from '../store/series-queries'
import { after } from '../store/stamps'
import type { StoredVersion } from '../store/version-queries'
import { factsByHand } from './by-hand'
import type { CampaignLookups, CampaignParts } from './lookups'
import { readableRecord, readOutcome, seatsOf, viewRecord, viewStored } from './record-view'
import { requireSeries } from './series'
import type { RunningSeries } from './series'
import { sheetsReader } from './sheets'

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
  const {
    requireLiveCampaign,
    requireSheet,
    requireLiveSheet,
    requireRecord,
    requireLiveRecord,
    requireLiveSeries,
    timestamp,
  } = lookups

  /** What a record said earlier; a form that is damaged is left out. */
  const readableVersions = (row: RecordRow): readonly StoredVersion[] => {
    const schema = findGame(games, row.game)?.schemas.outcome ?? v.unknown()
    return queries.readableVersions(row.id).filter(({ outcome }) => v.is(schema, outcome))
  }
  const details = (id: RecordId): RecordDetails => {
    const row = requireLiveRecord(id)
    const history = readableVersions(row)
    return {
      ...viewRecord(row, games),
      history: history.map((version) => ({ ...version, seats: seatsOf(version) })),
    }
  }
  /** A moment for correcting a record that follows every earlier correction of it. */
  const momentOfCorrection = (id: RecordId, now: Instant): Instant => {
    const facts = queries.next('record', id, 'facts', now)
    const note = queries.next('record', id, 'note', now)
    return facts < note ? note : facts
  }
  /** Keeps what the record says as an earlier form, replaced at this moment. */
  const keepVersion = (row: RecordRow, correctedAt: Instant): void => {
    const { endedAt, day, outcome, seats, note } = row
    queries.insertVersion(row.id, row.game, { correctedAt, endedAt, day, outcome, seats, note })
  }
  /** What a corrected game has to place again, its game says; the sheets that were done with it open for it. */
  const reopen = (id: RecordId, game: Game, before: unknown): void => {
    const rules = game.campaign.sheets
    if (rules === null) return
    const { sheet: readSheet } = sheetsReader(parts, game, rules)
    for (const { sheet, marks, changedAt } of queries.placements(id)) {
      const row = queries.sheet(sheet)
      if (row === null || !rules.reopens(readSheet(row), id, before)) continue
      const moment = after(changedAt, timestamp())
      queries.changePlacement(sheet, id, { marks, settled: false, changedAt: moment })
    }
  }
  const correctFacts = (row: RecordRow, facts: RecordFacts, at: Instant): void => {
    const game = requireGame(games, row.game)
    const before = readOutcome(row.outcome, game)
    queries.setRecordFacts(row.id, facts, at)
    reopen(row.id, game, before)
  }

  return {
    /**
     * Enters a finished game, on every sheet that was in it (R43). Part of the caller's transaction. Where another
     * computer has ended the same game otherwise, that stays in the history.
     */
    recordGame: ({ table, ...ended }: EndedGame): RecordId => {
      const game = { ...ended, day: localDay(ended.endedAt) }
      const id = recordOfTable(table)
      const told = queries.record(id)
      if (told === null) {
        queries.insertRecord({ id, table, ...game }, game.endedAt)
      } else {
        const at = momentOfCorrection(id, game.endedAt)
        keepVersion(told, at)
        correctFacts(told, game, at)
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
    correctRecord: ({
      record: id,
      game: manual,
    }: ParsedInput<'records.correct'>): RecordDetails => {
      const row = requireLiveRecord(id)
      const game = requireGame(games, row.game)
      const wasIn = (sheet: SheetId): boolean => row.seats.some((seat) => seat.sheet === sheet)
      const sheetOf = (sheet: SheetId): SheetRow =>
        (wasIn(sheet) ? requireSheet : requireLiveSheet)(sheet)
      const told = factsByHand(game, manual, {
        campaign: row.campaign,
        sheetOf,
        now: now(),
        recorded: row.endedAt,
      })
      // A moment that it has or had keeps its day, also where that is another one here.
      const known = [row, ...readableVersions(row)].find(({ endedAt }) => endedAt === told.endedAt)
      const seats = keepBots(row, keepLostSheets(row, told, game))
      const facts = { ...told, day: known?.day ?? told.day, seats }
      if (row.table !== null) checkFactsOfTable(row, facts)
      if (row.series !== null) checkStaysInSeries(requireLiveSeries(row.series), game, row, facts)
      const changes = { facts: !saysTheSame(row, facts), note: manual.note !== row.note }
      if (changes.facts || changes.note) {
        queries.transaction(() => {
          const at = momentOfCorrection(id, timestamp())
          if (changes.facts || row.note !== '') keepVersion(row, at)
          if (changes.facts) correctFacts(row, facts, at)
          if (changes.note) queries.setRecordNote(id, manual.note, at)
        })
        changed(row.campaign)
      }
      return details(id)
    },
    /** Writes a note beside a game; another one that was there is kept in the record's history. */
    noteRecord: ({ record: id, note }: ParsedInput<'records.note'>): RecordDetails => {
      const row = requireLiveRecord(id)
      if (note !== row.note) {
        queries.transaction(() => {
          const at = momentOfCorrection(id, timestamp())
          if (row.note !== '') keepVersion(row, at)
          queries.setRecordNote(id, note, at)
        })
        changed(row.campaign)
      }
      return details(id)
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

function saysTheSame(row: RecordRow, { endedAt, day, outcome, seats }: RecordFacts): boolean {
  return (
    row.endedAt === endedAt &&
    row.day === day &&
    isDeepStrictEqual(row.outcome, outcome) &&
    row.seats.length === seats.length &&
    row.seats.every(
      ({ sheet, player }, at) =>
        sheet === seats[at]?.sheet && isSamePlayer(player, seats[at].player),
    )
  )
}

/** A seat whose sheet has left the bin for good is shown without it; a correction must not forget whose it was. */
function keepLostSheets(
  row: RecordRow,
  { outcome, seats }: RecordFacts,
  { files }: Game,
): readonly SeatFacts[] {
  if (files.sheets === null) return seats
  const [was, is] = [files.sheets.rolesOf(row.outcome), files.sheets.rolesOf(outcome)]
  return seats.map((seat, at) => {
    const before = row.seats[at]
    const same = was[at] === is[at]
    if (before === undefined || before.here || !same || seat.sheet !== null) return seat
    return { ...seat, sheet: before.sheet }
  })
}

/** Who describes a game names its players; where bots sat in one played here, its table has said. */
function keepBots({ table, seats }: RecordRow, told: readonly SeatFacts[]): readonly SeatFacts[] {
  if (table === null) return told
  return told.map((seat, at) => ({ ...seat, bot: seats[at]?.bot ?? null }))
}

/** Of a game played here only the players' names may change. */
function checkFactsOfTable(row: RecordRow, { endedAt, outcome, seats }: RecordFacts): void {
  const sheets = (of: readonly SeatFacts[]): readonly unknown[] => of.map(({ sheet }) => sheet)
  if (
    row.endedAt !== endedAt ||
    !isDeepStrictEqual(row.outcome, outcome) ||
    !isDeepStrictEqual(sheets(row.seats), sheets(seats))
  ) {
    throw new Refusal('record-of-table', 'How the game went, its table says.')
  }
}

/** A game of a series keeps its place in it, and who played it. */
function checkStaysInSeries(
  series: SeriesRow,
  game: Game,
  before: RecordRow,
  after: RecordFacts,
): void {
  const rules = requireSeries(game, series.kind)
  const part = ({ outcome, seats }: Pick<RecordFacts, 'outcome' | 'seats'>): unknown => [
    rules.placesOf(series.setup, outcome),
    seats.map(({ sheet }) => sheet).toSorted(),
  ]
  if (!isDeepStrictEqual(part(before), part(after))) {
    const message = 'A game of a series keeps its place there, and those who played it.'
    throw new Refusal('bad-record', message, {
      field: 'series',
      reason: badRecordText('series'),
    })
  }
}
