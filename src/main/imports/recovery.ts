/** A game that is not as it was written, as the newest backup has it: taken from there alone, all else stays. */
import type { AppEvents, ParsedInput, TableInBackup } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { CampaignId, TableId } from '@shared/ids'
import type { InBackup } from '../store/backup-search'
import type { Connection } from '../store/connection'
import { contentReads } from '../store/content-reads'
import type { OutcomeRules } from '../store/outcome-rules'
import { checkContent } from './check'
import { settlement } from './conflicts'
import { campaignsOf, carryOut } from './index'
import { readTable } from './outcomes'
import { planImport } from './plan'
import type { Plan, PlanParts } from './plan'
import { replayNow } from './replay'
import { soundHere } from './sound-here'

export interface RecoveryParts extends PlanParts {
  readonly outcomes: OutcomeRules
  readonly searchBackups: <Found>(search: {
    readonly table: TableId
    readonly look: (copy: Connection) => Found | null
  }) => InBackup<Found> | null
  readonly changed: (campaign: CampaignId) => void
  readonly tableChanged: (table: AppEvents['table.changed']) => void
}

export function createRecovery({ searchBackups, ...parts }: RecoveryParts) {
  const { queries, outcomes, changed, tableChanged, games, now } = parts

  /** What taking the game from a backup would do; null where it is not sound there, or does not fit what is here. */
  const planFrom = (copy: Connection, id: TableId): Plan | null => {
    const there = contentReads(copy, outcomes)
    const known = {
      games,
      gameHere: (campaign: CampaignId) => queries.campaign(campaign)?.game ?? null,
    }
    try {
      const read = there.table(id)
      if (read === null || !there.isTableSound(id)) return null
      const tables = [readTable(read, games)]
      const none = { players: [], campaigns: [], sheets: [], series: [], records: [], packs: [] }
      const content = { ...none, tables }
      checkContent(content, known)
      const file = { kind: 'bundle', app: '', writtenAt: null, days: true, named: false } as const
      const plan = planImport(
        { ...file, content },
        parts,
        replayNow(games),
        settlement([], parts.now().toISOString()),
      )
      return plan.changes.tables.length > 0 ? plan : null
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }

  /** Null also where the table here is sound. @throws Refusal `not-found` where there is none */
  const find = (id: TableId): InBackup<Plan> | null => {
    if (!queries.isStored('table', id)) throw new Refusal('not-found', 'There is no such table.')
    return soundHere(queries).table(id) === null
      ? searchBackups({ table: id, look: (copy) => planFrom(copy, id) })
      : null
  }

  return {
    /**
     * Which backup has a table's game sound, where the one here is not; null where none has.
     * @throws Refusal `not-found`
     */
    inBackup: ({ table }: ParsedInput<'tables.inBackup'>): TableInBackup | null => {
      const inBackup = find(table)
      if (inBackup === null) return null
      const { backup, found } = inBackup
      return {
        file: backup.file,
        createdAt: backup.createdAt,
        steps: found.changes.tables.reduce((sum, { actions }) => sum + actions.length, 0),
        stepsHere: queries.stepsStored(table),
      }
    },
    /**
     * Puts the game of the backup in the place of the one here, which goes into the bin as it is.
     * @throws Refusal `not-found` where there is no such table, or that backup is not the one that `inBackup` names
     */
    recover: ({ table, file }: ParsedInput<'tables.recover'>): void => {
      const inBackup = find(table)
      if (inBackup?.backup.file !== file)
        throw new Refusal('not-found', 'There is no such backup of the game.')
      const plan = inBackup.found
      queries.transaction(() => carryOut(plan, queries, now().toISOString(), () => undefined))
      for (const { id, status } of plan.changes.tables)
        tableChanged({ table: id, revision: queries.revision(id), status })
      for (const campaign of campaignsOf(plan)) changed(campaign)
    },
  }
}
export type Recovery = ReturnType<typeof createRecovery>
