/** A table's game in memory and on disk: loaded, moved on by one action at a time, and told of. */
import type { TableAnswer } from '@shared/api'
import type { Actor, GameTypes, Seat, SeatInfo } from '@shared/games/game'
import { Refusal } from '@shared/errors'
import type { Instant, TableId } from '@shared/ids'
import type { Rejection } from '../games/game'
import { after } from '../store/stamps'
import type { ActionRow, TableHead, TableRow } from '../store/table-queries'
import { botAt, botMove, nextBot } from './bots'
import { extend, present, progressOf } from './loaded-game'
import type { LoadedGame } from './loaded-game'
import type { TableLookups } from './lookups'
import { recentGames } from './recent-games'
import type { Current } from './recent-games'
import { snapshots } from './snapshots'
import type { TableParts } from './table-parts'
import type { Tallies } from './tallies'
import { undoOf } from './undo'

/** What has just happened, who is shown it, and who sits there. */
interface Change {
  readonly seats: readonly SeatInfo[]
  readonly events: readonly GameTypes['event'][]
  readonly viewer: Actor
}
/** An action, and by whom, before the game has accepted it. */
interface SubmittedAction {
  readonly seat: Seat | null
  readonly bot: ActionRow['bot']
  readonly action: unknown
}
export interface AppliedAction extends Current {
  readonly events: readonly GameTypes['event'][]
}

/** What every call on a game does: nothing in memory is ever ahead of what is on disk. */
export function createMoves(parts: TableParts, lookups: TableLookups, tallies: Tallies) {
  const { queries, now } = parts
  const { beginningOf, requireCurrentTable } = lookups
  const recent = recentGames()
  const snapshotsOf = snapshots(queries)
  const timestamp = (): Instant => now().toISOString()
  /** A change follows the last one, also where the clock was set back between them. */
  const momentAfter = ({ updatedAt }: TableRow): Instant => after(updatedAt, timestamp())

  /** @throws Refusal `table-unreadable`, `table-newer`, `database-damaged` */
  const loadedGameOf = (row: TableRow): LoadedGame => {
    const kept = recent.game(row.id)
    if (kept?.revision === row.revision) return kept
    const loaded = keptFor(row.id, snapshotsOf.load(row, beginningOf(row)))
    recent.putGame(row.id, loaded)
    return loaded
  }
  /**
   * A table to be played at. Where it stands on disk as its last action left it, nothing of it is read again.
   * @throws Refusal as `requireCurrentTable` and `loadedGameOf` do
   */
  const currentOf = (id: TableId, revision: number): Current => {
    const kept = recent.current(id)
    if (kept?.written?.revision === revision && queries.isAsWritten(id, kept.written)) return kept
    const row = requireCurrentTable(id, revision)
    return { row, loaded: loadedGameOf(row), written: null }
  }
  /** A snapshot that cannot be kept, on a full disk, keeps nobody from looking at a game. */
  const keptFor = (id: TableId, loaded: LoadedGame): LoadedGame => {
    try {
      return snapshotsOf.keep(id, loaded)
    } catch (error) {
      parts.logError(error)
      return loaded
    }
  }
  /** What a viewer is told, of the game and of what has just happened in it. */
  const answer = (
    id: TableId,
    loaded: LoadedGame,
    { events, viewer, seats }: Change,
  ): TableAnswer => {
    const { status } = loaded
    const { game, rules } = loaded.beginning
    const state = present(loaded)
    const goesOn = status === 'playing'
    return {
      table: id,
      revision: loaded.revision,
      status,
      earlierRules: rules === game.rulesVersion ? null : rules,
      scriptLeft: loaded.beginning.script === null ? null : game.scriptLeft(state),
      seats,
      viewer,
      asked: goesOn ? game.asked(state) : [],
      view: game.view(state, viewer, goesOn),
      actions: goesOn ? game.legalActions(state, viewer) : [],
      events: game.eventsFor(events, viewer),
      undo: goesOn && botAt(seats, viewer) === null ? undoOf(loaded, viewer).may : 'nothing',
      record: goesOn ? null : parts.recordOfTable(id),
    }
  }

  /** One action with all that follows from it, on disk together or not at all. */
  const commitAction = ({ row, written: on }: Current, moved: LoadedGame, action: ActionRow) => {
    const { id, campaign, game, series } = row
    const outcome = moved.beginning.game.outcome(present(moved))
    const status = outcome === null ? 'playing' : 'ended'
    const ended: LoadedGame = { ...moved, status }
    const { step } = ended
    const progress = progressOf(ended, momentAfter(row), outcome)
    const current = queries.transaction((): Current => {
      const basis = on?.basis ?? queries.tableBasis(id, step - 1)
      const written = queries.putMove(id, basis, { step, action, progress })
      if (outcome !== null && campaign !== null) {
        const [table, seats, endedAt] = [id, queries.tableSeats(id), progress.updatedAt]
        parts.recordGame({ campaign, game, series, table, seats, outcome, endedAt })
      }
      return { row: { ...row, ...progress }, loaded: snapshotsOf.keep(id, ended), written }
    })
    keep(row, current.loaded, { inList: outcome !== null })
    recent.putCurrent(current)
    return current
  }

  /** @throws Refusal the game's own rejection */
  const applyAction = (current: Current, taken: SubmittedAction): AppliedAction => {
    const { row, loaded: before } = current
    const { seat, bot, action } = taken
    const { game } = before.beginning
    const applied = game.apply(present(before), seat, action)
    if (!applied.ok) throw rejected(row, applied.rejection)
    const { reveals, state, events } = applied
    const stored = { revision: row.revision + 1, action, reveals, seat, bot }
    return { ...commitAction(current, extend(before, stored, state), stored), events }
  }
  /** Bots play on until a person is asked; each of their actions is on disk before the next. */
  const letBotsPlay = (from: AppliedAction, seats: readonly SeatInfo[]): AppliedAction => {
    let current = from
    const events = [...from.events]
    for (
      let bot = nextBot(current.loaded, seats);
      bot !== null;
      bot = nextBot(current.loaded, seats)
    ) {
      current = applyAction(current, botMove(current.loaded, bot))
      events.push(...current.events)
    }
    return { ...current, events }
  }

  /** A change is on disk: the game stays in memory, and those who listen are told. */
  const keep = (
    { id, campaign }: Pick<TableRow, 'id' | 'campaign'>,
    loaded: LoadedGame,
    { inList }: { readonly inList: boolean },
  ): void => {
    recent.putGame(id, loaded)
    // Counting plays the whole game once more: whoever made the last move does not wait for it.
    if (loaded.status !== 'playing') parts.background(tallies.countLater(id))
    parts.changed({ table: id, revision: loaded.revision, status: loaded.status })
    if (inList && campaign !== null) parts.campaignChanged(campaign)
  }
  /** Tells those who listen of a change of a table whose game stands as it stood. */
  const announce = ({ id, revision, status, campaign }: TableHead): void => {
    parts.changed({ table: id, revision, status })
    if (campaign !== null) parts.campaignChanged(campaign)
  }

  return {
    timestamp,
    momentAfter,
    loadedGameOf,
    currentOf,
    keep,
    answer,
    applyAction,
    letBotsPlay,
    announce,
  }
}
export type Moves = ReturnType<typeof createMoves>

/** A game's own rejection as what a call refuses with. */
export function rejected({ game }: TableRow, { code, ruling, named }: Rejection): Refusal {
  return new Refusal(`${game}.${code}`, `The rules refuse this: ${code}.`, {
    ...named,
    ruling,
  })
}
