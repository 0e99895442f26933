/** A table's game in memory and on disk: loaded, moved on by one action at a time, and told of. */
import type { TableAnswer } from '@shared/api'
import type { Actor, GameTypes, Seat } from '@shared/games/game'
import { Refusal } from '@shared/errors'
import type { Instant, TableId } from '@shared/ids'
import type { Rejection } from '../games/game'
import { after } from '../store/stamps'
import type { ActionRow, TableRow } from '../store/table-queries'
import { botMove, nextBot } from './bots'
import { extend, loadGame, positionOf, present, progressOf, undoOf } from './loaded-game'
import type { LoadedGame } from './loaded-game'
import type { TableLookups } from './lookups'
import { recentGames } from './recent-games'
import { snapshotDue } from './snapshots'
import type { TableParts } from './table-parts'

/** What has just happened, and who is shown it. */
interface Change {
  readonly events: readonly GameTypes['event'][]
  readonly viewer: Actor
}
/** An action, and by whom, before the game has accepted it. */
interface SubmittedAction {
  readonly seat: Seat | null
  readonly bot: ActionRow['bot']
  readonly action: unknown
}
export interface AppliedAction {
  readonly loaded: LoadedGame
  readonly events: readonly GameTypes['event'][]
}

/** What every call on a game does: nothing in memory is ever ahead of what is on disk. */
export function createMoves(parts: TableParts, lookups: TableLookups) {
  const { queries, now } = parts
  const { requireHead, requireLiveTable, beginningOf } = lookups
  const recent = recentGames()
  const timestamp = (): Instant => now().toISOString()
  /** A change follows the last one, also where the clock was set back between them. */
  const momentAfter = ({ updatedAt }: TableRow): Instant => after(updatedAt, timestamp())

  const loadedGameOf = (row: TableRow): LoadedGame => {
    const kept = recent.get(row.id)
    if (kept?.revision === row.revision) return kept
    const actions = queries.actions(row.id)
    const loaded = loadGame(beginningOf(row), row.revision, actions, queries.snapshot(row.id))
    recent.put(row.id, loaded)
    return loaded
  }
  /** What a viewer is told, of the game and of what has just happened in it. */
  const answer = (id: TableId, loaded: LoadedGame, { events, viewer }: Change): TableAnswer => {
    const { status } = requireLiveTable(id)
    const { game, rules } = loaded.beginning
    const state = present(loaded)
    const goesOn = status === 'playing'
    return {
      table: id,
      revision: loaded.revision,
      status,
      earlierRules: rules === game.rulesVersion ? null : rules,
      scriptLeft: loaded.beginning.script === null ? null : game.scriptLeft(state),
      seats: queries.tableSeats(id),
      viewer,
      asked: goesOn ? game.asked(state) : [],
      view: game.view(state, viewer),
      actions: goesOn ? game.legalActions(state, viewer) : [],
      events: game.eventsFor(events, viewer),
      undo: goesOn ? undoOf(loaded, viewer).may : 'nothing',
      record: parts.recordOfTable(id),
    }
  }

  /** One action with all that follows from it, on disk together or not at all. */
  const commitAction = (row: TableRow, loaded: LoadedGame): void => {
    const outcome = loaded.beginning.game.outcome(present(loaded))
    const action = loaded.actions.at(-1)
    if (action === undefined) throw new Error('There is no action to commit.')
    const step = loaded.actions.length
    const status = outcome === null ? 'playing' : 'ended'
    const progress = progressOf(loaded, momentAfter(row), { status, outcome })
    queries.transaction(() => {
      queries.insertAction(row.id, step, action, progress.updatedAt)
      queries.updateTable(row.id, progress)
      const snapshot = snapshotDue(loaded.beginning, loaded.actions, positionOf(loaded))
      if (snapshot !== null) queries.putSnapshot(row.id, snapshot)
      if (outcome === null || row.campaign === null) return
      parts.recordGame({
        campaign: row.campaign,
        game: row.game,
        series: row.series,
        table: row.id,
        seats: queries.tableSeats(row.id),
        outcome,
        endedAt: progress.updatedAt,
      })
    })
    recent.put(row.id, loaded)
    announce(row.id, { inList: outcome !== null })
  }

  /** @throws Refusal the game's own rejection */
  const applyAction = (
    row: TableRow,
    before: LoadedGame,
    taken: SubmittedAction,
  ): AppliedAction => {
    const { seat, bot, action } = taken
    const { game } = before.beginning
    const applied = game.apply(present(before), seat, action)
    if (!applied.ok) throw rejected(row, applied.rejection)
    const { reveals, state, events } = applied
    const loaded = extend(before, { revision: row.revision + 1, action, reveals, seat, bot }, state)
    commitAction(row, loaded)
    return { loaded, events }
  }
  /** Bots play on until a person is asked; each of their actions is on disk before the next. */
  const letBotsPlay = (id: TableId, from: AppliedAction): AppliedAction => {
    const seats = queries.tableSeats(id)
    let { loaded } = from
    const events = [...from.events]
    for (let bot = nextBot(loaded, seats); bot !== null; bot = nextBot(loaded, seats)) {
      const step = applyAction(requireLiveTable(id), loaded, botMove(loaded, bot))
      ;({ loaded } = step)
      events.push(...step.events)
    }
    return { loaded, events }
  }

  /** Tells those who listen, once the change is on disk. */
  const announce = (id: TableId, { inList }: { readonly inList: boolean }): void => {
    const { revision, status, campaign } = requireHead(id)
    parts.changed({ table: id, revision, status })
    if (inList && campaign !== null) parts.campaignChanged(campaign)
  }

  return {
    timestamp,
    momentAfter,
    loadedGameOf,
    /** Keeps a game in memory once it is on disk. */
    keep: recent.put,
    answer,
    applyAction,
    letBotsPlay,
    announce,
  }
}
export type Moves = ReturnType<typeof createMoves>

/** A game's own rejection as what a call refuses with. */
export function rejected({ game }: TableRow, { code, ruling }: Rejection): Refusal {
  return new Refusal(`${game}.${code}`, `The rules refuse this: ${code}.`, {
    ruling,
  })
}
