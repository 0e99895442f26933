/** What an exchange of blows comes to for both sides, dice assigned as leaves most (rules page, 10 phase 3). */
import { throwsOf, type Throw, type Thrown } from './dice'
import { from, mean, woundsOf, type Side } from './wounds'

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
  /** Besides, where both sides are defeated at once. */
  readonly together: number
}
/** The baseline of the rules page, section 27. */
export const STAKES: Stakes = {
  wound: 1.15,
  fall: 8,
  lastLife: 0.7,
  hit: 1,
  kill: 2.5,
  together: 0,
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
  const near = withinReach(given)
  const { wound, fall, lastLife, hit, kill, together } = stakes
  const key = `${keyOf(near)};${wound},${fall},${lastLife},${hit},${kill},${together}`
  let found = known.get(key)
  if (found === undefined) {
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(key, (found = workOut(near, stakes)))
  }
  return found
}
/** Life that no throw reaches makes no difference: positions that differ in it alone are the same. */
function withinReach(given: Exchange): Exchange {
  const { dice, own, foe } = given
  const theirs = typeof dice.foe === 'number' ? dice.foe : dice.foe.length
  const mostTaken = theirs + foe.hits + dice.ones
  const mostDealt = dice.dice * (dice.doubled.length > 0 ? 2 : 1) + own.hits
  // One Life left is weighed by itself.
  const isSafe = own.life > mostTaken + 2
  const isOut = foe.life > mostDealt + 2
  if (!isSafe && !isOut) return given
  return {
    ...given,
    own: isSafe ? { ...own, life: mostTaken + 2, survives: 0 } : own,
    foe: isOut ? { ...foe, life: mostDealt + 2, survives: 0 } : foe,
  }
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
function thrownIn(dice: Throw): readonly Thrown[] {
  const key = throwKey(dice)
  let thrown = throws.get(key)
  if (thrown === undefined) {
    if (throws.size >= MOST_KNOWN) throws.clear()
    throws.set(key, (thrown = throwsOf(dice)))
  }
  return thrown
}

function workOut(given: Exchange, stakes: Stakes): Exchanged {
  const { own, foe, berserk } = given
  const { taken, dealt } = scalesOf(given, stakes)
  const total = { own: [0], foe: [0] }
  let worth = 0
  for (const { open, plain, double, ones, chance } of thrownIn(given.dice)) {
    const wounds = onesWounds(given, ones)
    if (wounds >= own.life) {
      // It has fallen before anything is assigned.
      add(total.own, wounds, chance)
      add(total.foe, 0, chance)
      worth += chance * worthOfTaken(stakes, own, wounds)
      continue
    }
    const mine = taken(ones, open + foe.hits)
    const theirs = dealt(plain + 2 * double + own.hits)
    const best = assignBest({ open, plain, double, mayBlock: !berserk }, mine, theirs, {
      unblocked: open + foe.hits,
      automatic: own.hits,
      together: stakes.together,
    })
    worth += chance * best.worth
    addAll(total.own, best.mine.chances, chance)
    addAll(total.foe, best.theirs.chances, chance)
  }
  return {
    own: total.own,
    foe: total.foe,
    fallen: from(total.own, own.life) * (1 - own.survives),
    slain: from(total.foe, foe.life) * (1 - foe.survives),
    worth,
  }
}

/** What so many hits come to: the chances of wounds and of defeat, and what they are worth on average. */
interface Step {
  readonly chances: readonly number[]
  readonly defeat: number
  readonly worth: number
}
interface Scales {
  /** By hits that nothing blocks, up to so many at least, with so many own 1s. */
  readonly taken: (ones: number, most: number) => readonly Step[]
  /** By hits dealt, up to so many at least. */
  readonly dealt: (most: number) => readonly Step[]
}
function scalesOf(given: Exchange, stakes: Stakes): Scales {
  const { own, foe } = given
  const byOnes: Step[][] = []
  const byHits: Step[] = []
  return {
    taken(ones, most) {
      const steps = (byOnes[ones] ??= [])
      for (let hits = steps.length; hits <= most; hits++) {
        const chances = ownWoundsOf(given, hits, ones)
        const worth = mean(chances, (n) => worthOfTaken(stakes, own, n))
        steps.push({ chances, defeat: from(chances, own.life) * (1 - own.survives), worth })
      }
      return steps
    },
    dealt(most) {
      for (let hits = byHits.length; hits <= most; hits++) {
        const chances = woundsOf(foe, hits, 0)
        const worth = mean(chances, (n) => worthOfDealt(stakes, foe, n))
        byHits.push({ chances, defeat: from(chances, foe.life) * (1 - foe.survives), worth })
      }
      return byHits
    },
  }
}
/** What so many hits that nothing blocks, own 1s and hits dealt are worth on average. */
export function weighing(
  given: Exchange,
  stakes: Stakes,
): (unblocked: number, ones: number, dealt: number) => number {
  const { taken, dealt } = scalesOf(given, stakes)
  return (unblocked, ones, hits) =>
    worthOfBoth(
      stepAt(taken(ones, unblocked), unblocked),
      stepAt(dealt(hits), hits),
      stakes.together,
    )
}
function worthOfBoth(mine: Step, theirs: Step, together: number): number {
  const worth = mine.worth + theirs.worth
  return together === 0 ? worth : worth + together * mine.defeat * theirs.defeat
}
function stepAt(steps: readonly Step[], at: number): Step {
  const step = steps[at]
  if (step === undefined) throw new Error('there are not so many hits')
  return step
}

function ownWoundsOf(given: Exchange, unblocked: number, ones: number): readonly number[] {
  const duck = given.duck && ones > 0 ? 1 : 0
  const before = onesWounds(given, ones)
  const wounds = woundsOf(given.own, unblocked, duck)
  return before === 0 ? wounds : [...Array.from({ length: before }, () => 0), ...wounds]
}
function onesWounds({ onesWound }: Exchange, ones: number): number {
  if (onesWound === null) return 0
  return onesWound === 'each' ? ones : Number(ones >= 2)
}
function worthOfTaken(stakes: Stakes, { life, survives }: Side, n: number): number {
  const left = life - n
  const fall = left <= 0 ? stakes.fall * (1 - survives) : left === 1 ? stakes.lastLife : 0
  return -stakes.wound * Math.min(n, life) - fall
}
function worthOfDealt(stakes: Stakes, { life, survives }: Side, n: number): number {
  return stakes.hit * Math.min(n, life) + (n >= life ? stakes.kill * (1 - survives) : 0)
}

interface Assignable {
  readonly open: number
  readonly plain: number
  readonly double: number
  readonly mayBlock: boolean
}
/** Each die that may hit or block does what leaves most. */
function assignBest(
  { open, plain, double, mayBlock }: Assignable,
  taken: readonly Step[],
  dealt: readonly Step[],
  {
    unblocked,
    automatic,
    together,
  }: { readonly unblocked: number; readonly automatic: number; readonly together: number },
): { readonly mine: Step; readonly theirs: Step; readonly worth: number } {
  let mine = stepAt(taken, unblocked)
  let theirs = stepAt(dealt, plain + 2 * double + automatic)
  // With nothing to block no die does better than to hit.
  if (together === 0 && (open === 0 || !mayBlock))
    return { mine, theirs, worth: worthOfBoth(mine, theirs, together) }
  let most = -Infinity
  for (let twos = double; twos >= 0; twos--)
    for (let ones = plain; ones >= 0; ones--) {
      const blocks = mayBlock ? Math.min(open, plain - ones + double - twos) : 0
      const own = stepAt(taken, unblocked - blocks)
      const other = stepAt(dealt, ones + 2 * twos + automatic)
      const worth = worthOfBoth(own, other, together)
      if (worth > most + 1e-9) {
        mine = own
        theirs = other
        most = worth
      }
    }
  return { mine, theirs, worth: most }
}

function add(chances: number[], n: number, chance: number): void {
  while (chances.length <= n) chances.push(0)
  chances[n] = (chances[n] ?? 0) + chance
}
function addAll(chances: number[], others: readonly number[], share: number): void {
  while (chances.length < others.length) chances.push(0)
  for (let n = 0; n < others.length; n++) {
    const chance = others[n] ?? 0
    if (chance !== 0) chances[n] = (chances[n] ?? 0) + share * chance
  }
}
