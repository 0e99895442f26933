/** What must hold for any game, whoever plays and whatever the dice show. */
import { dungeonRun as game } from '@main/games/dungeon-run'
import { outcomeSchema, tallySchema } from '@shared/games/dungeon-run'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { amount } from '../../amount'
import { must } from '../../must'
import { brokenInvariants } from '../rules/invariants'
import { disguised } from './disguise'
import { begin, games, gamesOf, play, ROUND_CAP, type Played } from './games'

/** Of one to four seats together: a few dozen, or 2,000. */
const runs = { numRuns: amount(8, 500) }
const fewer = { numRuns: amount(8, 60) }

function reloaded<Thing>(thing: Thing): Thing {
  return JSON.parse(JSON.stringify(thing)) as Thing
}

describe.each([1, 2, 3, 4])('any game of %i', (players) => {
  test('keeps its invariants and ends by a rule or the round cap', () => {
    fc.assert(
      fc.property(gamesOf(fc.constant(players)), (given) => {
        const { state, events } = play(given, (played) => {
          expect(brokenInvariants(played.state)).toEqual([])
          return played.state
        })
        expect(brokenInvariants(state)).toEqual([])
        const outcome = v.parse(outcomeSchema, must(game.outcome(state)))
        expect(outcome.heroes).toHaveLength(players)
        expect(outcome.rounds).toBeLessThanOrEqual(ROUND_CAP)
        const standings = game.standings(outcome)
        expect(standings).toHaveLength(players)
        expect(standings.filter(({ won }) => won === true).length).toBe(
          outcome.winner === null ? 0 : 1,
        )
        expect(v.is(tallySchema, game.tally(given.options, events))).toBe(true)
        expect(events.filter(({ type }) => type === 'over')).toHaveLength(1)
      }),
      runs,
    )
  })
})

describe('any game of Dungeon Run', () => {
  test('goes on unchanged after being saved and loaded at every action', () => {
    fc.assert(
      fc.property(games, (given) => {
        const kept = play(given)
        const saved = play(given, ({ state }) => reloaded(state))
        expect(JSON.stringify(saved)).toBe(JSON.stringify(kept))
      }),
      fewer,
    )
  })

  test('replays its actions to the same state, byte for byte', () => {
    fc.assert(
      fc.property(games, (given) => {
        const actions: Omit<Played, 'state'>[] = []
        const { state: end } = play(given, ({ state, seat, action }) => {
          actions.push(reloaded({ seat, action }))
          return state
        })
        let { state } = begin(given)
        for (const { seat, action } of actions) {
          const applied = game.apply(state, seat, action)
          if (!applied.ok) throw new Error('a recorded action is refused')
          ;({ state } = applied)
        }
        expect(JSON.stringify(state)).toBe(JSON.stringify(end))
      }),
      fewer,
    )
  })

  test('lists distinct actions, accepts each from its seat alone, and changes nothing in place', () => {
    fc.assert(
      fc.property(games, (given) => {
        let step = 0
        play(given, ({ state, seat }) => {
          if (step++ % 9 > 0) return state
          const before = JSON.stringify(state)
          const listed = game.legalActions(state, seat)
          expect(listed.length).toBeGreaterThan(1)
          expect(new Set(listed.map((action) => JSON.stringify(action))).size).toBe(listed.length)
          for (const action of listed) {
            expect(game.whyNot(state, seat, action)).toBeNull()
            expect(game.apply(state, seat, action).ok).toBe(true)
            expect(game.apply(state, null, action).ok).toBe(false)
          }
          expect(JSON.stringify(state)).toBe(before)
          return state
        })
      }),
      { numRuns: amount(4, 40) },
    )
  })

  test('asks nobody who has nothing to decide', () => {
    fc.assert(
      fc.property(games, (given) => {
        play(given, ({ state }) => {
          for (const seat of game.asked(state))
            expect(game.legalActions(state, seat).length).toBeGreaterThan(1)
          return state
        })
      }),
      { numRuns: amount(4, 40) },
    )
  })
})

describe('what is hidden', () => {
  test('changes nothing in the view, the list and the events of anybody else', () => {
    fc.assert(
      fc.property(games, fc.nat(), (given, seed) => {
        let step = 0
        play(given, ({ state, seat, action }) => {
          if (step++ % 3 > 0) return state
          for (const viewer of [null, ...state.heroes.keys()]) {
            const other = disguised(state, viewer, seed)
            // With all that screens show before a choice is made.
            expect(game.view(other, viewer, true)).toEqual(game.view(state, viewer, true))
            expect(game.legalActions(other, viewer)).toEqual(game.legalActions(state, viewer))
          }
          const applied = game.apply(state, seat, action)
          if (!applied.ok) throw new Error('refused')
          for (const viewer of [null, ...state.heroes.keys()])
            for (const event of game.eventsFor(applied.events, viewer))
              if ('knownTo' in event && (viewer === null || !event.knownTo.includes(viewer)))
                expect(event.cards).toBeNull()
          return state
        })
      }),
      fewer,
    )
  })
})
