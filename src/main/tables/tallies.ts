/**
 * What the games played here add up to. A tally is made when a game ends or comes in, kept beside its table, and in
 * memory from when it was first asked for.
 */
import { setImmediate } from 'node:timers/promises'
import * as v from 'valibot'
import type { AppEvents } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { GameTypes } from '@shared/games/game'
import type { CampaignId, TableId } from '@shared/ids'
import { findGameOfRules } from '../games'
import type { Games } from '../games'
import type { TalliedTable } from '../games/counted-games'
import type { Game } from '../games/game'
import { untilChanged } from '../store/kept'
import type { Queries } from '../store/queries'
import { json } from '../store/rows'
import type { TableQueries } from '../store/table-queries'
import type { TallyQueries, TallyRow } from '../store/tally-queries'
import type { TableLookups } from './lookups'
import { replay } from './replay'
import type { IndexedTable, TableIndex } from './table-index'

interface TallyParts {
  readonly games: Games
  readonly queries: TableQueries & TallyQueries & Pick<Queries, 'stateOf'>
  /** Told how many games are counted, where somebody waits for some to be. */
  readonly progress: (job: AppEvents['job.progress']) => void
}

/** What a game at a table adds up to after so many changes of the table. */
interface KeptTally {
  readonly revision: number
  /** Null: these rules cannot replay the game; no game adds up to null. */
  readonly tally: unknown
}

const EVERY_TABLE = { status: null, campaign: null, deleted: false } as const

export function createTallies(
  { queries, games, progress }: TallyParts,
  { beginningOf }: Pick<TableLookups, 'beginningOf'>,
  index: TableIndex,
) {
  const inMemory = new Map<TableId, KeptTally>()
  const stateNow = (): string => queries.stateOf('tables', 'tallies', 'campaigns')
  const keptMissing = untilChanged<readonly IndexedTable[]>(stateNow)
  const keptTallied = untilChanged<readonly TalliedTable[]>(stateNow)

  /** The tally of a table as it stands; undefined: it is still to be counted. */
  const known = ({ id, revision, rulesVersion }: IndexedTable, game: Game): unknown => {
    const kept = inMemory.get(id)
    if (kept?.revision === revision) return kept.tally
    const tally = readTally(game, { revision, rulesVersion }, queries.tally(id))
    if (tally === undefined) return undefined
    inMemory.set(id, { revision, tally })
    return tally
  }
  /** Counts the game of a table as it stands now. */
  const count = (id: TableId): void => {
    const row = queries.table(id)
    const game = row === null ? null : findGameOfRules(games, row)
    if (row === null || game === null) return
    const { rulesVersion, revision } = row
    const tally = replayed(row)
    inMemory.set(id, { revision, tally })
    if (tally === null) return
    const { tallyVersion } = game
    const text = JSON.stringify(tally)
    queries.putTally({ table: id, rulesVersion, tallyVersion, revision, tally: text })
  }
  /** Null where the game cannot be replayed. */
  const replayed = (row: Parameters<typeof beginningOf>[0]): unknown => {
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
  const isMissing = (table: IndexedTable): boolean => {
    const game = findGameOfRules(games, table)
    return game !== null && known(table, game) === undefined
  }
  /** Games that go on, and whatever is not counted yet: between two of them everybody else has a word. */
  const countMissing = async (campaign: CampaignId | null): Promise<void> => {
    const found = keptMissing(campaign ?? '', () =>
      index.tables({ ...EVERY_TABLE, campaign }).filter(isMissing),
    )
    // What these rules cannot replay leaves no row when it is counted.
    const missing = found.filter(isMissing)
    for (const [at, { id }] of missing.entries()) {
      count(id)
      progress({ job: 'statistics', done: at + 1, total: missing.length })
      await setImmediate()
    }
  }

  const talliedNow = (campaign: CampaignId | null): readonly TalliedTable[] =>
    keptTallied(campaign ?? '', () =>
      index.tables({ ...EVERY_TABLE, campaign }).flatMap((table): readonly TalliedTable[] => {
        const game = findGameOfRules(games, table)
        if (game === null) return []
        // One that moved on while the others were counted is counted now.
        if (known(table, game) === undefined) count(table.id)
        const tally = known(table, game) ?? null
        if (tally === null) return []
        const { id, campaign: home, status, updatedAt, day, columns, seats } = table
        const played = { id, game: game.id, campaign: home, status, updatedAt, day }
        const players = seats.map(({ player }) => player)
        return [{ ...played, options: columns.options, players, tally }]
      }),
    )

  /** Counts a table's game unless that is done as it stands now. */
  const countNow = (id: TableId): void => {
    if (inMemory.get(id)?.revision !== queries.tableHead(id)?.revision) count(id)
  }

  return {
    /** Counts a game that has come to its end. */
    *countLater(id: TableId): Generator<void, void> {
      countNow(id)
      yield
    },
    /** Reads or counts everything, a game at a time: whoever asks later waits for little. */
    *prepare(): Generator<void, void> {
      for (const version of index.versions(EVERY_TABLE)) {
        const table = index.of(version)
        if (table !== null && isMissing(table)) count(table.id)
        yield
      }
      talliedNow(null)
    },
    /** What one table's game adds up to; null: these rules cannot replay it. */
    ofTable: (id: TableId): unknown => {
      countNow(id)
      return inMemory.get(id)?.tally ?? null
    },
    /**
     * Every table of a campaign, or of all and none, that is not in the bin, with its tally; those that these rules
     * cannot replay are left out.
     */
    of: async (campaign: CampaignId | null): Promise<readonly TalliedTable[]> => {
      await countMissing(campaign)
      return talliedNow(campaign)
    },
  }
}
export type Tallies = ReturnType<typeof createTallies>

/** A kept tally, unless it is of another revision, of other rules, or counted otherwise. */
function readTally(
  { tallyVersion, schemas }: Game,
  { revision, rulesVersion }: Pick<IndexedTable, 'revision' | 'rulesVersion'>,
  kept: TallyRow | null,
): unknown {
  if (kept?.revision !== revision) return undefined
  if (kept.rulesVersion !== rulesVersion || kept.tallyVersion !== tallyVersion) return undefined
  const parsed = v.safeParse(json(schemas.tally), kept.tally)
  return parsed.success ? parsed.output : undefined
}
