/** Whole things with all that belongs to them as a file tells them: keys and lists in the order of the files. */
import * as v from 'valibot'
import type { LeftThing } from '@shared/api'
import { compareText } from '@shared/file-parts'
import { playersIn } from './players-in'
import {
  campaignContent,
  playerContent,
  seriesContent,
  sheetContent,
  STAMPED,
  tableContent,
} from '@shared/content'
import type {
  CampaignContent,
  Content,
  PlayerContent,
  RecordContent,
  SeriesContent,
  SheetContent,
  TableContent,
} from '@shared/content'
import type { ContentKind } from '@shared/content-kinds'
import { Refusal } from '@shared/errors'
import { campaignId, packId, playerId, recordId, seriesId, sheetId, tableId } from '@shared/ids'
import type {
  CampaignId,
  Instant,
  PlayerId,
  RecordId,
  SeriesId,
  SheetId,
  TableId,
} from '@shared/ids'
import { PAPER_OF_SHEET, storedPaper } from './campaign-queries'
import { checksumReaders } from './checksums'
import type { Connection } from './connection'
import { earlierValueQueries } from './earlier-values'
import type { OutcomeRules } from './outcome-rules'
import { ownedRows, walkLibrary } from './owned-rows'
import { byId, playerQueries } from './player-queries'
import { distinctForms, inHistoryOrder } from './record-forms'
import { packQueries } from './pack-queries'
import { recordQueries } from './record-queries'
import type { SeatFacts } from './record-facts'
import { flag, json, readableRows, readOne, readRow, readRows, whole as wholeNumber } from './rows'
import { stampQueries } from './stamps'
import type { StampedEntity, StampRow, Stamps } from './stamps'

const campaignRow = v.omit(campaignContent, ['stamps', 'bases', 'earlier'])
const sheetRow = v.strictObject({
  ...v.omit(sheetContent, ['stamps', 'bases', 'earlier']).entries,
  paper: storedPaper,
})
const playerRow = v.omit(playerContent, ['stamps', 'bases', 'earlier'])
const seriesRow = v.strictObject({
  ...v.omit(seriesContent, ['seats', 'stamps', 'bases']).entries,
  setup: json(seriesContent.entries.setup),
})
const { options, script, outcome, progress, actions: actionsContent } = tableContent.entries
const actionEntries = actionsContent.pipe[0].item.entries
const tableRow = v.strictObject({
  ...v.omit(tableContent, ['stamps', 'bases', 'seats', 'actions']).entries,
  options: json(options),
  script: v.nullable(json(script)),
  outcome: v.nullable(json(outcome.wrapped)),
  progress: json(progress),
})
const actionRow = v.strictObject({ ...actionEntries, action: json(v.looseObject({})) })
const seatRow = tableContent.entries.seats.pipe[0].item

/** Whole things; all but the actions of tables; or of games only how they began and ended. */
export type ContentDepth = 'everything' | 'heads' | 'facts'

/** A thing that cannot be read, by its key: its id in hexadecimal digits, whatever the bytes are. */
export interface UnreadableThing {
  readonly kind: ContentKind
  readonly key: string
  /** Whether it is a game outside campaigns that is over, as far as its row says. */
  readonly single: boolean
}
export interface StoredContent {
  readonly content: Content
  readonly left: readonly UnreadableThing[]
}
/** What may leave, and what stays. */
export interface Acceptable {
  readonly content: Content
  readonly left: readonly LeftThing[]
}
const keyRow = v.object({ id: v.unknown(), key: v.string(), single: flag })

/** A game with who sat in it. */
type Seated = Pick<TableContent, 'game' | 'outcome' | 'seats'> &
  Partial<Pick<TableContent, 'rulesVersion'>>

/** What of the database to read: one campaign with all that belongs to it, or all there is. */
export type ContentScope = { readonly campaign: CampaignId } | 'everything'

const TABLE = `
  SELECT id, game, rules_version AS rulesVersion, campaign_id AS campaign, series_id AS series,
    daily, options_json AS options, seed, script_json AS script, started_at AS startedAt, status,
    outcome_json AS outcome, progress_json AS progress, updated_at AS updatedAt, deleted_at AS deletedAt
  FROM tables WHERE id = ?`

