/** The calls that bring files in, and what screens hear of it. */
import type { AppEvents, DamagedThing, ImportPreview, LeftOut, ParsedInput } from '@shared/api'
import type { CampaignId } from '@shared/ids'
import type { Locale } from '@shared/locales'
import type { PlayedFile } from '../imports/played-file'
import type { ContentScope } from '../store/content-reads'
import type { Tasks } from './tasks'
import type { Bundle } from './work'

export interface ImportCallParts {
  readonly tasks: Tasks
  /** The language of the screens. */
  readonly locale: () => Locale
  /** Told of each campaign that an import changed, once it is on disk. */
  readonly changed: (campaign: CampaignId) => void
  readonly tableChanged: (table: AppEvents['table.changed']) => void
  readonly packsChanged: () => void
}

export function createImportCalls({
  tasks,
  locale,
  changed,
  tableChanged,
  packsChanged,
}: ImportCallParts) {
  /** What the last preview found, until something is imported. */
  let before: PlayedFile | null = null
  return {
    preview: async ({ base64 }: ParsedInput<'imports.preview'>): Promise<ImportPreview> => {
      before = null
      const file = Buffer.from(base64, 'base64')
      const seen = await tasks.preview({ kind: 'preview', file, locale: locale() })
      before = seen.played
      return seen.preview
    },
    apply: async ({ base64, choices }: ParsedInput<'imports.apply'>): Promise<ImportPreview> => {
      const file = Buffer.from(base64, 'base64')
      const task = { kind: 'apply', file, choices, before, locale: locale() } as const
      const applied = await tasks.apply(task)
      before = null
      for (const table of applied.tables) tableChanged(table)
      for (const campaign of applied.campaigns) changed(campaign)
      if (applied.packs) packsChanged()
      return applied.preview
    },
    cancel: async ({ job }: ParsedInput<'jobs.cancel'>): Promise<null> => {
      await tasks.cancel(job)
      return null
    },
  }
}
export type ImportCalls = ReturnType<typeof createImportCalls>

/** @param damaged tells all that cannot be read */
export function bundleTaker(tasks: Tasks, damaged: () => readonly DamagedThing[]) {
  return async (scope: ContentScope, locale: Locale): Promise<Bundle> => {
    const bundle = await tasks.bundle({ kind: 'bundle', scope, locale })
    return { ...bundle, leftOut: withNames(bundle.leftOut, damaged) }
  }
}

/** What cannot be read is called what can still be told of it. */
function withNames(
  leftOut: readonly LeftOut[],
  damaged: () => readonly DamagedThing[],
): readonly LeftOut[] {
  if (leftOut.every(({ name }) => name !== null)) return leftOut
  const told = new Map(damaged().map((one) => [`${one.kind} ${one.key}`, one]))
  return leftOut.map((one) => {
    const found = told.get(`${one.kind} ${one.key}`)
    return one.name !== null || found === undefined
      ? one
      : { ...one, name: found.name, at: found.at }
  })
}
