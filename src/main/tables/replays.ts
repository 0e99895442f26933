/** Looking back at a table, step by step. */
import type { ParsedInput, ReplayedTable } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { TableId } from '@shared/ids'
import type { ActionRow, TableQueries } from '../store/table-queries'
import type { TableLookups } from './lookups'
import { logEntry } from './log'
import { replay } from './replay'
import type { Beginning, ReplayedStep } from './replay'

/** A whole game in memory: every state that it went through. */
interface Replay {
  readonly table: TableId
  readonly revision: number
  readonly over: boolean
  readonly beginning: Beginning
  readonly actions: readonly ActionRow[]
  readonly steps: readonly ReplayedStep[]
}

/**
 * Gives a table as it stood after any of its steps. The game last looked at stays in memory, so that going to
 * and fro in it replays nothing; states share what did not change between them.
 */
export function createReplays(
  queries: Pick<TableQueries, 'actions'>,
  { requireLiveTable, beginningOf }: Pick<TableLookups, 'requireLiveTable' | 'beginningOf'>,
) {
  let kept: Replay | null = null

  /** @throws Refusal `not-found`, `deleted`, `table-unreadable` */
  const replayOf = (table: TableId): Replay => {
    const row = requireLiveTable(table)
    if (kept?.table === table && kept.revision === row.revision) return kept
    const beginning = beginningOf(row)
    const actions = queries.actions(table)
    const steps = [...replay(beginning, actions)]
    const { revision, status } = row
    kept = { table, revision, over: status === 'ended', beginning, actions, steps }
    return kept
  }

  /** @throws Refusal `not-found`, `deleted`, `table-unreadable`, `bad-input` where there is no such step */
  return ({ table, step, viewer }: ParsedInput<'tables.replay'>): ReplayedTable => {
    const { beginning, actions, steps, over } = replayOf(table)
    const shown = steps[step]
    if (shown === undefined) {
      const details = { field: 'step', steps: actions.length }
      throw new Refusal('bad-input', 'The table has not come to that step.', details)
    }
    const looking = { viewer, over }
    const told = logEntry(beginning, shown, actions[step - 1], looking)
    return {
      table,
      step,
      steps: actions.length,
      revision: told.revision,
      actor: told.actor,
      action: told.action,
      events: told.events,
      view: beginning.game.view(shown.state, viewer),
    }
  }
}
