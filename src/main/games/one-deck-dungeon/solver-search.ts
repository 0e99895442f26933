/**
 * The search behind solver.ts, over counts of dice by kind. The smallest die that will do on a normal box is
 * never worse than a larger one of its colour, so only that one is tried; a wide box is tried with every set
 * of dice that has none to spare.
 */
import { boundOf, within } from './solver-bound'
import {
  ARMOR_ONLY,
  VALUES,
  HEROIC,
  MANA_ONLY,
  kindOf,
  lowest,
  type DiceCounts,
} from './solver-dice'
import {
  MADE_AT_MOST,
  moveOf,
  type Found,
  type Move,
  type Plan,
  type Stage,
  type Tally,
  UNLIMITED,
} from './solver-plan'

/** Where a die for a sum may come from, in the order tried at each value. */
const OWN = 0
const FREE = 1
const BOUND = 2
const MADE = 3
const SLOTS = 4
/** Values from 6 down, each with its slots. */
const PLACES = SLOTS * (VALUES - 1)

/** One search, from its plan to the cheapest placement found. */
export class Search {
  private readonly dice: DiceCounts
  private readonly stages: readonly Stage[]
  private readonly moves: Move[] = []
  private steps = 0
  /** Positions from which all has been tried. */
  private readonly known = new Set<string>()
  private best: Found | null = null
  private cost: number
  /** What has been left or covered on the way here. */
  private readonly tally: Tally
  private readonly plan: Plan

  constructor(plan: Plan) {
    this.plan = plan
    this.dice = plan.dice
    this.stages = plan.stages
    this.cost = plan.below
    const { damage, time, uncovered } = plan.left
    this.tally = { damage, time, skulls: 0, uncovered, armor: 0 }
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
  /** The dice that a stage may take: everybody's, or the payer's. */
  private from({ payer }: Stage): DiceCounts {
    return (payer === null ? undefined : this.plan.purses?.get(payer)) ?? this.dice
  }
  private pay(at: number, purse: DiceCounts, kind: number): void {
    this.use(at, kind)
    if (purse !== this.dice) purse.take(kind)
  }
  private payBack(purse: DiceCounts, kind: number): void {
    if (purse !== this.dice) purse.giveBack(kind)
    this.takeBack(kind)
  }

  private bound(at: number): number {
    return boundOf(this.dice, this.stages, at, this.tally, this.plan.price)
  }

  /** Whether the search has gone on long enough. */
  private get tired(): boolean {
    return this.steps > this.plan.budget && this.best !== null
  }

  /**
   * Whether the search has been at this stage with these dice and this left open: nothing better comes of it. A search
   * with few steps is over before remembering is worth while.
   */
  private isKnown(at: number): boolean {
    if (this.plan.budget !== UNLIMITED) return false
    const { damage, time, skulls, uncovered, armor } = this.tally
    const position = this.dice.packed(at, damage, time, skulls, uncovered, armor)
    if (this.known.has(position)) return true
    this.known.add(position)
    return false
  }

  // --- stage by stage ---------------------------------------------------------------------------

  private visit(at: number): void {
    this.steps += 1
    if (this.tired) return
    if (at >= this.plan.payments && (this.bound(at) >= this.cost || this.isKnown(at))) return
    const stage = this.stages[at]
    if (stage === undefined) {
      const { damage, time, skulls, uncovered, armor } = this.tally
      this.cost = this.plan.price(damage, time, skulls, uncovered, armor)
      this.best = { cost: this.cost, moves: this.moves.slice() }
      return
    }
    switch (stage.type) {
      case 'dice':
        this.payDice(at, stage, stage.value, 0)
        return
      case 'mana':
        this.fill(at, stage, stage.value, 0, MADE_AT_MOST, within(this.from(stage), stage))
        return
      case 'normal':
        this.cover(at, stage, stage.times)
        break
      case 'wide':
        this.fill(at, stage, stage.value, 0, 0, within(this.dice, stage))
    }
    if (!stage.must) this.leave(at, stage)
  }

  /** The stage is done with: on to the next, with what payments bring once they are all made. */
  private goOn(at: number, stage: Stage): void {
    const skull = stage.skull ? 1 : 0
    const paid = at + 1 === this.plan.payments
    this.tally.skulls += skull
    if (paid) for (const kind of this.plan.gains) this.dice.change(kind, 1)
    this.visit(at + 1)
    if (paid) for (const kind of this.plan.gains) this.dice.change(kind, -1)
    this.tally.skulls -= skull
  }

  private leave(at: number, stage: Stage): void {
    const armor = stage.armor ? 1 : 0
    this.tally.damage += stage.damage
    this.tally.time += stage.time
    this.tally.uncovered += 1
    this.tally.armor += armor
    this.visit(at + 1)
    this.tally.damage -= stage.damage
    this.tally.time -= stage.time
    this.tally.uncovered -= 1
    this.tally.armor -= armor
  }

  /** Pays dice of a colour or heroic ones, each set once: in rising order from a place. */
  private payDice(at: number, stage: Stage, owed: number, from: number): void {
    if (owed === 0) {
      this.goOn(at, stage)
      return
    }
    const purse = this.from(stage)
    for (let place = from; place < 2 * (VALUES - 1); place++) {
      const kind = kindOf(place % 2 === 0 ? stage.column : HEROIC, 1 + (place >> 1))
      if (purse.count(kind) === 0) continue
      this.pay(at, purse, kind)
      this.payDice(at, stage, owed - 1, place)
      this.payBack(purse, kind)
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
    for (let ofOne = this.dice.heroicDice; ofOne >= 0; ofOne--)
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

  /**
   * Fills a sum with dice in falling order from `place` (a value and a slot): no set comes twice, none has a
   * die to spare. `most` is what can still come.
   */
  private fill(
    at: number,
    stage: Stage,
    need: number,
    place: number,
    made: number,
    most: number,
  ): void {
    if (need <= 0) {
      this.goOn(at, stage)
      return
    }
    this.steps += 1
    const dice = this.from(stage)
    let hope = most
    for (let next = place; next < PLACES && hope >= need && !this.tired; next++) {
      const value = VALUES - 1 - (next >> 2)
      const slot = next & (SLOTS - 1)
      if (slot === MADE) {
        if (made < MADE_AT_MOST && stage.heroic) this.fillMade(at, stage, need, next, made, hope)
        continue
      }
      const column = this.column(stage, slot)
      const kind = column < 0 ? 0 : kindOf(column, value)
      const count = column < 0 ? 0 : dice.count(kind)
      if (count === 0) continue
      // If this die would do for the rest, only the smallest of its column that would is tried.
      if (value < need || dice.smallest(column, need) === kind) {
        this.pay(at, dice, kind)
        this.fill(at, stage, need - value, next, made, hope - value)
        this.payBack(dice, kind)
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
    most: number,
  ): void {
    const value = VALUES - 1 - (place >> 2)
    if (!this.dice.canMake(stage.column, value)) return
    for (let ofOne = this.dice.heroicDice; ofOne >= 0; ofOne--) {
      const set = this.dice.making(stage.column, value, ofOne)
      // A set whose lowest die is higher was tried at that value.
      if (set === 0 || lowest(set) !== value) continue
      this.use(at, set)
      this.fill(at, stage, need - value, place, made + 1, most - value)
      this.takeBack(set)
    }
  }
}
