/** Adventurers (16.2) and creatures (16.6) as data. */
import type { Content } from '@shared/games/dungeon-digger'

export const ADVENTURER_CARDS: Content['adventurers'] = {
  barbarian: { movement: 1, life: 3 },
  priest: { movement: 1, life: 2 },
  thief: { movement: 2, life: 1 },
  warrior: { movement: 1, life: 2 },
  mage: { movement: 1, life: 1 },
  bard: { movement: 2, life: 1 },
}
/** Leader: Movement and Life are one more, each where enough is near. */
export const LEADER = { movement: 1, movementRange: 5, life: 1, lifeRange: 3, lifeMinions: 2 }
/** Enchant: so many more of the attacker's minions must be near. */
export const ENCHANT = { range: 2, minions: 2 }

export const CREATURE_CARDS: Content['creatures'] = {
  troll: { life: 3, movement: 1, resources: 3, points: 1, rooms: ['torture'] },
  guardian: { life: 1, movement: 2, resources: 1, points: 1, rooms: ['treasure'] },
  giantInsect: { life: 2, movement: 3, resources: 2, points: 1, rooms: ['dormitory'] },
  observer: { life: 3, movement: 3, resources: 2, points: 1, rooms: ['library', 'treasure'] },
  elemental: { life: 4, movement: 1, resources: 1, points: 1, rooms: ['torture', 'kitchen'] },
  corruptor: { life: 5, movement: 2, resources: 4, points: 2, rooms: ['throne', 'pit'] },
}
/** As a defender it falls to so many minions at least, or to a creature. */
export const GUARDIAN_NEEDS = 3
/** The Observer passes spaces that so many minions hold. */
export const OBSERVER_PASSES = 3
