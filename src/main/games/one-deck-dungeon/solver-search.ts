/**
 * The search behind solver.ts, over counts of dice by kind: dice of one colour and value are alike. The
 * smallest die that will do on a normal box is never worse than a larger one of its colour, so only that one
 * is tried; a wide box is tried with every set of dice that has none to spare. Sets of dice are packed into
 * one number, for the search runs many thousands of times in a game.
 */
import type { Price } from './solver'

/** Columns of the count table: strength, agility, magic, heroic, heroic for armor only, magic for mana only. */
export const HEROIC = 3
export const ARMOR_ONLY = 4
export const MANA_ONLY = 5
const STATS = 3
const COLUMNS = 6
const FACES = 7
export const KINDS = COLUMNS * FACES
/** A die's column and value as one number; none is 0. */
export const kindOf = (column: number, value: number): number => column * FACES + value
const COLUMN_OF = Array.from({ length: KINDS }, (_, kind) => Math.floor(kind / FACES))
const VALUE_OF = Array.from({ length: KINDS }, (_, kind) => kind % FACES)

/** Up to three kinds as one number: a die used as it is, or dice that make a heroic one. */
const BITS = 6
const MASK = (1 << BITS) - 1
const unpack = (set: number): readonly number[] => {
  const kinds: number[] = []
  for (let rest = set; rest > 0; rest >>= BITS) kinds.push(rest & MASK)
  return kinds
}

/** A box to cover, or a payment to make before all boxes: so many dice of a colour, or mana of a sum. */
export interface Stage {
  readonly type: 'dice' | 'mana' | 'normal' | 'wide'
  readonly column: number
  /** What a die or a sum must reach; for a payment in dice, their number. */
  readonly value: number
  readonly armor: boolean
  readonly damage: number
  readonly time: number
  readonly skull: boolean
  /** Whether heroic dice may go here. */
  readonly heroic: boolean
  readonly times: 1 | 2
  /** It cannot be left: a payment, or armor in a search that covers all of it. */
  readonly must: boolean
}

/** A set of dice used at a stage, as one number. */
export type Move = number
const STAGE = 3 * BITS
const moveOf = (stage: number, set: number): Move => (stage << STAGE) | set
export const stageOf = (move: Move): number => move >> STAGE
export const diceOf = (move: Move): readonly number[] => unpack(move & ((1 << STAGE) - 1))

export interface Found {
  readonly cost: number
  readonly moves: readonly Move[]
}

export interface Plan {
  /** Dice by kind. */
  readonly counts: readonly number[]
  /** Payments first. */
  readonly stages: readonly Stage[]
  readonly payments: number
  /** Kinds that come once everything is paid. */
  readonly gains: readonly number[]
  readonly heroicDice: 0 | 2 | 3
  readonly price: Price
  /** What boxes outside the search leave. */
  readonly left: { readonly damage: number; readonly time: number; readonly uncovered: number }
  /** Only placements cheaper than this are of use. */
  readonly below: number
  /** Steps at most, once any placement is found. */
  readonly budget: number
}

/** Heroic dice made for one wide box at most: more would take more dice than any pool can spare. */
const MADE_AT_MOST = 3
/** Where a die for a sum may come from, in the order tried at each value. */
const OWN = 0
const FREE = 1
const BOUND = 2
const MADE = 3
const SLOTS = 4
/** Values from 6 down, each with its slots. */
const PLACES = SLOTS * (FACES - 1)

/** One search, from its plan to the cheapest placement found. */
export class Search {
  private readonly counts: number[]
  /** Values of all dice by column, kept in step with the counts. */
  private readonly sums: number[] = [0, 0, 0, 0, 0, 0]
  private readonly stages: readonly Stage[]
  private readonly heroicDice: number
  private readonly moves: Move[] = []
  private steps = 0
  private best: Found | null = null
  private cost: number
  // What has been left or covered on the way here.
  private damage: number
  private time: number
  private uncovered: number
  private skulls = 0
  private armor = 0
  private readonly plan: Plan

