/** Corrections of records: what a record said before is kept, and what follows from it is opened again. */
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { ParsedInput } from '@shared/api'
import { badRecordText } from '@shared/bad-records'
import { Refusal } from '@shared/errors'
import { isSamePlayer } from '@shared/players'
import type { Instant, RecordId, SheetId } from '@shared/ids'
import { findGame, requireGame } from '../games'
import type { Game } from '../games/game'
import type { SheetRow } from '../store/campaign-queries'
import type { RecordFacts, SeatFacts } from '../store/record-facts'
import type { RecordRow } from '../store/record-queries'
import type { SeriesRow } from '../store/series-queries'
import { after } from '../store/stamps'
import type { StoredVersion } from '../store/version-queries'
import { factsByHand } from './by-hand'
import type { CampaignLookups, CampaignParts } from './lookups'
import { readOutcome } from './record-view'
import { requireSeries } from './series'
import { sheetsReader } from './sheets'

/** What corrects records. */
export function createCorrections(parts: CampaignParts, lookups: CampaignLookups) {
  const { queries, games, now, changed } = parts
  const { requireSheet, requireLiveSheet, requireLiveRecord, requireLiveSeries, timestamp } =
    lookups
  const { momentOfCorrection, keepVersion, correctFacts } = correctionSteps(parts, lookups)

  /** What a record said earlier; a form that is damaged is left out. */
  const readableVersions = (row: RecordRow): readonly StoredVersion[] => {
    const schema = findGame(games, row.game)?.schemas.outcome ?? v.unknown()
    return queries.readableVersions(row.id).filter(({ outcome }) => v.is(schema, outcome))
  }
  /** What a correction says; a moment that the record has or had keeps its day, also where that is another one here. */
  const correctedFacts = (
    row: RecordRow,
    manual: ParsedInput<'records.correct'>['game'],
    game: Game,
  ): RecordFacts => {
    const wasIn = (sheet: SheetId): boolean => row.seats.some((seat) => seat.sheet === sheet)
    const sheetOf = (sheet: SheetId): SheetRow =>
      (wasIn(sheet) ? requireSheet : requireLiveSheet)(sheet)
    const { campaign, endedAt: recorded } = row
    const described = factsByHand(game, manual, { campaign, sheetOf, now: now(), recorded })
    const known = [row, ...readableVersions(row)].find(
      ({ endedAt }) => endedAt === described.endedAt,
    )
    const seats = keepBots(row, keepLostSheets(row, described, game))
    return { ...described, day: known?.day ?? described.day, seats }
  }

  return {
    readableVersions,
    /** Says how a recorded game went otherwise than its record. Part of the caller's transaction. */
    replaceFacts: (row: RecordRow, facts: RecordFacts): void => {
      const at = momentOfCorrection(row.id, facts.endedAt)
      keepVersion(row, at)
      correctFacts(row, facts, at)
    },
    /** @throws Refusal `no-manual-games`, `bad-input`, `bad-record`, `record-of-table` */
    correctRecord: ({ record: id, game: manual }: ParsedInput<'records.correct'>): void => {
      const row = requireLiveRecord(id)
      const game = requireGame(games, row.game)
      const facts = correctedFacts(row, manual, game)
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
    },
    /** Writes a note beside a game; another one that was there is kept in the record's history. */
    noteRecord: ({ record: id, note }: ParsedInput<'records.note'>): void => {
      const row = requireLiveRecord(id)
      if (note !== row.note) {
        queries.transaction(() => {
          const at = momentOfCorrection(id, timestamp())
          if (row.note !== '') keepVersion(row, at)
          queries.setRecordNote(id, note, at)
        })
        changed(row.campaign)
      }
    },
  }
}

/** The steps that a correction is made of; part of the caller's transaction. */
function correctionSteps(parts: CampaignParts, { timestamp }: Pick<CampaignLookups, 'timestamp'>) {
  const { queries, games } = parts
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
  return { momentOfCorrection, keepVersion, correctFacts }
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
function keepBots(
  { table, seats }: RecordRow,
  described: readonly SeatFacts[],
): readonly SeatFacts[] {
  if (table === null) return described
  return described.map((seat, at) => ({ ...seat, bot: seats[at]?.bot ?? null }))
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
