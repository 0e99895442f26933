/** Games to be played by properties: one to four seats, all options, with choices that decide how. */
import { dungeonRun as game } from '@main/games/dungeon-run'
import { bots } from '@main/games/dungeon-run/bot'
import type { State } from '@main/games/dungeon-run/state'
import { createRandom, type Random } from '@main/games/random'
import type { Action, Event, Options } from '@shared/games/dungeon-run'
import fc from 'fast-check'
import { must } from '../../must'

/** Nobody waits for games that go in circles. */
export const ROUND_CAP = 150

export function gamesOf(players: fc.Arbitrary<number>) {
  const options: fc.Arbitrary<Options> = fc.record({
    players,
    heroDeal: fc.constantFrom('random', 'choose'),
    begForYourLife: fc.boolean(),
    bridgeFall: fc.constantFrom('anyOne', 'allOnes'),
    silentHall: fc.constantFrom('heroAndSkill', 'all'),
    glyphSolo: fc.constantFrom('ignoreAssistance', 'strict'),
    trained: fc.constantFrom('icon', 'iconOrToken'),
    roundReroll: fc.boolean(),
    wanderingMonsters: fc.boolean(),
    variedEncounters: fc.boolean(),
    roundCap: fc.constant(ROUND_CAP),
  })
  return fc.record({
    options,
    seed: fc.nat(0xffffffff),
    choices: fc.nat(0xffffffff),
    /** Of ten choices so many are left to chance, the others to the easy bot, so that games come far. */
    wild: fc.constantFrom(0, 1, 3, 8),
  })
}
export const games = gamesOf(fc.integer({ min: 1, max: 4 }))
export type Given = typeof games extends fc.Arbitrary<infer T> ? T : never

export function begin({ options, seed }: Given) {
  return game.setup(options, createRandom(seed), 1)
}

export interface Played {
  readonly state: State
  readonly seat: number
  readonly action: Action
}

/** Small, quick and the same again. */
function numbers(seed: number): (below: number) => number {
  let drawn = seed
  return (below) => {
    drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0
    return (drawn >>> 8) % below
  }
}

/**
 * Plays a game to its end.
 * @param visit is handed each state with what is done in it next, and gives the state to go on with
 */
export function play(
  given: Given,
  visit: (played: Played) => State = ({ state }) => state,
): { readonly state: State; readonly events: readonly Event[]; readonly steps: number } {
  const begun = begin(given)
  let { state } = begun
  const events: Event[] = [...begun.events]
  const next = numbers(given.choices)
  const easy = must(bots.easy)
  let steps = 0
  for (;;) {
    const asked = game.asked(state)
    const seat = asked[next(Math.max(1, asked.length))]
    if (seat === undefined || seat === null) return { state, events, steps }
    const actions = game.legalActions(state, seat)
    const random: Random = createRandom(next(1_000_000))
    const action =
      next(10) < given.wild
        ? must(actions[next(actions.length)])
        : easy.choose(game.view(state, seat), actions, seat, random)
    const applied = game.apply(visit({ state, seat, action }), seat, action)
    if (!applied.ok) throw new Error(`listed but refused: ${JSON.stringify(action)}`)
    ;({ state } = applied)
    events.push(...applied.events)
    steps += 1
  }
}
