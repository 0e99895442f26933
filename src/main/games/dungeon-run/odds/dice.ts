/**
 * What two throws of dice come to, exactly: hits of the other side that stay open after dice below Defense have blocked
 * those of their own face, and dice that may hit or block as their hero likes (rules page, 10 phase 3).
 */

export interface Throw {
  /** The other side: how many dice, or the faces that lie there already. */
  readonly foe: number | readonly number[]
  /** Faces of the other side that hit. */
  readonly hitFaces: readonly number[]
  readonly dice: number
  /** The least face that hits. */
  readonly defense: number
  /** Faces from there on that hit twice. */
  readonly doubled: readonly number[]
  /** Dice below Defense block hits of their own face. */
  readonly matches: boolean
  /** So many dice that would do nothing are rolled again. */
  readonly rerolls: number
  /** Up to so many 1s are told apart. */
  readonly ones: number
}
export interface Thrown {
  /** Hits that no die below Defense blocks. */
  readonly open: number
  readonly plain: number
  readonly double: number
  readonly ones: number
  readonly chance: number
}

const FACTORIAL: number[] = [1]
for (let n = 1; n <= 60; n++) FACTORIAL.push((FACTORIAL[n - 1] ?? 1) * n)
function factorial(n: number): number {
  return FACTORIAL[n] ?? Infinity
}
/** The share of ways in which `n` dice of a throw show what one of them does with chance `p`. */
function term(p: number, n: number): number {
  if (n === 0) return 1
  return p === SIXTH ? (OF_A_FACE[n] ?? 0) : p ** n / factorial(n)
}
const SIXTH = 1 / 6
const OF_A_FACE = FACTORIAL.map((ways, n) => SIXTH ** n / ways)

/** Partial throws while they are counted: dice used of each side, hits open, 1s, and open hits by face for rerolls. */
interface Part {
  readonly foeUsed: number
  readonly used: number
  readonly blocked: number
  readonly open: number
  readonly ones: number
  /** By low face: open hits, no more of them than dice are rerolled. */
  readonly gaps: readonly number[]
}

export function throwsOf(given: Throw): readonly Thrown[] {
  const { foe, hitFaces, dice, defense, matches, ones: mostOnes, doubled } = given
  const foeDice = typeof foe === 'number' ? foe : foe.length
  const lows = [1, 2, 3, 4, 5, 6].filter(
    (face) =>
      face < defense && ((matches && hitFaces.includes(face)) || (face === 1 && mostOnes > 0)),
  )
  let parts = new Parts()
  parts.add(0, 0, 0, 0, 0, [], 1)
  for (const face of lows) parts = withFace(parts, face, given, foeDice)
  const matched = matches ? lows.filter((face) => hitFaces.includes(face)) : []
  const others = hitFaces.filter((face) => !matched.includes(face))
  const seen = new Parts()
  for (const [part, chance] of parts.all())
    for (const [hits, share] of restOfFoe(foe, others, matched.length, part.foeUsed))
      seen.add(0, part.used, part.blocked, part.open + hits, part.ones, part.gaps, chance * share)
  const doubles = doubled.filter((face) => face >= defense).length
  const highs = { plain: (7 - defense - doubles) / 6, double: doubles / 6 }
  const rest = (6 - lows.length) / 6 - highs.plain - highs.double
  const out = new Outcomes()
  const again = { highs, lows: lows.map((face) => matches && hitFaces.includes(face)) }
  const ways = typeof foe === 'number' ? factorial(dice) * factorial(foe) : factorial(dice)
  for (const [part, chance] of seen.all()) {
    const left = dice - part.used
    for (let double = 0; double <= (doubles === 0 ? 0 : left); double++)
      for (let plain = 0; plain + double <= left; plain++) {
        const none = left - plain - double
        const share =
          ways * chance * term(highs.plain, plain) * term(highs.double, double) * term(rest, none)
        const useless = dice - part.blocked - plain - double
        rollAgain(out, again, part, plain, double, Math.min(given.rerolls, useless), share)
      }
  }
  return out.all()
}

