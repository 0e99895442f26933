/** A game goes on: actions, undo, seats that change hands, and giving up. */
import type { ParsedInput, TableAnswer, TableSummary } from '@shared/api'
import { Refusal } from '@shared/errors'
import type { CallError } from '@shared/errors'
import type { Actor, GameTypes, SeatInfo } from '@shared/games/game'
import type { TableId } from '@shared/ids'
import type { TableRow } from '../store/table-queries'
import { requireGame } from '../games'
import type { Game } from '../games/game'
import { botAt } from './bots'
import { present, progressOf } from './loaded-game'
import type { LoadedGame } from './loaded-game'
import type { TableLookups } from './lookups'
import { rejected } from './moves'
import type { Moves } from './moves'
import { checkBot } from './options'
import type { TableParts } from './table-parts'
import { undoOf } from './undo'

export function createPlay(parts: TableParts, lookups: TableLookups, moves: Moves) {
  const { queries, games } = parts
  const { requireLiveTable, requirePlayingTable, requireCurrentTable, readSummary } = lookups
  const {
    timestamp,
    momentAfter,
    loadedGameOf,
    currentOf,
    keep,
    answer,
    applyAction,
    letBotsPlay,
  } = moves

  /**
   * A game as it stands once nobody but a person is asked: bots go on where the app ended between two of their moves.
   * Where that cannot be written, the game can still be looked at.
   */
  const caughtUp = (row: TableRow, seats: readonly SeatInfo[]): LoadedGame => {
    const loaded = loadedGameOf(row)
    if (row.status !== 'playing') return loaded
    try {
      return letBotsPlay({ row, loaded, written: null, events: [] }, seats).loaded
    } catch (error) {
      parts.logError(error)
      return loadedGameOf(requireLiveTable(row.id))
    }
  }

  return {
    open: ({ table, viewer }: ParsedInput<'tables.open'>): TableAnswer => {
      const row = requireLiveTable(table)
      const seats = queries.tableSeats(table)
      return answer(table, caughtUp(row, seats), { events: [], viewer, seats })
    },
    /** A table as everyone may see it, whoever is asked. */
    openToAll: (table: TableId) => {
      const row = requireLiveTable(table)
      const loaded = loadedGameOf(row)
      const { game, options } = loaded.beginning
      return {
        game,
        options,
        seats: queries.tableSeats(table),
        view: game.view(present(loaded), null),
        updatedAt: row.updatedAt,
        day: row.day,
      }
    },
    /** What lay open to all when a table's game ended; null where it is not here, or cannot be replayed any more. */
    lastView: (table: TableId): GameTypes['view'] => {
      try {
        const loaded = loadedGameOf(requireLiveTable(table))
        return loaded.beginning.game.view(present(loaded), null)
      } catch (error) {
        if (error instanceof Refusal) return null
        throw error
      }
    },
    /** What a viewer sees of a game's table. @throws Refusal `not-found` where it is another game's */
    viewOf: <T extends GameTypes>(game: Game<T>, table: TableId, viewer: Actor): T['view'] => {
      const loaded = loadedGameOf(requireLiveTable(table))
      if (loaded.beginning.game.id !== game.id)
        throw new Refusal('not-found', 'The table is of another game.', { field: 'table' })
      return game.view(present(loaded), viewer)
    },
    /** @throws Refusal `table-over`, `stale-revision`, the game's own rejection */
    act: ({ table, revision, actor, action }: ParsedInput<'tables.act'>): TableAnswer => {
      const current = currentOf(table, revision)
      const seats = queries.tableSeats(table)
      checkPerson(seats, actor)
      const taken = applyAction(current, { seat: actor, bot: null, action })
      const { loaded, events } = letBotsPlay(taken, seats)
      return answer(table, loaded, { events, viewer: actor, seats })
    },

    /** Why the rules would refuse an action now; null where they would not. @throws Refusal `table-over` */
    why: ({ table, actor, action }: ParsedInput<'tables.why'>): CallError | null => {
      const row = requirePlayingTable(table)
      const loaded = loadedGameOf(row)
      const rejection = loaded.beginning.game.whyNot(present(loaded), actor, action)
      if (rejection === null) return null
      const { code, message, details } = rejected(row, rejection)
      return { code, message, details }
    },

    /**
     * Takes back the actor's last action; what others have done since stands, where it does not rest on it. A game
     * that is over stays so: its record is on the sheets.
     * @throws Refusal `table-over`, `stale-revision`, `nothing-to-undo`, `undo-past-reveal`, `bad-input` where a bot sits
     */
    undo: ({ table, revision, actor }: ParsedInput<'tables.undo'>): TableAnswer => {
      const row = requireCurrentTable(table, revision)
      const seats = queries.tableSeats(table)
      checkPerson(seats, actor)
      const undo = undoOf(loadedGameOf(row), actor)
      switch (undo.may) {
        case 'nothing':
          throw new Refusal('nothing-to-undo', 'There is no action of yours to take back.')
        case 'reveal':
          throw new Refusal('undo-past-reveal', 'What your last action showed has been seen.')
        case 'free':
      }
      const loaded: LoadedGame = { ...undo.loaded, revision: row.revision + 1 }
      queries.transaction(() => {
        queries.removeActions(table, undo.step, undo.kept)
        queries.updateTable(table, progressOf(loaded, momentAfter(row)))
      })
      keep(row, loaded, { inList: false })
      return answer(table, loaded, { events: [], viewer: actor, seats })
    },

    /**
     * Another person, or a bot, takes a seat over. Null where the table is damaged.
     * @throws Refusal `table-over`, `bad-options` where there is no such seat or no such bot
     */
    seat: ({ table, seat, ...change }: ParsedInput<'tables.seat'>): TableSummary | null => {
      const row = requirePlayingTable(table)
      const seats = queries.tableSeats(table)
      const before = seats[seat]
      if (before === undefined) {
        throw new Refusal('bad-options', 'The table has no such seat.', { field: 'seat' })
      }
      const { player = before.player, bot = before.bot } = change
      checkBot(requireGame(games, row.game), bot)
      const loaded: LoadedGame = { ...loadedGameOf(row), revision: row.revision + 1 }
      const progress = progressOf(loaded, momentAfter(row))
      queries.transaction(() => {
        const at = queries.next('table', table, 'seats', timestamp())
        queries.setTableSeat(table, seat, { player, bot }, at)
        queries.updateTable(table, progress)
      })
      keep(row, loaded, { inList: true })
      const { revision, updatedAt } = progress
      const stored = { ...row, revision, updatedAt }
      letBotsPlay(
        { row: stored, loaded, written: null, events: [] },
        seats.with(seat, { ...before, player, bot }),
      )
      return readSummary(requireLiveTable(table))
    },

    /** Ends a game without a result: it earns nothing (R42). @throws Refusal `table-over` */
    abandon: (id: TableId): TableAnswer => {
      const row = requirePlayingTable(id)
      const loaded: LoadedGame = {
        ...loadedGameOf(row),
        revision: row.revision + 1,
        status: 'abandoned',
      }
      queries.transaction(() => {
        queries.updateTable(id, progressOf(loaded, momentAfter(row)))
      })
      keep(row, loaded, { inList: true })
      return answer(id, loaded, { events: [], viewer: null, seats: queries.tableSeats(id) })
    },
  }
}

/** Where a bot sits, no person acts: first a person takes the seat over. @throws Refusal `bad-input` */
function checkPerson(seats: readonly SeatInfo[], actor: Actor): void {
  if (botAt(seats, actor) === null) return
  throw new Refusal('bad-input', 'A bot sits there.', { field: 'actor' })
}
