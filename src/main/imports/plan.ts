/** What importing a file would do, thing by thing: a preview tells the plan, an import carries it out. */
import type { ImportConflict, ImportedThing, ImportItem, ImportKind } from '@shared/api'
import type {
  CampaignContent,
  Content,
  PackContent,
  PlayerContent,
  RecordContent,
  SeriesContent,
  SheetContent,
  TableContent,
} from '@shared/content'
import type { CampaignId, PlayerId, TableId } from '@shared/ids'
import { Refusal } from '@shared/errors'
import type { PackPart } from '@shared/games/packs'
import { findGame } from '../games'
import type { Games } from '../games'
import type { AsideKind } from '../store/aside-queries'
import type { ExchangeQueries } from '../store/exchange-queries'
import { compareRecords, compareTables, isOutdated, recordsToFit } from './compare-games'
import { completeCampaign, completeDays, completeRecord, completeSheet } from './complete'
import { conflictTexts } from './conflict-texts'
import { settlePaper, settleTexts } from './conflicts'
import type { Settlement } from './conflicts'
import { intoBin } from './merge/bin'
import { mergeCampaign, mergePlayer, mergeSeries, mergeSheet } from './merge/stamped'
import { FIXED } from './merge/table'
import { itemNames } from './names'
import type { Say } from './names'
import {
  asMended,
  asNew,
  asOutdated,
  asSame,
  changed,
  checkAgree,
  compare,
  mendedOf,
} from './outcome'
import type { Outcome } from './outcome'
import { gamesOfCampaigns, present } from './outcomes'
import type { GameOf } from './outcomes'
import type { ImportedFile } from './read-file'
import { checkReferences } from './references'
import { checkDay } from './replay'
import type { IsDaily, Played, Replay } from './replay'
import { soundHere } from './sound-here'

export interface Plan {
  readonly items: readonly ImportItem[]
  readonly conflicts: readonly ImportConflict[]
  /** Everything that would change, as it would then be. */
  readonly changes: Content
  /** Of each table that would change: what follows from its actions. */
  readonly played: ReadonlyMap<TableId, Played>
  /** What is here and not sound, and makes room for the file's. */
  readonly aside: readonly { readonly kind: AsideKind; readonly id: string }[]
}

export interface PlanParts {
  readonly queries: ExchangeQueries
  readonly games: Games
  /** Says a phrase in the language of the screens. */
  readonly say: Say
  readonly isDaily: IsDaily
  readonly now: () => Date
}

/**
 * @param replay plays a table's game, or knows how it was played before
 * @param settlement what a person has chosen where both sides have changed a field
 * @throws Refusal `damaged-file` where the file refers to nothing or a game in it could not be played,
 *   `import-conflict` where it says of a thing here what can never have been so, `deleted` where a sheet's
 *   campaign is in the bin, `import-changed` where a choice is of nothing that is in conflict, `database-damaged` where
 *   what a sheet's file tells a part of is damaged
 */
