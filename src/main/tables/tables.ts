/**
 * Tables: games being played. Every change is on disk before its answer is given, in one transaction with
 * what follows from it; a table in memory is only ever a copy of what is stored.
 */
import { randomInt, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type {
  AppEvents,
  Daily,
  DailyResult,
  DamagedTable,
  Day,
  LogEntry,
  ParsedInput,
  RecordSeat,
  TableAnswer,
  TableSummary,
} from '@shared/api'
import { Refusal } from '@shared/errors'
import type { CallError, RejectionErrorCode } from '@shared/errors'
import type { GameAction, GameEvent, GameOutcome } from '@shared/games'
import { tableId } from '@shared/ids'
import type { CampaignId, GauntletId, Instant, RecordId, SheetId, TableId } from '@shared/ids'
import { games } from '../games'
import type { Rejection } from '../games/game'
import type { Queries } from '../store/queries'
import { after } from '../store/stamps'
import type { TableFilter, TableQueries, TableRow } from '../store/table-queries'
import type { TallyQueries } from '../store/tally-queries'
import { bestFirst, checkDaily, dailyGame, dailyResults } from './daily'
import { checkScript, parseOptions } from './options'
import { beginningOf, readOptions, tableLookups } from './lookups'
import { extend, openPlay, positionOf, present, progressOf, stepBack, undoOf } from './play'
import type { Play } from './play'
import { recentPlays } from './recent-plays'
import { begin, replay } from './replay'
import { createReplays } from './replays'
import { snapshotDue } from './snapshots'
import { createTallies } from './tallies'

type StartInput = ParsedInput<'tables.start'>
type Seats = Pick<StartInput, 'campaign' | 'gauntlet' | 'options'>

export interface TableParts {
  readonly queries: TableQueries & TallyQueries & Pick<Queries, 'transaction' | 'next'>
  readonly now: () => Date
  readonly scripted: boolean
  /** Fills in the heroes from their sheets, or refuses the game. */
  readonly seat: (input: Seats) => {
    readonly campaign: CampaignId | null
    readonly sheets: readonly (SheetId | null)[]
    readonly options: unknown
  }
  /** Enters a finished campaign game on its sheets; part of the transaction of the action that ended it. */
  readonly recordGame: (game: {
    readonly campaign: CampaignId
    readonly gauntlet: GauntletId | null
    readonly table: TableId
    readonly seats: readonly RecordSeat[]
    readonly outcome: GameOutcome
    readonly endedAt: Instant
  }) => RecordId
  readonly recordOfTable: (table: TableId) => RecordId | null
  readonly changed: (table: AppEvents['table.changed']) => void
  /** A campaign has one game more or less, or one that has come to its end. */
  readonly campaignChanged: (campaign: CampaignId) => void
  /** Told how many games are counted, where there are some to count. */
  readonly progress: (job: AppEvents['job.progress']) => void
}

/** What can be done with tables. Unknown ids are refused with `not-found`, those in the bin with `deleted`. */
export const createTables = (parts: TableParts) => {
  const { queries, now, scripted } = parts
  const recent = recentPlays()
  const { known, liveHead, live, playing, current, readSummary } = tableLookups(queries)
  const timestamp = (): Instant => now().toISOString()
  /** A change follows the last one, also where the clock was set back between them. */
  const momentAfter = ({ updatedAt }: TableRow): Instant => after(updatedAt, timestamp())
  const seatsOf = (id: TableId, { beginning }: Play): readonly RecordSeat[] => {
    const sheets = queries.tableSheets(id)
    return beginning.options.heroes.map(({ player }, seat) => ({
      sheet: sheets[seat] ?? null,
      player,
    }))
  }

  const playOf = (row: TableRow): Play => {
    const kept = recent.get(row.id)
    if (kept?.revision === row.revision) return kept
    const actions = queries.actions(row.id)
    const play = openPlay(beginningOf(row), row.revision, actions, queries.snapshot(row.id))
    recent.put(row.id, play)
    return play
  }
  const answer = (id: TableId, play: Play, events: readonly GameEvent[]): TableAnswer => {
    const { status } = live(id)
    const { game } = play.beginning
    const state = present(play)
    return {
      table: id,
      revision: play.revision,
      status,
      view: game.view(state, null),
      actions: status === 'playing' ? game.legalActions(state) : [],
      events,
      undo: status === 'playing' ? undoOf(play) : 'nothing',
      record: parts.recordOfTable(id),
    }
  }

  /** One action with all that follows from it, on disk together or not at all. */
  const commitAction = (row: TableRow, play: Play, outcome: GameOutcome | null): void => {
    const action = play.actions.at(-1)
    if (action === undefined) throw new Error('There is no action to commit.')
    const step = play.actions.length
    const status = outcome === null ? 'playing' : 'ended'
    const progress = progressOf(play, momentAfter(row), { status, outcome })
    queries.transaction(() => {
      queries.insertAction(row.id, step, action, progress.updatedAt)
      queries.updateTable(row.id, progress)
      const snapshot = snapshotDue(play.beginning, play.actions, positionOf(play))
      if (snapshot !== null) queries.putSnapshot(row.id, snapshot)
      if (outcome === null || row.campaign === null) return
      parts.recordGame({
        campaign: row.campaign,
        gauntlet: row.gauntlet,
        table: row.id,
        seats: seatsOf(row.id, play),
        outcome,
        endedAt: progress.updatedAt,
      })
    })
    recent.put(row.id, play)
  }

  /** The tables that can be read. */
  const list = (filter: TableFilter): readonly TableSummary[] =>
    queries.tables(filter).flatMap((row) => readSummary(row) ?? [])

  /** Tells those who listen, once the change is on disk. */
  const announce = (id: TableId, { inList }: { readonly inList: boolean }): void => {
    const { revision, status, campaign } = known(id)
    parts.changed({ table: id, revision, status })
    if (inList && campaign !== null) parts.campaignChanged(campaign)
  }

  return {
    /** @throws Refusal `script-not-allowed`, `bad-options`, and what `seat` refuses */
    start: (input: StartInput): TableAnswer => {
      const game = games[input.game]
      const script = input.script ?? null
      if (script !== null && !scripted) {
        throw new Refusal('script-not-allowed', 'Only a scripted house takes a script.')
      }
      const { gauntlet, daily } = input
      if (daily !== null) checkStandsAlone(input)
      const { campaign, sheets, options: filled } = parts.seat(input)
      const options = parseOptions(game, filled)
      if (script !== null) checkScript(game, options, script)
      if (daily !== null) checkDaily(daily, options)
      const seed = daily === null ? (input.seed ?? randomInt(2 ** 32)) : dailyGame(daily).seed
      const beginning = { game, options, seed, script }
      const { state, events } = begin(beginning)
      const play: Play = { beginning, revision: 0, actions: [], states: [state] }
      const id = v.parse(tableId, randomUUID())
      const { floor, turn, updatedAt: startedAt } = progressOf(play, timestamp())
      const { rulesVersion } = game
      queries.transaction(() => {
        const stored = { options, seed, script, rulesVersion, sheets, campaign, gauntlet, daily }
        queries.insertTable({ id, game: input.game, ...stored, floor, turn, startedAt })
      })
      recent.put(id, play)
      announce(id, { inList: true })
      return answer(id, play, events)
    },

    open: (id: TableId): TableAnswer => answer(id, playOf(live(id)), []),

    list,
    /** What the list leaves out, to be named and moved; it is left in the file as it is. */
    damaged: ({ deleted }: Pick<TableFilter, 'deleted'>): readonly DamagedTable[] => {
      const every = { status: null, campaign: null, deleted }
      const readable = new Set(
        queries.tables(every).flatMap((row) => (readOptions(row) === null ? [] : row.id)),
      )
      return queries
        .tableTraces(every)
        .filter(({ id }) => id === null || !readable.has(id))
        .map(({ id, ...moments }) => ({ table: id, ...moments }))
    },

    /** The game of a day, and how the games of that day ended here. */
    daily: (day: Day): Daily => ({
      day,
      ...dailyGame(day),
      results: bestFirst(dailyResults(queries.dailyTables(day))),
    }),
    /** Every daily delve played here, the newest day first. */
    dailies: (): readonly DailyResult[] => dailyResults(queries.dailyTables(null)),

    /** @throws Refusal `table-over`, `stale-revision`, the game's own rejection */
    act: ({ table, revision, action }: ParsedInput<'tables.act'>): TableAnswer => {
      const row = current(table, revision)
      const before = playOf(row)
      const { game } = before.beginning
      const applied = game.apply(present(before), action)
      if (!applied.ok) throw rejected(row, applied.rejection)
      const taken = { revision: row.revision + 1, action, reveals: applied.reveals }
      const play = extend(before, taken, applied.state)
      const outcome = game.outcome(applied.state)
      commitAction(row, play, outcome)
      announce(table, { inList: outcome !== null })
      return answer(table, play, applied.events)
    },

    /** Why the rules would refuse an action now; null where they would not. @throws Refusal `table-over` */
    why: ({ table, action }: ParsedInput<'tables.why'>): CallError | null => {
      const row = playing(table)
      const play = playOf(row)
      const rejection = play.beginning.game.whyNot(present(play), action)
      if (rejection === null) return null
      const { code, message, details } = rejected(row, rejection)
      return { code, message, details }
    },

    /**
     * Takes back the last action. A game that is over stays so: its record is on the sheets.
     * @throws Refusal `table-over`, `stale-revision`, `nothing-to-undo`, `undo-past-reveal`
     */
    undo: ({ table, revision }: ParsedInput<'tables.undo'>): TableAnswer => {
      const row = current(table, revision)
      const before = playOf(row)
      switch (undoOf(before)) {
        case 'nothing':
          throw new Refusal('nothing-to-undo', 'No action has been taken yet.')
        case 'reveal':
          throw new Refusal('undo-past-reveal', 'The last action rolled a die or showed a card.')
        case 'free':
      }
      const earlier = stepBack(before, row.revision + 1)
      queries.transaction(() => {
        queries.removeAction(table, before.actions.length)
        queries.updateTable(table, progressOf(earlier, momentAfter(row)))
      })
      recent.put(table, earlier)
      announce(table, { inList: false })
      return answer(table, earlier, [])
    },

    /** Ends a game without a result: it earns nothing (R42). @throws Refusal `table-over` */
    abandon: (id: TableId): TableAnswer => {
      const row = playing(id)
      const play: Play = { ...playOf(row), revision: row.revision + 1 }
      queries.transaction(() => {
        queries.updateTable(id, progressOf(play, momentAfter(row), { status: 'abandoned' }))
      })
      recent.put(id, play)
      announce(id, { inList: true })
      return answer(id, play, [])
    },

    /** Puts a table into the bin, also a damaged one. What its game earned stays on the sheets. */
    remove: (id: TableId): void => {
      liveHead(id)
      queries.transaction(() => {
        const at = queries.next('table', id, 'deletedAt', timestamp())
        queries.setTableDeleted(id, at, at)
      })
      announce(id, { inList: true })
    },
    /** Takes a table out of the bin; null is said of one that is as damaged as it went in. */
    restore: (id: TableId): TableSummary | null => {
      if (known(id).deletedAt !== null) {
        queries.transaction(() => {
          queries.setTableDeleted(id, null, queries.next('table', id, 'deletedAt', timestamp()))
        })
        announce(id, { inList: true })
      }
      const row = queries.readableTable(id)
      return row === null ? null : readSummary(row)
    },

    /** Every step of a game with its events, by replay. @throws Refusal `table-unreadable` */
    log: (id: TableId): readonly LogEntry[] => {
      const row = live(id)
      const actions = queries.actions(id)
      return Array.from(replay(beginningOf(row), actions), ({ step, events }): LogEntry => {
        const taken = actions[step - 1]
        if (taken === undefined) return { revision: 0, action: null, events }
        // The rules have just accepted it, and they accept nothing but actions.
        return { revision: taken.revision, action: taken.action as GameAction, events }
      })
    },
    replay: createReplays(queries),
    tallies: createTallies(parts),
  }
}
export type Tables = ReturnType<typeof createTables>

/** A daily delve is in no campaign, and its seed is the day's. @throws Refusal `bad-options` */
const checkStandsAlone = ({ campaign, gauntlet, seed, options }: StartInput): void => {
  const besides = {
    campaign: campaign !== null || options.heroes.some(({ sheet }) => sheet !== undefined),
    gauntlet: gauntlet !== null,
    seed: seed !== undefined,
  }
  for (const [field, given] of Object.entries(besides)) {
    if (!given) continue
    const message = 'A daily delve takes its seed from the day, and is in no campaign.'
    throw new Refusal('bad-options', message, { field })
  }
}

const rejected = ({ game }: TableRow, { code, ruling }: Rejection): Refusal =>
  // The game's own closed list of codes, which its contract carries as text.
  new Refusal(`${game}.${code}` as RejectionErrorCode, `The rules refuse this: ${code}.`, {
    ruling,
  })
