/** Seats that a bot plays: what it chooses becomes an action like any other, so a replay asks no bot. */
import { createHash } from 'node:crypto'
import { isSameAction } from '@shared/games/game'
import type { BotChoice, BotLevel, GameTypes, Seat, SeatInfo } from '@shared/games/game'
import { createRandom } from '../games/random'
import { present } from './play'
import type { Play } from './play'

/** A seat that a bot of this strength plays. */
export interface BotSeat {
  readonly seat: Seat
  readonly level: BotLevel
}

export interface BotMove {
  readonly seat: Seat
  readonly action: GameTypes['action']
  readonly bot: BotChoice
}

/**
 * The bot whose turn it is to choose; null as long as a person is asked too: people choose first, so that they
 * can still take their choice back.
 */
export const nextBot = (play: Play, seats: readonly SeatInfo[]): BotSeat | null => {
  const asked = play.beginning.game.asked(present(play)).map((actor): BotSeat | null => {
    const level = actor === null ? null : (seats[actor]?.bot ?? null)
    return actor === null || level === null ? null : { seat: actor, level }
  })
  return asked.includes(null) ? null : (asked[0] ?? null)
}

/**
 * What a bot does now, from what its seat may know. One that fails, or names what is not listed, takes the
 * first action listed, and that is kept with the action.
 * @throws Error where nothing is listed for a seat that is asked, which is a fault of the game
 */
export const botMove = (play: Play, { seat, level }: BotSeat): BotMove => {
  const { game } = play.beginning
  const state = present(play)
  const actions = game.legalActions(state, seat)
  const [first] = actions
  if (first === undefined) throw new Error(`${game.id} asks seat ${seat} and lists nothing.`)
  const chosen = choose(play, { seat, level }, actions)
  return chosen === null
    ? { seat, action: first, bot: `${level}:stumbled` }
    : { seat, action: chosen, bot: level }
}

const choose = (
  play: Play,
  { seat, level }: BotSeat,
  actions: readonly GameTypes['action'][],
): GameTypes['action'] | null => {
  const { game, seed } = play.beginning
  const view = game.view(present(play), seat)
  try {
    const random = createRandom(botSeed(seed, play.actions.length, seat))
    const chosen = game.bots[level]?.choose(view, actions, seat, random)
    return actions.find((action) => isSameAction(action, chosen)) ?? null
  } catch (error) {
    console.error(error)
    return null
  }
}

/** A bot's dice are its own: they tell nothing of the game's, and are others at every step. */
const botSeed = (seed: number, step: number, seat: Seat): number =>
  createHash('sha256').update(`bot ${seed} ${step} ${seat}`).digest().readInt32BE(0)
