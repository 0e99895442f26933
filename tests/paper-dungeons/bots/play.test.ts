/** What holds for every bot in any game. */
import { paperDungeons as game } from '@main/games/paper-dungeons'
import type { State } from '@main/games/paper-dungeons/state'
import { BOT_LEVELS, type BotLevel } from '@shared/games/game'
import { DUNGEONS } from '@shared/games/paper-dungeons'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount } from '../../amount'
import { must } from '../../must'
import { disguised } from '../properties/disguise'
import { chosen, playBots } from './games'

const level = fc.constantFrom(...BOT_LEVELS)
const tables = fc.record({
  levels: fc.array(level, { minLength: 1, maxLength: 3 }),
  seed: fc.nat(0xffffffff),
  options: fc.record({
    dungeon: fc.constantFrom(...DUNGEONS),
    missions: fc.boolean(),
    scattered: fc.boolean(),
  }),
})

/** The same state as another computer has it. */
function copied(state: State): State {
  return JSON.parse(JSON.stringify(state)) as State
}

describe('bots', () => {
  test('do what is listed until the game ends, and do the same again from the same seed', () => {
    fc.assert(
      fc.property(tables, ({ levels, seed, options }) => {
        const first = playBots(levels, seed, {
          options,
          visit: ({ state, seat, action }) => {
            expect(game.legalActions(state, seat)).toContainEqual(action)
          },
        })
        const again = playBots(levels, seed, { options })
        expect(JSON.stringify(again.state)).toBe(JSON.stringify(first.state))
      }),
      { numRuns: amount(4, 100) },
    )
  })

  test('choose by what their seat may see alone', () => {
    fc.assert(
      fc.property(tables, ({ levels, seed, options }) => {
        playBots(levels, seed, {
          options,
          visit: ({ state, seat, level: own }) => {
            if (state.stage === 'turn' && state.steps[seat]?.diceLeft !== 3) return
            const other = disguised(copied(state), seat, seed)
            expect(chosen(other, seat, own, seed)).toEqual(chosen(copied(state), seat, own, seed))
          },
        })
      }),
      { numRuns: amount(2, 50) },
    )
  })

  test('change nothing that they are shown', () => {
    playBots(['easy', 'normal', 'hard'], 5, {
      visit: ({ state, seat, level: own }) => {
        const before = JSON.stringify(state)
        chosen(copied(state), seat, own, 1)
        chosen(state, seat, own, 1)
        expect(JSON.stringify(state)).toBe(before)
      },
    })
  })

  test('never pass, and never stand up from the dead by a step that brings nothing', () => {
    for (let seed = 0; seed < amount(2, 200); seed++)
      playBots([...BOT_LEVELS], seed, {
        visit: ({ state, seat, action }) => {
          expect(action.type).not.toBe('pass')
          if (action.type !== 'move' && action.type !== 'step') return
          const before = must(state.steps[seat]).sheet
          const applied = game.apply(state, seat, action)
          if (!applied.ok) throw new Error('refused')
          const { sheet, moves } = must(applied.state.steps[seat])
          if (!sheet.resurrected || before.resurrected || moves > 0) return
          const gained = { ...sheet, damage: 0, hearts: 0, resurrected: false, room: 0, trail: [] }
          const had = { ...before, damage: 0, hearts: 0, resurrected: false, room: 0, trail: [] }
          expect({ ...gained, tracker: [] }).not.toEqual({ ...had, tracker: [] })
        },
      })
  })
})

/** The mean of a level's scores, all levels at one table. */
function means(levels: readonly BotLevel[], count: number): ReadonlyMap<BotLevel, number> {
  const sums = new Map<BotLevel, number>()
  for (let seed = 0; seed < count; seed++)
    for (const [seat, score] of playBots(levels, 7_000 + seed).scores.entries()) {
      const own = must(levels[seat])
      sums.set(own, (sums.get(own) ?? 0) + score)
    }
  return new Map(
    [...sums].map(([own, sum]) => [
      own,
      sum / (count * levels.filter((one) => one === own).length),
    ]),
  )
}

describe('each strength beats the one before', () => {
  test('in company', () => {
    const points = means([...BOT_LEVELS, ...BOT_LEVELS], amount(4, 200))
    expect(must(points.get('normal'))).toBeGreaterThan(must(points.get('easy')) + 15)
    expect(must(points.get('hard'))).toBeGreaterThan(must(points.get('normal')))
  })

  test('alone', () => {
    const count = amount(6, 400)
    const alone = BOT_LEVELS.map((own) => must(means([own], count).get(own)))
    expect(must(alone[1])).toBeGreaterThan(must(alone[0]) + 15)
    expect(must(alone[2])).toBeGreaterThan(must(alone[1]))
  })
})
