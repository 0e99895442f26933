/** What importing a file would do, thing by thing: a preview tells the plan, an import carries it out. */
import { isDeepStrictEqual } from 'node:util'
import type {
  ImportConflict,
  ImportedThing,
  ImportItem,
  ImportKind,
  ImportStatus,
} from '@shared/api'
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
import type { CampaignId, PlayerId, RecordId, TableId } from '@shared/ids'
import { Refusal } from '@shared/errors'
import type { PackPart } from '@shared/games/packs'
import type { AsideKind } from '../store/aside-queries'
import { recordOfTable } from '../store/derived-ids'
import type { ExchangeQueries } from '../store/exchange-queries'
import { findGame } from '../games'
import type { Games } from '../games'
import type { Game } from '../games/game'
import { settleFacts, settleMarks, settlePaper, settleTexts } from './conflicts'
import type {
  FactsConflict,
  MarksConflict,
  PaperConflict,
  Settled,
  Settlement,
  Sides,
  TextConflict,
} from './conflicts'
import { completeCampaign, completeDays, completeRecord, completeSheet } from './complete'
import { intoBin } from './merge/bin'
import { fitToTable } from './merge/fit'
import { factsAt } from '../store/record-forms'
import { factsDiverge, mergeRecord } from './merge/record'
import { agree, mergeCampaign, mergePlayer, mergeSeries, mergeSheet } from './merge/stamped'
import { comparePlays, FIXED, mergeTable, playsDiverge } from './merge/table'
import type { FactsOf } from './merge/record'
import { isSameTable, withActionsOf } from './lazy-actions'
import { factsTexts } from './facts-text'
import { itemNames } from './names'
import type { Say } from './names'
import { gamesOfCampaigns } from './outcomes'
import type { GameOf } from './outcomes'
import type { ImportedFile } from './read-file'
import { checkReferences } from './references'
import { conflict } from './refusals'
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

