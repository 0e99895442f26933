/** What the games played here add up to, each counted once and kept until its table moves on. */
import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'
import type { AppEvents } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { GameEvent, GameOptions, GameTally } from '@shared/games'
import type { TableId } from '@shared/ids'
import { games } from '../games'
import type { TableQueries, TableRow } from '../store/table-queries'
import type { TallyQueries, TallyRow } from '../store/tally-queries'
import { beginningOf, readOptions } from './lookups'
import { replay } from './replay'

/** A table that is not in the bin, with what its game adds up to so far. */
export interface TalliedTable extends Pick<TableRow, 'id' | 'campaign' | 'status' | 'updatedAt'> {
  readonly options: GameOptions
  readonly tally: GameTally
}

interface TallyParts {
  readonly queries: TableQueries & TallyQueries
  readonly progress: (job: AppEvents['job.progress']) => void
}

const EVERY_TABLE = { status: null, campaign: null, deleted: false } as const

/**
 * Gives every table that is not in the bin with its tally; tables that these rules cannot replay are left out.
 * What is not counted yet is counted first: between two games everybody else has a word, and whoever asks
 * meanwhile waits for the same work.
 */
export const createTallies = ({ queries, progress }: TallyParts) => {
  let work: Promise<void> | null = null

  const countMissing = async (): Promise<void> => {
    const kept = queries.tallies()
    const missing = queries
      .tables(EVERY_TABLE)
      .filter((row) => isReadable(row) && readTally(row, kept.get(row.id)) === null)
      .map(({ id }) => id)
    for (const [at, id] of missing.entries()) {
      countOne(id)
      progress({ job: 'statistics', done: at + 1, total: missing.length })
      await setImmediate()
    }
  }

  /** The table may have moved on, or be gone, since it was found missing. */
  const countOne = (id: TableId): void => {
    const row = queries.table(id)
    if (row === null) return
    const tally = tallyOf(row)
    if (tally === null) return
    const { rulesVersion, revision } = row
    const { tallyVersion } = games[row.game]
    queries.putTally({
      table: id,
      rulesVersion,
      tallyVersion,
      revision,
      tally: JSON.stringify(tally),
    })
  }

  const tallyOf = (row: TableRow): GameTally | null => {
    try {
      const beginning = beginningOf(row)
      const events: GameEvent[] = []
      for (const step of replay(beginning, queries.actions(row.id))) events.push(...step.events)
      return beginning.game.tally(beginning.options, events)
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }

  return async (): Promise<readonly TalliedTable[]> => {
    work ??= countMissing().finally(() => {
      work = null
    })
    await work
    const kept = queries.tallies()
    return queries.tables(EVERY_TABLE).flatMap((row): readonly TalliedTable[] => {
      const options = readOptions(row)
      if (!isReadable(row) || options === null) return []
      // One that moved on while the others were counted is counted now.
      const tally = readTally(row, kept.get(row.id)) ?? tallyOf(row)
      if (tally === null) return []
      const { id, campaign, status, updatedAt } = row
      return [{ id, campaign, status, updatedAt, options, tally }]
    })
  }
}

const isReadable = ({ game, rulesVersion }: TableRow): boolean =>
  games[game].rulesVersion === rulesVersion

/** A kept tally, unless it is of another revision, of other rules, or counted otherwise. */
const readTally = (row: TableRow, kept: TallyRow | undefined): GameTally | null => {
  if (kept?.revision !== row.revision) return null
  const { rulesVersion, tallyVersion, tallySchema } = games[row.game]
  if (kept.rulesVersion !== rulesVersion || kept.tallyVersion !== tallyVersion) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), tallySchema), kept.tally)
  return parsed.success ? parsed.output : null
}
