/** Files that come into the app: seen first, then merged with what is here, in one transaction or not at all. */
import type { AppEvents, ImportPreview, ParsedInput } from '@shared/api'
import type { TableContent } from '@shared/content'
import type { CampaignId, Instant } from '@shared/ids'
import type { ExchangeQueries } from '../store/exchange-queries'
import { settlement } from './conflicts'
import type { WorkHooks } from '../store/long-work'
import { isSameTable, withLazyTables } from './lazy-actions'
import { matchPlayers } from './match-players'
import { planImport } from './plan'
import type { Plan, PlanParts } from './plan'
import { packPlayed, unpackPlayed } from './played-file'
import type { PlayedFile } from './played-file'
import { readFile } from './read-file'
import type { ImportedFile } from './read-file'
import { replayAll } from './replay'
import type { Played, PlayedGames } from './replay'
import { soundHere } from './sound-here'

type Choices = ParsedInput<'imports.apply'>['choices']

/** What an import would do, and what its games came to, for when it is carried out. */
export interface Previewed {
  readonly preview: ImportPreview
  readonly played: PlayedFile
}

/** What an import has done, and what of it others must hear. */
export interface Applied {
  readonly preview: ImportPreview
  readonly tables: readonly AppEvents['table.changed'][]
  readonly campaigns: readonly CampaignId[]
  /** Whether there are other packs. */
  readonly packs: boolean
}

/**
 * What can be done with a file. Both refuse it with `foreign-file`, `newer-file`, `oversized-file`, `oversized-game`,
 * `damaged-file`, `pack-…` or a code of the game of a pack, `import-conflict`, `deleted` or `cancelled`, `apply` also with `import-changed`, and then nothing has
 * changed.
 */
export function createImports(parts: PlanParts) {
  const { queries } = parts
  /** For one plan: from one to the next, what is here may change. */
  const lazyParts = (): PlanParts => ({ ...parts, queries: withLazyTables(queries) })

  /** Reads a file and plays the games in it that are not here as they are there. */
  const prepare = async (
    bytes: Buffer,
    hooks: WorkHooks,
    before: PlayedFile | null,
  ): Promise<readonly [ImportedFile, PlayedGames]> => {
    const { games, say } = parts
    const here = soundHere(withLazyTables(queries))
    const gameHere = (id: CampaignId) => here.campaign(id)?.game ?? null
    const step = (done: number, total: number): void => hooks.step('reading', done, total)
    const read = readFile(bytes, { games, gameHere, say, step })
    const file = read.named ? { ...read, content: matchPlayers(read.content, here) } : read
    const unknown = file.content.tables.filter((table) => {
      const stored = here.table(table.id)
      return stored === null || !isSameTable(stored, table)
    })
    return [file, await replayAll(unknown, games, hooks, unpackPlayed(bytes, before))]
  }

  const settle = (choices: Choices) => settlement(choices, parts.now().toISOString())

  return {
    preview: async (bytes: Buffer, hooks: WorkHooks): Promise<Previewed> => {
      const [file, { replay, played }] = await prepare(bytes, hooks, null)
      const preview = previewOf(file, planImport(file, lazyParts(), replay, settle([])))
      return { preview, played: packPlayed(bytes, played) }
    },
    /**
     * @param choices which form of each conflict is taken; the later one where none is named
     * @param before what a preview of the same file found
     */
    apply: async (
      bytes: Buffer,
      { choices, before }: { readonly choices: Choices; readonly before: PlayedFile | null },
      hooks: WorkHooks,
    ): Promise<Applied> => {
      const [file, { replay }] = await prepare(bytes, hooks, before)
      const plan = await hooks.write(() =>
        queries.transaction(() => {
          const planned = planImport(file, lazyParts(), replay, settle(choices))
          carryOut(planned, queries, parts.now().toISOString(), hooks.step)
          return planned
        }),
      )
      return {
        preview: previewOf(file, plan),
        tables: plan.changes.tables.map(({ id, status }) => ({
          table: id,
          revision: queries.revision(id),
          status,
        })),
        campaigns: [...campaignsOf(plan)],
        packs: plan.changes.packs.length > 0,
      }
    },
  }
}

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

/**
/**
 * What others refer to comes first, after what makes room.
 * @param at the moment at which that goes into the bin
 * @throws Refusal `cancelled` where `step` does, and then all of it is taken back
 */
export function carryOut(
  { changes, played, aside }: Plan,
  queries: ExchangeQueries,
  at: Instant,
  step: WorkHooks['step'],
): void {
  const moved = aside.map(({ kind, id }) => [id, queries.setAside(kind, id, at)] as const)
  const asides: ReadonlyMap<string, string> = new Map(moved)
  for (const player of changes.players) queries.putPlayer(player)
  for (const campaign of changes.campaigns) queries.putCampaign(campaign)
  for (const sheet of changes.sheets) queries.putSheet(sheet)
  for (const series of changes.series) queries.putSeries(series)
  for (const pack of changes.packs) queries.putPack(pack)
  const total = changes.tables.length + changes.records.length
  let done = 0
  for (const table of changes.tables) {
    putTable(
      table,
      { played: played.get(table.id) ?? null, aside: asides.get(table.id) ?? null },
      queries,
    )
    step('merging', (done += 1), total)
  }
  for (const record of changes.records) {
    queries.putRecord(record)
    step('merging', (done += 1), total)
  }
}

/** A table with where its game stands and what it adds up to, so that nobody has to play it once more. */
function putTable(
  table: TableContent,
  { played, aside }: { readonly played: Played | null; readonly aside: string | null },
  queries: ExchangeQueries,
): void {
  const { id, rulesVersion } = table
  queries.putTable(table, played ?? { reveals: [], snapshot: null })
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