/** Adds dice of both sides that show a face below Defense. */
function withFace(parts: Parts, face: number, given: Throw, foeDice: number): Parts {
  const { foe, hitFaces, dice, matches, ones: mostOnes, rerolls } = given
  const next = new Parts()
  const hits = matches && hitFaces.includes(face)
  const lying = typeof foe === 'number' ? null : foe.filter((one) => one === face).length
  for (const [part, chance] of parts.all()) {
    const mostFoe = !hits ? 0 : (lying ?? foeDice - part.foeUsed)
    for (let theirs = lying !== null && hits ? lying : 0; theirs <= mostFoe; theirs++) {
      const share = lying === null && hits ? term(1 / 6, theirs) : 1
      for (let mine = 0; mine <= dice - part.used; mine++) {
        const blocked = Math.min(theirs, mine)
        next.add(
          part.foeUsed + theirs,
          part.used + mine,
          rerolls === 0 ? 0 : part.blocked + blocked,
          part.open + theirs - blocked,
          face === 1 ? Math.min(mostOnes, mine) : part.ones,
          rerolls === 0 ? part.gaps : [...part.gaps, Math.min(rerolls, theirs - blocked)],
          chance * share * term(1 / 6, mine),
        )
      }
    }
  }
  return next
}
/** Hits among the dice of the other side that are left, with their shares. */
function restOfFoe(
  foe: Throw['foe'],
  faces: readonly number[],
  matched: number,
  used: number,
): readonly (readonly [number, number])[] {
  if (typeof foe !== 'number') return [[foe.filter((one) => faces.includes(one)).length, 1]]
  const left = foe - used
  const hitting = faces.length / 6
  const missing = (6 - faces.length - matched) / 6
  const found: [number, number][] = []
  for (let hits = 0; hits <= left; hits++)
    found.push([hits, term(hitting, hits) * term(missing, left - hits)])
  return found
}

type Rolled = Pick<Part, 'open' | 'ones' | 'gaps'>
interface Again {
  readonly highs: { readonly plain: number; readonly double: number }
  /** By low face: whether it blocks. */
  readonly lows: readonly boolean[]
}
/** Dice that would do nothing, one after the other. */
function rollAgain(
  out: Outcomes,
  again: Again,
  rolled: Rolled,
  plain: number,
  double: number,
  dice: number,
  chance: number,
): void {
  if (chance === 0) return
  if (dice === 0) {
    out.add(rolled.open, rolled.ones, plain, double, chance)
    return
  }
  const { highs, lows } = again
  const { open, ones, gaps } = rolled
  rollAgain(out, again, rolled, plain + 1, double, dice - 1, chance * highs.plain)
  rollAgain(out, again, rolled, plain, double + 1, dice - 1, chance * highs.double)
  let left = 1 - highs.plain - highs.double
  for (let at = 0; at < gaps.length; at++) {
    const gap = gaps[at] ?? 0
    if (gap === 0 || lows[at] !== true) continue
    left -= 1 / 6
    const blocked = { open: open - 1, ones, gaps: gaps.with(at, gap - 1) }
    rollAgain(out, again, blocked, plain, double, dice - 1, chance * (1 / 6))
  }
  if (left > 0) rollAgain(out, again, rolled, plain, double, dice - 1, chance * left)
}

/** Chances of partial throws, equal ones put together. */
class Parts {
  readonly #found = new Map<number, [Part, number]>()
  /** What a part is made of comes one by one: most are there already, and none is made then. */
  add(
    foeUsed: number,
    used: number,
    blocked: number,
    open: number,
    ones: number,
    gaps: Part['gaps'],
    chance: number,
  ): void {
    if (chance === 0) return
    let key = (((foeUsed * 32 + used) * 32 + blocked) * 32 + open) * 32 + ones
    for (const gap of gaps) key = key * 32 + gap
    const same = this.#found.get(key)
    if (same === undefined)
      this.#found.set(key, [{ foeUsed, used, blocked, open, ones, gaps }, chance])
    else same[1] += chance
  }
  all(): Iterable<readonly [Part, number]> {
    return this.#found.values()
  }
}
class Outcomes {
  readonly #found = new Map<number, { -readonly [Key in keyof Thrown]: Thrown[Key] }>()
  add(open: number, ones: number, plain: number, double: number, chance: number): void {
    const key = ((open * 64 + plain) * 64 + double) * 64 + ones
    const same = this.#found.get(key)
    if (same === undefined) this.#found.set(key, { open, plain, double, ones, chance })
    else same.chance += chance
  }
  all(): readonly Thrown[] {
    return [...this.#found.values()]
  }
}

const binomials = new Map<number, (readonly number[])[]>()
/** The chance of each number of successes among dice that succeed with chance `p`: sixths, so there are few. */
export function binomial(dice: number, p: number): readonly number[] {
  let byDice = binomials.get(p)
  if (byDice === undefined) binomials.set(p, (byDice = []))
  return (byDice[dice] ??= Array.from(
    { length: dice + 1 },
    (_, n) =>
      (factorial(dice) / (factorial(n) * factorial(dice - n))) * p ** n * (1 - p) ** (dice - n),
  ))
}
/** The sum of two independent numbers. */
export function sum(one: readonly number[], other: readonly number[]): readonly number[] {
  const both = Array.from({ length: one.length + other.length - 1 }, () => 0)
  for (const [a, p] of one.entries())
    for (const [b, q] of other.entries()) both[a + b] = (both[a + b] ?? 0) + p * q
  return both
}
