/** What things on a sheet come from, as sheets and their events name it. */

/** Where a gain or a defeat comes from. */
export const SOURCES = [
  'die',
  'room',
  'potion-row',
  'gem-track',
  'class',
  'item',
  'power',
  'boss',
] as const
export type Source = (typeof SOURCES)[number]

export const DAMAGE_CAUSES = ['skulls', 'monster', 'trap', 'boss'] as const
export type DamageCause = (typeof DAMAGE_CAUSES)[number]

/** Whose power gives a die another symbol. */
export const SWAPS = ['mage', 'illusionist'] as const
export type Swap = (typeof SWAPS)[number]
