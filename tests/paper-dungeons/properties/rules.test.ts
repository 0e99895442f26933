/** What must hold for any game, whoever plays and whatever the dice show. */
import { paperDungeons as game } from '@main/games/paper-dungeons'
import type { State } from '@main/games/paper-dungeons/state'
import { outcomeSchema, tallySchema, totalOf, type Event } from '@shared/games/paper-dungeons'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { amount } from '../../amount'
import { must } from '../../must'
import { brokenInvariants } from '../rules/invariants'
import { recount } from '../rules/recount'
import { disguised } from './disguise'
import { begin, games, gamesOf, play, type Given, type Played } from './games'

/** Of one to eight seats together: a few dozen, or 2,000. */
const runs = { numRuns: amount(5, 250) }
const fewer = { numRuns: amount(10, 60) }

/** What a seat's bosses and missions brought, by the events. */
function gloryIn(events: readonly Event[], seat: number, missions: readonly string[]) {
  const bosses: number[] = []
  const missionGlory = [0, 0, 0]
  for (const event of events) {
    if (event.type === 'boss-fought')
      bosses.push(must(event.fights.find((fight) => fight.seat === seat)).glory)
    if (event.type === 'mission-done' && event.seats.includes(seat))
      missionGlory[missions.indexOf(event.mission)] = event.glory
  }
  return { bosses, missions: missionGlory }
}

function reloaded<Thing>(thing: Thing): Thing {
  return JSON.parse(JSON.stringify(thing)) as Thing
}

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('any game of %i', (players) => {
  test('keeps its invariants to its end, and its score is what a recount of the sheets gives', () => {
    fc.assert(
      fc.property(gamesOf(fc.constant(players)), (given) => {
        let before: State | undefined
        const { state, events } = play(given, (played) => {
          expect(brokenInvariants(played.state, before)).toEqual([])
          before = played.state
          return played.state
        })
        expect(brokenInvariants(state, before)).toEqual([])
        const outcome = v.parse(outcomeSchema, must(game.outcome(state)))
        expect(outcome.players).toHaveLength(players)
        const standings = game.standings(outcome)
        for (const [seat, sheet] of state.sheets.entries()) {
          const brought = gloryIn(events, seat, outcome.missions)
          const boxes = recount(sheet, brought.bosses, brought.missions)
          expect(outcome.players[seat]?.boxes).toEqual(boxes)
          expect(standings[seat]?.score).toBe(totalOf(boxes))
        }
        expect(game.files.impossible(outcome, { atTable: true, inCampaign: false })).toBeNull()
        expect(v.is(tallySchema, game.tally(given.options, events))).toBe(true)
        expect(events.filter(({ type }) => type === 'boss-fought')).toHaveLength(3)
        expect(state.turn).toBe(8)
        expect(state.sheets.every(({ tracker }) => tracker.length === 24)).toBe(true)
      }),
      runs,
    )
  })
})

describe('any game of Paper Dungeons', () => {
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
          if (step++ % 5 > 0) return state
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
      { numRuns: amount(4, 40) },
    )
  })

  test('does not depend on the order in which seats act within a stage (Q5)', () => {
    fc.assert(
      fc.property(games, (given) => {
        // Each seat's actions of a stage are kept, and played again seat by seat, the last seat first.
        const stages: Played[][] = []
        let stage = ''
        const { state: end } = play(given, (played) => {
          const { stage: now, turn } = played.state
          if (`${now} ${turn}` !== stage) stages.push([])
          stage = `${now} ${turn}`
          stages.at(-1)?.push(played)
          return played.state
        })
        let { state } = begin(given)
        for (const played of stages)
          for (const { seat, action } of played.toSorted((one, other) => other.seat - one.seat)) {
            const applied = game.apply(state, seat, action)
            if (!applied.ok) throw new Error('refused in another order')
            ;({ state } = applied)
          }
        expect(state).toEqual(end)
      }),
      fewer,
    )
  })

  test('reveals only when the last one commits, and every undo before comes back to where it was', () => {
    fc.assert(
      fc.property(games, (given) => {
        play(given, ({ state, seat, action }) => {
          const applied = game.apply(state, seat, action)
          if (!applied.ok) throw new Error('refused')
          const last = action.type === 'commit' && game.asked(state).length === 1
          expect(applied.reveals).toBe(last)
          // Until then the other seats' steps, and what lies open, stay the very same.
          if (!last) {
            expect(applied.state.sheets).toBe(state.sheets)
            expect(applied.state.random).toBe(state.random)
            for (const [other, step] of state.steps.entries())
              if (other !== seat) expect(applied.state.steps[other]).toBe(step)
          }
          return state
        })
      }),
      fewer,
    )
  })
})

describe('what is hidden', () => {
  test('changes nothing in the view, the list and the events of anybody else', () => {
    fc.assert(
      fc.property(games, fc.nat(), (given: Given, seed) => {
        let step = 0
        play(given, ({ state, seat, action }) => {
          if (step++ % 3 > 0) return state
          const applied = game.apply(state, seat, action)
          if (!applied.ok) throw new Error('refused')
          for (const viewer of [null, ...state.sheets.keys()]) {
            const other = disguised(state, viewer, seed)
            expect(game.view(other, viewer)).toEqual(game.view(state, viewer))
            expect(game.legalActions(other, viewer)).toEqual(game.legalActions(state, viewer))
            if (viewer === seat || applied.reveals) continue
            // Whatever a seat does, others learn at most that it has committed.
            const seen = game.eventsFor(applied.events, viewer)
            const commits = action.type === 'commit'
            expect(seen).toEqual(commits ? [{ type: 'committed', seat }] : [])
          }
          return state
        })
      }),
      fewer,
    )
  })

  test('cards dealt are shown to their own seat alone', () => {
    fc.assert(
      fc.property(games, (given) => {
        const { events } = begin(given)
        for (let viewer = 0; viewer < given.options.players; viewer++) {
          const dealt = game.eventsFor(events, viewer).filter(({ type }) => type === 'dealt')
          expect(dealt).toHaveLength(given.options.players)
          for (const event of dealt)
            if (event.type === 'dealt') {
              expect(event.objectives === null).toBe(event.seat !== viewer)
              expect(event.powers === null).toBe(event.seat !== viewer)
            }
        }
      }),
      fewer,
    )
  })

  test('lies open for all once everybody has committed', () => {
    fc.assert(
      fc.property(games, (given) => {
        let own: readonly unknown[] = []
        const { events } = play(given)
        const revealed = events.flatMap((event) => (event.type === 'revealed' ? event.events : []))
        own = events.flatMap((event) => (event.type === 'played' ? event.events : []))
        expect(revealed).toHaveLength(own.length)
      }),
      fewer,
    )
  })
})
