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
/** A table as it is stored, and its game in memory. */
export interface Current {
  readonly row: TableRow
  readonly loaded: LoadedGame
}
export interface AppliedAction extends Current {
  readonly events: readonly GameTypes['event'][]
}

/** What every call on a game does: nothing in memory is ever ahead of what is on disk. */
export function createMoves(parts: TableParts, lookups: TableLookups, tallies: Tallies) {
  const { queries, now } = parts
  const { beginningOf } = lookups
  const recent = recentGames()
  const snapshotsOf = snapshots(queries)
  const timestamp = (): Instant => now().toISOString()
  /** A change follows the last one, also where the clock was set back between them. */
  const momentAfter = ({ updatedAt }: TableRow): Instant => after(updatedAt, timestamp())

  /** @throws Refusal `table-unreadable`, `table-newer`, `database-damaged` */
  const loadedGameOf = (row: TableRow): LoadedGame => {
    const kept = recent.get(row.id)
    if (kept?.revision === row.revision) return kept
    const loaded = keptFor(row.id, snapshotsOf.load(row, beginningOf(row)))
    recent.put(row.id, loaded)
    return loaded
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
  const commitAction = (row: TableRow, moved: LoadedGame, action: ActionRow): Current => {
    const outcome = moved.beginning.game.outcome(present(moved))
    const status = outcome === null ? 'playing' : 'ended'
    const ended: LoadedGame = { ...moved, status }
    const progress = progressOf(ended, momentAfter(row), outcome)
    const { updatedAt, day, revision } = progress
    const loaded = queries.transaction(() => {
      queries.insertAction(row.id, ended.step, action, updatedAt)
      queries.updateTable(row.id, progress)
      if (outcome !== null && row.campaign !== null)
        parts.recordGame({
          campaign: row.campaign,
          game: row.game,
          series: row.series,
          table: row.id,
          seats: queries.tableSeats(row.id),
          outcome,
          endedAt: updatedAt,
        })
      return snapshotsOf.keep(row.id, ended)
    })
    const stored = { ...row, revision, status, updatedAt, day } as const
    keep(stored, loaded, { inList: outcome !== null })
    return { row: stored, loaded }
  }

  /** @throws Refusal the game's own rejection */
  const applyAction = ({ row, loaded: before }: Current, taken: SubmittedAction): AppliedAction => {
    const { seat, bot, action } = taken
    const { game } = before.beginning
    const applied = game.apply(present(before), seat, action)
    if (!applied.ok) throw rejected(row, applied.rejection)
    const { reveals, state, events } = applied
    const stored = { revision: row.revision + 1, action, reveals, seat, bot }
    return { ...commitAction(row, extend(before, stored, state), stored), events }
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
    recent.put(id, loaded)
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
