/** Files that come into the app: seen first, then merged with what is here, in one transaction or not at all. */
import { isDeepStrictEqual } from 'node:util'
import type { AppEvents, ImportPreview, ParsedInput } from '@shared/api'
import type { TableContent } from '@shared/content'
import type { CampaignId, Instant } from '@shared/ids'
import type { ExchangeQueries } from '../store/exchange-queries'
import { matchPlayers } from './match-players'
import { planImport } from './plan'
import type { Plan, PlanParts } from './plan'
import { readFile } from './read-file'
import type { ImportedFile } from './read-file'
import { replayAll } from './replay'
import type { Played, Replay } from './replay'
import { soundHere } from './sound-here'

export interface ImportParts extends PlanParts {
  /** Told of each campaign that an import changed, once it is on disk. */
  readonly changed: (campaign: CampaignId) => void
  readonly tableChanged: (table: AppEvents['table.changed']) => void
  /** Told how many of a file's games are played through. */
  readonly progress: (job: AppEvents['job.progress']) => void
}

/**
 * What can be done with a file. Both refuse it with `foreign-file`, `newer-file`, `oversized-file`,
 * `damaged-file`, `import-conflict` or `deleted`, and then nothing has changed.
 */
export function createImports({ changed, tableChanged, progress, ...parts }: ImportParts) {
  const { queries, now } = parts

  /** Reads a file and plays the games in it that are not here as they are there. */
  const prepare = async (base64: string): Promise<readonly [ImportedFile, Replay]> => {
    const here = soundHere(queries)
    const gameHere = (id: CampaignId) => here.campaign(id)?.game ?? null
    const read = readFile(Buffer.from(base64, 'base64'), { games: parts.games, gameHere })
    const file = read.named ? { ...read, content: matchPlayers(read.content, here) } : read
    const unknown = file.content.tables.filter(
      (table) => !isDeepStrictEqual(here.table(table.id), table),
    )
    return [
      file,
      await replayAll(unknown, parts.games, (done, total) =>
        progress({ job: 'import', done, total }),
      ),
    ]
  }

  return {
    preview: async ({ base64 }: ParsedInput<'imports.preview'>): Promise<ImportPreview> => {
      const [file, replay] = await prepare(base64)
      return previewOf(
        file,
        queries.transaction(() => planImport(file, parts, replay)),
      )
    },
    apply: async ({ base64 }: ParsedInput<'imports.apply'>): Promise<ImportPreview> => {
      const [file, replay] = await prepare(base64)
      const plan = queries.transaction(() => {
        const planned = planImport(file, parts, replay)
        carryOut(planned, queries, now().toISOString())
        return planned
      })
      for (const { id, status } of plan.changes.tables)
        tableChanged({ table: id, revision: queries.revision(id), status })
      for (const campaign of campaignsOf(plan)) changed(campaign)
      return previewOf(file, plan)
    },
  }
}
export type Imports = ReturnType<typeof createImports>

function previewOf({ kind, writtenAt, app }: ImportedFile, plan: Plan): ImportPreview {
  return {
    kind,
    writtenAt,
    app,
    items: plan.items,
    changes: Object.values(plan.changes).some((things: readonly unknown[]) => things.length > 0),
  }
}

/**
 * What others refer to comes first, after what makes room.
 * @param at the moment at which that goes into the bin
 */
export function carryOut(
  { changes, played, aside }: Plan,
  queries: ExchangeQueries,
  at: Instant,
): void {
  const moved = aside.map(({ kind, id }) => [id, queries.setAside(kind, id, at)] as const)
  const asides: ReadonlyMap<string, string> = new Map(moved)
  for (const player of changes.players) queries.putPlayer(player)
  for (const campaign of changes.campaigns) queries.putCampaign(campaign)
  for (const sheet of changes.sheets) queries.putSheet(sheet)
  for (const series of changes.series) queries.putSeries(series)
  for (const table of changes.tables)
    putTable(
      table,
      { played: played.get(table.id) ?? null, aside: asides.get(table.id) ?? null },
      queries,
    )
  for (const record of changes.records) queries.putRecord(record)
}

/** A table with what its game adds up to, so that nobody has to play it once more. */
function putTable(
  table: TableContent,
  { played, aside }: { readonly played: Played | null; readonly aside: string | null },
  queries: ExchangeQueries,
): void {
  const { id, rulesVersion } = table
  queries.putTable(table, played?.reveals ?? [])
  if (aside !== null) queries.followRevision(id, aside)
  const tally = played?.tally ?? null
  if (tally === null) return
  const { version: tallyVersion, text } = tally
  const revision = queries.revision(id)
  queries.putTally({ table: id, rulesVersion, tallyVersion, revision, tally: text })
}

export function campaignsOf({ changes }: Plan): ReadonlySet<CampaignId> {
  const { campaigns, sheets, series, records, tables } = changes
  return new Set([
    ...campaigns.map(({ id }) => id),
    ...[...sheets, ...series, ...records].map(({ campaign }) => campaign),
    ...tables.flatMap(({ campaign }) => (campaign === null ? [] : [campaign])),
  ])
}
