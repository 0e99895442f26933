/**
 * What of a database travels: every player, campaign, sheet, series, record, table and pack as one plain value with the
 * stamps of its changes, and nothing that follows from the rest. Exports write these values, imports merge
 * them. Keys stand in one order and lists in one order, so equal contents give equal bytes.
 */
import * as v from 'valibot'
import { day } from './days'
import { TABLE_STATUSES } from './api/tables'
import { BOT_CHOICES, BOT_LEVELS, gameId, MOST_SEATS, seat as seatNumber } from './games/game'
import { gameData, whole } from './api/call'
import { earlierValues } from './earlier'
import { instant, keptName, keptNote } from './file-parts'
import { packName } from './games/packs'
import { campaignId, packId, playerId, recordId, seriesId, sheetId, tableId } from './ids'
import type { PlayerId } from './ids'

/** Ids are written one way, so that each thing has one name. */
function lowercaseId<Id extends string>(id: v.GenericSchema<string, Id>) {
  return v.pipe(
    id,
    v.check((text) => text === text.toLowerCase()),
  )
}
const player = lowercaseId(playerId)
const campaign = lowercaseId(campaignId)
const sheet = lowercaseId(sheetId)
const series = lowercaseId(seriesId)
const record = lowercaseId(recordId)
const table = lowercaseId(tableId)
const pack = lowercaseId(packId)
/** A name that a game gives to one of its own things. */
const term = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(40))

const MOST_CHARACTERS = 10_000
/** All of the app's own values of a game are about a third of it. */
const MOST_PACK_CHARACTERS = 60_000
const MOST_DEPTH = 8

/** Whether data is flat and small enough to be of a game: which game's it is, that game knows. */
function isBounded(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (depth >= MOST_DEPTH) return false
  const entries = Object.entries(value)
  return entries.every(([key, inner]) => key !== '__proto__' && isBounded(inner, depth + 1))
}
function isBoundedData(value: unknown, most = MOST_CHARACTERS): boolean {
  return isBounded(value) && JSON.stringify(value).length <= most
}
const bounded = v.pipe(
  gameData,
  v.check((value) => isBoundedData(value)),
)
const boundedPack = v.pipe(
  gameData,
  v.check((value) => isBoundedData(value, MOST_PACK_CHARACTERS)),
)
/** How a game ended may carry a pack, and what eight sheets were counted from. */
const MOST_MARKS_CHARACTERS = 50_000
const boundedOutcome = v.pipe(
  gameData,
  v.check((value) => isBoundedData(value, MOST_PACK_CHARACTERS + MOST_MARKS_CHARACTERS)),
)
/** What may carry a pack, too. */
const boundedWithPack = v.pipe(
  gameData,
  v.check((value) => isBoundedData(value, MOST_PACK_CHARACTERS + MOST_CHARACTERS)),
)
const boundedData = v.pipe(
  v.unknown(),
  v.check((value) => isBoundedData(value)),
)

/** The fields of each kind of thing whose last change is stamped, and merges by itself. */
export const STAMPED = {
  player: ['name', 'joinedTo'],
  campaign: ['name', 'notes', 'archivedAt', 'deletedAt'],
  /** `paper`: what it brought from paper. */
  sheet: ['player', 'deletedAt', 'paper'],
  series: ['givenUpAt'],
  /** `facts`: when and how the game ended, and who sat where. */
  record: ['facts', 'note', 'deletedAt'],
  /** `seats`: who sits where, person or bot. */
  table: ['status', 'seats', 'deletedAt'],
} as const

/** The texts of each kind of thing whose earlier values are kept (earlier.ts). */
export const EARLIER_TEXTS = {
  player: ['name'],
  campaign: ['name', 'notes'],
  record: ['note'],
} as const

/**
 * `stamps`: when each of these fields was last set; a field never set since the thing was made has none. `bases`: the
 * stamp of the value that this replaced, as far as it is known.
 */
function stamps<const Field extends string>(fields: readonly Field[]) {
  return v.strictObject(
    Object.fromEntries(fields.map((field) => [field, v.exactOptional(instant)])) as Record<
      Field,
      v.ExactOptionalSchema<typeof instant, undefined>
    >,
  )
}

/** A person: the id follows from the name first given (players.ts). */
export const playerContent = v.strictObject({
  id: player,
  name: keptName,
  /** The player that this one turned out to be. */
  joinedTo: v.nullable(player),
  stamps: stamps(STAMPED.player),
  bases: stamps(STAMPED.player),
  earlier: v.optional(v.strictObject({ name: earlierValues(keptName) }), () => ({ name: [] })),
})
export type PlayerContent = v.InferOutput<typeof playerContent>

export const campaignContent = v.strictObject({
  id: campaign,
  game: gameId,
  createdAt: instant,
  name: keptName,
  notes: keptNote,
  archivedAt: v.nullable(instant),
  deletedAt: v.nullable(instant),
  stamps: stamps(STAMPED.campaign),
  bases: stamps(STAMPED.campaign),
  earlier: v.optional(
    v.strictObject({ name: earlierValues(keptName), notes: earlierValues(keptNote) }),
    () => ({ name: [], notes: [] }),
  ),
})
export type CampaignContent = v.InferOutput<typeof campaignContent>

