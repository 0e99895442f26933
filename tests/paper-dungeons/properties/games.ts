/** Games to be played by properties: any number of players, any dungeon and variant, with choices that decide how. */
import { paperDungeons as game } from '@main/games/paper-dungeons'
import type { State } from '@main/games/paper-dungeons/state'
import { createRandom } from '@main/games/random'
import { DUNGEONS, type Action, type Event, type Options } from '@shared/games/paper-dungeons'
import fc from 'fast-check'

function options(players: fc.Arbitrary<number>): fc.Arbitrary<Options> {
  return fc
    .record({
      players,
      dungeon: fc.option(fc.constantFrom(...DUNGEONS)),
      missions: fc.boolean(),
      scattered: fc.boolean(),
    })
    .map((given) => (given.players === 1 ? { ...given, missions: true, scattered: true } : given))
}

/** `bold`: of ten choices among dice, so many go to moves, so that games come far into the map. */
export function gamesOf(players: fc.Arbitrary<number>) {
  return fc.record({
    options: options(players),
    seed: fc.nat(0xffffffff),
    choices: fc.nat(0xffffffff),
    bold: fc.constantFrom(0, 5, 8),
  })
}
export const games = gamesOf(fc.integer({ min: 1, max: 8 }))
export type Given = typeof games extends fc.Arbitrary<infer T> ? T : never

export function begin({ options: given, seed }: Given) {
  return game.setup(given, createRandom(seed), 1)
}

/** A step of a game: the state before it, and who does what in it. */
export interface Played {
  readonly state: State
  readonly seat: number
  readonly action: Action
}

/** Whatever a seat chooses, drawn from the game's choices: small, quick and the same again. */
function chooser({ choices, bold }: Given): (actions: readonly Action[]) => Action {
  let drawn = choices
  const next = (below: number): number => {
    drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0
    return (drawn >>> 8) % below
  }
  return (actions) => {
    const moves = actions.filter(({ type }) => type === 'move' || type === 'step')
    const among = moves.length > 0 && next(10) < bold ? moves : actions
    const action = among[next(among.length)]
    if (action === undefined) throw new Error('a seat is asked and nothing is listed')
    return action
  }
}

/**
 * Plays a game to its end.
 * @param visit is handed each state with what is done in it next, and gives the state to go on with
 */
export function play(
  given: Given,
  visit: (played: Played) => State = ({ state }) => state,
): { readonly state: State; readonly events: readonly Event[] } {
  const begun = begin(given)
  let { state } = begun
  const events: Event[] = [...begun.events]
  const choose = chooser(given)
  let turn = 0
  for (;;) {
    const asked = game.asked(state)
    // Seats act in turn, and not one after the other.
    const seat = asked[turn++ % Math.max(1, asked.length)]
    if (seat === undefined || seat === null) return { state, events }
    const action = choose(game.legalActions(state, seat))
    const applied = game.apply(visit({ state, seat, action }), seat, action)
    if (!applied.ok) throw new Error(`listed but refused: ${JSON.stringify(action)}`)
    ;({ state } = applied)
    events.push(...applied.events)
  }
}
