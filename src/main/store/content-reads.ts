/** All that a library or a campaign holds, as files tell it. */
import * as v from 'valibot'
import type { LeftThing } from '@shared/api'
import { compareText } from '@shared/file-parts'
import { playersIn } from './players-in'
import type { Content, TableContent } from '@shared/content'
import type { ContentKind } from '@shared/content-kinds'
import { Refusal } from '@shared/errors'
import { campaignId, packId, playerId, recordId, seriesId, sheetId, tableId } from '@shared/ids'
import type { CampaignId, PlayerId } from '@shared/ids'
import { campaignReads } from './campaign-reads'
import type { Connection } from './connection'
import { contentParts } from './content-parts'
import type { ContentDepth } from './content-parts'
import { recordReads, tableReads } from './game-reads'
import type { OutcomeRules } from './outcome-rules'
import { walkLibrary } from './owned-rows'
import { playerQueries } from './player-queries'
import { packQueries } from './pack-queries'
import { flag, readableRows } from './rows'

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

/** The statements that read contents, prepared once for a connection. */
export function contentReads(db: Connection, outcomes: OutcomeRules) {
  const parts = contentParts(db, outcomes)
  const reads = {
    ...playerQueries(db),
    pack: packQueries(db).pack,
    ...campaignReads(db, parts),
    ...recordReads(db, parts),
    ...tableReads(db, parts),
  }
  const contentOf = contentReader(db, reads, outcomes)
  const walk = <Result>(scope: ContentScope, work: () => Result): Result =>
    scope === 'everything' ? walkLibrary(db, work) : work()

  return {
    ...reads,
    areStampsReadable: parts.areStampsReadable,
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
}
type Reads = ReturnType<typeof campaignReads> &
  ReturnType<typeof recordReads> &
  ReturnType<typeof tableReads> &
  Pick<ReturnType<typeof packQueries>, 'pack'>

/** Prepares what goes through all things of a scope. */
function contentReader(db: Connection, reads: Reads, outcomes: OutcomeRules) {
  const listed = keyLists(db)
  /** Every player; of one campaign those that it refers to, and whom they turned out to be. */
  const playersOf = (scope: ContentScope, things: Omit<Content, 'players' | 'packs'>) => {
    const rows =
      scope === 'everything' ? listed.player.all() : withJoined(playersIn(things), reads.player)
    return readEach('player', rows, playerId, reads.player)
  }

  return (scope: ContentScope, depth: ContentDepth): StoredContent => {
    const campaign = scope === 'everything' ? null : scope.campaign
    const rows = (kind: Exclude<ContentKind, 'player' | 'pack'>) => listed[kind].all({ campaign })
    const campaigns = readEach('campaign', rows('campaign'), campaignId, reads.campaign)
    const sheets = readEach('sheet', rows('sheet'), sheetId, reads.sheet)
    const series = readEach('series', rows('series'), seriesId, reads.series)
    const records = readEach('record', rows('record'), recordId, (id) => {
      const record = reads.record(id, depth)
      return depth === 'facts' ? withSeats(record, outcomes) : record
    })
    const tables = readEach('table', rows('table'), tableId, (id) => {
      const table = reads.table(id, depth)
      return depth === 'facts' ? withSeats(table, outcomes) : table
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
}

/** The keys of the things of each kind, of one campaign or of all. */
function keyLists(db: Connection) {
  const all = (table: string): string =>
    `SELECT id, hex(id) AS key, 0 AS single FROM ${table} ORDER BY id`
  const of = (table: string, column = 'campaign_id', single = '0'): string =>
    `SELECT id, hex(id) AS key, ${single} AS single FROM ${table}
    WHERE :campaign IS NULL OR ${column} = :campaign ORDER BY id`
  const SINGLE = "campaign_id IS NULL AND coalesce(status, '') NOT IN ('playing', 'abandoned')"
  return {
    player: db.prepare(all('players')),
    campaign: db.prepare(of('campaigns', 'id')),
    sheet: db.prepare(of('sheets')),
    series: db.prepare(of('series')),
    record: db.prepare(of('records')),
    table: db.prepare(of('tables', 'campaign_id', SINGLE)),
    pack: db.prepare(all('packs')),
  } as const satisfies Record<ContentKind, unknown>
}

/** Reads the things of a kind one by one, so that one that is damaged costs no other its place. */
function readEach<Id extends string, Thing>(
  kind: ContentKind,
  rows: readonly unknown[],
  schema: v.GenericSchema<string, Id>,
  read: (id: Id) => Thing | null,
): { readonly things: readonly Thing[]; readonly left: readonly UnreadableThing[] } {
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
function withSeats<Ended extends Seated>(
  ended: Ended | null,
  outcomes: OutcomeRules,
): Ended | null {
  if (ended === null) return null
  const { game, outcome, rulesVersion, seats } = ended
  const known = outcome === null ? 1 : outcomes.seats(game, outcome, rulesVersion)
  if (seats.length >= Math.max(1, known)) return ended
  throw new Refusal('database-damaged', 'A seat of a game is missing.', { column: 'seats' })
}

/** The keys of players and of those whom they turned out to be. */
function withJoined(
  referred: ReadonlySet<PlayerId>,
  player: Reads['player'],
): readonly { readonly id: PlayerId; readonly key: string; readonly single: number }[] {
  const found = new Set<PlayerId>()
  const find = (id: PlayerId): void => {
    if (found.has(id)) return
    found.add(id)
    const joinedTo = unlessDamaged(() => player(id))?.joinedTo ?? null
    if (joinedTo !== null) find(joinedTo)
  }
  for (const id of referred) find(id)
  const keyOf = (id: PlayerId): string => Buffer.from(id).toString('hex').toUpperCase()
  return [...found].toSorted(compareText).map((id) => ({ id, key: keyOf(id), single: 0 }))
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
