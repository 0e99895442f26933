/**
 * Reasons tell the truth, whoever plays and whatever the dice show: what was possible at other moments of a game is
 * tried again, and what stands in the way is never something that does not.
 */
import { paperDungeons as game } from '@main/games/paper-dungeons'
import type { Action } from '@shared/games/paper-dungeons'
import { REJECTIONS } from '@shared/games/paper-dungeons/rejections'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount } from '../../amount'
import { games, play } from './games'

/** Reasons of whoever has nothing to decide now. */
const NOT_ASKED: readonly string[] = ['not-your-seat', 'committed']
/** So many actions of other moments are tried at once. */
const TRIED = 40

test('a reason names who is not asked, and what is not asked now, only where that is so', () => {
  const heard = new Set<string>()
  fc.assert(
    fc.property(games, (given) => {
      const others: Action[] = []
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
            const told = JSON.stringify({ action, rejection })
            expect(REJECTIONS, told).toContain(rejection.code)
            expect(NOT_ASKED, told).not.toContain(rejection.code)
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
  // Enough of them were heard to mean something.
  expect(heard.size).toBeGreaterThan(4)
})
