/** Looking back at a table, step by step. */
import type { ParsedInput, ReplayedTable } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { GameAction } from '@shared/games'
import type { TableId } from '@shared/ids'
import type { ActionRow, TableQueries } from '../store/table-queries'
import { beginningOf, tableLookups } from './lookups'
import { replay } from './replay'
import type { Beginning, ReplayedStep } from './replay'

/** A whole game in memory: every state that it went through. */
interface Replay {
  readonly table: TableId
  readonly revision: number
  readonly beginning: Beginning
  readonly actions: readonly ActionRow[]
  readonly steps: readonly ReplayedStep[]
}

/**
 * Gives a table as it stood after any of its steps. The game last looked at stays in memory, so that going to
 * and fro in it replays nothing; states share what did not change between them.
 */
export const createReplays = (queries: TableQueries) => {
  const { live } = tableLookups(queries)
  let kept: Replay | null = null

  /** @throws Refusal `not-found`, `deleted`, `table-unreadable` */
  const replayOf = (table: TableId): Replay => {
    const row = live(table)
    if (kept?.table === table && kept.revision === row.revision) return kept
    const beginning = beginningOf(row)
    const actions = queries.actions(table)
    const steps = [...replay(beginning, actions)]
    kept = { table, revision: row.revision, beginning, actions, steps }
    return kept
  }

  /** @throws Refusal `not-found`, `deleted`, `table-unreadable`, `bad-input` where there is no such step */
  return ({ table, step }: ParsedInput<'tables.replay'>): ReplayedTable => {
    const { beginning, actions, steps } = replayOf(table)
    const shown = steps[step]
    if (shown === undefined) {
      const details = { field: 'step', steps: actions.length }
      throw new Refusal('bad-input', 'The table has not come to that step.', details)
    }
    const taken = actions[step - 1]
    return {
      table,
      step,
      steps: actions.length,
      revision: taken?.revision ?? 0,
      // The rules have accepted it, and they accept nothing but actions.
      action: taken === undefined ? null : (taken.action as GameAction),
      events: shown.events,
      view: beginning.game.view(shown.state, null),
    }
  }
}
