/** What holds for every bot in any game, and that each is stronger than the one before. */
import { dungeonRun as game } from '@main/games/dungeon-run'
import { guess } from '@main/games/dungeon-run/bot/guess'
import type { State } from '@main/games/dungeon-run/state'
import { createRandom } from '@main/games/random'
import { isSameAction } from '@shared/games/game'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount } from '../../amount'
import { disguised } from '../properties/disguise'
import { brokenInvariants } from '../rules/invariants'
import { chosen, duels, playBots, simulatedDuels, type Player } from './games'

const quick = fc.constantFrom<Player>('easy', 'normal')
const tables = fc.record({
  players: fc.array(quick, { minLength: 1, maxLength: 4 }),
  seed: fc.nat(0xffffffff),
})

/** The same state as another computer has it. */
function copied(state: State): State {
  return JSON.parse(JSON.stringify(state)) as State
}

/** What the strong one looks ahead from: turns, Summon, help and hindrance. */
function isGuessed({ agenda }: State): boolean {
  const type = agenda.at(-1)?.type
  return type === 'menu' || type === 'summon' || type === 'offer'
}

describe('bots', () => {
  test('do what is listed until the game ends, and the same again from the same seed', () => {
    fc.assert(
      fc.property(tables, ({ players, seed }) => {
        const end = playBots(players, seed, ({ state, seat, action }) => {
          const listed = game.legalActions(state, seat)
          expect(listed.some((one) => isSameAction(one, action))).toBe(true)
        })
        expect(JSON.stringify(playBots(players, seed))).toBe(JSON.stringify(end))
      }),
      { numRuns: amount(6, 60) },
    )
  })

  test('choose alike whatever is hidden from them, and on another computer', () => {
    fc.assert(
      fc.property(tables, fc.nat(), ({ players, seed }, other) => {
        let step = 0
        playBots(players, seed, ({ state, seat, player, action, seed: own }) => {
          if (step++ % 5 > 0) return
          expect(chosen(disguised(state, seat, other), seat, player, own)).toEqual(action)
          expect(chosen(copied(state), seat, player, own)).toEqual(action)
        })
      }),
      { numRuns: amount(6, 60) },
    )
  })

  test('the strong one looks ahead in what it sees alone', () => {
    let step = 0
    playBots(['normal', 'normal', 'normal'], 7, ({ state, seat, seed }) => {
      if (state.lair === null || !isGuessed(state) || step++ % 12 > 0) return
      const action = chosen(state, seat, 'hard', seed)
      expect(game.legalActions(state, seat)).toContainEqual(action)
      expect(chosen(disguised(state, seat, 99), seat, 'hard', seed)).toEqual(action)
    })
    expect(step).toBeGreaterThan(12)
  })

  test('the strong one waits for nobody for ever: late in a game it follows rules of thumb', () => {
    let late = 0
    playBots(['normal', 'normal'], 5, ({ state, seat, action, seed }) => {
      if (!state.endgame || !isGuessed(state) || late++ > 20) return
      const endless = { ...state, round: 60 }
      const expected = chosen(endless, seat, 'normal', seed)
      expect(chosen(endless, seat, 'hard', seed)).toEqual(expected)
      expect(game.legalActions(state, seat)).toContainEqual(action)
    })
    expect(late).toBeGreaterThan(3)
  })

  test('what is guessed could be: the seat sees the same, and the invariants hold', () => {
    playBots(['normal', 'normal', 'normal', 'normal'], 3, ({ state, seat, seed }) => {
      if (!isGuessed(state)) return
      const view = game.view(state, seat)
      const guessed = guess(view, seat, createRandom(seed))
      const broken = brokenInvariants(guessed).filter((one) => !/alone$|fallen$/.test(one))
      expect(broken).toEqual([])
      const { heroes, ...seen } = game.view(guessed, seat)
      const { heroes: before, ...shown } = view
      expect(seen).toEqual(shown)
      expect(heroes.map((hero) => ({ ...hero, trail: [] }))).toEqual(
        before.map((hero) => ({ ...hero, trail: [] })),
      )
      expect(game.legalActions(guessed, seat)).toEqual(game.legalActions(state, seat))
    })
  })
})

describe('strength', () => {
  test('the easy one beats chance, the middle one beats it', () => {
    const [easy, chance] = duels('easy', 'chance', 12)
    expect(easy).toBeGreaterThan(chance + 2)
    const [normal, weaker] = duels('normal', 'easy', 12)
    expect(normal).toBeGreaterThan(weaker + 4)
  })
  test('the strong one beats the middle one', async () => {
    const [hard, normal] = await simulatedDuels(['hard', 'normal'], amount(6, 40), 600)
    expect(hard).toBeGreaterThan(normal)
  })
})
