/** Files that come into the app: seen first, then merged with what is here, in one transaction or not at all. */
import type { AppEvents, ImportPreview, ParsedInput } from '@shared/api'
import type { CampaignId } from '@shared/ids'
import type { ExchangeQueries } from '../store/exchange-queries'
import { planImport } from './plan'
import type { Plan, PlanParts } from './plan'
import { readFile } from './read-file'
import type { ImportedFile } from './read-file'

export interface ImportParts extends PlanParts {
  /** Told of each campaign that an import changed, once it is on disk. */
  readonly changed: (campaign: CampaignId) => void
  readonly tableChanged: (table: AppEvents['table.changed']) => void
}

/**
 * What can be done with a file. Both refuse it with `foreign-file`, `newer-file`, `oversized-file`,
 * `damaged-file`, `import-conflict` or `deleted`, and then nothing has changed.
 */
export const createImports = ({ changed, tableChanged, ...parts }: ImportParts) => ({
  preview: ({ base64 }: ParsedInput<'imports.preview'>): ImportPreview => {
    const file = readFile(Buffer.from(base64, 'base64'))
    return previewOf(
      file,
      parts.queries.transaction(() => planImport(file, parts)),
    )
  },
  apply: ({ base64 }: ParsedInput<'imports.apply'>): ImportPreview => {
    const file = readFile(Buffer.from(base64, 'base64'))
    const { queries } = parts
    const plan = queries.transaction(() => {
      const planned = planImport(file, parts)
      carryOut(planned, queries)
      return planned
    })
    for (const { id, status } of plan.changes.tables)
      tableChanged({ table: id, revision: queries.revision(id), status })
    for (const campaign of campaignsOf(plan)) changed(campaign)
    return previewOf(file, plan)
  },
})
export type Imports = ReturnType<typeof createImports>

const previewOf = ({ kind, writtenAt, app }: ImportedFile, plan: Plan): ImportPreview => ({
  kind,
  writtenAt,
  app,
  items: plan.items,
  changes: Object.values(plan.changes).some((things: readonly unknown[]) => things.length > 0),
})

/** What others refer to comes first. */
const carryOut = ({ changes, reveals }: Plan, queries: ExchangeQueries): void => {
  for (const campaign of changes.campaigns) queries.putCampaign(campaign)
  for (const sheet of changes.sheets) queries.putSheet(sheet)
  for (const gauntlet of changes.gauntlets) queries.putGauntlet(gauntlet)
  for (const table of changes.tables) queries.putTable(table, reveals.get(table.id) ?? [])
  for (const record of changes.records) queries.putRecord(record)
}

const campaignsOf = ({ changes }: Plan): ReadonlySet<CampaignId> => {
  const { campaigns, sheets, gauntlets, records, tables } = changes
  return new Set([
    ...campaigns.map(({ id }) => id),
    ...[...sheets, ...gauntlets, ...records].map(({ campaign }) => campaign),
    ...tables.flatMap(({ campaign }) => (campaign === null ? [] : [campaign])),
  ])
}
