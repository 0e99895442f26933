import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STATS } from '@shared/games/one-deck-dungeon'
import type { Die } from '@shared/games/one-deck-dungeon'
import {
  prepare,
  solve as solveHand,
  type BoxProblem,
  type Hand,
  type SolverBox,
} from '@main/games/one-deck-dungeon/solver'
import { UNLIMITED } from '@main/games/one-deck-dungeon/solver-plan'
import type { Price } from '@main/games/one-deck-dungeon/solver-plan'

type Problem = BoxProblem & Hand
function solve(asked: Problem) {
  return solveHand(prepare(asked), asked)
}

/** What is left open, priced plainly: damage, a third of it per time, skulls the other way. */
const plain: Price = (damage, time, skulls, uncovered, armor) =>
  damage + time / 3 - 1.5 * skulls + uncovered / 10 + armor / 5

function box(id: number, change: Partial<SolverBox> = {}): SolverBox {
  return {
    id,
    color: 'strength',
    value: 3,
    wide: false,
    armor: false,
    damage: 1,
    time: 0,
    skull: false,
    heroic: true,
    times: 1,
    ...change,
  }
}
function die(id: number, color: Die['color'], value: number, only: Die['only'] = null): Die {
  return {
    id,
    color,
    value,
    only,
    hero: 0,
  }
}
function problem(dice: readonly Die[], boxes: readonly SolverBox[]): Problem {
  return {
    dice,
    boxes,
    payments: [],
    gains: [],
    heroicDice: 2,
    price: plain,
    budget: 1_000_000,
  }
}

// --- every way there is, tried in full ------------------------------------------------------------

function subsets<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return items.reduce<readonly (readonly Item[])[]>(
    (sets, item) => [...sets, ...sets.map((set) => [...set, item])],
    [[]],
  )
}
function fits(one: Die, on: SolverBox): boolean {
  return (
    one.only !== 'mana' &&
    (one.only !== 'armor' || on.armor) &&
    (one.color === on.color || (one.color === 'heroic' && on.heroic))
  )
}
function total(dice: readonly Die[]): number {
  return dice.reduce((sum, one) => sum + one.value, 0)
}

interface Open extends SolverBox {
  readonly left: number
}

function exhaust(dice: readonly Die[], boxes: readonly Open[], making: number): number {
  const open = boxes.filter((one) => one.left > 0)
  let least = plain(
    open.reduce((sum, one) => sum + one.damage, 0),
    open.reduce((sum, one) => sum + one.time, 0),
    boxes.filter((one) => one.skull && one.left === 0).length,
    open.length,
    open.filter((one) => one.armor).length,
  )
  const armorLeft = open.some((one) => one.armor)
  for (const on of open) {
    if (armorLeft && !on.armor) continue
    for (const set of subsets(dice.filter((one) => fits(one, on)))) {
      const enough = on.wide ? set.length > 0 : set.length === 1
      if (!enough || total(set) < on.value) continue
      const rest = dice.filter((one) => !set.includes(one))
      const covered = boxes.map((one) => (one === on ? { ...one, left: one.left - 1 } : one))
      least = Math.min(least, exhaust(rest, covered, making))
    }
  }
  for (const set of subsets(dice.filter((one) => one.only === null))) {
    if (making === 0 || set.length !== making) continue
    const rest = dice.filter((one) => !set.includes(one))
    const made = die(100 + dice.length, 'heroic', Math.min(...set.map(({ value }) => value)))
    least = Math.min(least, exhaust([...rest, made], boxes, making))
  }
  return least
}
function best({ dice, boxes, heroicDice }: Problem): number {
  return exhaust(
    dice,
    boxes.map((one) => ({ ...one, left: one.times })),
    heroicDice,
  )
}

// --- small problems at random ---------------------------------------------------------------------

const dieArbitrary = fc
  .record({
    color: fc.constantFrom('strength', 'strength', 'agility', 'agility', 'magic', 'heroic'),
    value: fc.integer({ min: 1, max: 6 }),
    only: fc.constantFrom(null, null, null, null, null, 'armor', 'mana'),
  } as const)
  .map(
    (one) =>
      ({
        ...one,
        color: one.only === 'armor' ? 'heroic' : one.only === 'mana' ? 'magic' : one.color,
      }) as const,
  )
