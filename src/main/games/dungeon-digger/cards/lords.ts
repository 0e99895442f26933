/** The six Dungeon Lords (section 15) as data: what holds for the whole game, and what may be used once. */
import type { LordId } from '@shared/games/dungeon-digger'

export type Standard =
  /** The first Move paid for in each own turn has so many steps. */
  | { readonly hook: 'paidMove'; readonly steps: number }
  /** Once in each own turn one Think costs nothing. */
  | { readonly hook: 'freeThink' }
  | { readonly hook: 'resources'; readonly more: number }
  /** Once in each own turn the first coin from the bag is the better of so many. */
  | { readonly hook: 'coinFromBag'; readonly draw: number }
  /** A group of so many at least counts as more when it moves onto a tile that enemies hold. */
  | { readonly hook: 'attack'; readonly group: number; readonly more: number }
  | { readonly hook: 'demolish'; readonly cost: number }

export type Special =
  | { readonly does: 'points'; readonly points: number }
  | { readonly does: 'projects'; readonly draw: number }
  | { readonly does: 'rises'; readonly most: number }
  /** A random coin of each opponent who holds so many at least. */
  | { readonly does: 'tax'; readonly fewest: number }
  /** Until the end of the turn markers come from the reserve. */
  | { readonly does: 'conquers-from-reserve' }
  /** A Collapse laid anywhere, or any block removed. */
  | { readonly does: 'shake' }

export interface Lord {
  readonly standard: Standard
  readonly special: Special
}

export const LORD_CARDS: Readonly<Record<LordId, Lord>> = {
  mordrake: { standard: { hook: 'paidMove', steps: 4 }, special: { does: 'points', points: 2 } },
  quillia: { standard: { hook: 'freeThink' }, special: { does: 'projects', draw: 3 } },
  ozzika: { standard: { hook: 'resources', more: 1 }, special: { does: 'rises', most: 2 } },
  pelf: { standard: { hook: 'coinFromBag', draw: 2 }, special: { does: 'tax', fewest: 2 } },
  gurn: {
    standard: { hook: 'attack', group: 2, more: 1 },
    special: { does: 'conquers-from-reserve' },
  },
  vexa: { standard: { hook: 'demolish', cost: 1 }, special: { does: 'shake' } },
}
