/**
 * What has changed since: whatever follows from many rows need not be worked out again where none of them has. Triggers
 * of the app's own connection count its changes; those of other programs SQLite counts.
 */
import type { CampaignId } from '@shared/ids'
import { onlyReads } from './connection'
import type { Connection } from './connection'

/** What changes are counted of. `endings`: tables that have ended, or have gone into or out of a list. */
export const TOPICS = ['campaigns', 'records', 'tables', 'endings', 'tallies', 'players'] as const
export type Topic = (typeof TOPICS)[number]

interface Watched {
  readonly topics: readonly Topic[]
  /** SQL for the campaign that a row belongs to, given what stands for the row; NULL: all of them may change. */
  readonly campaign: (row: string) => string
}

function of(table: string, id: string): Watched['campaign'] {
  return (row) => `(SELECT campaign_id FROM ${table} WHERE id = ${row}.${id})`
}
function own(row: string): string {
  return `${row}.campaign_id`
}
const WATCHED: Readonly<Record<string, Watched>> = {
  campaigns: { topics: ['campaigns'], campaign: (row) => `${row}.id` },
  sheets: { topics: ['campaigns'], campaign: own },
  sheet_papers: { topics: ['campaigns'], campaign: of('sheets', 'sheet_id') },
  series: { topics: ['campaigns'], campaign: own },
  series_seats: { topics: ['campaigns'], campaign: of('series', 'series_id') },
  records: { topics: ['records'], campaign: own },
  record_seats: { topics: ['records'], campaign: of('records', 'record_id') },
  record_versions: { topics: ['records'], campaign: of('records', 'record_id') },
  sheet_records: { topics: ['records'], campaign: of('sheets', 'sheet_id') },
  checkmarks: { topics: ['records'], campaign: of('sheets', 'sheet_id') },
  table_seats: { topics: ['tables', 'endings'], campaign: of('tables', 'table_id') },
  tallies: { topics: ['tallies'], campaign: () => "''" },
  players: { topics: ['players'], campaign: () => 'NULL' },
}

/** What tells a table that goes on, of which each action writes the row, from one that lists and statistics change for. */
const IS_ENDING = `NEW.status = 'ended' OR OLD.status IS NOT NEW.status
  OR OLD.deleted_at IS NOT NEW.deleted_at`

/** How often something has changed through a connection. */
interface Counts {
  readonly ofTopics: Record<Topic, number>
  readonly ofCampaigns: Map<string, number>
  everyCampaign: number
}
/** A connection counts from the first statements on it. */
const counted = new WeakMap<Connection, Counts>()

export function changeQueries(db: Connection) {
  const counts = counted.get(db) ?? startCounting(db)
  const ownChanges = db.prepare<[], number>('SELECT total_changes()').pluck()
  const others = (): number => Number(db.pragma('data_version', { simple: true }))

  return {
    /** Another text whenever a row has changed, by this connection or by another program. */
    stateOfData: (): string => `${ownChanges.get() ?? 0} ${others()}`,
    /** Another text whenever a row of these has changed. */
    stateOf: (...topics: readonly Topic[]): string =>
      `${others()} ${topics.map((topic) => counts.ofTopics[topic]).join(' ')}`,
    /** Another text whenever something has changed that a campaign's sheets and series follow from. */
    stateOfCampaign: (id: CampaignId): string =>
      `${others()} ${counts.everyCampaign} ${counts.ofCampaigns.get(id) ?? 0}`,
  }
}

function startCounting(db: Connection): Counts {
  const ofTopics = { campaigns: 0, records: 0, tables: 0, endings: 0, tallies: 0, players: 0 }
  const counts: Counts = { ofTopics, ofCampaigns: new Map(), everyCampaign: 0 }
  counted.set(db, counts)
  // Whoever may only read changes nothing that would have to be counted, and may make no triggers.
  if (onlyReads(db)) return counts
  db.function('count_change', (named: unknown, campaign: unknown) => {
    const topic = TOPICS.find((known) => known === named)
    if (topic !== undefined) ofTopics[topic] += 1
    if (typeof campaign !== 'string') counts.everyCampaign += 1
    else counts.ofCampaigns.set(campaign, (counts.ofCampaigns.get(campaign) ?? 0) + 1)
    return null
  })
  for (const [table, { topics, campaign }] of Object.entries(WATCHED)) {
    const count = (row: string): string => counting(topics, campaign(row))
    watch(db, table, 'INSERT', count('NEW'))
    watch(db, table, 'UPDATE', count('NEW'))
    watch(db, table, 'DELETE', count('OLD'))
  }
  const ofTable = (row: string): string => `coalesce(${own(row)}, '')`
  watch(db, 'tables', 'INSERT', counting(['tables', 'endings'], ofTable('NEW')))
  watch(db, 'tables', 'DELETE', counting(['tables', 'endings'], ofTable('OLD')))
  watch(db, 'tables', 'UPDATE', counting(['tables'], "''"))
  watch(db, 'tables', 'UPDATE', counting(['endings'], ofTable('NEW')), IS_ENDING)
  return counts
}

function counting(topics: readonly Topic[], campaign: string): string {
  return topics.map((topic) => `SELECT count_change('${topic}', ${campaign});`).join(' ')
}

type Change = 'INSERT' | 'UPDATE' | 'DELETE'
function watch(db: Connection, table: string, change: Change, then: string, when = '1'): void {
  const name = `${table}_${change}_${when === '1' ? 'counted' : 'counted_when'}`
  db.exec(`CREATE TEMP TRIGGER ${name} AFTER ${change} ON main.${table} WHEN ${when}
    BEGIN ${then} END`)
}
