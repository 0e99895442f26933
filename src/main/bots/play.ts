/** One game played by bots, from its first turn to its end. */
import type { Actor, GameTypes } from '@shared/games/game'
import type { Game } from '../games/game'
import { createRandom } from '../games/random'
import type { SimulationRules } from '../games/simulation-rules'
import { checksumOf } from './checksum'
import { seedOf, type Played, type Series } from './series'

/** Far more actions than any game takes: beyond them a bot is going round in circles. */
const ACTIONS_AT_MOST = 20_000

/** A game, and who plays it. */
export interface Simulated {
  readonly game: Game
  readonly rules: SimulationRules
}

export async function simulated(game: Game): Promise<Simulated> {
  return {
    game,
    rules: await game.simulation.load(),
  }
}

/**
 * Plays the `index`-th game of a series.
 * @throws Error when the rules refuse a bot's action or the game finds no end: both are faults
 */
export function playGame(simulated: Simulated, series: Series, index: number): Played {
  const { game, rules } = simulated
  const seed = seedOf(series.seed, index)
  const choose = chooser(simulated, series, seed)
  let { state } = game.setup(series.options, createRandom(seed), series.rules)
  for (let actions = 0; actions < ACTIONS_AT_MOST; actions++) {
    const outcome = game.outcome(state)
    if (outcome !== null) {
      const standings = game.standings(outcome).map(({ won, score }, seat) => {
        return { won, score, traits: rules.traitsOf(outcome, seat) }
      })
      return { standings, actions, checksum: checksumOf(state) }
    }
    const [actor] = game.asked(state)
    if (actor === undefined) throw new Error(`game ${index}: nobody is asked`)
    const action = choose(state, actor, actions)
    const applied = game.apply(state, actor, action)
    if (!applied.ok)
      throw new Error(`game ${index}: ${action.type} refused, ${applied.rejection.code}`)
    state = applied.state
  }
  throw new Error(`game ${index} has no end`)
}

/** One of the actions listed for who is asked; `actions` is how many were taken before. */
type Choose = (state: unknown, actor: Actor, actions: number) => GameTypes['action']

/** Who chooses in a game. A bot's draws are its own: they tell nothing of the game's, and are others at every step. */
function chooser({ game, rules: { party } }: Simulated, { bots }: Series, seed: number): Choose {
  if (bots === 'random')
    return (state, actor, actions) => {
      const listed = game.legalActions(state, actor)
      const drawn = listed[seedOf(seed, actions) % listed.length]
      if (drawn === undefined) throw new Error('nothing is listed')
      return drawn
    }
  return (state, actor, actions) => {
    const listed = game.legalActions(state, actor)
    if (actor === null) {
      if (party === null) throw new Error(`${game.id} asks all as one, and no bot plays for all`)
      return party.choose(game.view(state, actor), listed)
    }
    const level = bots[actor]
    const bot = level === undefined ? undefined : game.bots[level]
    if (bot === undefined) throw new Error(`${game.id} has no bot at seat ${actor}`)
    const random = createRandom(seedOf(seedOf(~seed, actions), actor))
    return bot.choose(game.view(state, actor), listed, actor, random)
  }
}
