/** The wounds that hits come to: armour cancels some, cards prevent some (rules page, 10 phase 3). */
import { binomial, sum } from './dice'

/** One of the two in an exchange of blows. */
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
/** Chances of wounds by so many unblocked hits: armour cancels some, cards prevent some. */
export function woundsOf(side: Side, hits: number, prevent: number): readonly number[] {
  if (side.armor.length === 0) return exactly(Math.max(0, hits - side.prevent - prevent))
  const chances = Array.from({ length: hits + 1 }, () => 0)
  armorOdds(side.armor).forEach((chance, saved) => {
    const n = Math.max(0, hits - saved - side.prevent - prevent)
    chances[n] = (chances[n] ?? 0) + chance
  })
  return chances
}
/** So many wounds, for sure. */
export function exactly(n: number): readonly number[] {
  return (EXACTLY[n] ??= [...Array.from({ length: n }, () => 0), 1])
}
const EXACTLY: (readonly number[])[] = []
const armors = new Map<string, readonly number[]>()
function armorOdds(armor: readonly number[]): readonly number[] {
  const key = armor.join('')
  let chances = armors.get(key)
  if (chances === undefined) {
    chances = [1]
    for (const face of armor) chances = sum(chances, binomial(1, (7 - face) / 6))
    armors.set(key, chances)
  }
  return chances
}
/** On average, by what each number of wounds is worth. */
export function mean(chances: readonly number[], of: (n: number) => number): number {
  let total = 0
  for (let n = 0; n < chances.length; n++) {
    const chance = chances[n] ?? 0
    if (chance > 0) total += chance * of(n)
  }
  return total
}
/** The chance of so many at least. */
export function from(chances: readonly number[], least: number): number {
  let total = 0
  for (let n = least; n < chances.length; n++) total += chances[n] ?? 0
  return total
}
