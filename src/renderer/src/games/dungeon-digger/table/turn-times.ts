/** When the turns of tables began that have a time limit: kept by the page, also while it is loaded anew. */
import type { TableId } from '@shared/ids'

/** Only the last turn of a table is kept. */
function keyOf(table: TableId): string {
  return `turn ${table}`
}
/** @param turn names it among those of its table */
export function beganAt(table: TableId, turn: string, now = Date.now()): number {
  const [known, began] = window.sessionStorage.getItem(keyOf(table))?.split(' ') ?? []
  if (known === turn && Number(began) <= now) return Number(began)
  window.sessionStorage.setItem(keyOf(table), `${turn} ${now}`)
  return now
}
