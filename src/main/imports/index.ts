/** Files that come into the app: seen first, then merged with what is here, in one transaction or not at all. */
import { isDeepStrictEqual } from 'node:util'
import type { AppEvents, ImportPreview, ParsedInput } from '@shared/api'
import type { TableContent } from '@shared/content'
import type { CampaignId } from '@shared/ids'
import type { ExchangeQueries } from '../store/exchange-queries'
import { settlement } from './conflicts'
import { matchPlayers } from './match-players'
import { planImport } from './plan'
import type { Plan, PlanParts } from './plan'
import { readFile } from './read-file'
import type { ImportedFile } from './read-file'
import { replayAll } from './replay'
import type { Played, Replay } from './replay'

export interface ImportParts extends PlanParts {
  /** Told of each campaign that an import changed, once it is on disk. */
  readonly changed: (campaign: CampaignId) => void
  readonly tableChanged: (table: AppEvents['table.changed']) => void
  /** Told how many of a file's games are played through. */
  readonly progress: (job: AppEvents['job.progress']) => void
}

/**
 * What can be done with a file. Both refuse it with `foreign-file`, `newer-file`, `oversized-file`,
 * `damaged-file`, `import-conflict` or `deleted`, `apply` also with `import-changed`, and then nothing has changed.
 */
export function createImports({ changed, tableChanged, progress, ...parts }: ImportParts) {
  const { queries } = parts

  /** Reads a file and plays the games in it that are not here as they are there. */
  const prepare = async (base64: string): Promise<readonly [ImportedFile, Replay]> => {
    const gameHere = (id: CampaignId) => queries.campaign(id)?.game ?? null
    const read = readFile(Buffer.from(base64, 'base64'), { games: parts.games, gameHere })
    const file = read.named ? { ...read, content: matchPlayers(read.content, queries) } : read
    const unknown = file.content.tables.filter(
      (table) => !isDeepStrictEqual(queries.table(table.id), table),
    )
    return [
      file,
      await replayAll(unknown, parts.games, (done, total) =>
        progress({ job: 'import', done, total }),
      ),
    ]
  }

  const settle = (choices: ParsedInput<'imports.apply'>['choices']) =>
    settlement(choices, parts.now().toISOString())

  return {
    preview: async ({ base64 }: ParsedInput<'imports.preview'>): Promise<ImportPreview> => {
      const [file, replay] = await prepare(base64)
      return previewOf(
        file,
        queries.transaction(() => planImport(file, parts, replay, settle([]))),
      )
    },
    apply: async ({ base64, choices }: ParsedInput<'imports.apply'>): Promise<ImportPreview> => {
      const [file, replay] = await prepare(base64)
      const plan = queries.transaction(() => {
        const planned = planImport(file, parts, replay, settle(choices))
        carryOut(planned, queries)
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
    conflicts: plan.conflicts,
    changes: Object.values(plan.changes).some((things: readonly unknown[]) => things.length > 0),
  }
}

/** What others refer to comes first. */
function carryOut({ changes, played }: Plan, queries: ExchangeQueries): void {
  for (const player of changes.players) queries.putPlayer(player)
  for (const campaign of changes.campaigns) queries.putCampaign(campaign)
  for (const sheet of changes.sheets) queries.putSheet(sheet)
  for (const series of changes.series) queries.putSeries(series)
  for (const table of changes.tables) putTable(table, played.get(table.id) ?? null, queries)
  for (const record of changes.records) queries.putRecord(record)
}

/** A table with what its game adds up to, so that nobody has to play it once more. */
function putTable(table: TableContent, played: Played | null, queries: ExchangeQueries): void {
  const { id, rulesVersion } = table
  queries.putTable(table, played?.reveals ?? [])
  const tally = played?.tally ?? null
  if (tally === null) return
  const { version: tallyVersion, text } = tally
  const revision = queries.revision(id)
  queries.putTally({ table: id, rulesVersion, tallyVersion, revision, tally: text })
}

function campaignsOf({ changes }: Plan): ReadonlySet<CampaignId> {
  const { campaigns, sheets, series, records, tables } = changes
  return new Set([
    ...campaigns.map(({ id }) => id),
    ...[...sheets, ...series, ...records].map(({ campaign }) => campaign),
    ...tables.flatMap(({ campaign }) => (campaign === null ? [] : [campaign])),
  ])
}
