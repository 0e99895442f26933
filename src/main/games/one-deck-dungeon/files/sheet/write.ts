/** A sheet as the file that another copy of the app imports (docs/sheet-format.md). */
import type { Earned, OddTypes, SheetRecord } from '@shared/games/one-deck-dungeon'
import type { Named, RecordContent as StoredRecord } from '@shared/content'
import type { RecordId } from '@shared/ids'
import { compareText } from '@shared/file-parts'
import { HEROES, outcomeSchema } from '@shared/games/one-deck-dungeon'
import { SHEET_FORMAT, SHEET_FORMAT_VERSION } from '@shared/games/one-deck-dungeon/sheet-file'
import type { SheetFile, SheetFileRecord } from '@shared/games/one-deck-dungeon/sheet-file'
import * as v from 'valibot'
import type { StoredSheet } from '../../../sheet-file-rules'

type SheetContent = StoredSheet['sheet']
type RecordContent = Named<StoredRecord>

/** The only game that has this file. */
const GAME = 'one-deck-dungeon'

/**
 * The file of a sheet, its keys always in the same order and its records by date, then id. Two sheets are the
 * same exactly when the JSON of their files is, apart from `app`.
 * @param recordOf a game of the sheet as it is stored, players by name; null: one that is left out
 * @param app the version of this release
 */
export function makeSheetFile(
  { campaign, sheet, shown }: StoredSheet<OddTypes>,
  recordOf: (record: RecordId) => RecordContent | null,
  app: string,
): SheetFile {
  return {
    format: SHEET_FORMAT,
    version: SHEET_FORMAT_VERSION,
    app,
    campaign: {
      id: campaign.id,
      name: campaign.name,
      createdAt: campaign.createdAt,
      game: GAME,
      stamps: onlyStamp('name', campaign.stamps.name),
    },
    sheet: {
      id: sheet.id,
      hero: v.parse(v.picklist(HEROES), sheet.role),
      player: sheet.player,
      createdAt: sheet.createdAt,
      paper: shown.paper,
      stamps: {
        ...onlyStamp('player', sheet.stamps.player),
        ...onlyStamp('paper', sheet.stamps.paper),
      },
    },
    records: shown.records
      .flatMap((game) => {
        const stored = recordOf(game.record)
        return stored === null ? [] : [makeRecord(sheet, game, stored)]
      })
      .toSorted((a, b) => compareText(a.endedAt, b.endedAt) || compareText(a.id, b.id)),
  }
}

function onlyStamp<Field extends string>(
  field: Field,
  at: string | undefined,
): Partial<Record<Field, string>> {
  return at === undefined ? {} : ({ [field]: at } as Record<Field, string>)
}

function makeRecord(
  { id }: SheetContent,
  shown: SheetRecord,
  stored: RecordContent,
): SheetFileRecord {
  const placed = stored.marks.find(({ sheet }) => sheet === id)
  return {
    id: stored.id,
    table: stored.table,
    endedAt: stored.endedAt,
    outcome: v.parse(outcomeSchema, stored.outcome),
    players: stored.seats.map(({ player }) => player),
    note: stored.note,
    stamps: {
      ...onlyStamp('facts', stored.stamps.facts),
      ...onlyStamp('note', stored.stamps.note),
    },
    checkmarks: earnedInOrder(shown.checkmarks),
    settled: shown.settled,
    marks: placed === undefined ? [] : shown.marks.map(({ talent, color }) => ({ talent, color })),
    changedAt: placed?.changedAt ?? null,
    history: stored.history.map(({ correctedAt, endedAt, outcome, seats, note }) => ({
      correctedAt,
      endedAt,
      outcome: v.parse(outcomeSchema, outcome),
      players: seats.map(({ player }) => player),
      sat: seats.some(({ sheet }) => sheet === id),
      note,
    })),
  }
}

function earnedInOrder({ descents, levels, boss, tier, total }: Earned): Earned {
  return {
    descents,
    levels,
    boss,
    tier,
    total,
  }
}
