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
export function playGame({ game, rules }: Simulated, series: Series, index: number): Played {
  const seed = seedOf(series.seed, index)
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
    const choose = chooser({ game, rules }, series, { actor, seed, actions })
    const action = choose(() => game.view(state, actor), game.legalActions(state, actor))
    const applied = game.apply(state, actor, action)
    if (!applied.ok)
      throw new Error(`game ${index}: ${action.type} refused, ${applied.rejection.code}`)
    state = applied.state
  }
  throw new Error(`game ${index} has no end`)
}

interface Step {
  readonly actor: Actor
  readonly seed: number
  /** How many actions were taken before. */
  readonly actions: number
}

type Choose = (
  view: () => GameTypes['view'],
  listed: readonly GameTypes['action'][],
) => GameTypes['action']

/** A bot's draws are its own: they tell nothing of the game's, and are others at every step. */
function chooser(
  { game, rules: { party } }: Simulated,
  { bots }: Series,
  { actor, seed, actions }: Step,
): Choose {
  if (bots === 'random')
    return (_, listed) => {
      const drawn = listed[seedOf(seed, actions) % listed.length]
      if (drawn === undefined) throw new Error('nothing is listed')
      return drawn
    }
  if (actor === null) {
    if (party === null) throw new Error(`${game.id} asks all as one, and no bot plays for all`)
    return (view, listed) => party.choose(view(), listed)
  }
  const level = bots[actor]
  const bot = level === undefined ? undefined : game.bots[level]
  if (bot === undefined) throw new Error(`${game.id} has no bot at seat ${actor}`)
  const random = createRandom(seedOf(seedOf(~seed, actions), actor))
  return (view, listed) => bot.choose(view(), listed, actor, random)
}
