/** What must hold for any chain of legal actions, whoever plays and whatever the dice show. */
import { oneDeckDungeon as game } from '@main/games/one-deck-dungeon'
import { chooseAction } from '@main/games/one-deck-dungeon/bot'
import type { State } from '@main/games/one-deck-dungeon/state'
import { createRandom, shuffle } from '@main/games/random'
import {
  BASIC_SKILLS,
  DICE_OWNERS,
  DUNGEONS,
  HEROES,
  PARTY_SIZES,
  TALENTS,
  TIERS,
  type Action,
  type Options,
} from '@shared/games/one-deck-dungeon'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brokenInvariants } from '../games/invariants'

const seated = fc.record({
  player: fc.option(fc.string({ maxLength: 10 })),
  focus: fc.constant(null),
  talents: fc.subarray([...TALENTS]),
  basicSkill: fc.option(fc.constantFrom(...BASIC_SKILLS)),
})

/** One hero, two or four, all different. */
const heroes = fc
  .constantFrom(...PARTY_SIZES)
  .chain((size) =>
    fc
      .tuple(
        fc.shuffledSubarray([...HEROES], { minLength: size, maxLength: size }),
        fc.array(seated, { minLength: size, maxLength: size }),
      )
      .map(([party, seats]) =>
        seats.map((seat, at) => ({ ...seat, hero: party[at] ?? 'warrior' })),
      ),
  )

const options: fc.Arbitrary<Options> = fc.record({
  heroes,
  dungeon: fc.constantFrom(...DUNGEONS),
  tier: fc.option(fc.constantFrom(...TIERS)),
  dice: fc.constantFrom(...DICE_OWNERS),
})

/**
 * A game to play: `luck` is how many of its dice are sixes before the generator takes over, so that some games
 * reach the deep floors and the boss; `choices` decides among the listed actions.
 */
const games = fc.record({
  options,
  seed: fc.nat(0xffffffff),
  luck: fc.constantFrom(0, 0, 200, 1000),
  choices: fc.array(fc.nat(), { minLength: 40, maxLength: 600 }),
})
type Given = typeof games extends fc.Arbitrary<infer T> ? T : never

const begin = ({ options: given, seed, luck }: Given): State =>
  game.setup(given, createRandom(seed, { rolls: Array.from({ length: luck }, () => 6) })).state

/** Undoing picks only prolongs a random game: most of the time the other actions are taken. */
const choose = (actions: readonly Action[], choice: number): Action => {
  const forward = actions.filter(
    ({ type }) =>
      type !== 'unpick-die' &&
      type !== 'cancel' &&
      type !== 'discard-die' &&
      type !== 'take-back-die',
  )
  const from = choice % 8 === 0 || forward.length === 0 ? actions : forward
  const action = from[choice % from.length]
  if (action === undefined) throw new Error('stuck: no action is listed and the game goes on')
  return action
}

/** Plays to the end of the choices or of the game, handing each state and the action that led to it on. */
const play = (given: Given, visit: (state: State, action: Action | null) => State): State => {
  let state = visit(begin(given), null)
  for (const choice of given.choices) {
    if (game.outcome(state) !== null) break
    const action = choose(game.legalActions(state), choice)
    const applied = game.apply(state, action)
    if (!applied.ok) throw new Error(`listed but refused: ${JSON.stringify(action)}`)
    state = visit(applied.state, action)
  }
  return state
}

/** Actions that no game comes near. */
const LONGEST_GAME = 20_000

/** Plays as the bot does but for one action in twelve, so that games reach every floor and the boss. */
const playWell = (given: Given, visit: (state: State) => State): State => {
  let state = visit(begin(given))
  for (let step = 0; game.outcome(state) === null; step++) {
    if (step > LONGEST_GAME) throw new Error('the bot goes round in circles')
    const actions = game.legalActions(state)
    const choice = given.choices[step % given.choices.length] ?? 0
    const action =
      choice % 12 === 0 ? choose(actions, choice) : chooseAction(game.view(state, null), actions)
    const applied = game.apply(state, action)
    if (!applied.ok) throw new Error(`listed but refused: ${JSON.stringify(action)}`)
    state = visit(applied.state)
  }
  return state
}

const runs = { numRuns: 150 }

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

  test('keeps them to its end when it is played well, loaded anew at every action', () => {
    const ends: { boss: boolean; floor: number }[] = []
    fc.assert(
      fc.property(games, (given) => {
        const end = playWell(given, (state) => {
          expect(brokenInvariants(state)).toEqual([])
          return JSON.parse(JSON.stringify(state)) as State
        })
        ends.push({ boss: end.boss !== null, floor: end.floor })
      }),
      { numRuns: 60, seed: 44 },
    )
    // The games went deep enough to mean something.
    expect(ends.filter((end) => end.boss).length).toBeGreaterThan(5)
    expect(ends.filter((end) => end.floor >= 2).length).toBeGreaterThan(20)
  })

  test('goes on unchanged after being saved and loaded at every single action', () => {
    fc.assert(
      fc.property(games, (given) => {
        const kept = play(given, (state) => state)
        const reloaded = play(given, (state) => JSON.parse(JSON.stringify(state)) as State)
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
          const applied = game.apply(state, JSON.parse(JSON.stringify(action)))
          if (!applied.ok) throw new Error('a recorded action is refused')
          return applied.state
        }, begin(given))
        expect(JSON.stringify(replayed)).toBe(JSON.stringify(end))
      }),
      runs,
    )
  })

  test('lists only distinct actions, accepts each of them and changes nothing in place', () => {
    fc.assert(
      fc.property(games, (given) => {
        play(given, (state) => {
          const before = JSON.stringify(state)
          const actions = game.legalActions(state)
          expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(actions.length)
          for (const action of actions) expect(game.apply(state, action).ok).toBe(true)
          expect(JSON.stringify(state)).toBe(before)
          return state
        })
      }),
      { numRuns: 25 },
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
          const listed = game.legalActions(state).map((action) => JSON.stringify(action))
          for (const other of others) {
            if (listed.includes(JSON.stringify(other))) continue
            const applied = game.apply(state, other)
            expect(applied.ok).toBe(false)
          }
          expect(JSON.stringify(state)).toBe(before)
          return state
        })
      }),
      { numRuns: 60 },
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
          const [order] = shuffle(hidden, createRandom(seed))
          const deck = order.slice(0, state.deck.length)
          const behind = [...order.slice(state.deck.length)]
          const doors = state.doors.map((door) => {
            if (door.open) return door
            return { ...door, cards: behind.splice(0, door.cards.length) }
          })
          const other: State = { ...state, deck, doors }
          expect(game.view(other, null)).toEqual(game.view(state, null))
          expect(game.legalActions(other)).toEqual(game.legalActions(state))
          return state
        })
      }),
      { numRuns: 60 },
    )
  })
})
