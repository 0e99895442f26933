/** Files as the first version wrote them, made of today's: keys in its order, names for players. */
import type {
  CampaignContent,
  Content,
  PlayerContent,
  RecordContent,
  SeatContent,
  SeriesContent,
  SheetContent,
  TableContent,
} from '@shared/content'
import type { CampaignFile } from '@shared/campaign-file'
import { base64Of, textOf } from './files'
import { entriesOf, zipOf } from './zips'

type NameOf = (player: string | null) => string | null

function namesOf(players: readonly PlayerContent[]): NameOf {
  return (player) => players.find(({ id }) => id === player)?.name ?? null
}

function firstCampaign(campaign: CampaignContent) {
  const { id, game, createdAt, name, notes, archivedAt, deletedAt, stamps } = campaign
  return { id, game, createdAt, name, notes, archivedAt, deletedAt, stamps }
}
function firstSheet(sheet: SheetContent, nameOf: NameOf) {
  const { id, campaign, role, createdAt, player, deletedAt, stamps } = sheet
  return { id, campaign, hero: role, createdAt, player: nameOf(player), deletedAt, stamps }
}
function firstGauntlet({ id, campaign, setup, seats, startedAt, ...rest }: SeriesContent) {
  return {
    id,
    campaign,
    sheets: seats.map(({ sheet }) => sheet),
    tier: setup['tier'],
    startedAt,
    givenUpAt: rest.givenUpAt,
    stamps: rest.stamps,
  }
}
function firstRecord(record: RecordContent, nameOf: NameOf) {
  const { id, campaign, table, series, endedAt, outcome, note, deletedAt, stamps, marks } = record
  const sat = (seats: readonly SeatContent[]) =>
    seats.map(({ sheet, player }) => ({ sheet, player: nameOf(player) }))
  return {
    id,
    campaign,
    table,
    gauntlet: series,
    endedAt,
    outcome,
    seats: sat(record.seats),
    note,
    deletedAt,
    stamps,
    marks,
    history: record.history.map((version) => ({
      correctedAt: version.correctedAt,
      endedAt: version.endedAt,
      outcome: version.outcome,
      seats: sat(version.seats),
      note: version.note,
    })),
  }
}
function firstTable(table: TableContent) {
  const { id, game, rulesVersion, campaign, series, daily, options, seed, script } = table
  const { floor, turn } = table.progress as { readonly floor: number; readonly turn: number }
  const { startedAt, status, outcome, updatedAt, deletedAt, stamps } = table
  return {
    ...{ id, game, rulesVersion, campaign, gauntlet: series, daily, options, seed, script },
    seats: table.seats.map(({ sheet }) => sheet),
    ...{ startedAt, status, outcome, floor, turn, updatedAt, deletedAt, stamps },
    actions: table.actions.map(({ action, takenAt }) => ({ action, takenAt })),
  }
}

/** A bundle of today as the first version's. */
export function asFirstBundle(bundle: string): string {
  const entries = entriesOf(Buffer.from(bundle, 'base64'))
  const read = (name: string): unknown =>
    JSON.parse(entries.find((entry) => entry.name === name)?.data.toString() ?? 'null')
  const list = <Kind extends keyof Content>(kind: Kind) => read(`${kind}.json`) as Content[Kind]
  const nameOf = namesOf(list('players'))
  const tables = entries.filter(({ name }) => name.startsWith('tables/'))
  const manifest = read('manifest.json') as { readonly counts: Readonly<Record<string, number>> }
  const { campaigns, sheets, series, records, tables: number } = manifest.counts
  const counts = { campaigns, sheets, gauntlets: series, records, tables: number }
  const files: readonly (readonly [string, unknown])[] = [
    ['manifest.json', { ...manifest, version: 1, counts }],
    ['campaigns.json', list('campaigns').map(firstCampaign)],
    ['gauntlets.json', list('series').map(firstGauntlet)],
    ['records.json', list('records').map((record) => firstRecord(record, nameOf))],
    ['sheets.json', list('sheets').map((sheet) => firstSheet(sheet, nameOf))],
    ...tables.map(({ name }) => [name, firstTable(read(name) as TableContent)] as const),
  ]
  return base64Of(
    zipOf(files.map(([name, data]) => ({ name, data: Buffer.from(JSON.stringify(data)) }))),
  )
}

/** A campaign's file of today as the first version's. */
export function asFirstCampaign(base64: string): string {
  const file = JSON.parse(textOf({ base64 })) as CampaignFile
  const { format, app, players, campaign, sheets, series, records } = file
  const nameOf = namesOf(players)
  return base64Of(
    JSON.stringify({
      format,
      version: 1,
      app,
      campaign: firstCampaign(campaign),
      sheets: sheets.map((sheet) => firstSheet(sheet, nameOf)),
      gauntlets: series.map(firstGauntlet),
      records: records.map((record) => firstRecord(record, nameOf)),
    }),
  )
}