export const sheetContent = v.strictObject({
  id: sheet,
  campaign,
  /** Whom it is of, as its game names them. */
  role: term,
  createdAt: instant,
  player,
  deletedAt: v.nullable(instant),
  /** What was on it when it came from paper, as its game says that; null: it was begun here. */
  paper: v.optional(v.nullable(bounded), null),
  stamps: stamps(STAMPED.sheet),
  bases: stamps(STAMPED.sheet),
  earlier: v.optional(v.strictObject({ paper: earlierValues(v.nullable(bounded)) }), () => ({
    paper: [],
  })),
})
export type SheetContent = v.InferOutput<typeof sheetContent>
export type PaperContent = SheetContent['paper']

const seatContent = v.strictObject({
  sheet: v.nullable(sheet),
  player: v.nullable(player),
  /** How strong the bot is that sits there; null: a person. */
  bot: v.nullable(v.picklist(BOT_LEVELS)),
})
export type SeatContent = v.InferOutput<typeof seatContent>
/** By seat. */
const seats = v.pipe(v.array(seatContent), v.minLength(1), v.maxLength(MOST_SEATS))

/** A run of games that add up. */
export const seriesContent = v.strictObject({
  id: series,
  campaign,
  game: gameId,
  /** Which of the game's kinds of series. */
  kind: term,
  setup: bounded,
  seats,
  startedAt: instant,
  givenUpAt: v.nullable(instant),
  stamps: stamps(STAMPED.series),
  bases: stamps(STAMPED.series),
})
export type SeriesContent = v.InferOutput<typeof seriesContent>

/** What a record said before a correction. */
const versionContent = v.strictObject({
  correctedAt: instant,
  endedAt: instant,
  day,
  outcome: boundedOutcome,
  seats,
  note: keptNote,
})
export type VersionContent = v.InferOutput<typeof versionContent>

/** No sheet has as many spaces. */
const MOST_MARKS = 200
const marksSchema = v.pipe(
  v.array(v.strictObject({ talent: term, color: term })),
  v.maxLength(MOST_MARKS),
)

/** What one game placed on one sheet: that and its being settled change together. */
export const placedMarks = v.strictObject({ settled: v.boolean(), marks: marksSchema })
export type PlacedMarks = v.InferOutput<typeof placedMarks>
const marksContent = v.strictObject({
  sheet,
  changedAt: instant,
  ...placedMarks.entries,
  earlier: v.optional(earlierValues(placedMarks), () => []),
})
export type MarksContent = v.InferOutput<typeof marksContent>

/** No game was ever on as many sheets. */
const MOST_SHEETS = 1_000

export const recordContent = v.strictObject({
  id: record,
  campaign,
  game: gameId,
  table: v.nullable(table),
  series: v.nullable(series),
  endedAt: instant,
  /** The calendar day on which it was played, where it was played. */
  day,
  outcome: boundedOutcome,
  seats,
  note: keptNote,
  deletedAt: v.nullable(instant),
  stamps: stamps(STAMPED.record),
  bases: stamps(STAMPED.record),
  earlier: v.optional(v.strictObject({ note: earlierValues(keptNote) }), () => ({ note: [] })),
  /** By sheet. */
  marks: v.pipe(v.array(marksContent), v.maxLength(MOST_SHEETS)),
  /** By the moment of correction, then as text. */
  history: v.array(versionContent),
})
export type RecordContent = v.InferOutput<typeof recordContent>

export const MOST_ACTIONS = 20_000
const actionContent = v.strictObject({
  action: bounded,
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

export const tableContent = v.strictObject({
  id: table,
  game: gameId,
  rulesVersion: v.pipe(whole(1_000_000), v.minValue(1)),
  campaign: v.nullable(campaign),
  series: v.nullable(series),
  daily: v.nullable(day),
  options: boundedWithPack,
  seed: whole(0xffffffff),
  script: v.nullable(
    v.strictObject({
      deck: cards,
      decks: v.exactOptional(v.record(card, cards)),
      rolls: v.pipe(v.array(roll), v.maxLength(10_000)),
      position: v.exactOptional(bounded),
    }),
  ),
  seats,
  startedAt: instant,
  status: v.picklist(TABLE_STATUSES),
  outcome: v.nullable(boundedOutcome),
  progress: boundedData,
  updatedAt: instant,
  /** The calendar day on which it came to its end, where it was played; null: it goes on, or nobody kept the day. */
  day: v.optional(v.nullable(day), null),
  deletedAt: v.nullable(instant),
  stamps: stamps(STAMPED.table),
  bases: stamps(STAMPED.table),
  actions: v.pipe(v.array(actionContent), v.maxLength(MOST_ACTIONS)),
})
export type TableContent = v.InferOutput<typeof tableContent>

/** A content pack; the id follows from all the rest. */
export const packContent = v.strictObject({
  id: pack,
  game: gameId,
  name: packName,
  content: boundedPack,
})
export type PackContent = v.InferOutput<typeof packContent>

/** Each list by id. */
export interface Content {
  readonly players: readonly PlayerContent[]
  readonly campaigns: readonly CampaignContent[]
  readonly sheets: readonly SheetContent[]
  readonly series: readonly SeriesContent[]
  readonly records: readonly RecordContent[]
  readonly tables: readonly TableContent[]
  readonly packs: readonly PackContent[]
}

/** A thing with the names of its players in the place of their ids, as people and other programs read it. */
export type Named<Thing> = Thing extends PlayerId
  ? string
  : Thing extends string
    ? Thing
    : Thing extends object
      ? { [Key in keyof Thing]: Named<Thing[Key]> }
      : Thing
