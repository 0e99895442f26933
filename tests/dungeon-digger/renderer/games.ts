/** Games of easy bots over all scenarios, as the table's tests look at them: at each choice, with what is asked. */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import { easy } from '@main/games/dungeon-digger/bot/easy'
import { createRandom } from '@main/games/random'
import {
  optionsSchema,
  SCENARIOS,
  type Action,
  type Event,
  type OptionsInput,
  type View,
} from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import * as v from 'valibot'

export interface Moment {
  readonly view: View
  readonly seat: Seat
  readonly actions: readonly Action[]
}
/** One for each scenario, and one without; with Lords, and everything that may be asked before the first turn. */
export const GAMES: readonly OptionsInput[] = [null, ...SCENARIOS].map((scenario) => ({
  players: 3,
  scenario,
  lords: 'dealt',
  freeThink: scenario === null,
}))
/** Of the choices of a game so many are left to chance, so that rare ones come too. */
const WILD = 4

/**
 * @param most so many choices at most
 * @param look is shown every moment
 * @param told is told what happened
 */
export function playThrough(
  options: OptionsInput,
  seed: number,
  most: number,
  look: (moment: Moment) => void,
  told: (events: readonly Event[], view: View) => void = () => undefined,
): void {
  let { state } = game.setup(v.parse(optionsSchema, options), createRandom(seed), 1)
  for (let at = 0; at < most; at += 1) {
    const [seat] = game.asked(state)
    if (seat === undefined || seat === null) return
    const view = game.view(state, seat, true)
    const actions = game.legalActions(state, seat)
    look({ view, seat, actions })
    const wild = actions[(at * 7919 + seed) % actions.length]
    const action =
      at % WILD === 0 && wild !== undefined && wild.type !== 'end-turn'
        ? wild
        : easy.choose(view, actions, seat, createRandom(at + seed))
    const after = game.apply(state, seat, action)
    if (!after.ok) throw new Error('a listed action was refused')
    ;({ state } = after)
    told(after.events, game.view(state, seat, true))
  }
}
