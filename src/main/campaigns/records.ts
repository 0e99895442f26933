/** The record of a campaign's games: those of tables, and those played with the cards (R46). */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { Earned, GameRecord, ParsedInput, RecordDetails } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { GameId } from '@shared/games/game'
import { localDay } from '@shared/days'
import { isSamePlayer } from '@shared/players'
import { recordId } from '@shared/ids'
import type { CampaignId, Instant, RecordId, SeriesId, SheetId, TableId } from '@shared/ids'
import { earnedCheckmarks } from '../games/one-deck-dungeon/checkmarks'
import type { SheetRow } from '../store/campaign-queries'
import { recordOfTable } from '../store/derived-ids'
import type { RecordFacts, RecordFilter, RecordRow, SeatFacts } from '../store/record-queries'
import { after } from '../store/stamps'
import { factsByHand } from './by-hand'
import type { Gauntlets } from './gauntlets'
import type { CampaignLookups, CampaignParts } from './lookups'
import { seatsOf, viewRecord } from './record-view'
import { ODD, oddOutcome } from './odd-records'
import { sheetReader } from './sheet-changes'

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

export const createRecords = (
  parts: CampaignParts,
  lookups: CampaignLookups,
  { checkNextGame }: Pick<Gauntlets, 'checkNextGame'>,
) => {
  const { queries, games, catalogue, now, changed } = parts
  const { liveCampaign, knownSheet, liveSheet, knownRecord, liveRecord, timestamp } = lookups
  const readSheet = sheetReader(parts)

  const details = (id: RecordId): RecordDetails => ({
    ...viewRecord(liveRecord(id), games),
    history: queries.versions(id).map((version) => ({ ...version, seats: seatsOf(version) })),
  })
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
  /**
   * A corrected game may have a checkmark more to give: it opens again on the sheets that were done with it.
   * Where a mark no longer fits, it is open without that (placing.ts).
   */
  const reopen = (id: RecordId): void => {
    for (const { sheet, marks, changedAt } of queries.placements(id)) {
      const row = queries.sheet(sheet)
      if (row === null) continue
      const game = readSheet(row).records.find(({ record }) => record === id)
      if (!game?.settled || game.marks.length >= game.checkmarks.total) continue
      const moment = after(changedAt, timestamp())
      queries.setPlacement(sheet, id, { marks, settled: false, changedAt: moment })
    }
  }
  const correctFacts = (row: RecordRow, facts: RecordFacts, at: Instant): void => {
    queries.setRecordFacts(row.id, facts, at)
    if (row.game !== ODD) return
    const earns = (outcome: unknown): unknown => {
      const told = oddOutcome(outcome)
      return [earnedCheckmarks(told, catalogue), told.dungeon]
    }
    if (!isDeepStrictEqual(earns(facts.outcome), earns(row.outcome))) reopen(row.id)
  }
  return {
    /**
     * Enters a finished game, on the sheet of every hero that was in it (R43). Part of the caller's
     * transaction. Where another computer has ended the same game otherwise, that stays in the history.
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
    recordOfTable: (table: TableId): RecordId | null => queries.recordOfTable(table)?.id ?? null,

    /** @throws Refusal `bad-record` */
    previewRecord: ({ game }: ParsedInput<'records.preview'>): Earned => {
      const { outcome } = factsByHand(game, { campaign: null, sheetOf: liveSheet, now: now() })
      return earnedCheckmarks(oddOutcome(outcome), catalogue)
    },
    /** @throws Refusal `bad-record`, `gauntlet-over`, `not-the-next-dungeon` */
    addRecord: ({ campaign, gauntlet, game }: ParsedInput<'records.add'>): GameRecord => {
      const { game: kind } = checkByHand(liveCampaign(campaign))
      const facts = factsByHand(game, { campaign, sheetOf: liveSheet, now: now() })
      if (gauntlet !== null) {
        const sheets = facts.seats.map(({ sheet }) => sheet)
        checkNextGame(gauntlet, { sheets, options: game })
      }
      const id = v.parse(recordId, randomUUID())
      queries.transaction(() => {
        const at = timestamp()
        queries.insertRecord(
          { id, campaign, game: kind, table: null, series: gauntlet, ...facts },
          at,
        )
        if (game.note !== '') queries.setRecordNote(id, game.note, at)
      })
      changed(campaign)
      return viewRecord(liveRecord(id), games)
    },
    /** @throws Refusal `bad-record`, `record-of-table` */
    correctRecord: ({ record: id, game }: ParsedInput<'records.correct'>): RecordDetails => {
      const row = liveRecord(id)
      checkByHand(row)
      const wasIn = (sheet: SheetId): boolean => row.seats.some((seat) => seat.sheet === sheet)
      const sheetOf = (sheet: SheetId): SheetRow => (wasIn(sheet) ? knownSheet : liveSheet)(sheet)
      const told = factsByHand(game, { campaign: row.campaign, sheetOf, now: now() })
      // A moment that was not touched keeps its day, also where that is another one here.
      const day = told.endedAt === row.endedAt ? row.day : told.day
      const facts = { ...told, day, seats: keepLostSheets(row, told) }
      if (row.table !== null) checkFactsOfTable(row, facts)
      if (row.series !== null) checkStaysInGauntlet(row, facts)
      const changes = { facts: !saysTheSame(row, facts), note: game.note !== row.note }
      if (changes.facts || changes.note) {
        queries.transaction(() => {
          const at = momentOfCorrection(id, timestamp())
          if (changes.facts || row.note !== '') keepVersion(row, at)
          if (changes.facts) correctFacts(row, facts, at)
          if (changes.note) queries.setRecordNote(id, game.note, at)
        })
        changed(row.campaign)
      }
      return details(id)
    },
    /** Writes a note beside a game; another one that was there is kept in the record's history. */
    noteRecord: ({ record: id, note }: ParsedInput<'records.note'>): RecordDetails => {
      const row = liveRecord(id)
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
    listRecords: (filter: RecordFilter): readonly GameRecord[] => {
      if (filter.campaign !== null) liveCampaign(filter.campaign)
      return queries.records(filter).map((row) => viewRecord(row, games))
    },
    /** Puts a record into the bin; its marks leave the sheets until it comes back. */
    removeRecord: (id: RecordId): void => {
      const { campaign } = liveRecord(id)
      queries.transaction(() => {
        const at = queries.next('record', id, 'deletedAt', timestamp())
        queries.setRecordDeleted(id, at, at)
      })
      changed(campaign)
    },
    restoreRecord: (id: RecordId): RecordDetails => {
      const { campaign, deletedAt } = knownRecord(id)
      if (deletedAt === null) return details(id)
      queries.transaction(() => {
        queries.setRecordDeleted(id, null, queries.next('record', id, 'deletedAt', timestamp()))
      })
      changed(campaign)
      return details(id)
    },
  }
}

const saysTheSame = (row: RecordRow, { endedAt, day, outcome, seats }: RecordFacts): boolean =>
  row.endedAt === endedAt &&
  row.day === day &&
  isDeepStrictEqual(row.outcome, outcome) &&
  row.seats.length === seats.length &&
  row.seats.every(
    ({ sheet, player }, at) => sheet === seats[at]?.sheet && isSamePlayer(player, seats[at].player),
  )

/** A seat whose sheet has left the bin for good is shown without it; a correction must not forget whose it was. */
const keepLostSheets = (row: RecordRow, { outcome, seats }: RecordFacts): readonly SeatFacts[] => {
  const [was, is] = [oddOutcome(row.outcome), oddOutcome(outcome)]
  return seats.map((seat, at) => {
    const before = row.seats[at]
    const same = was.heroes[at] === is.heroes[at]
    if (before === undefined || before.here || !same || seat.sheet !== null) return seat
    return { ...seat, sheet: before.sheet }
  })
}

/** @throws Refusal `bad-record` where it is of a game that nobody tells by hand */
const checkByHand = <Thing extends { readonly game: GameId }>(thing: Thing): Thing => {
  if (thing.game === ODD) return thing
  throw new Refusal('bad-record', 'Such a game is not told by hand.', { field: 'game' })
}

/** Of a game played here only the players' names may change. */
const checkFactsOfTable = (row: RecordRow, { endedAt, outcome, seats }: RecordFacts): void => {
  const sheets = (of: readonly SeatFacts[]): readonly unknown[] => of.map(({ sheet }) => sheet)
  if (
    row.endedAt !== endedAt ||
    !isDeepStrictEqual(row.outcome, outcome) ||
    !isDeepStrictEqual(sheets(row.seats), sheets(seats))
  ) {
    throw new Refusal('record-of-table', 'How the game went, its table says.')
  }
}

/** A gauntlet's game stays the game of its dungeon, with its heroes and tier. */
const checkStaysInGauntlet = (row: RecordRow, { outcome, seats }: RecordFacts): void => {
  const game = (of: unknown, sat: readonly SeatFacts[]): unknown => {
    const { dungeon, tier } = oddOutcome(of)
    return [dungeon, tier, sat.map(({ sheet }) => sheet).toSorted()]
  }
  if (!isDeepStrictEqual(game(outcome, seats), game(row.outcome, row.seats))) {
    const message = "A gauntlet's game keeps its heroes, its dungeon and its tier."
    throw new Refusal('bad-record', message, { field: 'gauntlet' })
  }
}
