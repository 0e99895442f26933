/** What scenarios forbid a group beyond the standard rules, and what happens to one that has entered a tile. */
import type { Space } from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { ENCHANT, GUARDIAN_NEEDS } from '../cards/pieces'
import { minionsOf, type Draft } from '../draft'
import { distance } from '@shared/games/dungeon-digger/hexes'
import type { State } from '../state'
import { takeUpTreasure } from '../tokens'
import { foesAt } from '../values'
import { citadelLeft, enterCitadel, isCitadel } from './citadel'
import { deliver, mayMeetDragon, revealLair } from './dragons-lair'

/** Why a scenario keeps a group out; null where it does not. */
export type Barrier =
  | { readonly code: 'citadel-full'; readonly ruling: string; readonly left: number }
  | { readonly code: 'dragon-there' | 'bard-guarded' | 'guardian-stands'; readonly ruling: string }

export function barrierTo(
  g: State,
  seat: Seat,
  size: number,
  from: Space,
  to: Space,
): Barrier | null {
  switch (g.scenario.type) {
    case 'dwarvenCitadel': {
      const left = citadelLeft(g)
      return isCitadel(g, to) && size > left ? { code: 'citadel-full', ruling: 'R54', left } : null
    }
    case 'dragonsLair':
      return mayMeetDragon(g, to) ? null : { code: 'dragon-there', ruling: 'R55' }
    case 'adventurers': {
      const bard = foesAt(g, seat, to).some(({ id }) => id === 'bard')
      return bard && !isBardOpen(g, seat, size, from, to)
        ? { code: 'bard-guarded', ruling: '16.2' }
        : null
    }
    case 'creatures': {
      const guardian = foesAt(g, seat, to).some(({ id }) => id === 'guardian')
      return guardian && size < GUARDIAN_NEEDS ? { code: 'guardian-stands', ruling: 'R56' } : null
    }
    case 'none':
    case 'monsterHunt':
    case 'sandsOfTime':
      return null
  }
}
export function doesAllowEntering(
  g: State,
  seat: Seat,
  size: number,
  from: Space,
  to: Space,
): boolean {
  return barrierTo(g, seat, size, from, to) === null
}
/** Enchant: besides the group so many more of the attacker's minions must be near the Bard. */
function isBardOpen(g: State, seat: Seat, size: number, from: Space, to: Space): boolean {
  const near = minionsOf(g, seat).filter((at) => distance(at, to) <= ENCHANT.range).length
  const ofGroup = distance(from, to) <= ENCHANT.range ? size : 0
  return near - ofGroup >= ENCHANT.minions
}

/** A group stands on its tile, its combat and the Trap behind it. */
export function enter(g: Draft, seat: Seat, at: Space): void {
  if (isCitadel(g, at)) enterCitadel(g, seat, at)
  if (g.scenario.type !== 'dragonsLair') return
  revealLair(g, seat, at)
  takeUpTreasure(g, seat, at)
  deliver(g, seat, at)
}
