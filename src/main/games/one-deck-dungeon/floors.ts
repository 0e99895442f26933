/** Which floors' rules are in force (all visible floors' are), and the heroes' own cards. */
import type { FloorWithRule, HeroSkillId, Seat } from '@shared/games/one-deck-dungeon'
import { dungeonCard, heroCard } from './cards'
import type { Dungeon } from './cards/dungeons'
import { sideOf } from './party'
import { optionsAt } from './transition'
import type { State } from './state'

/** The visible floors, the first on top. */
export function visibleFloors(state: State): Dungeon['floors'] {
  return dungeonCard(state.options.dungeon).floors.slice(0, state.floor)
}

/** Whether a floor's rule is in force; never in the boss fight (rulebook, Boss Fight). */
export function floorRule(state: State, floor: FloorWithRule): boolean {
  if (state.boss !== null) return false
  const at = dungeonCard(state.options.dungeon).floors.findIndex(({ id }) => id === floor)
  return at >= 0 && at < state.floor
}

/** Rules that have a say in an encounter; the others are about turns, doors and time. */
const IN_ENCOUNTERS: readonly FloorWithRule[] = [
  'poison-aura',
  'freezing-winds',
  'biting-cold',
  'weakness-curse',
  'blade-storm',
]

/** The floors' rules that are in force and have a say while an encounter is under way. */
export function encounterRules(state: State): readonly FloorWithRule[] {
  return IN_ENCOUNTERS.filter((floor) => floorRule(state, floor))
}

/** Doors in play at most: four, or three in the Deadly Maze. */
export function doorLimit(state: State): number {
  return floorRule(state, 'deadly-maze') ? 3 : 4
}

/** The side of the hero's own card that is in play. */
export function heroCardOf(state: State, seat: Seat) {
  return heroCard(optionsAt(state, seat).hero).sides[sideOf(state)]
}

/** Whether the hero's own card has this skill. */
export function hasHeroSkill(state: State, seat: Seat, skill: HeroSkillId): boolean {
  return heroCardOf(state, seat).skill === skill
}
