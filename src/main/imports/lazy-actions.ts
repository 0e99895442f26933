/**
 * Tables whose actions are read whenever somebody asks for them, and not kept: of all the games of a library only one at a
 * time is in memory.
 */
import { isDeepStrictEqual } from 'node:util'
import type { TableContent } from '@shared/content'
import type { TableId } from '@shared/ids'
import type { ExchangeQueries } from '../store/exchange-queries'

type Actions = TableContent['actions']

/** Where the actions of a table are read. */
export interface ActionsSource {
  readonly read: () => Actions
  /** Their text as an entry of a bundle has it; null where there is none. */
  readonly text: () => string | null
}
interface Parts {
  /** Without its actions. */
  readonly head: TableContent
  readonly source: ActionsSource
}

/** Of each such table what it is made of, so that a copy with other fields reads no actions. */
const made = new WeakMap<TableContent, Parts>()

/** @param head its actions are left aside */
export function withActions(head: TableContent, source: ActionsSource): TableContent {
  const table = { ...head, actions: [] }
  made.set(table, { head: { ...table }, source })
  return Object.defineProperty(table, 'actions', { get: source.read, enumerable: true })
}

/** A copy with other fields. */
export function changeTable(
  table: TableContent,
  changes: Partial<Omit<TableContent, 'actions'>>,
): TableContent {
  const parts = made.get(table)
  return parts === undefined
    ? { ...table, ...changes }
    : withActions({ ...parts.head, ...changes }, parts.source)
}

/** What was merged of two tables, with the actions of the one that went further. */
export function withActionsOf(merged: TableContent, further: TableContent): TableContent {
  const parts = made.get(further)
  return parts === undefined ? merged : withActions(merged, parts.source)
}

/** Whether two tables are the same: by the texts of their actions where these are, without reading one by one. */
export function isSameTable(a: TableContent, b: TableContent): boolean {
  const [one, other] = [made.get(a), made.get(b)]
  if (one === undefined || other === undefined) return isDeepStrictEqual(a, b)
  if (!isDeepStrictEqual(one.head, other.head)) return false
  const text = one.source.text()
  return (
    (text !== null && text === other.source.text()) ||
    isDeepStrictEqual(one.source.read(), other.source.read())
  )
}

/**
 * The same queries, but for tables whose actions are read whenever somebody asks for them: for one plan, while nothing
 * changes.
 */
export function withLazyTables(queries: ExchangeQueries): ExchangeQueries {
  /** Whoever asks for the actions of a table, asks often one time after another. */
  let last: { readonly id: TableId; readonly actions: Actions } | null = null
  const read = (id: TableId): Actions => {
    if (last?.id !== id) last = { id, actions: queries.table(id)?.actions ?? [] }
    return last.actions
  }
  return {
    ...queries,
    table: (id) => {
      const head = queries.table(id, 'heads')
      if (head === null) return null
      const text = (): string | null => queries.actionsText(id)?.text ?? null
      return withActions(head, { read: () => read(id), text })
    },
  }
}