  constructor(plan: Plan) {
    this.plan = plan
    this.counts = plan.counts.slice()
    this.stages = plan.stages
    this.heroicDice = plan.heroicDice
    this.cost = plan.below
    this.damage = plan.left.damage
    this.time = plan.left.time
    this.uncovered = plan.left.uncovered
    for (let kind = 0; kind < KINDS; kind++) this.addSum(kind, this.count(kind))
  }

  /** The cheapest placement below the plan's limit; null where there is none. */
  run(): Found | null {
    this.visit(0)
    return this.best
  }

  // --- dice -------------------------------------------------------------------------------------

  private count(kind: number): number {
    return this.counts[kind] ?? 0
  }
  private sum(column: number): number {
    return this.sums[column] ?? 0
  }
  private addSum(kind: number, dice: number): void {
    const column = COLUMN_OF[kind] ?? 0
    this.sums[column] = this.sum(column) + dice * (VALUE_OF[kind] ?? 0)
  }
  private change(kind: number, dice: 1 | -1): void {
    this.counts[kind] = this.count(kind) + dice
    this.addSum(kind, dice)
  }
  private use(stage: number, set: number): void {
    for (let rest = set; rest > 0; rest >>= BITS) this.change(rest & MASK, -1)
    this.moves.push(moveOf(stage, set))
  }
  private takeBack(set: number): void {
    for (let rest = set; rest > 0; rest >>= BITS) this.change(rest & MASK, 1)
    this.moves.pop()
  }
  /** Whether the search has gone on long enough. */
  private get tired(): boolean {
    return this.steps > this.plan.budget && this.best !== null
  }
  /** The smallest die of a column that reaches a value; 0 where there is none. */
  private smallest(column: number, least: number): number {
    for (let kind = kindOf(column, least); kind < kindOf(column + 1, 0); kind++)
      if (this.count(kind) > 0) return kind
    return 0
  }

  // --- stage by stage ---------------------------------------------------------------------------

  private visit(at: number): void {
    this.steps += 1
    if (this.tired) return
    if (at >= this.plan.payments && this.bound(at) >= this.cost) return
    const stage = this.stages[at]
    if (stage === undefined) {
      this.cost = this.plan.price(this.damage, this.time, this.skulls, this.uncovered, this.armor)
      this.best = { cost: this.cost, moves: this.moves.slice() }
      return
    }
    switch (stage.type) {
      case 'dice':
        this.pay(at, stage, stage.value, 0)
        return
      case 'mana':
        this.fill(at, stage, stage.value, 0, MADE_AT_MOST, this.within(stage))
        return
      case 'normal':
        this.cover(at, stage, stage.times)
        break
      case 'wide':
        this.fill(at, stage, stage.value, 0, 0, this.within(stage))
    }
    if (!stage.must) this.leave(at, stage)
  }

  /** The stage is done with: on to the next, with what payments bring once they are all made. */
  private goOn(at: number, stage: Stage): void {
    const skull = stage.skull ? 1 : 0
    const paid = at + 1 === this.plan.payments
    this.skulls += skull
    if (paid) for (const kind of this.plan.gains) this.change(kind, 1)
    this.visit(at + 1)
    if (paid) for (const kind of this.plan.gains) this.change(kind, -1)
    this.skulls -= skull
  }

  private leave(at: number, stage: Stage): void {
    const armor = stage.armor ? 1 : 0
    this.damage += stage.damage
    this.time += stage.time
    this.uncovered += 1
    this.armor += armor
    this.visit(at + 1)
    this.damage -= stage.damage
    this.time -= stage.time
    this.uncovered -= 1
    this.armor -= armor
  }

  /** Pays dice of a colour or heroic ones, each set once: in rising order from a place. */
  private pay(at: number, stage: Stage, owed: number, from: number): void {
    if (owed === 0) {
      this.goOn(at, stage)
      return
    }
    for (let place = from; place < 2 * (FACES - 1); place++) {
      const kind = kindOf(place % 2 === 0 ? stage.column : HEROIC, 1 + (place >> 1))
      if (this.count(kind) === 0) continue
      this.use(at, kind)
      this.pay(at, stage, owed - 1, place)
      this.takeBack(kind)
    }
  }

