/** Short ways to what scenarios of skills begin with: a hero at the entrance, beside a monster or not. */
import type { Action } from '@shared/games/dungeon-run'
import { tableAt, type HeroAt, type Position, type Roll, type Table, type TileAt } from './table'

export const VAULTS: TileAt = { tile: 's01', x: 0, y: -1 }
export const AWAY: HeroAt = { id: 'maelis', at: 1 }
export const AWAY_TOO: HeroAt = { id: 'hadrun', at: 1 }
export const FIGHT: Action = { type: 'fight', target: null }
export const USE: Action = { type: 'use' }

export function at(hero: HeroAt, more: Partial<Position> = {}, ...dice: readonly Roll[]) {
  const other = hero.id === 'maelis' ? AWAY_TOO : AWAY
  return tableAt({ heroes: [hero, other], tiles: [VAULTS], dice, ...more })
}
export function beside(monster: string, hero: HeroAt, ...dice: readonly Roll[]) {
  return at(hero, { entrance: { monster } }, ...dice)
}
export function strike(table: Table, stat: 'strength' | 'magic' | 'dexterity' = 'strength') {
  return table.do({ type: 'stat', stat })
}
export const NONE: Roll = ['attack', 1, 1]
