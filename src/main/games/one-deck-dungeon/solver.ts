/**
 * Which dice to put on which boxes. Branch and bound over the boxes, armor first: each is covered in every
 * way that is not plainly wasteful, or left, and what is left is priced by the caller. Exact where the search has
 * no limit, or stays within it; beyond it, the best placement found so far. Equal problems get equal answers.
 */
import type { BoxId, Die, DieColor, DieId, Seat, Stat } from '@shared/games/one-deck-dungeon'
import { STATS } from '@shared/games/one-deck-dungeon'
import { ARMOR_ONLY, DiceCounts, HEROIC, KINDS, MANA_ONLY, kindOf } from './solver-dice'
import { diceOf, stageOf, type Found, type Move, type Price, type Stage } from './solver-plan'
import { Search } from './solver-search'

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

/** Dice to be spent before any box is covered, from one hero's pool (R14): so many of a colour, or mana of a sum. */
export type Payment = { readonly hero: Seat } & (
  | { readonly stat: Stat; readonly dice: number }
  | { readonly stat: 'magic'; readonly mana: number }
)

export type LooseDie = Pick<Die, 'color' | 'value' | 'only'>

/** What is to be covered, and what leaving it costs: the part of a problem that many pools share. */
export interface BoxProblem {
  readonly boxes: readonly SolverBox[]
  /** Dice that make a heroic die: two, or three against the Bandit; 0: none can be made. */
  readonly heroicDice: 0 | 2 | 3
  readonly price: Price
}

