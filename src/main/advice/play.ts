/** One game played by the bot, from its first turn to its end. */
import { oneDeckDungeon as game } from '../games/one-deck-dungeon'
import { chooseAction } from '../games/one-deck-dungeon/bot'
import { createRandom } from '../games/random'
import { checksumOf } from './checksum'
import { seedOf, type Played, type Series } from './series'

/** Far more actions than any game takes: beyond them the bot is going round in circles. */
const ACTIONS_AT_MOST = 20_000

/**
 * Plays the `index`-th game of a series.
 * @throws Error when the rules refuse a listed action or the game finds no end: both are faults
 */
export function playGame(series: Series, index: number): Played {
  const random = createRandom(seedOf(series.seed, index))
  let { state } = game.setup(series.options, random, game.rulesVersion)
  for (let actions = 0; actions < ACTIONS_AT_MOST; actions++) {
    const outcome = game.outcome(state)
    if (outcome !== null)
      return { won: outcome.result === 'won', actions, checksum: checksumOf(state) }
    const action = chooseAction(game.view(state, null), game.legalActions(state, null))
    const applied = game.apply(state, null, action)
    if (!applied.ok)
      throw new Error(`game ${index}: ${action.type} refused, ${applied.rejection.code}`)
    state = applied.state
  }
  throw new Error(`game ${index} has no end`)
}
