/**
 * What of a database travels: every campaign, sheet, record, gauntlet and table as one plain value with the
 * stamps of its changes, and nothing that follows from the rest. Exports write these values, imports merge
 * them. Keys stand in one order and lists in one order, so equal contents give equal bytes.
 */
import * as v from 'valibot'
import { day } from './api/challenges'
import { TABLE_STATUSES } from './api/tables'
import { BOT_CHOICES, BOT_LEVELS, gameId, MOST_SEATS, seat as seatNumber } from './games/game'
import { HEROES, TIERS } from './games/one-deck-dungeon'
import { gameData, whole } from './api/call'
import { instant, keptName, keptNote, marksSchema } from './file-parts'
import { campaignId, gauntletId, recordId, sheetId, tableId } from './ids'

/** Ids are written one way, so that each thing has one name. */
const small = <Id extends string>(id: v.GenericSchema<string, Id>) =>
  v.pipe(
    id,
    v.check((text) => text === text.toLowerCase()),
  )
const campaign = small(campaignId)
const sheet = small(sheetId)
const record = small(recordId)
const gauntlet = small(gauntletId)
const table = small(tableId)

const MOST_CHARACTERS = 10_000
const MOST_DEPTH = 8

/** Whether data is flat and small enough to be of a game: which game's it is, that game knows. */
const isModest = (value: unknown, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null) return true
  if (depth >= MOST_DEPTH) return false
  const entries = Object.entries(value)
  return entries.every(([key, inner]) => key !== '__proto__' && isModest(inner, depth + 1))
}
const isModestData = (value: unknown): boolean =>
  isModest(value) && JSON.stringify(value).length <= MOST_CHARACTERS
const modest = v.pipe(
  gameData,
  v.check((value) => isModestData(value)),
)
const modestData = v.pipe(
  v.unknown(),
  v.check((value) => isModestData(value)),
)

/** The fields of each kind of thing whose last change is stamped, and merges by itself. */
export const STAMPED = {
  campaign: ['name', 'notes', 'archivedAt', 'deletedAt'],
  sheet: ['player', 'deletedAt'],
  /** `facts`: when and how the game ended, and who sat where. */
  record: ['facts', 'note', 'deletedAt'],
  gauntlet: ['givenUpAt'],
  /** `seats`: who sits where, person or bot. */
  table: ['status', 'seats', 'deletedAt'],
} as const

/** When each of these fields was last set; a field never set since the thing was made has no stamp. */
const stamps = <const Field extends string>(fields: readonly Field[]) =>
  v.strictObject(
    Object.fromEntries(fields.map((field) => [field, v.exactOptional(instant)])) as Record<
      Field,
      v.ExactOptionalSchema<typeof instant, undefined>
    >,
  )

export const campaignContent = v.strictObject({
  id: campaign,
  game: gameId,
  createdAt: instant,
  name: keptName,
  notes: keptNote,
  archivedAt: v.nullable(instant),
  deletedAt: v.nullable(instant),
  stamps: stamps(STAMPED.campaign),
})
export type CampaignContent = v.InferOutput<typeof campaignContent>

export const sheetContent = v.strictObject({
  id: sheet,
  campaign,
  hero: v.picklist(HEROES),
  createdAt: instant,
  player: keptName,
  deletedAt: v.nullable(instant),
  stamps: stamps(STAMPED.sheet),
})
export type SheetContent = v.InferOutput<typeof sheetContent>

export const gauntletContent = v.strictObject({
  id: gauntlet,
  campaign,
  sheets: v.pipe(v.array(sheet), v.minLength(1), v.maxLength(2)),
  tier: v.picklist(TIERS),
  startedAt: instant,
  givenUpAt: v.nullable(instant),
  stamps: stamps(STAMPED.gauntlet),
})
export type GauntletContent = v.InferOutput<typeof gauntletContent>

const seats = v.pipe(
  v.array(v.strictObject({ sheet: v.nullable(sheet), player: v.nullable(keptName) })),
  v.minLength(1),
  v.maxLength(MOST_SEATS),
)

/** What a record said before a correction. */
const versionContent = v.strictObject({
  correctedAt: instant,
  endedAt: instant,
  outcome: modest,
  seats,
  note: keptNote,
})
export type VersionContent = v.InferOutput<typeof versionContent>

/** The checkmarks of one game on one sheet: they and their being settled change together. */
const marksContent = v.strictObject({
  sheet,
  changedAt: instant,
  settled: v.boolean(),
  marks: marksSchema,
})
export type MarksContent = v.InferOutput<typeof marksContent>

/** No game was ever on as many sheets. */
const MOST_SHEETS = 1_000

export const recordContent = v.strictObject({
  id: record,
  campaign,
  table: v.nullable(table),
  gauntlet: v.nullable(gauntlet),
  endedAt: instant,
  outcome: modest,
  seats,
  note: keptNote,
  deletedAt: v.nullable(instant),
  stamps: stamps(STAMPED.record),
  /** By sheet. */
  marks: v.pipe(v.array(marksContent), v.maxLength(MOST_SHEETS)),
  /** By the moment of correction, then as text. */
  history: v.array(versionContent),
})
export type RecordContent = v.InferOutput<typeof recordContent>

export const MOST_ACTIONS = 20_000
const actionContent = v.strictObject({
  action: modest,
  takenAt: instant,
  /** Who took it; null: everyone together. */
  seat: v.nullable(seatNumber),
  /** How a bot chose it; null: a person. */
  bot: v.nullable(v.picklist(BOT_CHOICES)),
})

const card = v.pipe(v.string(), v.maxLength(80))
const cards = v.pipe(v.array(card), v.maxLength(400))
const side = v.pipe(whole(1_000), v.minValue(1))
const roll = v.union([side, v.strictObject({ roll: card, value: side })])

const seatContent = v.strictObject({
  sheet: v.nullable(sheet),
  player: v.nullable(keptName),
  bot: v.nullable(v.picklist(BOT_LEVELS)),
})
export type SeatContent = v.InferOutput<typeof seatContent>

export const tableContent = v.strictObject({
  id: table,
  game: gameId,
  rulesVersion: v.pipe(whole(1_000_000), v.minValue(1)),
  campaign: v.nullable(campaign),
  gauntlet: v.nullable(gauntlet),
  daily: v.nullable(day),
  options: modest,
  seed: whole(0xffffffff),
  script: v.nullable(
    v.strictObject({
      deck: cards,
      decks: v.exactOptional(v.record(card, cards)),
      rolls: v.pipe(v.array(roll), v.maxLength(10_000)),
    }),
  ),
  /** By seat. */
  seats: v.pipe(v.array(seatContent), v.minLength(1), v.maxLength(MOST_SEATS)),
  startedAt: instant,
  status: v.picklist(TABLE_STATUSES),
  outcome: v.nullable(modest),
  progress: modestData,
  updatedAt: instant,
  deletedAt: v.nullable(instant),
  stamps: stamps(STAMPED.table),
  actions: v.pipe(v.array(actionContent), v.maxLength(MOST_ACTIONS)),
})
export type TableContent = v.InferOutput<typeof tableContent>

/** Each list by id. */
export interface Content {
  readonly campaigns: readonly CampaignContent[]
  readonly sheets: readonly SheetContent[]
  readonly gauntlets: readonly GauntletContent[]
  readonly records: readonly RecordContent[]
  readonly tables: readonly TableContent[]
}
