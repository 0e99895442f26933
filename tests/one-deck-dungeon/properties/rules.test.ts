/** What must hold for any chain of legal actions, whoever plays and whatever the dice show. */
import { oneDeckDungeon as game } from '@main/games/one-deck-dungeon'
import type { GameState } from '@main/games/one-deck-dungeon/state'
import { createRandom, shuffle } from '@main/games/random'
import type { Action } from '@shared/games/one-deck-dungeon'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount } from '../../amount'
import { recordedOf } from '../recorded/recording'
import { brokenInvariants } from '../rules/invariants'
import { begin, games, play, playWell } from './games'

const runs = { numRuns: amount(25, 1_000) }

describe('any game of One Deck Dungeon', () => {
  test('keeps its invariants after every action: 44 cards and 30 dice, or twice as many', () => {
    fc.assert(
      fc.property(games, (given) => {
        play(given, (state) => {
          expect(brokenInvariants(state)).toEqual([])
          return state
        })
      }),
      runs,
    )
  })

  test('keeps them to its end where it was played well, loaded anew at every action', () => {
    const ends: GameState[] = []
    for (const { options, seed, script, actions } of recordedOf(game.rulesVersion)) {
      let { state } = game.setup(options, createRandom(seed, script), game.rulesVersion)
      for (const action of actions) {
        const applied = game.apply(JSON.parse(JSON.stringify(state)) as GameState, null, action)
        if (!applied.ok) throw new Error('a recorded action is refused')
        ;({ state } = applied)
        expect(brokenInvariants(state)).toEqual([])
      }
      ends.push(state)
    }
    // The games went deep enough to mean something.
    expect(ends.filter(({ boss }) => boss !== null).length).toBeGreaterThan(1)
    expect(ends.filter(({ floor }) => floor >= 2).length).toBeGreaterThan(8)
  })

  test('keeps them to its end when it is played well, whatever was recorded', () => {
    fc.assert(
      fc.property(games, (given) => {
        playWell(given, (state) => {
          expect(brokenInvariants(state)).toEqual([])
          return JSON.parse(JSON.stringify(state)) as GameState
        })
      }),
      { numRuns: amount(1, 200) },
    )
  })

  test('goes on unchanged after being saved and loaded at every single action', () => {
    fc.assert(
      fc.property(games, (given) => {
        const kept = play(given, (state) => state)
        const reloaded = play(given, (state) => JSON.parse(JSON.stringify(state)) as GameState)
        expect(JSON.stringify(reloaded)).toBe(JSON.stringify(kept))
      }),
      runs,
    )
  })

  test('replays its actions to the same state, byte for byte', () => {
    fc.assert(
      fc.property(games, (given) => {
        const actions: Action[] = []
        const end = play(given, (state, action) => {
          if (action !== null) actions.push(action)
          return state
        })
        const replayed = actions.reduce((state, action) => {
          const applied = game.apply(state, null, JSON.parse(JSON.stringify(action)))
          if (!applied.ok) throw new Error('a recorded action is refused')
          return applied.state
        }, begin(given))
        expect(JSON.stringify(replayed)).toBe(JSON.stringify(end))
      }),
      runs,
    )
  })

  test('begins no turn by itself, and says before what beginning it takes (R47)', () => {
    let begun = 0
    fc.assert(
      fc.property(games, (given) => {
        let before: GameState | null = null
        play(given, (state, action) => {
          const turns = state.turn - (before?.turn ?? 0)
          // In games of version 1 turns begin by themselves.
          if (given.rules > 1) expect(turns).toBe(action?.type === 'begin-turn' ? 1 : 0)
          before = state
          const { question } = game.view(state, null)
          if (question.type !== 'start-of-turn') return state
          const types = game.legalActions(state, null).map(({ type }) => type)
          expect(types[0]).toBe('begin-turn')
          expect(types.slice(1).every((type) => type === 'drink-healing')).toBe(true)
          if (given.rules === 1) expect(types.length).toBeGreaterThan(1)
          const applied = game.apply(state, null, { type: 'begin-turn', hero: null })
          if (!applied.ok) throw new Error('the turn cannot be begun')
          const count = (type: string): number =>
            applied.events.filter((event) => event.type === type).length
          expect(applied.reveals).toBe(question.discards > 0)
          expect(count('card-discarded')).toBe(question.discards)
          // A strike that someone must take, or that ends the game, comes before the tokens that are left.
          if (question.strikes === 0) expect(count('stairs-token')).toBe(question.tokens)
          begun += 1
          return state
        })
      }),
      runs,
    )
    expect(begun).toBeGreaterThan(runs.numRuns)
  })

  test('lists only distinct actions, accepts each of them and changes nothing in place', () => {
    fc.assert(
      fc.property(games, (given) => {
        play(given, (state) => {
          const before = JSON.stringify(state)
          const actions = game.legalActions(state, null)
          expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(actions.length)
          for (const action of actions) expect(game.apply(state, null, action).ok).toBe(true)
          expect(JSON.stringify(state)).toBe(before)
          return state
        })
      }),
      { numRuns: amount(10, 100) },
    )
  })

  test('refuses anything that is not listed, with a code, and changes nothing', () => {
    const things = fc.oneof(
      fc.anything(),
      fc.record({ type: fc.string(), hero: fc.option(fc.nat(3)) }),
      fc.record({
        type: fc.constantFrom('place-die', 'pick-die', 'enter-room', 'claim-item', 'use-skill'),
        hero: fc.nat(2),
        die: fc.integer(),
        box: fc.integer(),
        skill: fc.string(),
      }),
    )
    fc.assert(
      fc.property(games, fc.array(things, { maxLength: 5 }), (given, others) => {
        play(given, (state) => {
          const before = JSON.stringify(state)
          const listed = game.legalActions(state, null).map((action) => JSON.stringify(action))
          for (const other of others) {
            if (listed.includes(JSON.stringify(other))) continue
            const applied = game.apply(state, null, other)
            expect(applied.ok).toBe(false)
          }
          expect(JSON.stringify(state)).toBe(before)
          return state
        })
      }),
      { numRuns: amount(25, 300) },
    )
  })

  test("shows nobody the deck's order or what lies behind a closed door", () => {
    fc.assert(
      fc.property(games, fc.nat(), (given, seed) => {
        play(given, (state) => {
          const hidden = [
            ...state.deck,
            ...state.doors.filter((door) => !door.open).flatMap((door) => door.cards),
          ]
          const [order] = shuffle(hidden, createRandom(seed), 'deck')
          const deck = order.slice(0, state.deck.length)
          const behind = [...order.slice(state.deck.length)]
          const doors = state.doors.map((door) => {
            if (door.open) return door
            return { ...door, cards: behind.splice(0, door.cards.length) }
          })
          const other: GameState = { ...state, deck, doors }
          expect(game.view(other, null)).toEqual(game.view(state, null))
          expect(game.legalActions(other, null)).toEqual(game.legalActions(state, null))
          return state
        })
      }),
      { numRuns: amount(25, 300) },
    )
  })
})