  /** Covers a normal box, as often as it takes. */
  private cover(at: number, stage: Stage, times: number): void {
    if (times === 0) {
      this.goOn(at, stage)
      return
    }
    if (stage.armor && stage.heroic)
      this.coverWith(at, stage, times, this.smallest(ARMOR_ONLY, stage.value))
    this.coverWith(at, stage, times, this.smallest(stage.column, stage.value))
    if (!stage.heroic) return
    this.coverWith(at, stage, times, this.smallest(HEROIC, stage.value))
    if (!this.canMake(stage.column, stage.value)) return
    for (let ofOne = this.heroicDice; ofOne >= 0; ofOne--)
      this.coverWith(at, stage, times, this.making(stage.column, stage.value, ofOne))
  }

  private coverWith(at: number, stage: Stage, times: number, set: number): void {
    if (set === 0) return
    this.use(at, set)
    this.cover(at, stage, times - 1)
    this.takeBack(set)
  }

  // --- making heroic dice -----------------------------------------------------------------------

  private canMake(own: number, least: number): boolean {
    return this.heroicDice > 0 && this.othersFrom(own, least) >= this.heroicDice
  }

  /** How many dice of the other stats show a value or more. */
  private othersFrom(own: number, least: number): number {
    let seen = 0
    for (let column = 0; column < STATS; column++)
      if (column !== own)
        for (let kind = kindOf(column, least); kind < kindOf(column + 1, 0); kind++)
          seen += this.count(kind)
    return seen
  }

  /**
   * Dice of the two other stats that make a heroic die of a value or more, so many of them of the first of
   * the two; 0 where there are not enough.
   */
  private making(own: number, least: number, ofOne: number): number {
    const one = own === 0 ? 1 : 0
    const other = own === 2 ? 1 : 2
    let set = 0
    for (let die = 0; die < this.heroicDice; die++) {
      const kind = this.smallest(die < ofOne ? one : other, least)
      if (kind === 0) {
        this.restore(set)
        return 0
      }
      this.counts[kind] = this.count(kind) - 1
      set = (set << BITS) | kind
    }
    this.restore(set)
    return set
  }

  private restore(set: number): void {
    for (let rest = set; rest > 0; rest >>= BITS)
      this.counts[rest & MASK] = this.count(rest & MASK) + 1
  }

  /** The most that so many heroic dice made of the other stats' could come to. */
  private makable(own: number, most: number): number {
    if (this.heroicDice === 0) return 0
    let left = most
    let seen = 0
    let sum = 0
    for (let value = FACES - 1; value > 0 && left > 0; value--) {
      for (let column = 0; column < STATS; column++)
        if (column !== own) seen += this.count(kindOf(column, value))
      for (; seen >= this.heroicDice && left > 0; left--) {
        seen -= this.heroicDice
        sum += value
      }
    }
    return sum
  }

  // --- sums -------------------------------------------------------------------------------------

  /** The column of a slot at this stage; -1 where the slot gives nothing. */
  private column(stage: Stage, slot: number): number {
    if (slot === OWN) return stage.column
    if (slot === FREE) return stage.heroic ? HEROIC : -1
    if (slot === BOUND && stage.type === 'mana') return MANA_ONLY
    return slot === BOUND && stage.armor && stage.heroic ? ARMOR_ONLY : -1
  }

  /** The most that a sum could come to. */
  private within(stage: Stage): number {
    const own = this.sum(stage.column)
    if (stage.type === 'mana') return own + this.sum(HEROIC) + this.sum(MANA_ONLY)
    if (!stage.heroic) return own
    const bound = stage.armor ? this.sum(ARMOR_ONLY) : 0
    return own + bound + this.sum(HEROIC) + this.makable(stage.column, MADE_AT_MOST)
  }

