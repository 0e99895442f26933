/** Plays the actions of a table from a file: only a game that the rules accept comes in. */
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { Day } from '@shared/api'
import type { TableContent } from '@shared/content'
import type { GameId } from '@shared/games/game'
import { findGame, isOfNewerRules } from '../games'
import type { Games } from '../games'
import type { Game } from '../games/game'
import { createRandom } from '../games/random'
import { scriptFault } from '../games/script'
import type { Derived } from '../store/content-puts'
import type { WorkHooks } from '../store/long-work'
import { SNAPSHOT_INTERVAL } from '../store/snapshot-digest'
import { damaged } from './refusals'

/** Whether a game, as it was begun, is a day's (tables/daily.ts); its options are parsed by its kind. */
export type IsDaily = (
  day: Day,
  begun: { readonly game: GameId; readonly seed: number; readonly options: unknown },
) => boolean

/** @throws Refusal `damaged-file` where it is a game that is not known here, or its options make none */
function begunGame(games: Games, table: TableContent): { game: Game; options: unknown } {
  const where = `tables.${table.id}`
  const game = findGame(games, table.game)
  if (game === null) throw damaged('it is of a game that is not known here', `${where}.game`)
  const options = v.safeParse(game.schemas.options, table.options)
  if (!options.success) throw damaged('the options do not make a game', `${where}.options`)
  return { game, options: options.output }
}

/**
 * A daily delve is the game of its day, in no campaign; only who plays it may be said.
 * @throws Refusal `damaged-file`
 */
export function checkDay(table: TableContent, games: Games, isDaily: IsDaily): void {
  const { id, game: kind, seed, daily, campaign, seats } = table
  if (daily === null || isOfNewerRules(games, table)) return
  const game = findGame(games, kind)
  const options = v.safeParse(game?.schemas.options ?? v.never(), table.options)
  const alone = campaign === null && seats.every(({ sheet }) => sheet === null)
  if (!alone || !options.success || !isDaily(daily, { game: kind, seed, options: options.output }))
    throw damaged("it is not that day's game", `tables.${id}.daily`)
}

/** What follows from the actions of a table, and is kept beside them. */
export interface Played extends Derived {
  /** What the game adds up to so far; null: these rules cannot tell. */
  readonly tally: { readonly version: number; readonly text: string } | null
}

/**
 * A game that was begun by rules of a newer release is kept as it is, since nothing of it can be told here: none of its
 * actions can be taken back.
 * @throws Refusal `damaged-file`
 */
function replayTable(table: TableContent, games: Games): Played {
  if (isOfNewerRules(games, table))
    return { reveals: table.actions.map(() => true), snapshot: null, tally: null }
  const where = `tables.${table.id}`
  const { game, options } = checkBegun(table, games)
  const random = createRandom(table.seed, table.script ?? {})
  const begun = game.setup(options, random, table.rulesVersion)
  let { state } = begun
  let revealed: { readonly step: number; readonly state: unknown } = { step: 0, state }
  const events = [...begun.events]
  const reveals = table.actions.map(({ action, seat }, at) => {
    const applied = game.apply(state, seat, action)
    if (!applied.ok) throw damaged('the rules refuse an action', `${where}.actions.${at}`)
    ;({ state } = applied)
    if (applied.reveals) revealed = { step: at + 1, state }
    events.push(...applied.events)
    return applied.reveals
  })
  checkEnd(game, table, state, where)
  const text = JSON.stringify(game.tally(options, events))
  const snapshot = isPlayedOn(table, revealed.step)
    ? { step: revealed.step, state: JSON.stringify(revealed.state), options }
    : null
  return { reveals, snapshot, tally: { version: game.tallyVersion, text } }
}

/** Whether somebody will want to know where a game stands, who would have to play so many actions for it. */
function isPlayedOn({ status, deletedAt }: TableContent, steps: number): boolean {
  return status === 'playing' && deletedAt === null && steps >= SNAPSHOT_INTERVAL
}

/**
 * A table as it was begun, by rules that are known here.
 * @throws Refusal `damaged-file`
 */
export function checkBegun(table: TableContent, games: Games): { game: Game; options: unknown } {
  const where = `tables.${table.id}`
  const { game, options } = begunGame(games, table)
  const bad = game.files.badOptions(options, table.campaign !== null)
  if (bad !== null) throw damaged(bad, `${where}.options`)
  if (table.seats.length !== game.seats(options))
    throw damaged('there are more or fewer seats than in the game', `${where}.seats`)
  if (!v.is(game.schemas.progress, table.progress))
    throw damaged('the game does not stand where it says', `${where}.progress`)
  if (table.script !== null && scriptFault(game.scripts(options), table.script) !== null)
    throw damaged('the script names what the game does not have', `${where}.script`)
  return { game, options }
}

function checkEnd(game: Game, table: TableContent, state: unknown, where: string): void {
  if (!isDeepStrictEqual(game.outcome(state), table.outcome))
    throw damaged('the game did not end so', `${where}.outcome`)
  if (!isDeepStrictEqual(game.progress(state), table.progress))
    throw damaged('the game does not stand where it says', where)
}

/** Plays one game now. @throws Refusal `damaged-file` */
export function replayNow(games: Games): Replay {
  return (table) => replayTable(table, games)
}

/** Plays a table's game, or knows how it was played before. */
export type Replay = (table: TableContent) => Played

/** What a replay depends on. */
function playOf(table: TableContent) {
  const { game, rulesVersion, campaign, options, seed, script, seats } = table
  const { outcome, progress, actions } = table
  const begun = { game, rulesVersion, campaign, options, seed, script, seats }
  return { ...begun, outcome, progress, actions }
}

/** What is known of many games: each as it was played, and what it came to by table. */
export interface PlayedGames {
  readonly replay: Replay
  readonly played: ReadonlyMap<TableContent['id'], Played>
}

/**
 * Plays many games, which may take a while: between two of them everybody else has a word.
 * @param before what the same games came to when they were played before; those that are not in it are played now
 * @returns what is known from then on; a table that was not among them is played when it is asked about
 * @throws Refusal `damaged-file` at the first game that cannot be played, `cancelled`
 */
export async function replayAll(
  tables: readonly TableContent[],
  games: Games,
  { step, pause }: Pick<WorkHooks, 'step' | 'pause'>,
  before: ReadonlyMap<TableContent['id'], Played> = new Map(),
): Promise<PlayedGames> {
  const known = new Map<TableContent['id'], { table: TableContent; played: Played }>()
  for (const [at, table] of tables.entries()) {
    known.set(table.id, { table, played: before.get(table.id) ?? replayTable(table, games) })
    step('import', at + 1, tables.length)
    await pause()
  }
  const replay: Replay = (table) => {
    const found = known.get(table.id)
    if (found === undefined) return replayTable(table, games)
    const isKnown = found.table === table || isDeepStrictEqual(playOf(found.table), playOf(table))
    return isKnown ? found.played : replayTable(table, games)
  }
  return { replay, played: new Map([...known].map(([id, { played }]) => [id, played])) }
}
