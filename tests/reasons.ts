/**
 * Reasons tell the truth, whoever plays and whatever the dice show: what was possible at other moments of a game is tried
 * again, and what stands in the way is never something that does not.
 */
import type { Game } from '@main/games/game'
import type { GameTypes } from '@shared/games/game'
import fc from 'fast-check'
import { expect } from 'vitest'
import { amount } from './amount'

/** So many actions of other moments are tried at once. */
const TRIED = 40

interface Tried<T extends GameTypes, State, Given> {
  readonly game: Pick<Game<T, State>, 'legalActions' | 'whyNot' | 'apply'>
  readonly games: fc.Arbitrary<Given>
  readonly play: (
    given: Given,
    visit: (at: { readonly state: State; readonly seat: number }) => State,
  ) => unknown
  /** All codes of its refusals. */
  readonly codes: readonly string[]
  /** Reasons of whoever has nothing to decide now. */
  readonly notAsked: readonly string[]
}

/** Tries a game's reasons all through games. @returns the codes that were heard */
export function tryReasons<T extends GameTypes, State, Given>({
  game,
  games,
  play,
  codes,
  notAsked,
}: Tried<T, State, Given>): ReadonlySet<string> {
  const heard = new Set<string>()
  fc.assert(
    fc.property(games, (given) => {
      const others: T['action'][] = []
      let step = 0
      play(given, ({ state, seat }) => {
        const listed = game.legalActions(state, seat)
        if (step++ % 7 === 0) {
          const before = JSON.stringify(state)
          const kinds = new Set(listed.map(({ type }) => type))
          for (const action of others) {
            const rejection = game.whyNot(state, seat, action)
            expect(game.apply(state, seat, action).ok).toBe(rejection === null)
            if (rejection === null) continue
            const told = JSON.stringify({ action, rejection, asked: listed[0] })
            expect(codes, told).toContain(rejection.code)
            expect(notAsked, told).not.toContain(rejection.code)
            expect(rejection.code, told).not.toBe('game-over')
            if (kinds.has(action.type)) expect(rejection.code, told).not.toBe('not-now')
            heard.add(rejection.code)
          }
          expect(JSON.stringify(state)).toBe(before)
        }
        others.push(...listed.filter((_, at) => (at + step) % 5 === 0))
        others.splice(0, others.length - TRIED)
        return state
      })
    }),
    { numRuns: amount(3, 40), seed: 13, endOnFailure: true },
  )
  return heard
}
