/** Chances before a boss: what the rules themselves allow, tried action by action and over rolls that they accept. */
import { act } from '@main/games/paper-dungeons/act'
import { boardOf } from '@main/games/paper-dungeons/board'
import { bossChances as stepsTo, type BossAhead } from '@main/games/paper-dungeons/boss-chances'
import { bossAt, strengthOf } from '@main/games/paper-dungeons/bosses'
import { HOUSE_CONTENT } from '@main/games/paper-dungeons/content'
import { actionsOn } from '@main/games/paper-dungeons/legal'
import { rollDice } from '@main/games/paper-dungeons/roll'
import { rollsOf, wantedOf } from '@main/games/paper-dungeons/roll-chances'
import { blankStep } from '@main/games/paper-dungeons/sheets'
import { createRandom } from '@main/games/random'
import { SYMBOLS, type Action, type Step, type SymbolId } from '@shared/games/paper-dungeons'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount } from '../../amount'
import { sheetOf, type Standing } from '../scenarios/table'

const board = boardOf(HOUSE_CONTENT, 'A')
const UNLUCKY: readonly SymbolId[] = ['boots', 'boots', 'boots', 'boots', 'skull', 'skull']

/** What its steps come to. */
function bossChances(...of: Parameters<typeof stepsTo>) {
  const steps = stepsTo(...of)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}
function setting(dice: readonly SymbolId[]) {
  return { board, dice: dice.map((symbol) => SYMBOLS.indexOf(symbol)), turn: 2 }
}
function before(standing: Standing): Step {
  return blankStep(sheetOf({ objective: 'surveyor', ...standing }), 3)
}
function chances(standing: Standing, dice: readonly SymbolId[], ahead: Partial<BossAhead> = {}) {
  return bossChances(setting(dice), before(standing), { which: 0, way: 0, turns: 0, ...ahead })
}

/** Whether an action is of those that count: heroes, the Flaming Sword; idle dice stand for dice that walk. */
function counts(action: Action): boolean {
  return (
    action.type === 'level' ||
    (action.type === 'item' && action.item === 'flaming-sword') ||
    action.type === 'pass'
  )
}

/** The most strength that the rules allow in what is left of a turn, by trying all of it. */
function mostStrength(dice: readonly SymbolId[], step: Step, which: number): number {
  const now = strengthOf(board, step.sheet, bossAt(board, which))
  if (step.diceLeft === 0) return now
  const tried = actionsOn(setting(dice), step).filter(counts)
  return Math.max(
    now,
    ...tried.map((action) => mostStrength(dice, act(setting(dice), step, action), which)),
  )
}