  /**
   * Fills a sum with dice in falling order from `place` (a value and a slot): no set comes twice, none has a
   * die to spare. `within` is the most that can still come.
   */
  private fill(
    at: number,
    stage: Stage,
    need: number,
    place: number,
    made: number,
    within: number,
  ): void {
    if (need <= 0) {
      this.goOn(at, stage)
      return
    }
    this.steps += 1
    let hope = within
    for (let next = place; next < PLACES && hope >= need && !this.tired; next++) {
      const value = FACES - 1 - (next >> 2)
      const slot = next & (SLOTS - 1)
      if (slot === MADE) {
        if (made < MADE_AT_MOST && stage.heroic) this.fillMade(at, stage, need, next, made, hope)
        continue
      }
      const column = this.column(stage, slot)
      const kind = column < 0 ? 0 : kindOf(column, value)
      const count = column < 0 ? 0 : this.count(kind)
      if (count === 0) continue
      // If this die would do for the rest, only the smallest of its column that would is tried.
      if (value < need || this.smallest(column, need) === kind) {
        this.use(at, kind)
        this.fill(at, stage, need - value, next, made, hope - value)
        this.takeBack(kind)
      }
      hope -= value * count
    }
  }

  private fillMade(
    at: number,
    stage: Stage,
    need: number,
    place: number,
    made: number,
    within: number,
  ): void {
    const value = FACES - 1 - (place >> 2)
    if (!this.canMake(stage.column, value)) return
    for (let ofOne = this.heroicDice; ofOne >= 0; ofOne--) {
      const set = this.making(stage.column, value, ofOne)
      // A set whose lowest die is higher was tried at that value.
      if (set === 0 || lowest(set) !== value) continue
      this.use(at, set)
      this.fill(at, stage, need - value, place, made + 1, within - value)
      this.takeBack(set)
    }
  }

  // --- what can still come ----------------------------------------------------------------------

  /**
   * No placement from here costs less: boxes that no die could cover are left, and of a colour's boxes that
   * together ask for more than there is, the cheapest is. Infinite where one of those must be covered.
   */
  private bound(at: number): number {
    let { damage, time, skulls, uncovered, armor } = this
    for (let column = 0; column < STATS; column++) {
      let asked = 0
      let leastDamage = Infinity
      let leastTime = Infinity
      let allSkulls = true
      for (let later = at; later < this.stages.length; later++) {
        const stage = this.stages[later]
        if (stage?.column !== column) continue
        if (this.possible(stage)) {
          asked += stage.value * stage.times
          if (stage.skull) skulls += 1
          if (stage.must) continue
          if (stage.damage < leastDamage) leastDamage = stage.damage
          if (stage.time < leastTime) leastTime = stage.time
          allSkulls &&= stage.skull
        } else {
          if (stage.must) return Infinity
          damage += stage.damage
          time += stage.time
          uncovered += 1
          if (stage.armor) armor += 1
        }
      }
      if (asked === 0 || asked <= this.atMost(column, asked)) continue
      if (leastDamage === Infinity) return Infinity
      damage += leastDamage
      time += leastTime
      uncovered += 1
      if (allSkulls) skulls -= 1
    }
    return this.plan.price(damage, time, skulls, uncovered, armor)
  }

  /** The most that boxes of a colour could get, if all others went without. */
  private atMost(column: number, asked: number): number {
    const sum = this.sum(column) + this.sum(HEROIC) + this.sum(ARMOR_ONLY)
    return asked <= sum ? sum : sum + this.makable(column, KINDS)
  }

  /** Whether the dice left could cover a box if it were the only one. */
  private possible(stage: Stage): boolean {
    const { column, value, armor, heroic } = stage
    if (stage.type === 'wide') return this.within(stage) >= value
    if (this.smallest(column, value) > 0) return true
    if (!heroic) return false
    if (this.smallest(HEROIC, value) > 0 || this.canMake(column, value)) return true
    return armor && this.smallest(ARMOR_ONLY, value) > 0
  }
}

/** The lowest value in a set. */
const lowest = (set: number): number => {
  let least = FACES
  for (let rest = set; rest > 0; rest >>= BITS) least = Math.min(least, VALUE_OF[rest & MASK] ?? 0)
  return least
}
