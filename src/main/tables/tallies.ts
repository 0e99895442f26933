/** What the games played here add up to, each counted once and kept until its table moves on. */
import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'
import type { AppEvents } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { GameTypes } from '@shared/games/game'
import type { TableId } from '@shared/ids'
import { findGame, findGameOfRules } from '../games'
import type { Games } from '../games'
import type { TalliedTable } from '../games/counted-games'
import type { TableQueries, TableRow } from '../store/table-queries'
import type { TallyQueries, TallyRow } from '../store/tally-queries'
import { readGameColumns } from './lookups'
import type { TableLookups } from './lookups'
import { replay } from './replay'

interface TallyParts {
  readonly games: Games
  readonly queries: TableQueries & TallyQueries
  readonly progress: (job: AppEvents['job.progress']) => void
}

const EVERY_TABLE = { status: null, campaign: null, deleted: false } as const

/**
 * Gives every table that is not in the bin with its tally; tables that these rules cannot replay are left out.
 * What is not counted yet is counted first: between two games everybody else has a word, and whoever asks
 * meanwhile waits for the same work.
 */
export function createTallies(
  { queries, games, progress }: TallyParts,
  { beginningOf }: Pick<TableLookups, 'beginningOf'>,
) {
  let work: Promise<void> | null = null

  const countMissing = async (): Promise<void> => {
    const kept = queries.tallies()
    const missing = queries
      .tables(EVERY_TABLE)
      .filter(
        (row) =>
          findGameOfRules(games, row) !== null && readTally(games, row, kept.get(row.id)) === null,
      )
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
    const game = findGame(games, row.game)
    const tally = tallyOf(row)
    if (game === null || tally === null) return
    const { rulesVersion, revision } = row
    queries.putTally({
      table: id,
      rulesVersion,
      tallyVersion: game.tallyVersion,
      revision,
      tally: JSON.stringify(tally),
    })
  }

  /** Null where the game cannot be replayed; no game adds up to null. */
  const tallyOf = (row: TableRow): unknown => {
    try {
      const beginning = beginningOf(row)
      const events: GameTypes['event'][] = []
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
      const told = readGameColumns(games, row)
      if (findGameOfRules(games, row) === null || told === null) return []
      // One that moved on while the others were counted is counted now.
      const tally = readTally(games, row, kept.get(row.id)) ?? tallyOf(row)
      if (tally === null) return []
      const { id, game, campaign, status, updatedAt } = row
      return [{ id, game, campaign, status, updatedAt, options: told.options, tally }]
    })
  }
}

/** A kept tally, unless it is of another revision, of other rules, or counted otherwise. */
function readTally(games: Games, row: TableRow, kept: TallyRow | undefined): unknown {
  const game = findGame(games, row.game)
  if (game === null || kept?.revision !== row.revision) return null
  const { tallyVersion, schemas } = game
  if (kept.rulesVersion !== row.rulesVersion || kept.tallyVersion !== tallyVersion) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schemas.tally), kept.tally)
  return parsed.success ? parsed.output : null
}
