/** What became of a table. The table being played has a store of its own. */
import type { TableSummary } from '@shared/api'
import type { Result } from '@shared/errors'
import type { RecordId, TableId } from '@shared/ids'
import { api } from '@renderer/api-client'
import { follow } from './follow'
import { mirror } from './mirror'

/** A table with the record it ended in, where it is a campaign game that is over. */
export interface EndedTable {
  readonly summary: TableSummary
  readonly record: RecordId | null
}

async function fetchEnded(table: TableId): Promise<Result<EndedTable>> {
  const [opened, found] = await Promise.all([
    api.call('tables.open', { table }),
    api.call('tables.get', { table }),
  ])
  if ('error' in opened) return opened
  if ('error' in found) return found
  return found.ok === null
    ? { error: { code: 'not-found', message: 'The table is damaged' } }
    : { ok: { summary: found.ok, record: opened.ok.record } }
}

/** What became of one table, followed while the calling component lives. */
export function useEndedTable(table: TableId) {
  const mirrored = mirror(() => fetchEnded(table))
  follow(['table.changed'], mirrored.refresh)
  return mirrored
}
