/** What must hold for any game, whoever plays and whatever is drawn. */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import { hexOf } from '@shared/games/dungeon-digger/hexes'
import { longestCorridor } from '@main/games/dungeon-digger/map/corridors'
import { outcomeSchema, REJECTIONS, SCENARIOS, type Action } from '@shared/games/dungeon-digger'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { amount } from '../../amount'
import { must } from '../../must'
import { brokenInvariants } from '../rules/invariants'
import { disguised } from './disguise'
import { anyScenario, begin, games, gamesOf, play, type Played } from './games'
import { recount } from './recount'

/** Of all scenarios together: two dozen, or 2,100. */
const runs = { numRuns: amount(3, 300) }
const fewer = { numRuns: amount(5, 60) }
const players = fc.integer({ min: 2, max: 6 })

function reloaded<Thing>(thing: Thing): Thing {
  return JSON.parse(JSON.stringify(thing)) as Thing
}

describe.each([null, ...SCENARIOS])('any game of %s', (scenario) => {
  test('keeps its invariants after each action, ends by a rule, and its gold can be recounted', () => {
    fc.assert(
      fc.property(gamesOf(players, fc.constant(scenario)), (given) => {
        const { state, events } = play(given, (played) => {
          expect(brokenInvariants(played.state)).toEqual([])
          return played.state
        })
        expect(brokenInvariants(state)).toEqual([])
        const outcome = v.parse(outcomeSchema, must(game.outcome(state)))
        expect(outcome.scores).toHaveLength(given.options.players)
        expect(outcome.rounds).toBeLessThanOrEqual(60)
        expect(game.standings(outcome).some(({ won }) => won === true)).toBe(true)
        expect(events.filter(({ type }) => type === 'over')).toHaveLength(1)
        const neutral = new Map<number, string>()
        for (const [at, tile] of state.map.tiles.entries()) {
          // What lies face down from the beginning has doors or is a block until it is seen.
          if (tile?.kind === 'neutral' && /^(citadel|lair-)/.test(tile.tile))
            neutral.set(at, tile.tile)
        }
        const again = recount(events, given.options.players, hexOf, neutral)
        expect(again.gold).toEqual(state.players.map(({ gold }) => gold))
        expect(again.longest).toEqual(
          state.players.map((_, seat) => longestCorridor(state.map, seat)),
        )
      }),
      runs,
    )
  })
})

describe('any game of Dungeon Digger', () => {
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
          if (step++ % 41 > 0) return state
          const before = JSON.stringify(state)
          const listed = game.legalActions(state, seat)
          expect(new Set(listed.map((action) => JSON.stringify(action))).size).toBe(listed.length)
          for (const action of listed) {
            expect(game.apply(state, seat, action).ok).toBe(true)
            expect(game.apply(state, null, action).ok).toBe(false)
          }
          expect(JSON.stringify(state)).toBe(before)
          return state
        })
      }),
      { numRuns: amount(3, 40) },
    )
  })

  test('refuses what is not listed with a code of its own, whatever it is', () => {
    fc.assert(
      fc.property(games, (given) => {
        const known: Action[] = []
        let step = 0
        play(given, ({ state, seat }) => {
          const listed = game.legalActions(state, seat)
          if (step++ % 5 === 0) known.push(...listed.filter((_, at) => at % 17 === step % 17))
          if (step % 29 > 0) return state
          for (const action of known.slice(-200)) {
            const refused = game.whyNot(state, seat, action)
            expect(game.apply(state, seat, action).ok).toBe(refused === null)
            if (refused === null) continue
            expect(REJECTIONS).toContain(refused.code)
            expect(refused.ruling).not.toBe('')
          }
          return state
        })
      }),
      { numRuns: amount(3, 40) },
    )
  })

  test('asks nobody who has nothing to decide, but for the end of the own turn', () => {
    fc.assert(
      fc.property(games, (given) => {
        play(given, ({ state, seat }) => {
          const listed = game.legalActions(state, seat)
          const isTurn = listed.some(({ type }) => type === 'end-turn')
          expect(listed.length).toBeGreaterThan(isTurn ? 0 : 1)
          return state
        })
      }),
      { numRuns: amount(3, 40) },
    )
  })
})

describe('what is hidden', () => {
  test('changes nothing in the view, the list and the events of anybody else', () => {
    fc.assert(
      fc.property(gamesOf(players, anyScenario), fc.integer({ min: 1, max: 5 }), (given, turn) => {
        let step = 0
        play(given, ({ state, seat, action }) => {
          if (step++ % 7 > 0) return state
          for (const viewer of [null, ...state.players.keys()]) {
            const other = disguised(state, viewer, turn)
            const isAsked = viewer === seat
            expect(game.view(other, viewer, isAsked)).toEqual(game.view(state, viewer, isAsked))
            if (viewer === seat)
              expect(game.legalActions(other, viewer)).toEqual(game.legalActions(state, viewer))
          }
          const applied = game.apply(state, seat, action)
          if (!applied.ok) throw new Error('refused')
          for (const viewer of [null, ...state.players.keys()]) {
            for (const event of game.eventsFor(applied.events, viewer)) {
              const isTold = 'knownTo' in event && event.knownTo !== null
              if (isTold && (viewer === null || !event.knownTo.includes(viewer)))
                expect('coin' in event ? event.coin : event.tiles).toBeNull()
            }
          }
          return state
        })
      }),
      { numRuns: amount(5, 100) },
    )
  })
})
