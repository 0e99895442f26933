/**
 * Tables: games being played. Every change is on disk before its answer is given, in one transaction with
 * what follows from it; a table in memory is only ever a copy of what is stored.
 */
import { randomInt, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type {
  AppEvents,
  DamagedTable,
  Day,
  LogEntry,
  ParsedInput,
  TableAnswer,
  TableSummary,
} from '@shared/api'
import { Refusal } from '@shared/errors'
import type { CallError } from '@shared/errors'
import type { Actor, GameId, GameTypes, Seat, SeatInfo } from '@shared/games/game'
import { tableId } from '@shared/ids'
import type { CampaignId, Instant, RecordId, SeriesId, TableId } from '@shared/ids'
import { isOfNewerRules, requireGame } from '../games'
import type { Games } from '../games'
import type { Seating } from '../games/campaign-rules'
import type { Rejection } from '../games/game'
import type { Queries } from '../store/queries'
import { after } from '../store/stamps'
import type {
  ActionRow,
  TableFilter,
  TableQueries,
  TableRow,
  TableScript,
} from '../store/table-queries'
import type { TallyQueries } from '../store/tally-queries'
import { botMove, nextBot } from './bots'
import { dailyRulesFor, seedOfDay } from './daily'
import { checkBot, checkScript, parseOptions, seatsOfTable } from './options'
import { logEntry } from './log'
import { readGameColumns, tableLookups } from './lookups'
import { extend, loadGame, positionOf, present, progressOf, stepBack, undoOf } from './loaded-game'
import type { LoadedGame } from './loaded-game'
import { recentGames } from './recent-games'
import { begin, replay } from './replay'
import { createReplays } from './replays'
import { snapshotDue } from './snapshots'
import { createTallies } from './tallies'

type StartInput = ParsedInput<'tables.start'>
type Seats = Pick<StartInput, 'game' | 'campaign' | 'gauntlet' | 'options'>

export interface TableParts {
  readonly games: Games
  readonly queries: TableQueries & TallyQueries & Pick<Queries, 'transaction' | 'next'>
  readonly now: () => Date
  readonly scripted: boolean
  /** Fills in what a campaign knows of who sits down, or refuses the game. */
  readonly seat: (input: Seats) => Seating
  /** Enters a finished campaign game on its sheets; part of the transaction of the action that ended it. */
  readonly recordGame: (game: {
    readonly campaign: CampaignId
    readonly game: GameId
    readonly series: SeriesId | null
    readonly table: TableId
    readonly seats: readonly SeatInfo[]
    readonly outcome: unknown
    readonly endedAt: Instant
  }) => RecordId
  readonly recordOfTable: (table: TableId) => RecordId | null
  readonly changed: (table: AppEvents['table.changed']) => void
  /** A campaign has one game more or less, or one that has come to its end. */
  readonly campaignChanged: (campaign: CampaignId) => void
  /** Told how many games are counted, where there are some to count. */
  readonly progress: (job: AppEvents['job.progress']) => void
}

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
interface AppliedAction {
  readonly loaded: LoadedGame
  readonly events: readonly GameTypes['event'][]
}

/** What can be done with tables. Unknown ids are refused with `not-found`, those in the bin with `deleted`. */
export function createTables(parts: TableParts) {
  const { queries, games, now, scripted } = parts
  const recent = recentGames()
  const lookups = tableLookups(queries, games)
  const {
    requireHead,
    requireLiveHead,
    requireLiveTable,
    requirePlayingTable,
    requireCurrentTable,
    readSummary,
    beginningOf,
  } = lookups
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

  /** The tables that can be read. */
  const list = (filter: TableFilter): readonly TableSummary[] =>
    queries.tables(filter).flatMap((row) => readSummary(row) ?? [])

  /** Tells those who listen, once the change is on disk. */
  const announce = (id: TableId, { inList }: { readonly inList: boolean }): void => {
    const { revision, status, campaign } = requireHead(id)
    parts.changed({ table: id, revision, status })
    if (inList && campaign !== null) parts.campaignChanged(campaign)
  }

  return {
    /** @throws Refusal `bad-input`, `script-not-allowed`, `bad-options`, and what `seat` refuses */
    start: (input: StartInput): TableAnswer => {
      const game = requireGame(games, input.game)
      const script = input.script === undefined ? null : storedScript(input.script)
      if (script !== null && !scripted) {
        throw new Refusal('script-not-allowed', 'Only a scripted app takes a script.')
      }
      const { gauntlet, daily } = input
      const dailyRules = daily === null ? null : dailyRulesFor(game, input)
      const seating = parts.seat(input)
      const { campaign, seats: seated } = seating
      const options = parseOptions(game, seating.options)
      const seats = seatsOfTable(game, options, { seated, asked: input.seats })
      if (script !== null) checkScript(game, options, script)
      const seed =
        daily === null || dailyRules === null
          ? (input.seed ?? randomInt(2 ** 32))
          : seedOfDay(dailyRules, daily, { options, seating })
      const { rulesVersion } = game
      const beginning = { game, rules: rulesVersion, options, seed, script }
      const { state, events } = begin(beginning)
      const loaded: LoadedGame = { beginning, revision: 0, actions: [], states: [state] }
      const id = v.parse(tableId, randomUUID())
      const { progress, updatedAt: startedAt } = progressOf(loaded, timestamp())
      queries.transaction(() => {
        const stored = {
          options,
          seed,
          script,
          rulesVersion,
          seats,
          campaign,
          series: gauntlet,
          daily,
        }
        queries.insertTable({ id, game: input.game, ...stored, progress, startedAt })
      })
      recent.put(id, loaded)
      announce(id, { inList: true })
      const then = letBotsPlay(id, { loaded, events })
      return answer(id, then.loaded, { events: then.events, viewer: null })
    },

    open: ({ table, viewer }: ParsedInput<'tables.open'>): TableAnswer =>
      answer(table, loadedGameOf(requireLiveTable(table)), { events: [], viewer }),
    /** Null where the table is damaged. @throws Refusal `not-found`, `deleted` */
    get: (id: TableId): TableSummary | null => {
      requireLiveHead(id)
      const row = queries.readableTable(id)
      return row === null ? null : readSummary(row)
    },

    list,
    /** What the list leaves out, to be named and moved; it is left in the file as it is. */
    damaged: ({ deleted }: Pick<TableFilter, 'deleted'>): readonly DamagedTable[] => {
      const every = { status: null, campaign: null, deleted }
      const rows = queries.tables(every)
      const readable = new Set(
        rows.flatMap((row) => (readGameColumns(games, row) === null ? [] : row.id)),
      )
      const newer = new Set(rows.flatMap((row) => (isOfNewerRules(games, row) ? row.id : [])))
      return queries
        .tableTraces(every)
        .filter(({ id }) => id === null || !readable.has(id))
        .map(({ id, ...moments }) => ({
          table: id,
          ...moments,
          newer: id !== null && newer.has(id),
        }))
    },

    /** Tables of a game that are the game of one day or of any, the newest day first. */
    dailyTables: (game: GameId, day: Day | null): readonly TableRow[] =>
      queries.dailyTables(day).filter((row) => row.game === game),

    /** @throws Refusal `table-over`, `stale-revision`, the game's own rejection */
    act: ({ table, revision, actor, action }: ParsedInput<'tables.act'>): TableAnswer => {
      const row = requireCurrentTable(table, revision)
      checkPerson(queries.tableSeats(table), actor)
      const taken = applyAction(row, loadedGameOf(row), { seat: actor, bot: null, action })
      const { loaded, events } = letBotsPlay(table, taken)
      return answer(table, loaded, { events, viewer: actor })
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
     * Takes back the actor's last action, and with it what bots did since. A game that is over stays so: its
     * record is on the sheets.
     * @throws Refusal `table-over`, `stale-revision`, `nothing-to-undo`, `undo-past-reveal`
     */
    undo: ({ table, revision, actor }: ParsedInput<'tables.undo'>): TableAnswer => {
      const row = requireCurrentTable(table, revision)
      const before = loadedGameOf(row)
      const { may, steps } = undoOf(before, actor)
      switch (may) {
        case 'nothing':
          throw new Refusal('nothing-to-undo', 'There is no action of yours to take back.')
        case 'reveal':
          throw new Refusal('undo-past-reveal', 'The last action rolled a die or showed a card.')
        case 'free':
      }
      const earlier = stepBack(before, steps, row.revision + 1)
      queries.transaction(() => {
        queries.removeActionsFrom(table, earlier.actions.length + 1)
        queries.updateTable(table, progressOf(earlier, momentAfter(row)))
      })
      recent.put(table, earlier)
      announce(table, { inList: false })
      return answer(table, earlier, { events: [], viewer: actor })
    },

    /**
     * Another person, or a bot, takes a seat over. Null where the table is damaged.
     * @throws Refusal `table-over`, `bad-options` where there is no such seat or no such bot
     */
    seat: ({ table, seat, ...change }: ParsedInput<'tables.seat'>): TableSummary | null => {
      const row = requirePlayingTable(table)
      const before = queries.tableSeats(table)[seat]
      if (before === undefined) {
        throw new Refusal('bad-options', 'The table has no such seat.', { field: 'seat' })
      }
      const { player = before.player, bot = before.bot } = change
      checkBot(requireGame(games, row.game), bot)
      const loaded: LoadedGame = { ...loadedGameOf(row), revision: row.revision + 1 }
      queries.transaction(() => {
        queries.setTableSeat(
          table,
          seat,
          { player, bot },
          queries.next('table', table, 'seats', timestamp()),
        )
        queries.updateTable(table, progressOf(loaded, momentAfter(row)))
      })
      recent.put(table, loaded)
      announce(table, { inList: true })
      letBotsPlay(table, { loaded, events: [] })
      return readSummary(requireLiveTable(table))
    },

    /** Ends a game without a result: it earns nothing (R42). @throws Refusal `table-over` */
    abandon: (id: TableId): TableAnswer => {
      const row = requirePlayingTable(id)
      const loaded: LoadedGame = { ...loadedGameOf(row), revision: row.revision + 1 }
      queries.transaction(() => {
        queries.updateTable(id, progressOf(loaded, momentAfter(row), { status: 'abandoned' }))
      })
      recent.put(id, loaded)
      announce(id, { inList: true })
      return answer(id, loaded, { events: [], viewer: null })
    },

    /** Puts a table into the bin, also a damaged one. What its game earned stays on the sheets. */
    remove: (id: TableId): void => {
      requireLiveHead(id)
      queries.transaction(() => {
        const at = queries.next('table', id, 'deletedAt', timestamp())
        queries.setTableDeleted(id, at, at)
      })
      announce(id, { inList: true })
    },
    /** Takes a table out of the bin; null is said of one that is as damaged as it went in. */
    restore: (id: TableId): TableSummary | null => {
      if (requireHead(id).deletedAt !== null) {
        queries.transaction(() => {
          queries.setTableDeleted(id, null, queries.next('table', id, 'deletedAt', timestamp()))
        })
        announce(id, { inList: true })
      }
      const row = queries.readableTable(id)
      return row === null ? null : readSummary(row)
    },

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
    tallies: createTallies(parts, lookups),
  }
}
export type Tables = ReturnType<typeof createTables>

/** Where a bot sits, no person acts: first a person takes the seat over. @throws Refusal `bad-input` */
function checkPerson(seats: readonly SeatInfo[], actor: Actor): void {
  if (actor === null || (seats[actor]?.bot ?? null) === null) return
  throw new Refusal('bad-input', 'A bot sits there.', { field: 'actor' })
}

/** As it is kept: other decks than the usual one, and a position, only where there are some. */
function storedScript({
  deck,
  decks,
  rolls,
  position,
}: NonNullable<StartInput['script']>): TableScript {
  return {
    deck,
    ...(Object.keys(decks).length === 0 ? {} : { decks }),
    rolls,
    ...(position === undefined ? {} : { position }),
  }
}

function rejected({ game }: TableRow, { code, ruling }: Rejection): Refusal {
  return new Refusal(`${game}.${code}`, `The rules refuse this: ${code}.`, {
    ruling,
  })
}
