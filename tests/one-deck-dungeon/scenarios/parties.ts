/** The parties that most scenarios sit down with, and what befalls them in words. */
import type { Seated, Table } from './table'

export const WARRIOR_ROGUE: readonly Seated[] = [{ hero: 'warrior' }, { hero: 'rogue' }]
/** 0 Warrior, 1 Rogue, 2 Mage, 3 Paladin. */
export const FOUR: readonly Seated[] = [
  { hero: 'warrior' },
  { hero: 'rogue' },
  { hero: 'mage' },
  { hero: 'paladin' },
]

/** Every damage dealt so far: whose, how much, from what. */
export function damages(table: Table): readonly string[] {
  return table.happened('damaged').map(({ hero, amount, cause }) => `${hero}: ${amount} ${cause}`)
}
