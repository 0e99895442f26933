/**
 * The file of one sheet (docs/sheet-format.md): everything it is made of and nothing that follows from the
 * rest, so that a sheet exported, imported elsewhere and exported again gives the same bytes. Other sheets
 * that were in its games are no part of it: of them it says the hero and who played.
 */
import * as v from 'valibot'
import { whole } from '../../api/call'
import { instant, keptName, keptNote, release } from '../../file-parts'
import { campaignId, recordId, sheetId, tableId } from '../../ids'
import { HEROES } from './names'
import { firstOutcomeSchema, outcomeSchema } from './outcome'
import { marksSchema, paperSchema } from './paper'

const GAME = 'one-deck-dungeon'

export const SHEET_FORMAT = 'delvers-table.sheet'
/** Raised whenever an older release could not read a file as it is meant. */
export const SHEET_FORMAT_VERSION = 3

/** No game comes near it; it keeps sums of counts whole. */
const MANY = 1_000_000
const earnedSchema = v.strictObject({
  descents: whole(MANY),
  levels: whole(MANY),
  boss: whole(MANY),
  tier: whole(MANY),
  total: whole(MANY),
})

const players = v.pipe(v.array(v.nullable(keptName)), v.minLength(1), v.maxLength(4))

const version = v.strictObject({
  correctedAt: instant,
  endedAt: instant,
  outcome: outcomeSchema,
  players,
  /** Whether it was this sheet that its hero sat there with. */
  sat: v.boolean(),
  note: keptNote,
})

const record = v.strictObject({
  id: recordId,
  table: v.nullable(tableId),
  endedAt: instant,
  outcome: outcomeSchema,
  /** Who played each hero of the outcome. */
  players,
  note: keptNote,
  stamps: v.strictObject({ facts: v.exactOptional(instant), note: v.exactOptional(instant) }),
  checkmarks: earnedSchema,
  settled: v.boolean(),
  marks: marksSchema,
  /** When marks and `settled` were last changed; null: never. */
  changedAt: v.nullable(instant),
  /** What it said before each correction, the first form first. */
  history: v.array(version),
})

/** The shape alone; whether the parts agree with each other and with the rules, `files/sheet/` of the game checks. */
export const sheetFile = v.strictObject({
  format: v.literal(SHEET_FORMAT),
  version: v.literal(SHEET_FORMAT_VERSION),
  app: release,
  campaign: v.strictObject({
    id: campaignId,
    name: keptName,
    createdAt: instant,
    game: v.literal(GAME),
    stamps: v.strictObject({ name: v.exactOptional(instant) }),
  }),
  sheet: v.strictObject({
    id: sheetId,
    hero: v.picklist(HEROES),
    player: keptName,
    createdAt: instant,
    /** What was on it when it came from paper; null: it was begun here. */
    paper: v.nullable(paperSchema),
    stamps: v.strictObject({
      player: v.exactOptional(instant),
      paper: v.exactOptional(instant),
    }),
  }),
  records: v.array(record),
})
export type SheetFile = v.InferOutput<typeof sheetFile>
export type SheetFileRecord = SheetFile['records'][number]

/** The second version: no sheet came from paper. Still read. */
export const secondSheetFile = v.strictObject({
  ...sheetFile.entries,
  version: v.literal(2),
  sheet: v.strictObject({
    ...v.omit(sheetFile.entries.sheet, ['paper']).entries,
    stamps: v.strictObject({ player: v.exactOptional(instant) }),
  }),
})
export type SecondSheetFile = v.InferOutput<typeof secondSheetFile>

/** The first version: heroes alone at the app's table, without stamps. Still read. */
export const firstSheetFile = v.strictObject({
  format: v.literal(SHEET_FORMAT),
  version: v.literal(1),
  app: release,
  campaign: v.strictObject({
    id: campaignId,
    name: keptName,
    createdAt: instant,
    game: v.literal(GAME),
  }),
  sheet: v.strictObject({
    id: sheetId,
    hero: v.picklist(HEROES),
    player: keptName,
    createdAt: instant,
  }),
  records: v.array(
    v.strictObject({
      id: recordId,
      table: v.nullable(tableId),
      endedAt: instant,
      settled: v.boolean(),
      outcome: firstOutcomeSchema,
      checkmarks: earnedSchema,
      marks: marksSchema,
    }),
  ),
})
export type FirstSheetFile = v.InferOutput<typeof firstSheetFile>
