/** Seats that a bot plays: what it chooses becomes an action like any other, so a replay asks no bot. */
import { createHash } from 'node:crypto'
import { isSameAction } from '@shared/games/game'
import type { Actor, BotChoice, BotLevel, GameTypes, Seat, SeatInfo } from '@shared/games/game'
import { createRandom } from '../games/random'
import { present } from './loaded-game'
import type { LoadedGame } from './loaded-game'

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

/** The bot that plays for an actor; null: people act. */
export function botAt(seats: readonly SeatInfo[], actor: Actor): BotLevel | null {
  return actor === null ? null : (seats[actor]?.bot ?? null)
}

/**
 * The bot whose turn it is to choose; null as long as a person is asked too: people choose first, so that they
 * can still take their choice back.
 */
export function nextBot(loaded: LoadedGame, seats: readonly SeatInfo[]): BotSeat | null {
  const asked = loaded.beginning.game.asked(present(loaded)).map((actor): BotSeat | null => {
    const level = botAt(seats, actor)
    return actor === null || level === null ? null : { seat: actor, level }
  })
  return asked.includes(null) ? null : (asked[0] ?? null)
}

/**
 * What a bot does now, from what its seat may know. One that fails, or names what is not listed, takes the
 * first action listed, and that is kept with the action.
 * @throws Error where nothing is listed for a seat that is asked, which is a fault of the game
 */
export function botMove(loaded: LoadedGame, { seat, level }: BotSeat): BotMove {
  const { game } = loaded.beginning
  const state = present(loaded)
  const actions = game.legalActions(state, seat)
  const [first] = actions
  if (first === undefined) throw new Error(`${game.id} asks seat ${seat} and lists nothing.`)
  const chosen = choose(loaded, { seat, level }, actions)
  return chosen === null
    ? { seat, action: first, bot: `${level}:stumbled` }
    : { seat, action: chosen, bot: level }
}

function choose(
  loaded: LoadedGame,
  { seat, level }: BotSeat,
  actions: readonly GameTypes['action'][],
): GameTypes['action'] | null {
  const { game, seed } = loaded.beginning
  const view = game.view(present(loaded), seat)
  try {
    const random = createRandom(botSeed(seed, loaded.step, seat))
    const chosen = game.bots[level]?.choose(view, actions, seat, random)
    return actions.find((action) => isSameAction(action, chosen)) ?? null
  } catch (error) {
    console.error(error)
    return null
  }
}

/** A bot's dice are its own: they tell nothing of the game's, and are others at every step. */
function botSeed(seed: number, step: number, seat: Seat): number {
  return createHash('sha256').update(`bot ${seed} ${step} ${seat}`).digest().readInt32BE(0)
}
