/**
 * Bundles and campaign files as the first version wrote them, of One Deck Dungeon alone: heroes for roles, gauntlets
 * for series, names for players, moments for days, `floor` and `turn` for where a game stands. Read for ever.
 */
import * as v from 'valibot'
import { whole } from './api/call'
import { counted, manifestEntries } from './bundle-file'
import { campaignContent, MOST_ACTIONS, recordContent, sheetContent, tableContent } from './content'
import type { Content, RecordContent, SeatContent, TableContent } from './content'
import { CAMPAIGN_FORMAT } from './campaign-file'
import { localDay } from './days'
import { instant, keptName, release } from './file-parts'
import { HEROES, SPACE_COLORS, TALENTS, TIERS } from './games/one-deck-dungeon'
import { seriesId } from './ids'
import type { SheetId } from './ids'
import { playersByName } from './players-by-name'

const GAME = 'one-deck-dungeon'

const { sheet: seatSheet } = tableContent.entries.seats.pipe[0].item.entries
const sheet = seatSheet.wrapped
const { series: gauntlet } = tableContent.entries

const firstCampaign = v.omit(campaignContent, ['bases', 'earlier'])
const firstSheet = v.strictObject({
  ...v.omit(sheetContent, ['role', 'player', 'paper', 'bases', 'earlier']).entries,
  hero: v.picklist(HEROES),
  player: keptName,
})
const firstGauntlet = v.strictObject({
  id: v.pipe(
    seriesId,
    v.check((id) => id === id.toLowerCase()),
  ),
  campaign: sheetContent.entries.campaign,
  sheets: v.pipe(v.array(sheet), v.minLength(1), v.maxLength(2)),
  tier: v.picklist(TIERS),
  startedAt: instant,
  givenUpAt: v.nullable(instant),
  stamps: v.strictObject({ givenUpAt: v.exactOptional(instant) }),
})
const firstSeats = v.pipe(
  v.array(v.strictObject({ sheet: seatSheet, player: v.nullable(keptName) })),
  v.minLength(1),
  v.maxLength(4),
)
const { history, marks: placed, ...recordEntries } = recordContent.entries
const placement = placed.pipe[0].item
const firstRecord = v.strictObject({
  ...v.omit(v.strictObject(recordEntries), ['game', 'series', 'day', 'seats', 'bases', 'earlier'])
    .entries,
  gauntlet,
  seats: firstSeats,
  marks: v.pipe(
    v.array(
      v.strictObject({
        ...v.omit(placement, ['earlier']).entries,
        marks: v.pipe(
          v.array(v.strictObject({ talent: v.picklist(TALENTS), color: v.picklist(SPACE_COLORS) })),
          v.maxLength(200),
        ),
      }),
    ),
    v.maxLength(1_000),
  ),
  history: v.array(
    v.strictObject({ ...v.omit(history.item, ['day', 'seats']).entries, seats: firstSeats }),
  ),
})
type FirstRecord = v.InferOutput<typeof firstRecord>

export const firstLists = {
  campaigns: v.array(firstCampaign),
  sheets: v.array(firstSheet),
  gauntlets: v.array(firstGauntlet),
  records: v.array(firstRecord),
} as const

const { actions, script, ...tableEntries } = tableContent.entries
const { action, takenAt } = actions.pipe[0].item.entries
export const firstTable = v.strictObject({
  ...v.omit(v.strictObject(tableEntries), ['progress', 'series', 'seats', 'day', 'bases']).entries,
  gauntlet,
  script: v.nullable(
    v.strictObject({
      deck: script.wrapped.entries.deck,
      rolls: v.pipe(v.array(v.pipe(whole(6), v.minValue(1))), v.maxLength(10_000)),
    }),
  ),
  /** Per seat; null: a hero without a sheet. */
  seats: v.pipe(v.array(seatSheet), v.minLength(1), v.maxLength(4)),
  floor: whole(10),
  turn: whole(1_000_000),
  actions: v.pipe(v.array(v.strictObject({ action, takenAt })), v.maxLength(MOST_ACTIONS)),
})
type FirstTable = v.InferOutput<typeof firstTable>

export const firstManifest = v.strictObject({
  ...manifestEntries,
  version: v.literal(1),
  counts: v.strictObject({
    campaigns: counted,
    sheets: counted,
    gauntlets: counted,
    records: counted,
    tables: counted,
  }),
})
export const firstCampaignFile = v.strictObject({
  format: v.literal(CAMPAIGN_FORMAT),
  version: v.literal(1),
  app: release,
  campaign: firstCampaign,
  sheets: firstLists.sheets,
  gauntlets: firstLists.gauntlets,
  records: firstLists.records,
})

type Lists = {
  readonly [Kind in keyof typeof firstLists]: v.InferOutput<(typeof firstLists)[Kind]>
}
/** The things of a file of the first version. */
export interface FirstContent extends Lists {
  readonly tables: readonly FirstTable[]
}

/** The same things as they are written today; days are those of the calendar where this is read. */
export function contentOfFirst(first: FirstContent): Content {
  const { playerOf, players } = playersByName()
  const seatOf = (sat: SheetId | null, name: string | null): SeatContent => ({
    sheet: sat,
    player: name === null ? null : playerOf(name),
    bot: null,
  })
  const playerOn = new Map(first.sheets.map(({ id, player }) => [id, player]))

  const sheets = first.sheets.map(({ hero, player, ...same }) => ({
    paper: null,
    earlier: { paper: [] },
    ...same,
    role: hero,
    player: playerOf(player),
    bases: {},
  }))
  const series = first.gauntlets.map(({ sheets: run, tier, ...same }) => ({
    ...same,
    game: GAME,
    kind: 'gauntlet',
    setup: { tier },
    seats: run.map((of) => seatOf(of, playerOn.get(of) ?? null)),
    bases: {},
  }))
  const records = first.records.map((record) => recordOfFirst(record, seatOf))
  const tables = first.tables.map((table) => tableOfFirst(table, seatOf))
  const campaigns = first.campaigns.map((campaign) => ({
    ...campaign,
    bases: {},
    earlier: { name: [], notes: [] },
  }))
  return { players: players(), campaigns, sheets, series, records, tables, packs: [] }
}

type SeatOf = (sheet: SheetId | null, name: string | null) => SeatContent

function recordOfFirst(record: FirstRecord, seatOf: SeatOf): RecordContent {
  const { gauntlet: series, seats, marks, history: versions, ...same } = record
  const sat = (of: FirstRecord['seats']): SeatContent[] =>
    of.map(({ sheet: own, player }) => seatOf(own, player))
  return {
    ...same,
    game: GAME,
    series,
    day: localDay(record.endedAt),
    seats: sat(seats),
    bases: {},
    earlier: { note: [] },
    marks: marks.map((one) => ({ ...one, earlier: [] })),
    history: versions.map((version) => ({
      ...version,
      day: localDay(version.endedAt),
      seats: sat(version.seats),
    })),
  }
}

/** Who plays a hero stood in the options alone. */
const playersIn = v.object({ heroes: v.array(v.object({ player: v.nullable(keptName) })) })

function tableOfFirst(table: FirstTable, seatOf: SeatOf): TableContent {
  const { floor, turn, gauntlet: series, seats, actions: taken, ...same } = table
  const told = v.safeParse(playersIn, same.options)
  return {
    ...same,
    series,
    bases: {},
    progress: { floor, turn },
    day: null,
    seats: seats.map((of, at) =>
      seatOf(of, told.success ? (told.output.heroes[at]?.player ?? null) : null),
    ),
    actions: taken.map((one) => ({ ...one, seat: null, bot: null })),
  }
}
