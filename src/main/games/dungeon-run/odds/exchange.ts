/** What an exchange of blows comes to for both sides, dice assigned as leaves most (rules page, 10 phase 3). */
import { binomial, sum, throwsOf, type Throw, type Thrown } from './dice'

/** What is made of wounds: a hero that weighs them otherwise assigns its dice otherwise (section 27). */
export interface Stakes {
  /** Each wound taken. */
  readonly wound: number
  /** Being defeated. */
  readonly fall: number
  /** Being left with one Life. */
  readonly lastLife: number
  /** Each wound dealt, up to what is needed. */
  readonly hit: number
  readonly kill: number
}
/** The baseline of the rules page, section 27. */
export const STAKES: Stakes = { wound: 1.15, fall: 8, lastLife: 0.7, hit: 1, kill: 2.5 }

export interface Side {
  /** Wounds that it still bears; the last of them defeats it. */
  readonly life: number
  /** Armour dice, by the face that each needs. */
  readonly armor: readonly number[]
  /** Wounds less, if there are any. */
  readonly prevent: number
  /** Hits that it deals without dice. */
  readonly hits: number
  /** The chance that it stays up when it would be defeated. */
  readonly survives: number
}
export interface Exchange {
  readonly dice: Throw
  readonly own: Side
  readonly foe: Side
  /** No die blocks. */
  readonly berserk: boolean
  /** Wounds by one's own 1s before dice are assigned: one for each; or one for two of them. */
  readonly onesWound: 'each' | 'pair' | null
  /** A 1 prevents a wound. */
  readonly duck: boolean
}
export interface Exchanged {
  readonly own: readonly number[]
  readonly foe: readonly number[]
  readonly fallen: number
  readonly slain: number
  /** On average, by these stakes. */
  readonly worth: number
}

const known = new Map<string, Exchanged>()
const throws = new Map<string, readonly Thrown[]>()
/** Enough for many games; what is rare is worked out again. */
const MOST_KNOWN = 20_000

export function exchange(given: Exchange, stakes: Stakes): Exchanged {
  const key = `${keyOf(given)};${stakes.wound},${stakes.fall},${stakes.lastLife},${stakes.hit},${stakes.kill}`
  let found = known.get(key)
  if (found === undefined) {
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(key, (found = workOut(given, stakes)))
  }
  return found
}
function keyOf({ dice, own, foe, berserk, onesWound, duck }: Exchange): string {
  return `${throwKey(dice)};${sideKey(own)};${sideKey(foe)};${berserk ? 1 : 0}${onesWound ?? ''}${duck ? 1 : 0}`
}
function throwKey({
  foe,
  hitFaces,
  dice,
  defense,
  doubled,
  matches,
  rerolls,
  ones,
}: Throw): string {
  const theirs = typeof foe === 'number' ? String(foe) : `f${foe.toSorted().join('')}`
  return `${theirs},${hitFaces.join('')},${dice},${defense},${doubled.join('')},${matches ? 1 : 0}${rerolls}${ones}`
}
function sideKey({ life, armor, prevent, hits, survives }: Side): string {
  return `${life},${armor.join('')},${prevent},${hits},${survives}`
}

function workOut(given: Exchange, stakes: Stakes): Exchanged {
  const { own, foe, berserk } = given
  const key = throwKey(given.dice)
  let thrown = throws.get(key)
  if (thrown === undefined) {
    if (throws.size >= MOST_KNOWN) throws.clear()
    throws.set(key, (thrown = throwsOf(given.dice)))
  }
  const { foeWounds, ownWounds, worthOf } = scalesOf(given, stakes)
  const total = { own: new Sums(), foe: new Sums(), worth: 0 }
  for (const { open, plain, double, ones, chance } of thrown) {
    const unblocked = open + foe.hits
    if (onesWounds(given, ones) >= own.life) {
      // It has fallen before anything is assigned.
      const wounds = onesWounds(given, ones)
      total.own.add(wounds, chance)
      total.foe.add(0, chance)
      total.worth += chance * worthOfTaken(stakes, own, wounds)
      continue
    }
    const { left, hits, worth } = assignBest(
      { open, plain, double, mayBlock: !berserk },
      (blocked, dealt) => worthOf(unblocked - blocked, ones, dealt + own.hits),
    )
    total.worth += chance * worth
    for (const [n, p] of ownWounds((unblocked - open + left) * ONES + ones).entries())
      total.own.add(n, chance * p)
    for (const [n, p] of foeWounds(hits + own.hits).entries()) total.foe.add(n, chance * p)
  }
  return {
    own: total.own.list,
    foe: total.foe.list,
    fallen: total.own.from(own.life) * (1 - own.survives),
    slain: total.foe.from(foe.life) * (1 - foe.survives),
    worth: total.worth,
  }
}
/** Unblocked hits and 1s in one number. */
const ONES = 64

