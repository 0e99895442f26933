/**
 * The search behind solver.ts, over counts of dice by kind. The smallest die that will do on a normal box is
 * never worse than a larger one of its colour, so only that one is tried; a wide box is tried with every set
 * of dice that has none to spare.
 */
import type { Price } from './solver'
import {
  ARMOR_ONLY,
  BITS,
  DiceCounts,
  FACES,
  HEROIC,
  KINDS,
  MANA_ONLY,
  STATS,
  kindOf,
  lowest,
  unpack,
} from './solver-dice'

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
  private readonly dice: DiceCounts
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
    this.dice = new DiceCounts(plan.counts, plan.heroicDice)
    this.stages = plan.stages
    this.heroicDice = plan.heroicDice
    this.cost = plan.below
    this.damage = plan.left.damage
    this.time = plan.left.time
    this.uncovered = plan.left.uncovered
  }

  /** The cheapest placement below the plan's limit; null where there is none. */
  run(): Found | null {
    this.visit(0)
    return this.best
  }

  private use(stage: number, set: number): void {
    this.dice.take(set)
    this.moves.push(moveOf(stage, set))
  }
  private takeBack(set: number): void {
    this.dice.giveBack(set)
    this.moves.pop()
  }

  /** Whether the search has gone on long enough. */
  private get tired(): boolean {
    return this.steps > this.plan.budget && this.best !== null
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
    if (paid) for (const kind of this.plan.gains) this.dice.change(kind, 1)
    this.visit(at + 1)
    if (paid) for (const kind of this.plan.gains) this.dice.change(kind, -1)
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
      if (this.dice.count(kind) === 0) continue
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
      this.coverWith(at, stage, times, this.dice.smallest(ARMOR_ONLY, stage.value))
    this.coverWith(at, stage, times, this.dice.smallest(stage.column, stage.value))
    if (!stage.heroic) return
    this.coverWith(at, stage, times, this.dice.smallest(HEROIC, stage.value))
    if (!this.dice.canMake(stage.column, stage.value)) return
    for (let ofOne = this.heroicDice; ofOne >= 0; ofOne--)
      this.coverWith(at, stage, times, this.dice.making(stage.column, stage.value, ofOne))
  }

  private coverWith(at: number, stage: Stage, times: number, set: number): void {
    if (set === 0) return
    this.use(at, set)
    this.cover(at, stage, times - 1)
    this.takeBack(set)
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
    const own = this.dice.sum(stage.column)
    if (stage.type === 'mana') return own + this.dice.sum(HEROIC) + this.dice.sum(MANA_ONLY)
    if (!stage.heroic) return own
    const bound = stage.armor ? this.dice.sum(ARMOR_ONLY) : 0
    return own + bound + this.dice.sum(HEROIC) + this.dice.makable(stage.column, MADE_AT_MOST)
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
      const count = column < 0 ? 0 : this.dice.count(kind)
      if (count === 0) continue
      // If this die would do for the rest, only the smallest of its column that would is tried.
      if (value < need || this.dice.smallest(column, need) === kind) {
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
    if (!this.dice.canMake(stage.column, value)) return
    for (let ofOne = this.heroicDice; ofOne >= 0; ofOne--) {
      const set = this.dice.making(stage.column, value, ofOne)
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
    const sum = this.dice.sum(column) + this.dice.sum(HEROIC) + this.dice.sum(ARMOR_ONLY)
    return asked <= sum ? sum : sum + this.dice.makable(column, KINDS)
  }

  /** Whether the dice left could cover a box if it were the only one. */
  private possible(stage: Stage): boolean {
    const { column, value, armor, heroic } = stage
    if (stage.type === 'wide') return this.within(stage) >= value
    if (this.dice.smallest(column, value) > 0) return true
    if (!heroic) return false
    if (this.dice.smallest(HEROIC, value) > 0 || this.dice.canMake(column, value)) return true
    return armor && this.dice.smallest(ARMOR_ONLY, value) > 0
  }
}