export interface Hand {
  readonly dice: readonly Die[]
  readonly payments: readonly Payment[]
  /** Dice that come once everything is paid. */
  readonly gains: readonly LooseDie[]
  /** Steps of the search at most, or `UNLIMITED`. */
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

function columnOf(color: DieColor): number {
  return color === 'heroic' ? HEROIC : STATS.indexOf(color)
}
function kindOfDie({ color, value, only }: LooseDie): number {
  switch (only) {
    case 'armor':
      return kindOf(ARMOR_ONLY, value)
    case 'mana':
      return kindOf(MANA_ONLY, value)
    case null:
      return kindOf(columnOf(color), value)
  }
}

function stageOfPayment(payment: Payment): Stage {
  return {
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
    payer: payment.hero,
  }
}
function stageOfBox(box: SolverBox, must: boolean): Stage {
  return {
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
    payer: null,
  }
}

/** What leaving a box alone would cost. */
function weight(box: SolverBox, price: Price): number {
  return price(box.damage, box.time, 0, 1, box.armor ? 1 : 0) - price(0, 0, box.skull ? 1 : 0, 0, 0)
}

/**
 * Boxes in the order in which they are decided: wide ones last, for they take what others leave; then armor,
 * then the dearest, and of equals the one that is harder to cover.
 */
function inOrder(boxes: readonly SolverBox[], price: Price): readonly SolverBox[] {
  return boxes
    .map((box) => ({ box, dear: weight(box, price) }))
    .sort(
      (one, other) =>
        Number(one.box.wide) - Number(other.box.wide) ||
        Number(other.box.armor) - Number(one.box.armor) ||
        other.dear - one.dear ||
        other.box.value - one.box.value ||
        one.box.id - other.box.id,
    )
    .map(({ box }) => box)
}

/** One way to go at the boxes: those that are decided, and what the others leave. */
interface Attempt {
  readonly boxes: readonly SolverBox[]
  readonly stages: readonly Stage[]
  readonly left: { readonly damage: number; readonly time: number; readonly uncovered: number }
}

/** A problem made ready to be solved for any number of hands. */
export interface Prepared {
  readonly problem: BoxProblem
  /** Covering all armor, so that every box is open. */
  readonly full: Attempt
  /** Leaving some armor open, so that all other boxes stay closed (R18); null where there is no armor. */
  readonly part: Attempt | null
}

export function prepare(problem: BoxProblem): Prepared {
  const boxes = inOrder(problem.boxes, problem.price)
  const armor = boxes.filter((box) => box.armor)
  const closed = boxes.filter((box) => !box.armor)
  return {
    problem,
    full: {
      boxes,
      stages: boxes.map((box) => stageOfBox(box, box.armor)),
      left: { damage: 0, time: 0, uncovered: 0 },
    },
    part:
      armor.length === 0
        ? null
        : {
            boxes: armor,
            stages: armor.map((box) => stageOfBox(box, false)),
            left: {
              damage: closed.reduce((sum, box) => sum + box.damage, 0),
              time: closed.reduce((sum, box) => sum + box.time, 0),
              uncovered: closed.length,
            },
          },
  }
}

const NO_DICE: readonly number[] = Array.from({ length: KINDS }, () => 0)

/** Hands out a die of a kind, of one hero's where its pool pays (R14). */
type Dealer = (kind: number, payer: Seat | null) => DieId | null

/** Hands out dice of each kind: the pool's first, then gained ones, which have no id. */
function dealer(dice: readonly Die[]): Dealer {
  const byKind = new Map<number, Die[]>()
  for (const die of dice) {
    const kind = kindOfDie(die)
    const known = byKind.get(kind)
    if (known === undefined) byKind.set(kind, [die])
    else known.push(die)
  }
  return (kind, payer) => {
    const left = byKind.get(kind) ?? []
    const at = payer === null ? 0 : left.findIndex((die) => die.hero === payer)
    return at < 0 ? null : (left.splice(at, 1)[0]?.id ?? null)
  }
}

/** The moves of one stage, as dice. */
function ingredients(
  moves: readonly Move[],
  stage: number,
  payer: Seat | null,
  deal: Dealer,
): readonly Ingredient[] {
  return moves
    .filter((move) => stageOf(move) === stage)
    .map((move) => diceOf(move).map((kind) => deal(kind, payer)))
}

/** Counts of dice by kind. */
function countOf(dice: readonly LooseDie[], more: readonly number[]): readonly number[] {
  const counts = NO_DICE.slice()
  for (const die of dice) {
    const kind = kindOfDie(die)
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  for (const kind of more) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

/** The dice that those who pay may take, by kind; null where any die will do, for all are the payer's. */
function pursesOf(
  dice: readonly Die[],
  payments: readonly Payment[],
): ReadonlyMap<Seat, DiceCounts> | null {
  return dice.every((die) => payments.every(({ hero }) => hero === die.hero))
    ? null
    : new Map(
        payments.map(({ hero }) => {
          const own = dice.filter((die) => die.hero === hero)
          return [hero, new DiceCounts(countOf(own, []), 0)]
        }),
      )
}

/**
 * The cheapest placement of a hand, after its payments.
 * @returns null where the payments cannot be made
 */
export function solve(prepared: Prepared, hand: Hand): Placement | null {
  const { problem, full, part } = prepared
  const { dice, payments, budget } = hand
  const gains = hand.gains.map(kindOfDie)
  // With nothing to pay, what is gained is there from the start.
  const counts = new DiceCounts(
    countOf(dice, payments.length === 0 ? gains : []),
    problem.heroicDice,
  )
  const paying = payments.map(stageOfPayment)
  const purses = pursesOf(dice, payments)
  const attempt = ({ stages, left }: Attempt, below: number): Found | null =>
    new Search({
      dice: counts,
      stages: paying.length === 0 ? stages : [...paying, ...stages],
      payments: paying.length,
      purses,
      gains,
      price: problem.price,
      left,
      below,
      budget,
    }).run()
  const open = attempt(full, Infinity)
  const closed = part === null ? null : attempt(part, open?.cost ?? Infinity)
  const found = closed ?? open
  if (found === null) return null
  const { boxes } = closed !== null && part !== null ? part : full
  const deal = dealer(dice)
  const payer = (hero: Seat): Seat | null => (purses === null ? null : hero)
  const paid = payments.map(({ hero }, stage) =>
    ingredients(found.moves, stage, payer(hero), deal).flatMap((some) =>
      some.filter((id) => id !== null),
    ),
  )
  const covers = boxes.flatMap((box, at) => {
    const used = ingredients(found.moves, payments.length + at, null, deal)
    return used.length === 0 ? [] : [{ box: box.id, with: used }]
  })
  return { cost: found.cost, covers, paid }
}
