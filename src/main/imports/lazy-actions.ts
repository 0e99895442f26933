/**
 * Tables whose actions are read whenever somebody asks for them, and not kept: of all the games of a library only one at a
 * time is in memory.
 */
import type { TableContent } from '@shared/content'
import type { ExchangeQueries } from '../store/exchange-queries'

type Actions = TableContent['actions']
interface Parts {
  /** Without its actions. */
  readonly head: TableContent
  readonly read: () => Actions
}

/** Of each such table what it is made of, so that a copy with other fields reads no actions. */
const made = new WeakMap<TableContent, Parts>()

/** @param head its actions are left aside */
export function withActions(head: TableContent, read: () => Actions): TableContent {
  const table = { ...head, actions: [] }
  made.set(table, { head: { ...table }, read })
  return Object.defineProperty(table, 'actions', { get: read, enumerable: true })
}

/** A copy with other fields. */
export function changeTable(
  table: TableContent,
  changes: Partial<Omit<TableContent, 'actions'>>,
): TableContent {
  const parts = made.get(table)
  return parts === undefined
    ? { ...table, ...changes }
    : withActions({ ...parts.head, ...changes }, parts.read)
}

/** What was merged of two tables, with the actions of the one that went further. */
export function withActionsOf(merged: TableContent, further: TableContent): TableContent {
  const parts = made.get(further)
  return parts === undefined ? merged : withActions(merged, parts.read)
}

/** The same queries, but for tables whose actions are read whenever somebody asks for them. */
export function withLazyTables(queries: ExchangeQueries): ExchangeQueries {
  return {
    ...queries,
    table: (id) => {
      const head = queries.table(id, 'heads')
      return head === null ? null : withActions(head, () => queries.table(id)?.actions ?? [])
    },
  }
}