export function planImport(
  { kind, days, content }: ImportedFile,
  { queries: stored, games, say, isDaily, now }: PlanParts,
  replay: Replay,
  settlement: Settlement,
): Plan {
  const moment = now()
  const isSheet = kind === 'sheet'
  // The file of a sheet tells of a part of things only, which takes the place of none.
  const queries = isSheet ? stored : soundHere(stored)
  const asFound = <Thing extends { readonly id: string }>(kind: AsideKind, file: Thing) =>
    queries.isStored(kind, file.id) ? asMended(file) : asNew(file)
  const gameHere = (id: CampaignId) => queries.campaign(id)?.game ?? null
  const gameOf = gamesOfCampaigns(content, { games, gameHere })
  checkReferences(content, queries, { games, gameOf })
  const players = content.players.map((file) => {
    const here = queries.player(file.id)
    return here === null
      ? asNew(file)
      : compare(here, file, mergePlayer, (sides) =>
          settleTexts<'player', PlayerContent>('player', sides, settlement),
        )
  })
  const called = new Map(players.map(({ merged }) => [merged.id, merged.name]))
  const nameOf = (id: PlayerId): string => called.get(id) ?? queries.player(id)?.name ?? ''
  const names = namesWith({ say, nameOf, gameOf, games })
  for (const table of content.tables) checkDay(table, games, isDaily)

  const campaigns = content.campaigns.map((file) => {
    const here = queries.campaign(file.id)
    if (here === null) return asFound('campaign', file)
    if (isSheet && here.deletedAt !== null)
      throw new Refusal('deleted', "The sheet's campaign is in the bin.")
    checkAgree(here, file, ['game', 'createdAt'], names.campaign(file))
    return compare(
      here,
      isSheet ? completeCampaign(file, here) : file,
      intoBin(mergeCampaign, moment),
      (sides) => settleTexts<'campaign', CampaignContent>('campaign', sides, settlement),
    )
  })
  const sheets = content.sheets.map((file) => {
    const here = queries.sheet(file.id)
    if (here === null) return asFound('sheet', file)
    checkAgree(here, file, ['campaign', 'role', 'createdAt'], names.sheet(file))
    return compare(
      here,
      isSheet ? completeSheet(file, here) : file,
      intoBin(mergeSheet, moment),
      (sides) => settlePaper(sides, settlement),
    )
  })
  const series = content.series.map((file) => {
    const here = queries.series(file.id)
    if (here === null) return asFound('series', file)
    const fixed = ['campaign', 'game', 'kind', 'setup', 'startedAt'] as const
    checkAgree(here, file, fixed, names.series(file))
    checkAgree(seatsOf(here), seatsOf(file), ['seats'], names.series(file))
    return compare(here, file, mergeSeries)
  })
  const tables = content.tables.map((file) => {
    const here = queries.table(file.id)
    if (here === null) return isOutdated(file, queries) ? asOutdated(file) : asFound('table', file)
    checkAgree(here, file, FIXED, names.table(file))
    return compareTables(here, file, moment)
  })
  const played = new Map(tables.map(({ merged }) => [merged.id, merged]))
  const tableOf = (id: TableId | null): TableContent | null =>
    id === null ? null : (played.get(id) ?? queries.table(id))
  const circumstances = { tableOf, gameOf, moment, settlement }
  const records = [
    ...content.records.map((file) => {
      const here = queries.record(file.id)
      if (here === null) return asFound('record', compareRecords(null, file, circumstances).merged)
      checkAgree(here, file, ['campaign', 'game', 'table'], names.record(file))
      const dated = days ? file : completeDays(file, here)
      return compareRecords(here, isSheet ? completeRecord(dated, here) : dated, circumstances)
    }),
    ...recordsToFit(content, tables, { queries, gameOf }).map((here) =>
      compareRecords(here, here, circumstances),
    ),
  ]

  const packs = content.packs.map((file) =>
    queries.pack(file.id) === null ? asFound('pack', file) : asSame(file),
  )

  const compared = { campaigns, sheets, series, records, tables, packs }
  settlement.check()
  const inFile = new Map(content.sheets.map((sheet) => [sheet.id, sheet]))
  const conflicts = conflictTexts({
    ...{ say, gameOf, nameOf, recordName: names.record, sheetName: names.sheet },
    sheet: (id) => inFile.get(id) ?? queries.sheet(id),
  })
  return {
    conflicts: [
      ...campaigns.flatMap((o) => conflicts.ofTexts(o, names.campaign(o.merged))),
      ...players.flatMap((o) => conflicts.ofTexts(o, o.merged.name)),
      ...sheets.flatMap(conflicts.ofSheet),
      ...records.flatMap(conflicts.ofRecord),
    ],
    items: itemsOf(compared, names, games),
    changes: {
      players: changed(players),
      campaigns: changed(campaigns),
      sheets: changed(sheets),
      series: changed(series),
      records: changed(records),
      tables: changed(tables),
      packs: changed(packs),
    },
    played: new Map(changed(tables).map((table) => [table.id, replay(table)])),
    aside: [
      ...mendedOf('campaign', campaigns),
      ...mendedOf('sheet', sheets),
      ...mendedOf('series', series),
      ...mendedOf('record', records),
      ...mendedOf('table', tables),
      ...mendedOf('pack', packs),
    ],
  }
}

