/**
 * Which dice to put on which boxes. Branch and bound over the boxes, armor first: each is covered in every
 * way that is not plainly wasteful, or left, and what is left is priced by the caller. Exact while the search
 * stays within its budget, which the printed cards and pools seldom exceed; beyond it, the best placement
 * found so far. Equal problems get equal answers.
 */
import type { BoxId, Die, DieColor, DieId, Stat } from '@shared/games/one-deck-dungeon'
import { STATS } from '@shared/games/one-deck-dungeon'
import { ARMOR_ONLY, HEROIC, KINDS, MANA_ONLY, Search, kindOf, unpack } from './solver-search'
import type { Move, Stage } from './solver-search'

/** A box to be covered. */
export interface SolverBox {
  readonly id: BoxId
  readonly color: Stat
  readonly value: number
  readonly wide: boolean
  readonly armor: boolean
  readonly damage: number
  readonly time: number
  readonly skull: boolean
  /** False where heroic dice cannot go (the Dragon's skulls). */
  readonly heroic: boolean
  /** How often it must be covered: twice for a Lich's skull, whose first die is lost (R31). */
  readonly times: 1 | 2
}

/** Dice to be spent before any box is covered: so many of a colour, or magic dice of a sum. */
export type Payment =
  { readonly stat: Stat; readonly dice: number } | { readonly stat: 'magic'; readonly mana: number }

/**
 * What a placement leaves: damage and time of uncovered boxes, skulls covered, boxes and armor boxes not
 * covered. It must never fall as more is left, nor rise as more skulls are covered.
 */
export type Price = (
  damage: number,
  time: number,
  skulls: number,
  uncovered: number,
  armor: number,
) => number

export type LooseDie = Pick<Die, 'color' | 'value' | 'only'>

export interface Problem {
  readonly dice: readonly Die[]
  readonly boxes: readonly SolverBox[]
  readonly payments: readonly Payment[]
  /** Dice that come once everything is paid. */
  readonly gains: readonly LooseDie[]
  /** Dice that make a heroic die: two, or three against the Bandit; 0: none can be made. */
  readonly heroicDice: 0 | 2 | 3
  readonly price: Price
  /** Steps of the search at most. */
  readonly budget: number
}

/** Dice put on a box: one as it is, or several that make a heroic one. A gained die has no id yet: null. */
export type Ingredient = readonly (DieId | null)[]

export interface Placement {
  readonly cost: number
  readonly covers: readonly { readonly box: BoxId; readonly with: readonly Ingredient[] }[]
  /** The dice of each payment, in the problem's order. */
  readonly paid: readonly (readonly DieId[])[]
}

const columnOf = (color: DieColor): number => (color === 'heroic' ? HEROIC : STATS.indexOf(color))
const kindOfDie = ({ color, value, only }: LooseDie): number => {
  switch (only) {
    case 'armor':
      return kindOf(ARMOR_ONLY, value)
    case 'mana':
      return kindOf(MANA_ONLY, value)
    case null:
      return kindOf(columnOf(color), value)
  }
}

const stageOfPayment = (payment: Payment): Stage => ({
  type: 'dice' in payment ? 'dice' : 'mana',
  column: columnOf(payment.stat),
  value: 'dice' in payment ? payment.dice : payment.mana,
  armor: false,
  damage: 0,
  time: 0,
  skull: false,
  heroic: true,
  times: 1,
  must: true,
})
const stageOfBox = (box: SolverBox, must: boolean): Stage => ({
  type: box.wide ? 'wide' : 'normal',
  column: columnOf(box.color),
  value: box.value,
  armor: box.armor,
  damage: box.damage,
  time: box.time,
  skull: box.skull,
  heroic: box.heroic,
  times: box.times,
  must,
})

/** What leaving a box alone would cost, so that dear ones are decided first. */
const weight = (box: SolverBox, price: Price): number =>
  price(box.damage, box.time, 0, 1, box.armor ? 1 : 0) - price(0, 0, box.skull ? 1 : 0, 0, 0)

/** Armor first; then the dearest, and of equals the one that is harder to cover. */
const inOrder = (boxes: readonly SolverBox[], price: Price): readonly SolverBox[] =>
  [...boxes].sort(
    (one, other) =>
      Number(one.wide) - Number(other.wide) ||
      Number(other.armor) - Number(one.armor) ||
      weight(other, price) - weight(one, price) ||
      other.value - one.value ||
      one.id - other.id,
  )

/** Hands out dice of each kind: the pool's first, then gained ones, which have no id. */
const dealer = (dice: readonly Die[]) => {
  const byKind = new Map<number, DieId[]>()
  for (const die of dice) {
    const kind = kindOfDie(die)
    const known = byKind.get(kind)
    if (known === undefined) byKind.set(kind, [die.id])
    else known.push(die.id)
  }
  return (kind: number): DieId | null => byKind.get(kind)?.shift() ?? null
}

/** The moves of one stage, as dice. */
const ingredients = (
  moves: readonly Move[],
  stage: number,
  deal: (kind: number) => DieId | null,
): readonly Ingredient[] =>
  moves.filter((move) => move.stage === stage).map(({ set }) => unpack(set).map(deal))

/**
 * The cheapest placement of a pool, after the payments.
 * @returns null where the payments cannot be made
 */
export const solve = (problem: Problem): Placement | null => {
  const { dice, payments, gains, heroicDice, price, budget } = problem
  const counts = new Int8Array(KINDS)
  for (const die of dice) {
    const kind = kindOfDie(die)
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  const gained = gains.map(kindOfDie)
  // With nothing to pay, what is gained is there from the start.
  if (payments.length === 0) for (const kind of gained) counts[kind] = (counts[kind] ?? 0) + 1
  const allArmor = inOrder(problem.boxes, price)
  const common = { counts, payments: payments.length, gains: gained, heroicDice, price, budget }
  const stages = payments.map(stageOfPayment)
  const full = new Search({
    ...common,
    stages: [...stages, ...allArmor.map((box) => stageOfBox(box, box.armor))],
    left: { damage: 0, time: 0, uncovered: 0 },
    below: Infinity,
  }).run()
  const closed = problem.boxes.filter((box) => !box.armor)
  const onlyArmor = allArmor.filter((box) => box.armor)
  const part =
    onlyArmor.length === 0
      ? null
      : new Search({
          ...common,
          stages: [...stages, ...onlyArmor.map((box) => stageOfBox(box, false))],
          left: {
            damage: closed.reduce((sum, box) => sum + box.damage, 0),
            time: closed.reduce((sum, box) => sum + box.time, 0),
            uncovered: closed.length,
          },
          below: full?.cost ?? Infinity,
        }).run()
  const found = part ?? full
  const boxes = part === null ? allArmor : onlyArmor
  if (found === null) return null
  const deal = dealer(dice)
  const paid = payments.map((_, stage) =>
    ingredients(found.moves, stage, deal).flatMap((some) => some.filter((id) => id !== null)),
  )
  const covers = boxes.flatMap((box, at) => {
    const used = ingredients(found.moves, payments.length + at, deal)
    return used.length === 0 ? [] : [{ box: box.id, with: used }]
  })
  return { cost: found.cost, covers, paid }
}
