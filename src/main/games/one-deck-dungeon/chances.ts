/** Exact chances of dice: what the sum of so many, or the best of them, comes to. */
import { FACES } from '@shared/games/one-deck-dungeon'

/** Dice to be rolled for one box. */
export interface Roll {
  readonly plain: number
  readonly heroic: number
  /** What they must reach. */
  readonly value: number
  /** Whether together, as on a wide box; else one of them alone. */
  readonly together: boolean
  /** Faces that are discarded as soon as they are rolled. */
  readonly discards: readonly number[]
  /** What a heroic die then loses, never below 1. */
  readonly heroicLess: number
}

/** What a die is worth once a face of it lies up; 0: it is gone. */
function worthOf(face: number, { discards, heroicLess }: Roll, heroic: boolean): number {
  if (discards.includes(face)) return 0
  return heroic ? Math.max(1, face - heroicLess) : face
}

/** How likely each sum is, by its place, once one more die has been rolled. */
function withDie(sums: readonly number[], worths: readonly number[]): readonly number[] {
  const next = Array.from({ length: sums.length + Math.max(...worths) }, () => 0)
  for (const [sum, chance] of sums.entries())
    for (const worth of worths)
      next[sum + worth] = (next[sum + worth] ?? 0) + chance / worths.length
  return next
}

/** The chance that a roll reaches what it must. */
export function chanceOf(roll: Roll): number {
  const { plain, heroic, value, together } = roll
  const dice = [
    ...Array.from({ length: plain }, () => FACES.map((face) => worthOf(face, roll, false))),
    ...Array.from({ length: heroic }, () => FACES.map((face) => worthOf(face, roll, true))),
  ]
  if (together) {
    const sums = dice.reduce<readonly number[]>(withDie, [1])
    return sums.slice(value).reduce((sum, chance) => sum + chance, 0)
  }
  const none = dice.reduce(
    (chance, worths) => (chance * worths.filter((worth) => worth < value).length) / worths.length,
    1,
  )
  return 1 - none
}
