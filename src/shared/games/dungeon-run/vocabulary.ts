/** The closed lists of the vocabulary of card effects (rules page, 24): when, by what roll, on whom, how often. */

export const TRIGGERS = [
  'passive',
  'action',
  'free',
  'beforeRoll',
  'fightStart',
  'roll',
  'wounds',
  'inflict',
  'defeat',
  'kill',
  'death',
  'heroDefeated',
  'vanquish',
  'fightEnd',
  'sprung',
  'disarmed',
  'escaped',
  'caught',
  'leave',
  'enter',
  'reveal',
  'search',
  'assist',
  'sabotaged',
  'summon',
  'turnStart',
  'turnEnd',
] as const
export type Trigger = (typeof TRIGGERS)[number]

/** Every kind of roll; scripts name a die by it (3.2). */
export const ROLLS = [
  'fight',
  'attack',
  'escape',
  'disarm',
  'tile',
  'content',
  'armor',
  'table',
] as const
export type RollKind = (typeof ROLLS)[number]
export const CAUSES = ['fight', 'freeAttack', 'trap', 'tile', 'card'] as const
export type Cause = (typeof CAUSES)[number]
export const TARGETS = [
  'self',
  'foe',
  'actor',
  'saboteurs',
  'heroHereOrSelf',
  'eachHeroHere',
  'eachOtherHere',
  'monsterHere',
  'monsterAdjacent',
  'monsterHereOrAdjacent',
  'anyMonster',
  'summonTile',
  'this',
] as const
export type Target = (typeof TARGETS)[number]
export const LIMITS = ['action', 'turn', 'round', 'game'] as const
export type Limit = (typeof LIMITS)[number]
export const BY = ['self', 'foe', 'othersHere', 'anyOther'] as const
export type By = (typeof BY)[number]
