/** Games that bots play to their end. */
import { seedOf } from '@main/bots/series'
import { paperDungeons as game } from '@main/games/paper-dungeons'
import type { State } from '@main/games/paper-dungeons/state'
import { createRandom } from '@main/games/random'
import type { BotLevel } from '@shared/games/game'
import { optionsSchema, type Action, type OptionsInput } from '@shared/games/paper-dungeons'
import * as v from 'valibot'
import { must } from '../../must'

/** More than any game takes: setup, eight turns of three dice with their steps and choices, three bosses. */
const ACTIONS_AT_MOST = 200

export interface Asked {
  readonly state: State
  readonly seat: number
  readonly level: BotLevel
  readonly action: Action
}

/** What a bot does, with random numbers that follow from the game's seed and how far it has come. */
export function chosen(state: State, seat: number, level: BotLevel, seed: number): Action {
  const random = createRandom(seedOf(seed, seat))
  const listed = game.legalActions(state, seat)
  return must(game.bots[level]).choose(game.view(state, seat), listed, seat, random)
}

/** Plays a game; `visit` is handed every state with what is done in it. */
export function playBots(
  levels: readonly BotLevel[],
  seed: number,
  { visit, options = {} }: { visit?: (asked: Asked) => void; options?: Partial<OptionsInput> } = {},
): { readonly state: State; readonly scores: readonly number[] } {
  const parsed = v.parse(optionsSchema, { players: levels.length, ...options })
  let { state } = game.setup(parsed, createRandom(seed), 1)
  for (let actions = 0; actions < ACTIONS_AT_MOST * levels.length; actions++) {
    const [seat] = game.asked(state)
    if (seat === undefined || seat === null) {
      const outcome = must(game.outcome(state))
      return { state, scores: game.standings(outcome).map(({ score }) => must(score)) }
    }
    const level = must(levels[seat])
    const action = chosen(state, seat, level, seedOf(~seed, actions))
    visit?.({ state, seat, level, action })
    const applied = game.apply(state, seat, action)
    if (!applied.ok) throw new Error(`${level} is refused ${JSON.stringify(action)}`)
    ;({ state } = applied)
  }
  throw new Error(`game ${seed} has no end`)
}
