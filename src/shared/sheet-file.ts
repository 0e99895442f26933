/**
 * The file of one sheet (docs/sheet-format.md): everything it is made of and nothing that follows from the
 * rest, so that a sheet exported, imported elsewhere and exported again gives the same bytes.
 *
 * Who imports one keeps every field as it is: the ids, the names and creation times of campaign and sheet,
 * each record's table id (also where that table is not in this database), its `settled` and the order of its
 * marks. Talents, open checkmarks, boss defeats and totals are derived again.
 */
import * as v from 'valibot'
import { NAME_LENGTH } from './api'
import type { CampaignSummary, GameRecord, Sheet } from './api'
import { GAMES } from './games'
import {
  DEFEAT_CAUSES,
  DUNGEONS,
  HEROES,
  SPACE_COLORS,
  TALENTS,
  TIERS,
} from './games/one-deck-dungeon'
import type { Outcome } from './games/one-deck-dungeon'
import { campaignId, recordId, sheetId, tableId } from './ids'

export const SHEET_FORMAT = 'delvers-table.sheet'
/** Raised whenever an older release could not read a file as it is meant. */
export const SHEET_FORMAT_VERSION = 1

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
/** No game comes near it; it keeps sums of counts whole. */
const MANY = 1_000_000

const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  // The pattern lets the 30th of February pass.
  v.check((text) => {
    const time = Date.parse(text)
    return !Number.isNaN(time) && new Date(time).toISOString() === text
  }),
)

/** A name exactly as it was kept: trimmed, and text that any encoding can carry. */
const keptName = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.maxLength(NAME_LENGTH),
  v.check((text) => text === text.trim() && text.isWellFormed()),
)

export const outcomeSchema = v.strictObject({
  result: v.picklist(['won', 'lost']),
  cause: v.nullable(v.picklist(DEFEAT_CAUSES)),
  dungeon: v.picklist(DUNGEONS),
  tier: v.nullable(v.picklist(TIERS)),
  heroes: v.pipe(v.array(v.picklist(HEROES)), v.minLength(1), v.maxLength(4)),
  descents: count(3),
  levels: count(3),
  bossDefeated: v.boolean(),
  turns: count(MANY),
  bossRounds: count(MANY),
}) satisfies v.GenericSchema<unknown, Outcome>

const record = v.strictObject({
  id: recordId,
  table: v.nullable(tableId),
  endedAt: instant,
  settled: v.boolean(),
  outcome: outcomeSchema,
  checkmarks: v.strictObject({
    descents: count(MANY),
    levels: count(MANY),
    boss: count(MANY),
    tier: count(MANY),
    total: count(MANY),
  }),
  marks: v.array(v.strictObject({ talent: v.picklist(TALENTS), color: v.picklist(SPACE_COLORS) })),
})

/** The shape alone; whether the parts agree with each other and with the rules, exports/ checks. */
export const sheetFile = v.strictObject({
  format: v.literal(SHEET_FORMAT),
  version: v.literal(SHEET_FORMAT_VERSION),
  /** The release that wrote the file. */
  app: v.pipe(v.string(), v.regex(/^[\w.+-]{1,40}$/)),
  campaign: v.strictObject({
    id: campaignId,
    name: keptName,
    createdAt: instant,
    game: v.picklist(GAMES),
  }),
  sheet: v.strictObject({
    id: sheetId,
    hero: v.picklist(HEROES),
    player: keptName,
    createdAt: instant,
  }),
  records: v.array(record),
})
export type SheetFile = v.InferOutput<typeof sheetFile>
export type SheetFileRecord = SheetFile['records'][number]

/** What a sheet's file is made from. */
export interface SheetSource {
  readonly sheet: Sheet
  readonly campaign: CampaignSummary
}

/**
 * The file of a sheet, its keys always in the same order and its records by date, then id. Two sheets are
 * the same exactly when the JSON of their files is, apart from `app`.
 * @param app the version of this release
 */
export const makeSheetFile = ({ sheet, campaign }: SheetSource, app: string): SheetFile => ({
  format: SHEET_FORMAT,
  version: SHEET_FORMAT_VERSION,
  app,
  campaign: {
    id: campaign.campaign,
    name: campaign.name,
    createdAt: campaign.createdAt,
    game: campaign.game,
  },
  sheet: {
    id: sheet.sheet,
    hero: sheet.hero,
    player: sheet.player,
    createdAt: sheet.createdAt,
  },
  records: inFileOrder(sheet.records.map(makeRecord)),
})

/** Records as a made file has them: by date, then id. */
export const inFileOrder = (records: readonly SheetFileRecord[]): SheetFileRecord[] =>
  records.toSorted((a, b) => compareText(a.endedAt, b.endedAt) || compareText(a.id, b.id))

const makeRecord = (record: GameRecord): SheetFileRecord => ({
  id: record.record,
  table: record.table,
  endedAt: record.endedAt,
  settled: record.settled,
  outcome: {
    result: record.outcome.result,
    cause: record.outcome.cause,
    dungeon: record.outcome.dungeon,
    tier: record.outcome.tier,
    heroes: [...record.outcome.heroes],
    descents: record.outcome.descents,
    levels: record.outcome.levels,
    bossDefeated: record.outcome.bossDefeated,
    turns: record.outcome.turns,
    bossRounds: record.outcome.bossRounds,
  },
  checkmarks: {
    descents: record.checkmarks.descents,
    levels: record.checkmarks.levels,
    boss: record.checkmarks.boss,
    tier: record.checkmarks.tier,
    total: record.checkmarks.total,
  },
  marks: record.marks.map(({ talent, color }) => ({ talent, color })),
})

/** By code unit, the same on every machine. */
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