const boxArbitrary = fc
  .record({
    color: fc.constantFrom(...STATS),
    wide: fc.boolean(),
    small: fc.integer({ min: 1, max: 6 }),
    large: fc.integer({ min: 3, max: 13 }),
    armor: fc.constantFrom(false, false, true),
    damage: fc.integer({ min: 0, max: 3 }),
    time: fc.integer({ min: 0, max: 2 }),
    skull: fc.constantFrom(false, false, true),
    heroic: fc.constantFrom(true, true, true, false),
    twice: fc.constantFrom(false, false, false, true),
  })
  .map(({ small, large, twice, ...rest }) => ({
    ...rest,
    value: rest.wide ? large : small,
    times: twice && !rest.wide ? (2 as const) : (1 as const),
  }))
function problemArbitrary(dice: number, boxes: number) {
  return fc
    .record({
      dice: fc.array(dieArbitrary, { minLength: 1, maxLength: dice }),
      boxes: fc.array(boxArbitrary, { minLength: 1, maxLength: boxes }),
      heroicDice: fc.constantFrom(0, 2, 2, 3),
    } as const)
    .map((some): Problem => ({
      ...problem(
        some.dice.map((one, at) => die(at + 1, one.color, one.value, one.only)),
        some.boxes.map((one, at) => box(at, one)),
      ),
      heroicDice: some.heroicDice,
    }))
}

/** The cost of what a placement says, checked die by die against the rules. */
function followed(asked: Problem): number {
  const placement = solve(asked)
  if (placement === null) throw new Error('nothing to pay, yet no placement')
  const used = placement.covers.flatMap((cover) => cover.with.flat())
  expect(new Set(used).size).toBe(used.length)
  const byId = new Map(asked.dice.map((one) => [one.id, one]))
  const covered = new Map<number, number>()
  for (const cover of placement.covers) {
    const on = asked.boxes.find((one) => one.id === cover.box)
    if (on === undefined) throw new Error(`no box ${cover.box}`)
    const dice = cover.with.map((ingredient) => {
      const from = ingredient.map((id) => byId.get(id ?? -1) ?? die(-1, 'heroic', 0))
      if (from.length === 1) return from[0] ?? die(-1, 'heroic', 0)
      expect(from).toHaveLength(asked.heroicDice)
      expect(from.every((one) => one.only === null)).toBe(true)
      return die(-1, 'heroic', Math.min(...from.map(({ value }) => value)))
    })
    expect(dice.every((one) => fits(one, on))).toBe(true)
    if (on.wide) expect(total(dice)).toBeGreaterThanOrEqual(on.value)
    else expect(dice.filter((one) => one.value >= on.value)).toHaveLength(on.times)
    covered.set(on.id, 1)
  }
  const open = asked.boxes.filter((one) => !covered.has(one.id))
  if (open.some((one) => one.armor)) {
    const closed = asked.boxes.filter((one) => !one.armor && covered.has(one.id))
    expect(closed).toEqual([])
  }
  return plain(
    open.reduce((sum, one) => sum + one.damage, 0),
    open.reduce((sum, one) => sum + one.time, 0),
    asked.boxes.filter((one) => one.skull && covered.has(one.id)).length,
    open.length,
    open.filter((one) => one.armor).length,
  )
}