describe('the chance of each threshold of a boss (rules page, 14)', () => {
  const { thresholds } = bossAt(board, 0)

  test('with the dice in hand it is what their best use brings, and nothing between 0 and 1', () => {
    expect(thresholds.map(({ atLeast }) => atLeast)).toEqual([9, 12, 15])
    // The Rat King counts the Warrior twice: 9 and 1 are 10. Two clovers for him bring 14, a black Mage 15.
    const two: Standing = { levels: [1, 3, 3, 2] }
    expect(chances(two, UNLUCKY)).toEqual([1, 0, 0])
    expect(chances(two, ['clover', 'clover', 'boots', 'boots', 'boots', 'skull'])).toEqual([
      1, 1, 0,
    ])
    expect(chances(two, ['clover', 'clover', 'boots', 'mage', 'boots', 'skull'])).toEqual([1, 1, 1])
    expect(chances(two, ['clover', 'clover', 'mage', 'boots', 'boots', 'skull'])).toEqual([1, 1, 0])
  })

  test('who has no way to its room, or one too long, reaches nothing', () => {
    const strong: Standing = { levels: [6, 6, 6, 6] }
    expect(chances(strong, UNLUCKY, { way: null })).toEqual([0, 0, 0])
    // Three dice of boots are nine moves.
    expect(chances(strong, UNLUCKY, { way: 9 })).toEqual([1, 1, 1])
    expect(chances(strong, UNLUCKY, { way: 10 })).toEqual([0, 0, 0])
    expect(chances(strong, UNLUCKY, { way: 10, turns: 1 })).toEqual([1, 1, 1])
  })

  test('moves that a die still has count, and a turn that is closed brings nothing more', () => {
    const step = { ...before({ levels: [6, 6, 6, 6] }), diceLeft: 0, moves: 2 }
    const ahead = { which: 0, turns: 0 }
    expect(bossChances(setting(UNLUCKY), step, { ...ahead, way: 2 })).toEqual([1, 1, 1])
    expect(bossChances(setting(UNLUCKY), step, { ...ahead, way: 3 })).toEqual([0, 0, 0])
    const closed = { ...before({}), committed: true }
    expect(
      bossChances(setting(['clover', 'clover', 'mage', 'mage', 'thief', 'cleric']), closed, {
        ...ahead,
        way: 0,
      }),
    ).toEqual([0, 0, 0])
  })

  test('Q8 the Mage swaps a colour from level 4 on, also in the turn in which it comes there', () => {
    // Surveyor: Warrior and Mage are black, Cleric and Thief white. Black dice are the last three.
    const dice: readonly SymbolId[] = ['boots', 'boots', 'skull', 'mage', 'thief', 'skull']
    for (const mage of [2, 3, 4])
      for (const power of ['explorer', 'illusionist'] as const) {
        const standing: Standing = { levels: [1, mage, 1, 2] as const, power }
        const most = mostStrength(dice, before(standing), 0)
        const reached = thresholds.map(({ atLeast }) => (most >= atLeast ? 1 : 0))
        expect(chances(standing, dice), `${mage} ${power}`).toEqual(reached)
      }
  })

  test('every accepted roll is counted, whatever is wanted of it', () => {
    const rolls = rollsOf(board, 3)
    const sum = (list: readonly { readonly count: number }[]) =>
      list.reduce((all, { count }) => all + count, 0)
    const accepted = sum(rolls)
    expect(accepted).toBeLessThan(6 ** 6)
    for (const mageLacks of [0, 2, null])
      for (const moves of [true, false])
        expect(sum(wantedOf(rolls, { illusionist: false, mageLacks, moves }))).toBe(accepted)
  })

  test('of any sheet and dice they are what trying every action comes to', () => {
    fc.assert(
      fc.property(anySheet, fc.integer({ min: 0, max: 2 }), fc.nat(), (standing, which, seed) => {
        const { dice } = rollDice(board, 2, createRandom(seed))
        const faces = dice.map((face) => SYMBOLS[face] ?? 'skull')
        const most = mostStrength(faces, before(standing), which)
        expect(chances(standing, faces, { which })).toEqual(
          bossAt(board, which).thresholds.map(({ atLeast }) => (most >= atLeast ? 1 : 0)),
        )
      }),
      { numRuns: amount(60, 1_000) },
    )
  })

  test('a turn before its roll: as often as the rolls of the rules bring it', () => {
    const standing: Standing = { levels: [1, 2, 2, 1], items: { 'flaming-sword': 1 } }
    const closed = { ...before(standing), committed: true }
    const exact = bossChances(setting(UNLUCKY), closed, { which: 0, way: 0, turns: 1 })
    const games = amount(500, 20_000)
    let reached = thresholds.map(() => 0)
    let random = createRandom(11)
    for (let game = 0; game < games; game++) {
      const rolled = rollDice(board, 3, random)
      random = rolled.random
      const faces = rolled.dice.map((face) => SYMBOLS[face] ?? 'skull')
      const most = mostStrength(faces, before(standing), 0)
      reached = reached.map((count, at) => count + (most >= (thresholds[at]?.atLeast ?? 0) ? 1 : 0))
    }
    for (const [at, count] of reached.entries()) {
      const chance = exact[at] ?? 0
      const spread = Math.sqrt((chance * (1 - chance)) / games)
      expect(Math.abs(count / games - chance)).toBeLessThanOrEqual(4 * spread)
    }
    expect(exact.filter((chance) => chance > 0 && chance < 1).length).toBeGreaterThan(0)
  })

  test('more turns, a shorter way and a higher hero never make a threshold less likely', () => {
    const ahead = { which: 1, way: 3, turns: 1 }
    const [, middle = 0] = chances({ levels: [2, 2, 2, 3] }, UNLUCKY, ahead)
    expect(chances({ levels: [2, 2, 2, 4] }, UNLUCKY, ahead)[1]).toBeGreaterThanOrEqual(middle)
    expect(
      chances({ levels: [2, 2, 2, 3] }, UNLUCKY, { ...ahead, way: 0 })[1],
    ).toBeGreaterThanOrEqual(middle)
    expect(
      chances({ levels: [2, 2, 2, 3] }, UNLUCKY, { ...ahead, turns: 2 })[1],
    ).toBeGreaterThanOrEqual(middle)
  })

  test('two turns before its roll it is found out in many steps, so that others are answered meanwhile', () => {
    const closed = { ...before({}), committed: true }
    const steps = stepsTo(setting(UNLUCKY), closed, { which: 1, way: 4, turns: 2 })
    let count = 0
    for (; steps.next().done !== true;) count += 1
    expect(count).toBeGreaterThan(1_000)
  })
})

const level = fc.integer({ min: 1, max: 6 })
const anySheet = fc.record({
  levels: fc.tuple(level, level, level, level),
  power: fc.constantFrom('illusionist', 'berserker', 'explorer'),
  items: fc.record({ 'flaming-sword': fc.integer({ min: 0, max: 2 }) }),
}) satisfies fc.Arbitrary<Standing>
