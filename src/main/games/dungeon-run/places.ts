/** Who and what is where. */
import type { Foe, MonsterKey } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { atlasOf } from './atlas'
import { heroCard, monsterCard } from './cards'
import { heroAt, isHero } from './draft'
import type { State } from './state'

/** Whether a seat has its hero: until it has chosen one, what the state names is nobody's. */
export function hasHero({ round, agenda }: Pick<State, 'round' | 'agenda'>, seat: Seat): boolean {
  return round > 0 || !agenda.some((task) => task.type === 'choose-hero' && task.seat === seat)
}

type Places = Pick<State, 'heroes' | 'rooms' | 'layout'>

/** Standing: alive, not fainted, and not about to fall. */
export function isStanding({ heroes }: Pick<State, 'heroes'>, seat: Seat): boolean {
  const hero = heroes[seat]
  return hero?.status === 'standing' && hero.wounds < heroCard(hero.id).stats.life
}
export function standingAt(g: Places, room: number): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < g.heroes.length; seat++)
    if (g.heroes[seat]?.at === room && isStanding(g, seat)) seats.push(seat)
  return seats
}
/** The other standing heroes on a hero's tile, clockwise from it. */
export function companyOf(g: Places, seat: Seat): Seat[] {
  const { at } = heroAt(g, seat)
  const seats: Seat[] = []
  for (let step = 1; step < g.heroes.length; step++) {
    const other = (seat + step) % g.heroes.length
    if (g.heroes[other]?.at === at && isStanding(g, other)) seats.push(other)
  }
  return seats
}
/** Where a monster is; null: it has left the dungeon. */
export function roomOfMonster({ rooms }: Pick<State, 'rooms'>, card: MonsterKey): number | null {
  for (let room = 0; room < rooms.length; room++)
    if (rooms[room]?.monster?.card === card) return room
  return null
}
export function roomOfFoe(g: Places, foe: Foe): number | null {
  return isHero(foe) ? heroAt(g, foe).at : roomOfMonster(g, foe)
}
export function monsterAt({ rooms }: Pick<State, 'rooms'>, room: number): MonsterKey | null {
  return rooms[room]?.monster?.card ?? null
}
export function neighboursOf({ layout }: Pick<State, 'layout'>, room: number): readonly number[] {
  return (atlasOf(layout).neighbours[room] ?? []).filter((there) => there >= 0)
}
/** Monsters that stay (16.2): anchored ones, and on a tile that seals all but the Boss. */
export function canLeave(g: Places, room: number): boolean {
  const card = monsterAt(g, room)
  if (card === null) return false
  const { boss, effects } = monsterCard(card)
  if (effects.some((effect) => effect.do.some(({ op }) => op === 'anchored'))) return false
  const tile = g.layout[room]?.tile
  return boss || (tile !== 'x4' && tile !== 'x6')
}
/** Tiles next to a monster that it may be moved to. */
export function waysOf(g: Places, room: number): readonly number[] {
  if (!canLeave(g, room)) return []
  return neighboursOf(g, room).filter((there) => monsterAt(g, there) === null)
}