interface Outcome<Thing> {
  readonly merged: Thing
  readonly changes: boolean
  readonly status: ImportStatus
  readonly wins: ImportItem['wins']
  readonly conflicts: readonly Conflict[]
}
type Conflict = TextConflict | FactsConflict | MarksConflict | PaperConflict

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
  const names = itemNames(say, nameOf)
  const sheetName = (sheet: SheetContent): string =>
    names.sheet(sheet, present(gameOf(sheet.campaign)))
  const seriesName = (series: SeriesContent): string =>
    names.series(series, present(gameOf(series.campaign)))
  for (const table of content.tables) checkDay(table, games, isDaily)
  const recordName = (record: RecordContent): string =>
    names.record(record, present(gameOf(record.campaign)))
  const sheetNames = new Map(content.sheets.map((sheet) => [sheet.id, sheet]))
  const conflictsOfRecord = (o: Outcome<RecordContent>): readonly ImportConflict[] =>
    o.conflicts.filter(isOfRecord).map((conflict) => {
      const { day } = o.merged
      const name = recordName(o.merged)
      if (isOfText(conflict)) return { ...conflict, name, day }
      if (!('sheet' in conflict)) {
        const game = present(gameOf(o.merged.campaign))
        return { ...conflict, name, day, ...factsTexts(conflict, game, { say, nameOf }) }
      }
      const { sheet: id, here, file, ...told } = conflict
      const sheet = sheetNames.get(id) ?? queries.sheet(id)
      const { sheets } = present(gameOf(o.merged.campaign)).files
      const placed = (marks: typeof here): string =>
        marks.map((mark) => (sheets === null ? '' : say(sheets.mark(mark)))).join(', ')
      return {
        ...told,
        name: sheet === null ? name : `${name} · ${sheetName(sheet)}`,
        day,
        here: placed(here),
        file: placed(file),
      }
    })
  const conflictsOfSheet = (o: Outcome<SheetContent>): readonly ImportConflict[] =>
    o.conflicts.filter(isOfPaper).map((conflict) => ({
      ...conflict,
      name: sheetName(o.merged),
      day: null,
      ...paperTexts(conflict, present(gameOf(o.merged.campaign)).files, say),
    }))
  const tableName = (table: TableContent): string =>
    names.table(table, present(findGame(games, table.game)))

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
    checkAgree(here, file, ['campaign', 'role', 'createdAt'], sheetName(file))
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
    checkAgree(here, file, fixed, seriesName(file))
    checkAgree(seatsOf(here), seatsOf(file), ['seats'], seriesName(file))
    return compare(here, file, mergeSeries)
  })
  const tables = content.tables.map((file) => {
    const here = queries.table(file.id)
    if (here === null) return isOutdated(file, queries) ? asOutdated(file) : asFound('table', file)
    checkAgree(here, file, FIXED, tableName(file))
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
      checkAgree(here, file, ['campaign', 'game', 'table'], recordName(file))
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

  settlement.check()
  return {
    conflicts: [
      ...campaigns.flatMap((o) => conflictsOf(o, names.campaign(o.merged))),
      ...players.flatMap((o) => conflictsOf(o, o.merged.name)),
      ...sheets.flatMap((o) => conflictsOfSheet(o)),
      ...records.flatMap((o) => conflictsOfRecord(o)),
    ],
    items: [
      ...campaigns.map((o) => itemOf('campaign', o, names.campaign(o.merged), o.merged.id)),
      ...sheets.map((o) => itemOf('sheet', o, sheetName(o.merged), o.merged.campaign)),
      ...series.map((o) => ({
        ...thingOf(o, seriesName(o.merged), o.merged.campaign),
        kind: 'series' as const,
        series: { game: o.merged.game, kind: o.merged.kind },
        at: o.merged.startedAt,
      })),
      ...records.map((o) => ({
        ...thingOf(o, recordName(o.merged), o.merged.campaign),
        kind: 'record' as const,
        series: null,
        at: o.merged.endedAt,
        day: o.merged.day,
      })),
      ...tables.map((o) => ({
        ...itemOf('table', o, tableName(o.merged), o.merged.campaign),
        at: o.merged.startedAt,
      })),
      ...packs.map((o) => ({
        ...thingOf(o, o.merged.name, null),
        kind: 'pack' as const,
        series: null,
        game: o.merged.game,
        parts: changesOf(o.merged, games),
      })),
    ],
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

/** Whether a game that was over here, as far as its record tells, goes on in the file: nobody plays it to another end. */
function isOutdated({ id, status }: TableContent, { isStored }: ExchangeQueries): boolean {
  return status !== 'ended' && isStored('table', id) && isStored('record', recordOfTable(id))
}

function mendedOf(
  kind: AsideKind,
  outcomes: readonly Outcome<{ readonly id: string }>[],
): Plan['aside'] {
  return outcomes.flatMap(({ status, merged: { id } }) => (status === 'mend' ? [{ kind, id }] : []))
}

/** Who sits in a series, but for the players: one side may know of them more than the other. */
function seatsOf({ seats }: SeriesContent) {
  return {
    seats: seats.map(({ sheet, bot }) => ({ sheet, bot })),
  }
}

/** References have been checked: the campaign of each thing is there, and its game known. */
function present(game: Game | null): Game {
  if (game === null) throw new Error('A thing of a file is of no game.')
  return game
}
function factsOf(gameOf: GameOf, { campaign }: RecordContent): FactsOf {
  return (outcome) => present(gameOf(campaign)).files.facts(outcome)
}

function asNew<Thing>(merged: Thing): Outcome<Thing> {
  return {
    merged,
    changes: true,
    status: 'new',
    wins: null,
    conflicts: [],
  }
}

/** What never changes is here already. */
function asSame<Thing>(merged: Thing): Outcome<Thing> {
  return { merged, changes: false, status: 'same', wins: null, conflicts: [] }
}

/** What a pack changes of the app's own values: it has been checked. */
function changesOf({ game, content }: PackContent, games: Games): readonly PackPart[] {
  return findGame(games, game)?.packs?.changes(content) ?? []
}

/** What is here is not sound. */
function asMended<Thing>(merged: Thing): Outcome<Thing> {
  return { merged, changes: true, status: 'mend', wins: 'file', conflicts: [] }
}

function asKnown<Thing>(merged: Thing): Outcome<Thing> {
  return { merged, changes: false, status: 'same', wins: null, conflicts: [] }
}

function asOutdated<Thing>(merged: Thing): Outcome<Thing> {
  return { merged, changes: false, status: 'older', wins: null, conflicts: [] }
}

function compare<Thing>(
  here: Thing,
  file: Thing,
  merge: (a: Thing, b: Thing) => Thing,
  settle: (sides: Sides<Thing>) => Settled<Thing, Conflict> = unsettled,
): Outcome<Thing> {
  const { merged, conflicts } = settle({ here, file, merged: merge(here, file) })
  const changes = !isDeepStrictEqual(merged, here)
  const learns = !isDeepStrictEqual(merged, file)
  const status = changes ? (learns ? 'merge' : 'newer') : learns ? 'older' : 'same'
  const [first, ...others] = new Set(conflicts.map(({ wins }) => wins))
  if (first === undefined) return { merged, changes, status, wins: null, conflicts }
  const wins = others.length === 0 ? first : null
  return { merged, changes, status: 'conflict', wins, conflicts }
}
function unsettled<Thing>({ merged }: Sides<Thing>): Settled<Thing, never> {
  return { merged, conflicts: [] }
}

function compareTables(here: TableContent, file: TableContent, now: Date): Outcome<TableContent> {
  // Merged with itself, it is as it was.
  if (isSameTable(here, file)) return asKnown(here)
  const { merged, ...others } = compare(here, file, intoBin(mergeTable, now))
  const further = comparePlays(here, file) < 0 ? file : here
  const compared = { ...others, merged: withActionsOf(merged, further) }
  if (!playsDiverge(here, file)) return compared
  return { ...compared, status: 'conflict', wins: comparePlays(here, file) < 0 ? 'file' : 'here' }
}

interface RecordCircumstances {
  readonly tableOf: (id: TableId | null) => TableContent | null
  readonly gameOf: GameOf
  readonly moment: Date
  readonly settlement: Settlement
}

function compareRecords(
  here: RecordContent | null,
  file: RecordContent,
  { tableOf, gameOf, moment, settlement }: RecordCircumstances,
): Outcome<RecordContent> {
  const facts = factsOf(gameOf, file)
  const fit = (record: RecordContent): RecordContent => {
    const table = tableOf(record.table)
    return table === null ? record : fitToTable(record, table, facts)
  }
  // Merged with itself, it is as every later merge will leave it.
  if (here === null) return asNew(fit(mergeRecord(file, file, facts)))
  const merge = intoBin((a: RecordContent, b: RecordContent) => mergeRecord(a, b, facts), moment)
  const settle = (sides: Sides<RecordContent>): Settled<RecordContent, Conflict> => {
    const told = settleFacts(sides, settlement, facts)
    const withFacts = { ...sides, merged: told.merged }
    const texts = settleTexts<'record', RecordContent>('record', withFacts, settlement)
    const marks = settleMarks({ ...sides, merged: texts.merged }, settlement)
    const conflicts = [...told.conflicts, ...texts.conflicts, ...marks.conflicts]
    return { merged: marks.merged, conflicts }
  }
  const compared = compare(here, file, (a, b) => fit(merge(a, b)), settle)
  const { merged } = compared
  if (here === file && compared.changes) return { ...compared, status: 'conflict', wins: 'file' }
  // Of a game with the cards a conflict tells who wins.
  if (merged.table === null || !factsDiverge(here, file)) return compared
  return { ...compared, status: 'conflict', wins: wonBy(merged, file) ? 'file' : 'here' }
}
function wonBy(merged: RecordContent, file: RecordContent): boolean {
  return factsAt(merged) === factsAt(file) && isDeepStrictEqual(merged.outcome, file.outcome)
}

/** Records that only this computer has of games that the file's tables have played otherwise. */
function recordsToFit(
  content: Content,
  tables: readonly Outcome<TableContent>[],
  { queries, gameOf }: { readonly queries: ExchangeQueries; readonly gameOf: GameOf },
): readonly RecordContent[] {
  const told = new Set<RecordId>(content.records.map(({ id }) => id))
  return tables.flatMap(({ merged, changes }) => {
    const id = recordOfTable(merged.id)
    const record = changes && !told.has(id) ? queries.record(id) : null
    if (record === null) return []
    const fitted = fitToTable(record, merged, factsOf(gameOf, record))
    return isDeepStrictEqual(fitted, record) ? [] : [record]
  })
}

/** The texts of a thing that has a name of its own. */
function conflictsOf({ conflicts }: Outcome<unknown>, name: string): readonly ImportConflict[] {
  return conflicts.filter(isOfText).map((one) => ({ ...one, name, day: null }))
}

/** What a sheet brought from paper, as its game puts that into words. */
function paperTexts(
  { here, file }: PaperConflict,
  { sheets }: Game['files'],
  say: Say,
): Pick<ImportConflict, 'here' | 'file'> {
  const textOf = (paper: PaperConflict['here']): string =>
    paper === null || sheets === null ? '' : sheets.paper(paper).map(say).join('\n')
  return { here: textOf(here), file: textOf(file) }
}

function isOfPaper(conflict: Conflict): conflict is PaperConflict {
  return conflict.field === 'sheet-paper'
}
function isOfRecord(conflict: Conflict): conflict is Exclude<Conflict, PaperConflict> {
  return !isOfPaper(conflict)
}
function isOfText(conflict: Conflict): conflict is TextConflict {
  return typeof conflict.here === 'string'
}

/** @throws Refusal `import-conflict` */
function checkAgree<Thing>(
  here: Thing,
  file: Thing,
  keys: readonly (keyof Thing)[],
  name: string,
): void {
  if (!agree(here, file, keys)) throw conflict('it has another origin', name)
}

function changed<Thing>(outcomes: readonly Outcome<Thing>[]): Thing[] {
  return outcomes.filter(({ changes }) => changes).map(({ merged }) => merged)
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
