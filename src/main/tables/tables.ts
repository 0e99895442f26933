/**
 * Tables: games being played. Every change is on disk before its answer is given, in one transaction with
 * what follows from it; a table in memory is only ever a copy of what is stored.
 */
import type { LogEntry, ParsedInput } from '@shared/api'
import { createLibrary } from './library'
import { logEntry } from './log'
import { tableLookups } from './lookups'
import { createMoves } from './moves'
import { createPlay } from './play'
import { replay } from './replay'
import { createReplays } from './replays'
import { createStart } from './start'
import { tableIndex } from './table-index'
import type { TableParts } from './table-parts'
import { createTallies } from './tallies'

/** What can be done with tables. Unknown ids are refused with `not-found`, those in the bin with `deleted`. */
export function createTables(parts: TableParts) {
  const { queries, games } = parts
  const lookups = tableLookups(queries, games)
  const { requireLiveTable, beginningOf } = lookups
  const index = tableIndex(queries, games)
  const tallies = createTallies(parts, lookups, index)
  const moves = createMoves(parts, lookups, tallies)

  return {
    start: createStart(parts, lookups, moves),
    ...createPlay(parts, lookups, moves),
    ...createLibrary(parts, lookups, moves, index),
    /** Every step of a game with its events, by replay. @throws Refusal `table-unreadable` */
    log: ({ table, viewer }: ParsedInput<'tables.log'>): readonly LogEntry[] => {
      const row = requireLiveTable(table)
      const beginning = beginningOf(row)
      const actions = queries.actions(table)
      const looking = { viewer, over: row.status === 'ended' }
      return Array.from(replay(beginning, actions), (step) =>
        logEntry(beginning, step, actions[step.step - 1], looking),
      )
    },
    replay: createReplays(queries, lookups),
    tallies: tallies.of,
    tallyOf: tallies.ofTable,
    prepareTallies: () => tallies.prepare(),
  }
}
export type Tables = ReturnType<typeof createTables>