/** The things of a file beside what is here of them. */
interface Compared {
  readonly campaigns: readonly Outcome<CampaignContent>[]
  readonly sheets: readonly Outcome<SheetContent>[]
  readonly series: readonly Outcome<SeriesContent>[]
  readonly records: readonly Outcome<RecordContent>[]
  readonly tables: readonly Outcome<TableContent>[]
  readonly packs: readonly Outcome<PackContent>[]
}

/** What things are called, each by its game. */
type Names = ReturnType<typeof namesWith>
interface NamedWith {
  readonly say: Say
  readonly nameOf: (player: PlayerId) => string
  readonly gameOf: GameOf
  readonly games: Games
}
function namesWith({ say, nameOf, gameOf, games }: NamedWith) {
  const names = itemNames(say, nameOf)
  return {
    campaign: names.campaign,
    sheet: (sheet: SheetContent): string => names.sheet(sheet, present(gameOf(sheet.campaign))),
    series: (series: SeriesContent): string =>
      names.series(series, present(gameOf(series.campaign))),
    record: (record: RecordContent): string =>
      names.record(record, present(gameOf(record.campaign))),
    table: (table: TableContent): string =>
      names.table(table, present(findGame(games, table.game))),
  }
}

function itemsOf(
  { campaigns, sheets, series, records, tables, packs }: Compared,
  names: Names,
  games: Games,
): readonly ImportItem[] {
  return [
    ...campaigns.map((o) => itemOf('campaign', o, names.campaign(o.merged), o.merged.id)),
    ...sheets.map((o) => itemOf('sheet', o, names.sheet(o.merged), o.merged.campaign)),
    ...series.map((o) => ({
      ...thingOf(o, names.series(o.merged), o.merged.campaign),
      kind: 'series' as const,
      series: { game: o.merged.game, kind: o.merged.kind },
      at: o.merged.startedAt,
    })),
    ...records.map((o) => ({
      ...thingOf(o, names.record(o.merged), o.merged.campaign),
      kind: 'record' as const,
      series: null,
      at: o.merged.endedAt,
      day: o.merged.day,
    })),
    ...tables.map((o) => ({
      ...itemOf('table', o, names.table(o.merged), o.merged.campaign),
      at: o.merged.startedAt,
    })),
    ...packs.map((o) => ({
      ...thingOf(o, o.merged.name, null),
      kind: 'pack' as const,
      series: null,
      game: o.merged.game,
      parts: changesOf(o.merged, games),
    })),
  ]
}

/** Who sits in a series, but for the players: one side may know of them more than the other. */
function seatsOf({ seats }: SeriesContent) {
  return {
    seats: seats.map(({ sheet, bot }) => ({ sheet, bot })),
  }
}

/** What a pack changes of the app's own values: it has been checked. */
function changesOf({ game, content }: PackContent, games: Games): readonly PackPart[] {
  return findGame(games, game)?.packs?.changes(content) ?? []
}

function itemOf(
  kind: Exclude<ImportKind['kind'], 'series' | 'record' | 'pack'>,
  ...thing: Parameters<typeof thingOf>
): ImportItem {
  return { ...thingOf(...thing), kind, series: null }
}

function thingOf(
  { merged, status, wins }: Outcome<{ readonly id: string }>,
  name: string,
  campaign: ImportItem['campaign'],
): ImportedThing {
  return { id: merged.id, name, at: null, campaign, status, wins }
}