describe('the solver', () => {
  it('is never dearer than trying every way there is', () => {
    fc.assert(
      fc.property(problemArbitrary(5, 3), (asked) => {
        expect(solve(asked)?.cost).toBeCloseTo(best(asked), 9)
        expect(solve({ ...asked, budget: UNLIMITED })?.cost).toBeCloseTo(best(asked), 9)
      }),
      { numRuns: 400, seed: 5 },
    )
  })

  it('is as cheap where it remembers positions, and never dearer than with a limit', () => {
    const without = (asked: Problem, budget: number): number =>
      solve({ ...asked, budget })?.cost ?? NaN
    fc.assert(
      fc.property(problemArbitrary(12, 8), (asked) => {
        const unlimited = { ...asked, budget: UNLIMITED }
        const cost = followed(unlimited)
        expect(solve(unlimited)?.cost).toBeCloseTo(cost, 9)
        expect(cost).toBeCloseTo(without(asked, 10_000_000), 9)
        expect(cost).toBeLessThanOrEqual(without(asked, 80) + 1e-9)
      }),
      { numRuns: 300, seed: 8 },
    )
  })

  it('says what it costs, and keeps the rules of placing', () => {
    fc.assert(
      fc.property(problemArbitrary(12, 8), (asked) => {
        const bounded = { ...asked, budget: 2000 }
        expect(followed(bounded)).toBeCloseTo(solve(bounded)?.cost ?? NaN, 9)
      }),
      { numRuns: 300, seed: 6 },
    )
  })

  it('gives equal problems equal answers', () => {
    fc.assert(
      fc.property(problemArbitrary(12, 8), (asked) => {
        const bounded = { ...asked, budget: 300 }
        expect(solve(structuredCloneOf(bounded))).toEqual(solve(bounded))
      }),
      { numRuns: 50, seed: 7 },
    )
  })

  it('pays first, and not with what the payment brings', () => {
    const asked: Problem = {
      ...problem([die(1, 'strength', 6)], [box(0, { value: 6, damage: 3 })]),
      payments: [{ hero: 0, stat: 'strength', dice: 1 }],
      gains: [{ color: 'strength', value: 5, only: null }],
    }
    expect(solve(asked)).toMatchObject({ cost: plain(3, 0, 0, 1, 0), paid: [[1]] })
    const better = solve({ ...asked, gains: [{ color: 'strength', value: 6, only: null }] })
    expect(better).toMatchObject({ cost: 0, paid: [[1]], covers: [{ box: 0, with: [[null]] }] })
    expect(solve({ ...asked, payments: [{ hero: 0, stat: 'agility', dice: 1 }] })).toBe(null)
  })

  it('pays mana with the dice that are missed least', () => {
    const dice = [
      die(1, 'magic', 6),
      die(2, 'magic', 2),
      die(3, 'magic', 1),
      die(4, 'magic', 6, 'mana'),
    ]
    const boxes = [box(0, { color: 'magic', value: 6, damage: 2 })]
    const paid = (mana: number) =>
      solve({ ...problem(dice, boxes), payments: [{ hero: 0, stat: 'magic', mana }] })
    expect(paid(3)?.cost).toBe(0)
    expect(paid(9)).toMatchObject({ cost: 0, paid: [expect.not.arrayContaining([1])] })
    expect(paid(16)).toBe(null)
  })

  it('pays from the pool of the hero who pays alone', () => {
    const mine = (id: number, hero: number, value: number) => ({
      ...die(id, 'strength', value),
      hero,
    })
    const asked = problem([mine(1, 0, 2), mine(2, 1, 5), mine(3, 1, 3)], [box(0, { value: 5 })])
    const paidBy = (hero: number) =>
      solve({ ...asked, payments: [{ hero, stat: 'strength', dice: 1 }] })
    expect(paidBy(0)).toMatchObject({ cost: 0, paid: [[1]], covers: [{ box: 0, with: [[2]] }] })
    expect(paidBy(1)).toMatchObject({ cost: 0, paid: [[3]], covers: [{ box: 0, with: [[2]] }] })
    expect(paidBy(2)).toBe(null)
    const both = [0, 1].map((hero) => ({ hero, stat: 'strength', dice: 1 }) as const)
    expect(solve({ ...asked, payments: both })).toMatchObject({ cost: 0, paid: [[1], [3]] })
    const twice = { hero: 0, stat: 'strength', dice: 2 } as const
    expect(solve({ ...asked, payments: [twice] })).toBe(null)
  })

  it('pays for two heroes as cheaply as trying every way there is', () => {
    const paying = fc.record({
      asked: problemArbitrary(6, 2),
      owners: fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 6, maxLength: 6 }),
      hero: fc.integer({ min: 0, max: 1 }),
      count: fc.integer({ min: 1, max: 2 }),
    })
    fc.assert(
      fc.property(paying, ({ asked, owners, hero, count }) => {
        const dice = asked.dice.map((one, at) => ({ ...one, hero: owners[at] ?? 0 }))
        const able = dice.filter(
          (one) =>
            one.hero === hero &&
            one.only === null &&
            (one.color === 'strength' || one.color === 'heroic'),
        )
        const costs = subsets(able)
          .filter((set) => set.length === count)
          .map((set) => best({ ...asked, dice: dice.filter((one) => !set.includes(one)) }))
        const found = solve({
          ...asked,
          dice,
          payments: [{ hero, stat: 'strength', dice: count }],
        })
        expect(found?.cost ?? Infinity).toBeCloseTo(Math.min(...costs), 9)
        expect(found?.paid.flat().every((id) => able.some((one) => one.id === id))).not.toBe(false)
      }),
      { numRuns: 300, seed: 8 },
    )
  })

  it('makes a heroic die of dice that would lie idle', () => {
    const asked = problem(
      [die(1, 'agility', 5), die(2, 'agility', 4)],
      [box(0, { color: 'magic', value: 4, damage: 2 })],
    )
    expect(solve(asked)).toMatchObject({ cost: 0, covers: [{ box: 0, with: [[1, 2]] }] })
    expect(solve({ ...asked, heroicDice: 3 })?.cost).toBeGreaterThan(2)
  })
})

/** The price is a function, which structured clones refuse. */
function structuredCloneOf({ price, ...data }: Problem): Problem {
  return {
    ...structuredClone(data),
    price,
  }
}
