/** Plays the actions of a table from a file: only a game that the rules accept comes in. */
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { Daily, Day } from '@shared/api'
import type { TableContent } from '@shared/content'
import { keptName } from '@shared/file-parts'
import { games } from '../games'
import type { AnyGame } from '../games'
import { cardNotIn, createRandom } from '../games/random'
import { damaged } from './refusals'

/** Whether a game, as it was begun, is a day's (tables/daily.ts). */
export type IsDaily = (day: Day, game: Pick<Daily, 'seed' | 'options'>) => boolean

/**
 * A daily delve is the game of its day, in no campaign; only who plays it may be said.
 * @throws Refusal `damaged-file`
 */
export const checkDay = (table: TableContent, isDaily: IsDaily): void => {
  if (table.daily === null) return
  const options = v.safeParse(games[table.game].options, table.options)
  const game = options.success ? { seed: table.seed, options: options.output } : null
  const alone = table.campaign === null && table.seats.every((sheet) => sheet === null)
  if (!alone || game === null || !isDaily(table.daily, game))
    throw damaged("it is not that day's game", `tables.${table.id}.daily`)
}

/**
 * @returns of each action, whether it rolled a die or showed a card; a game of other rules than these cannot
 *   be played, and opens nowhere here: its actions are kept as they are
 * @throws Refusal `damaged-file`
 */
const replayTable = (table: TableContent): readonly boolean[] => {
  const game = games[table.game]
  const where = `tables.${table.id}`
  const options = v.safeParse(game.options, table.options)
  if (!options.success) throw damaged('the options do not make a game', `${where}.options`)
  if (!options.output.heroes.every(({ player }) => v.is(v.nullable(keptName), player)))
    throw damaged('a player has a name that nobody has', `${where}.options`)
  if (table.seats.length !== options.output.heroes.length)
    throw damaged('seats and heroes do not match', `${where}.seats`)
  if (table.campaign !== null && options.output.tier === null)
    throw damaged('a campaign game has a challenge tier', `${where}.options`)
  if (table.rulesVersion !== game.rulesVersion) return table.actions.map(() => true)
  if (table.script !== null && cardNotIn(game.deck(options.output), table.script.deck) !== null)
    throw damaged('the script names no card of the deck', `${where}.script`)

  let { state } = game.setup(options.output, createRandom(table.seed, table.script ?? {}))
  const reveals = table.actions.map(({ action }, at) => {
    const applied = game.apply(state, action)
    if (!applied.ok) throw damaged('the rules refuse an action', `${where}.actions.${at}`)
    ;({ state } = applied)
    return applied.reveals
  })
  checkEnd(game, table, state, where)
  return reveals
}

const checkEnd = (game: AnyGame, table: TableContent, state: unknown, where: string): void => {
  const { floor, turn } = game.view(state, null)
  if (!isDeepStrictEqual(game.outcome(state), table.outcome))
    throw damaged('the game did not end so', `${where}.outcome`)
  if (floor !== table.floor || turn !== table.turn)
    throw damaged('the game does not stand where it says', where)
}

/** Of each action of a table, whether it rolled a die or showed a card. */
export type Replay = (table: TableContent) => readonly boolean[]

/** What a replay depends on. */
const playOf = (table: TableContent) => {
  const { game, rulesVersion, campaign, options, seed, script, seats } = table
  const { outcome, floor, turn, actions } = table
  const begun = { game, rulesVersion, campaign, options, seed, script, seats }
  return { ...begun, outcome, floor, turn, actions }
}

/**
 * Plays many games, which may take a while: between two of them everybody else has a word.
 * @param progress is told how many are played
 * @returns what is known from then on; a table that was not among them is played when it is asked about
 * @throws Refusal `damaged-file` at the first game that cannot be played
 */
export const replayAll = async (
  tables: readonly TableContent[],
  progress: (done: number, total: number) => void,
): Promise<Replay> => {
  const known = new Map<TableContent['id'], { table: TableContent; reveals: readonly boolean[] }>()
  for (const [at, table] of tables.entries()) {
    known.set(table.id, { table, reveals: replayTable(table) })
    progress(at + 1, tables.length)
    await setImmediate()
  }
  return (table) => {
    const played = known.get(table.id)
    return played !== undefined && isDeepStrictEqual(playOf(played.table), playOf(table))
      ? played.reveals
      : replayTable(table)
  }
}
