/**
 * Dice as the solver counts them, by kind: dice of one colour and value are alike. Sets of dice are packed
 * into one number, for the search takes and gives back dice many thousands of times in a game.
 */

/** Columns of the count table: strength, agility, magic, heroic, heroic for armor only, magic for mana only. */
export const HEROIC = 3
export const ARMOR_ONLY = 4
export const MANA_ONLY = 5
export const STATS = 3
const COLUMNS = 6
/** Values from 0 to 6, though no die shows 0. */
export const VALUES = 7
export const KINDS = COLUMNS * VALUES
/** A die's column and value as one number; none is 0. */
export function kindOf(column: number, value: number): number {
  return column * VALUES + value
}
const COLUMN_OF = Array.from({ length: KINDS }, (_, kind) => Math.floor(kind / VALUES))
const VALUE_OF = Array.from({ length: KINDS }, (_, kind) => kind % VALUES)

/** Up to three kinds as one number: a die used as it is, or dice that make a heroic one. */
export const BITS = 6
const MASK = (1 << BITS) - 1
export function unpack(set: number): readonly number[] {
  const kinds: number[] = []
  for (let rest = set; rest > 0; rest >>= BITS) kinds.push(rest & MASK)
  return kinds
}

/** The lowest value in a set. */
export function lowest(set: number): number {
  let least = VALUES
  for (let rest = set; rest > 0; rest >>= BITS) least = Math.min(least, VALUE_OF[rest & MASK] ?? 0)
  return least
}

/** A pool of dice that changes as the search goes on. */
export class DiceCounts {
  private readonly counts: number[]
  /** Values of all dice by column, kept in step with the counts. */
  private readonly sums: number[] = [0, 0, 0, 0, 0, 0]
  /** Dice that make a heroic one; 0: none can be made. */
  readonly heroicDice: number

  /**
   * @param counts dice by kind
   * @param heroicDice dice that make a heroic one; 0: none can be made
   */
  constructor(counts: readonly number[], heroicDice: number) {
    this.counts = counts.slice()
    this.heroicDice = heroicDice
    for (let kind = 0; kind < KINDS; kind++) {
      const dice = this.count(kind)
      if (dice > 0) this.addSum(kind, dice)
    }
  }

  count(kind: number): number {
    return this.counts[kind] ?? 0
  }
  sum(column: number): number {
    return this.sums[column] ?? 0
  }
  private addSum(kind: number, dice: number): void {
    const column = COLUMN_OF[kind] ?? 0
    this.sums[column] = this.sum(column) + dice * (VALUE_OF[kind] ?? 0)
  }
  change(kind: number, dice: 1 | -1): void {
    this.counts[kind] = this.count(kind) + dice
    this.addSum(kind, dice)
  }
  take(set: number): void {
    for (let rest = set; rest > 0; rest >>= BITS) this.change(rest & MASK, -1)
  }
  giveBack(set: number): void {
    for (let rest = set; rest > 0; rest >>= BITS) this.change(rest & MASK, 1)
  }
  /** The smallest die of a column that reaches a value; 0 where there is none. */
  smallest(column: number, least: number): number {
    for (let kind = kindOf(column, least); kind < kindOf(column + 1, 0); kind++)
      if (this.count(kind) > 0) return kind
    return 0
  }

  /** The pool and some more numbers as one text; all are whole and small. */
  packed(...more: readonly number[]): string {
    return String.fromCharCode(...more, ...this.counts)
  }

  canMake(own: number, least: number): boolean {
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
  making(own: number, least: number, ofOne: number): number {
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
  makable(own: number, most: number): number {
    if (this.heroicDice === 0) return 0
    let left = most
    let seen = 0
    let sum = 0
    for (let value = VALUES - 1; value > 0 && left > 0; value--) {
      for (let column = 0; column < STATS; column++)
        if (column !== own) seen += this.count(kindOf(column, value))
      for (; seen >= this.heroicDice && left > 0; left--) {
        seen -= this.heroicDice
        sum += value
      }
    }
    return sum
  }
}
