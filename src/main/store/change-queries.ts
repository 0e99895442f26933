/** Whether anything has changed since: what follows from many rows need not be worked out again where nothing has. */
import type { Connection } from './connection'

export function changeQueries(db: Connection) {
  const own = db.prepare<[], number>('SELECT total_changes()').pluck()

  return {
    /** Another text whenever a row has changed, by this connection or by another program. */
    stateOfData: (): string =>
      `${own.get() ?? 0} ${Number(db.pragma('data_version', { simple: true }))}`,
  }
}