/** Moments by field, in the order of its fields. */
function inFieldOrder<Entity extends StampedEntity>(
  entity: Entity,
  rows: readonly StampRow[],
  moment: (row: StampRow) => Instant | null,
): Stamps<Entity> {
  const ordered = STAMPED[entity].flatMap((field) => {
    const row = rows.find((one) => one.field === field)
    const at = row === undefined ? null : moment(row)
    return at === null ? [] : [[field, at]]
  })
  return Object.fromEntries(ordered) as Stamps<Entity>
}

/** The statements that read contents, prepared once for a connection. */
export function contentReads(db: Connection, outcomes: OutcomeRules) {
  const records = recordQueries(db, outcomes, byId)
  const { inOrder, seats: seatsOf } = outcomes
  const stamped = stampQueries(db)
  const { isTableRowSound, areActionsSound } = checksumReaders(db)
  const { earlierTexts, earlierMarks, earlierPapers } = earlierValueQueries(db)

  /** The stamps of a thing and their bases, in the order of its fields. */
  const stampsOf = <Entity extends StampedEntity>(entity: Entity, id: string) => {
    const rows = stamped.stampRows(entity, id)
    return {
      stamps: inFieldOrder(entity, rows, ({ at }) => at),
      bases: inFieldOrder(entity, rows, ({ base }) => base),
    }
  }
  const { pack } = packQueries(db)
  const campaign = db.prepare(`
    SELECT id, game, created_at AS createdAt, name, notes, archived_at AS archivedAt,
      deleted_at AS deletedAt
    FROM campaigns WHERE id = ?`)
  const sheet = db.prepare(`
    SELECT id, campaign_id AS campaign, role, created_at AS createdAt, player_id AS player,
      deleted_at AS deletedAt, ${PAPER_OF_SHEET}
    FROM sheets WHERE id = ?`)
  const player = db.prepare('SELECT id, name, joined_to AS joinedTo FROM players WHERE id = ?')
  const series = db.prepare(`
    SELECT id, campaign_id AS campaign, game, kind, setup_json AS setup, started_at AS startedAt,
      given_up_at AS givenUpAt
    FROM series WHERE id = ?`)
  const seriesSeats = db.prepare(`
    SELECT sheet_id AS sheet, player_id AS player, bot FROM series_seats
    WHERE series_id = ? ORDER BY seat`)
  const sheetHere = ownedRows(db, { columns: '1 AS here', table: 'sheets', owner: ['id'] })
  const table = db.prepare(TABLE)
  const seats = ownedRows(db, {
    columns: 'sheet_id AS sheet, player_id AS player, bot',
    table: 'table_seats',
    owner: ['table_id'],
    order: 'seat',
  })
  const actions = db.prepare(`
    SELECT action_json AS action, taken_at AS takenAt, seat, bot FROM table_actions
    WHERE table_id = ? ORDER BY step`)
  const revision = db.prepare('SELECT revision FROM tables WHERE id = ?').pluck()

  const all = (table: string): string =>
    `SELECT id, hex(id) AS key, 0 AS single FROM ${table} ORDER BY id`
  const of = (table: string, column = 'campaign_id', single = '0'): string =>
    `SELECT id, hex(id) AS key, ${single} AS single FROM ${table}
    WHERE :campaign IS NULL OR ${column} = :campaign ORDER BY id`
  const SINGLE = "campaign_id IS NULL AND coalesce(status, '') NOT IN ('playing', 'abandoned')"
  const listed = {
    player: db.prepare(all('players')),
    campaign: db.prepare(of('campaigns', 'id')),
    sheet: db.prepare(of('sheets')),
    series: db.prepare(of('series')),
    record: db.prepare(of('records')),
    table: db.prepare(of('tables', 'campaign_id', SINGLE)),
    pack: db.prepare(all('packs')),
  } as const satisfies Record<ContentKind, unknown>

  /** Reads the things of a kind one by one, so that one that is damaged costs no other its place. */
  const readEach = <Id extends string, Thing>(
    kind: ContentKind,
    rows: readonly unknown[],
    schema: v.GenericSchema<string, Id>,
    read: (id: Id) => Thing | null,
  ): { readonly things: readonly Thing[]; readonly left: readonly UnreadableThing[] } => {
    const tried = readableRows(keyRow, rows).map(({ id, ...row }) => {
      const known = v.safeParse(schema, id)
      const thing = known.success ? unlessDamaged(() => read(known.output)) : null
      return { thing, row }
    })
    return {
      things: tried.flatMap(({ thing }) => (thing === null ? [] : [thing])),
      left: tried.flatMap(({ thing, row }) => (thing === null ? [{ kind, ...row }] : [])),
    }
  }

  /** @throws Refusal `database-damaged` where a seat is missing: the others would stand in its place */
  const withSeats = <Ended extends Seated>(ended: Ended | null): Ended | null => {
    if (ended === null) return null
    const { game, outcome, rulesVersion, seats } = ended
    const sat = outcome === null ? 1 : seatsOf(game, outcome, rulesVersion)
    if (seats.length >= Math.max(1, sat)) return ended
    throw new Refusal('database-damaged', 'A seat of a game is missing.', { column: 'seats' })
  }

  /** Every player; of one campaign those that it refers to, and whom they turned out to be. */
  const playersOf = (scope: ContentScope, things: Omit<Content, 'players' | 'packs'>) => {
    const rows = scope === 'everything' ? listed.player.all() : withJoined(playersIn(things))
    return readEach('player', rows, playerId, reads.player)
  }
  const withJoined = (referred: ReadonlySet<PlayerId>) => {
    const found = new Set<PlayerId>()
    const find = (id: PlayerId): void => {
      if (found.has(id)) return
      found.add(id)
      const joinedTo = unlessDamaged(() => reads.player(id))?.joinedTo ?? null
      if (joinedTo !== null) find(joinedTo)
    }
    for (const id of referred) find(id)
    const keyOf = (id: PlayerId): string => Buffer.from(id).toString('hex').toUpperCase()
    return [...found].toSorted(compareText).map((id) => ({ id, key: keyOf(id), single: 0 }))
  }

  const walk = <Result>(scope: ContentScope, work: () => Result): Result =>
    scope === 'everything' ? walkLibrary(db, work) : work()
  const contentOf = (scope: ContentScope, depth: ContentDepth): StoredContent => {
    const campaign = scope === 'everything' ? null : scope.campaign
    const rows = (kind: Exclude<ContentKind, 'player' | 'pack'>) => listed[kind].all({ campaign })
    const campaigns = readEach('campaign', rows('campaign'), campaignId, reads.campaign)
    const sheets = readEach('sheet', rows('sheet'), sheetId, reads.sheet)
    const series = readEach('series', rows('series'), seriesId, reads.series)
    const records = readEach('record', rows('record'), recordId, (id) => {
      const record = reads.record(id, depth)
      return depth === 'facts' ? withSeats(record) : record
    })
    const tables = readEach('table', rows('table'), tableId, (id) => {
      const table = reads.table(id, depth)
      return depth === 'facts' ? withSeats(table) : table
    })
    const things = {
      campaigns: campaigns.things,
      sheets: sheets.things,
      series: series.things,
      records: records.things,
      tables: tables.things,
    }
    const players = playersOf(scope, things)
    // A campaign's games carry what they were played with.
    const packs = readEach(
      'pack',
      scope === 'everything' ? listed.pack.all() : [],
      packId,
      reads.pack,
    )
    return {
      content: { players: players.things, ...things, packs: packs.things },
      left: [players, campaigns, sheets, series, records, tables, packs].flatMap(
        ({ left }) => left,
      ),
    }
  }

  const reads = {
    ...playerQueries(db),
    pack,
    player: (id: PlayerId): PlayerContent | null => {
      const row = readOne(playerRow, player.get(id), 'players')
      if (row === null) return null
      return { ...row, ...stampsOf('player', id), earlier: earlierTexts('player', id) }
    },
    campaign: (id: CampaignId): CampaignContent | null => {
      const row = readOne(campaignRow, campaign.get(id), 'campaigns')
      if (row === null) return null
      return { ...row, ...stampsOf('campaign', id), earlier: earlierTexts('campaign', id) }
    },
    sheet: (id: SheetId): SheetContent | null => {
      const row = readOne(sheetRow, sheet.get(id), 'sheets')
      if (row === null) return null
      return { ...row, ...stampsOf('sheet', id), earlier: { paper: earlierPapers(id) } }
    },
    series: (id: SeriesId): SeriesContent | null => {
      const row = readOne(seriesRow, series.get(id), 'series')
      if (row === null) return null
      const { startedAt, givenUpAt, ...fixed } = row
      const sat = [...readRows(seatRow, seriesSeats.all(id), 'series_seats')]
      return { ...fixed, seats: sat, startedAt, givenUpAt, ...stampsOf('series', id) }
    },
    /**
     * A seat whose sheet has left the bin for good has none: a file names nothing that is not here.
     * @param depth `facts`: without what it placed on sheets, and what it said earlier
     */
    record: (id: RecordId, depth: ContentDepth = 'everything'): RecordContent | null => {
      const row = records.record(id)
      if (row === null) return null
      const whole = depth !== 'facts'
      const placedBefore = whole ? earlierMarks(id) : () => []
      const known = (sat: readonly SeatFacts[]): RecordContent['seats'] =>
        sat.map(({ sheet: of, player: who, bot = null }) => ({
          sheet: of !== null && sheetHere(of).length > 0 ? of : null,
          player: byId.idOf(who),
          bot,
        }))
      const { endedAt, day } = row
      const now = { endedAt, day, outcome: inOrder(row.game, row.outcome), seats: known(row.seats) }
      const forms = (whole ? records.versions(id) : []).map((version) => ({
        correctedAt: version.correctedAt,
        endedAt: version.endedAt,
        day: version.day,
        outcome: inOrder(row.game, version.outcome),
        seats: known(version.seats),
        note: version.note,
      }))
      return {
        id: row.id,
        campaign: row.campaign,
        game: row.game,
        table: row.table,
        series: row.series,
        ...now,
        note: row.note,
        deletedAt: row.deletedAt,
        ...stampsOf('record', id),
        earlier: whole ? earlierTexts('record', id) : { note: [] },
        marks: (whole ? records.placements(id) : []).map(
          ({ sheet: of, changedAt, settled, marks }) => ({
            sheet: of,
            changedAt,
            settled,
            marks: [...marks],
            earlier: placedBefore(of),
          }),
        ),
        history: inHistoryOrder(id, distinctForms(now, forms), (outcome) =>
          outcomes.facts(row.game, outcome),
        ),
      }
    },
    /** @param depth `heads`, `facts`: without its actions */
    table: (id: TableId, depth: ContentDepth = 'everything'): TableContent | null => {
      const row = readOne(tableRow, table.get(id), 'tables')
      if (row === null) return null
      const { startedAt, status, outcome: ended, progress: at, updatedAt, ...others } = row
      const { deletedAt, ...fixed } = others
      return {
        ...fixed,
        seats: [...readRows(seatRow, seats(id), 'table_seats')],
        startedAt,
        status,
        outcome: ended === null ? null : inOrder(row.game, ended, row.rulesVersion),
        progress: at,
        updatedAt,
        deletedAt,
        ...stampsOf('table', id),
        actions:
          depth === 'everything' ? [...readRows(actionRow, actions.all(id), 'table_actions')] : [],
      }
    },
    /** @throws Error where there is no such table */
    revision: (id: TableId): number => readRow(wholeNumber, revision.get(id), 'tables'),
    /** Whether a table and its actions, or a record and what it placed on sheets, are as they were written. */
    isTableSound: (id: TableId): boolean => isTableRowSound(id) && areActionsSound(id, 0),
    isTableRowSound,
    isRecordSound: records.isRecordSound,
    areStampsReadable: stamped.areStampsReadable,

    /**
     * All that there is and can be read, things in the bin too, and what cannot.
     * @param depth `heads`: without the actions of tables, whatever these are; `facts`: of games only how they began
     * and ended
     */
    content: (scope: ContentScope, depth: ContentDepth = 'everything'): StoredContent =>
      walk(scope, () => contentOf(scope, depth)),
    /** Asks about everything in a scope at once, while nothing is written. */
    walk,
  }
  return reads
}

/** Null where what is read is damaged. */
export function unlessDamaged<Thing>(read: () => Thing): Thing | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refusal && error.code === 'database-damaged') return null
    throw error
  }
}
