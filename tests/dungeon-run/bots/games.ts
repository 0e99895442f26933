/** Games that bots play to their end. */
import { playGame, simulated } from '@main/bots/play'
import { seedOf, type Series } from '@main/bots/series'
import { games as all, requireGame } from '@main/games'
import { dungeonRun as game } from '@main/games/dungeon-run'
import type { State } from '@main/games/dungeon-run/state'
import { createRandom } from '@main/games/random'
import { optionsSchema, type Action } from '@shared/games/dungeon-run'
import type { BotLevel } from '@shared/games/game'
import * as v from 'valibot'
import { must } from '../../must'

/** How a seat is played; by chance alone: any listed action is as likely. */
export type Player = BotLevel | 'chance'

export interface Asked {
  readonly state: State
  readonly seat: number
  readonly player: Player
  readonly action: Action
  /** That the choice followed from. */
  readonly seed: number
}

export function chosen(state: State, seat: number, player: Player, seed: number): Action {
  const listed = game.legalActions(state, seat)
  if (player === 'chance') return must(listed[(seed >>> 8) % listed.length])
  return must(game.bots[player]).choose(game.view(state, seat), listed, seat, createRandom(seed))
}

/** Plays a game; `visit` is handed every state with what is done in it. */
export function playBots(
  players: readonly Player[],
  seed: number,
  visit?: (asked: Asked) => void,
): State {
  const options = v.parse(optionsSchema, { players: players.length, roundCap: 150 })
  let { state } = game.setup(options, createRandom(seed), 1)
  for (let actions = 0; ; actions++) {
    const [seat] = game.asked(state)
    if (seat === undefined || seat === null) return state
    const player = must(players[seat])
    const own = seedOf(~seed, actions)
    const action = chosen(state, seat, player, own)
    visit?.({ state, seat, player, action, seed: own })
    const applied = game.apply(state, seat, action)
    if (!applied.ok) throw new Error(`${player} is refused ${JSON.stringify(action)}`)
    ;({ state } = applied)
  }
}

/** How many of these games each of two wins, each in both seats by turns. */
export function duels(one: Player, other: Player, games: number): readonly [number, number] {
  const wins: [number, number] = [0, 0]
  for (let at = 0; at < games; at++) {
    const players = at % 2 === 0 ? [one, other] : [other, one]
    const { result } = playBots(players, 1000 + at)
    if (result?.type === 'won') wins[players[result.seat] === one ? 0 : 1] += 1
  }
  return wins
}

/** The same of games as the simulation plays them: `npm run simulate -- --players 2 --seed …`. */
export async function simulatedDuels(
  levels: readonly [BotLevel, BotLevel],
  games: number,
  seed: number,
): Promise<readonly [number, number]> {
  const table = await simulated(requireGame(all, 'dungeon-run'))
  const options = v.parse(optionsSchema, { players: 2, roundCap: 250 })
  const series: Series = { game: 'dungeon-run', options, bots: levels, rules: 1, games, seed }
  const wins: [number, number] = [0, 0]
  for (let at = 0; at < games; at++) {
    const bots = at % 2 === 0 ? levels : levels.toReversed()
    const { standings } = playGame(table, { ...series, bots }, Math.floor(at / 2))
    const winner = standings.findIndex(({ won }) => won === true)
    if (winner >= 0) wins[bots[winner] === levels[0] ? 0 : 1] += 1
  }
  return wins
}