interface Scales {
  readonly ownWounds: (key: number) => readonly number[]
  readonly foeWounds: (hits: number) => readonly number[]
  /** What so many hits that nothing blocks, own 1s and hits dealt come to on average. */
  readonly worthOf: (unblocked: number, ones: number, dealt: number) => number
}
export function scalesOf(given: Exchange, stakes: Stakes): Scales {
  const { own, foe } = given
  const foeWounds = table((hits) => woundsOf(foe, hits, 0))
  const foeWorth = table((hits) => mean(foeWounds(hits), (n) => worthOfDealt(stakes, foe, n)))
  const ownWounds = table((key) => ownWoundsOf(given, key))
  const ownWorth = table((key) => mean(ownWounds(key), (n) => worthOfTaken(stakes, own, n)))
  const worthOf = (unblocked: number, ones: number, dealt: number) =>
    ownWorth(unblocked * ONES + ones) + foeWorth(dealt)
  return { ownWounds, foeWounds, worthOf }
}

function ownWoundsOf(given: Exchange, key: number): readonly number[] {
  const ones = key % ONES
  const duck = given.duck && ones > 0 ? 1 : 0
  const before = onesWounds(given, ones)
  const wounds = woundsOf(given.own, Math.floor(key / ONES), duck)
  return before === 0 ? wounds : [...Array.from({ length: before }, () => 0), ...wounds]
}
function onesWounds({ onesWound }: Exchange, ones: number): number {
  if (onesWound === null) return 0
  return onesWound === 'each' ? ones : Number(ones >= 2)
}
/** Chances of wounds by so many unblocked hits: armour cancels some, cards prevent some. */
export function woundsOf(side: Side, hits: number, prevent: number): readonly number[] {
  if (side.armor.length === 0) return exactly(Math.max(0, hits - side.prevent - prevent))
  const chances = Array.from({ length: hits + 1 }, () => 0)
  for (const [saved, chance] of armorOdds(side.armor).entries()) {
    const n = Math.max(0, hits - saved - side.prevent - prevent)
    chances[n] = (chances[n] ?? 0) + chance
  }
  return chances
}
/** So many wounds, for sure. */
export function exactly(n: number): readonly number[] {
  return (EXACTLY[n] ??= [...Array.from({ length: n }, () => 0), 1])
}
const EXACTLY: (readonly number[])[] = []
function armorOdds(armor: readonly number[]): readonly number[] {
  let chances: readonly number[] = [1]
  for (const face of armor) chances = sum(chances, binomial(1, (7 - face) / 6))
  return chances
}
function worthOfTaken(stakes: Stakes, { life, survives }: Side, n: number): number {
  const left = life - n
  const fall = left <= 0 ? stakes.fall * (1 - survives) : left === 1 ? stakes.lastLife : 0
  return -stakes.wound * Math.min(n, life) - fall
}
function worthOfDealt(stakes: Stakes, { life, survives }: Side, n: number): number {
  return stakes.hit * Math.min(n, life) + (n >= life ? stakes.kill * (1 - survives) : 0)
}

export interface Assignable {
  readonly open: number
  readonly plain: number
  readonly double: number
  readonly mayBlock: boolean
}
/** Each die that may hit or block does what leaves most. */
function assignBest(
  { open, plain, double, mayBlock }: Assignable,
  worthOf: (blocked: number, dealt: number) => number,
): { readonly left: number; readonly hits: number; readonly worth: number } {
  let best = { left: open, hits: 0, worth: -Infinity }
  for (let twos = double; twos >= 0; twos--)
    for (let ones = plain; ones >= 0; ones--) {
      const blocks = mayBlock ? Math.min(open, plain - ones + double - twos) : 0
      const hits = ones + 2 * twos
      const worth = worthOf(blocks, hits)
      if (worth > best.worth + 1e-9) best = { left: open - blocks, hits, worth }
    }
  return best
}

function table<T>(work: (key: number) => T): (key: number) => T {
  const found: (T | undefined)[] = []
  return (key) => (found[key] ??= work(key))
}
function mean(chances: readonly number[], of: (n: number) => number): number {
  let total = 0
  for (const [n, chance] of chances.entries()) if (chance > 0) total += chance * of(n)
  return total
}
class Sums {
  readonly list: number[] = [0]
  add(n: number, chance: number): void {
    while (this.list.length <= n) this.list.push(0)
    this.list[n] = (this.list[n] ?? 0) + chance
  }
  from(least: number): number {
    let total = 0
    for (const [n, chance] of this.list.entries()) if (n >= least) total += chance
    return total
  }
}
