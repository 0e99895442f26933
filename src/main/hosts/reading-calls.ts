/** Calls that are answered also while another thread writes into the database. */
import type { CallName } from '@shared/api'

/** None of them writes into the database itself; what a game brings may, and waits. */
const READING: ReadonlySet<unknown> = new Set<CallName>([
  'app.info',
  'app.openFolder',
  'app.diagnostics',
  'games.list',
  'games.cards',
  'settings.get',
  'backups.list',
  'library.get',
  'campaigns.list',
  'campaigns.get',
  'records.preview',
  'records.get',
  'records.list',
  'statistics.get',
  'statistics.records',
  'statistics.unrecorded',
  'tables.get',
  'tables.list',
  'tables.log',
  'tables.why',
  'tables.inBackup',
  'earlier.list',
  'damaged.list',
  'exports.sheet',
  'exports.campaign',
  'exports.everything',
  'exports.pack',
  'exports.ownPack',
  'packs.list',
  'packs.get',
  'imports.preview',
  // Waits for its turn by itself, once it has something to write.
  'imports.apply',
  'imports.opened',
  'jobs.cancel',
])

export function isReading(call: unknown): boolean {
  return READING.has(call)
}
