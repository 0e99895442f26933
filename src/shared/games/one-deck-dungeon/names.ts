/** The closed sets of names in One Deck Dungeon, and the numbers by which things are called in a game. */
export const STATS = ['strength', 'agility', 'magic'] as const
export type Stat = (typeof STATS)[number]
export const DIE_COLORS = [...STATS, 'heroic'] as const
export type DieColor = (typeof DIE_COLORS)[number]

export const HEROES = ['warrior', 'rogue', 'mage', 'archer', 'paladin'] as const
export type HeroId = (typeof HEROES)[number]
/** Hero and level cards have a side for one hero alone, and one for two or four. */
export const SIDES = ['solo', 'party'] as const
export type Side = (typeof SIDES)[number]
export const DUNGEONS = [
  'dragons-cave',
  'hydras-reef',
  'yetis-cavern',
  'lichs-tomb',
  'minotaurs-maze',
] as const
export type DungeonId = (typeof DUNGEONS)[number]
export const BOSSES = ['dragon', 'hydra', 'yeti', 'lich', 'minotaur'] as const
export type BossId = (typeof BOSSES)[number]
export const TIERS = ['novice', 'standard', 'veteran', 'fearless'] as const
export type TierId = (typeof TIERS)[number]

export const FOCUSES = ['survival', 'tactics', 'lore'] as const
export type FocusId = (typeof FOCUSES)[number]
export const BASIC_TALENTS = ['veteran', 'durability', 'crafty'] as const
const FOCUS_TALENTS = [
  'prepared',
  'first-aid',
  'recovery',
  'grit',
  'guile',
  'fortitude',
  'planning',
  'direct-hit',
  'cunning',
  'speed',
  'knowledge',
  'foresight',
] as const
export const TALENTS = [...BASIC_TALENTS, ...FOCUS_TALENTS] as const
export type TalentId = (typeof TALENTS)[number]
/** The talents whose effects are our own, so that a pack may give them others; Veteran's is printed. */
export const TALENTS_WITH_CONTENT = ['durability', 'crafty', ...FOCUS_TALENTS] as const
export const SPACE_COLORS = ['green', 'yellow', 'red'] as const
export type SpaceColor = (typeof SPACE_COLORS)[number]
export const BASIC_SKILLS = ['steady-grip', 'spark'] as const
export type BasicSkillId = (typeof BASIC_SKILLS)[number]

export const FOES = [
  'plague-rat',
  'goblin',
  'skeleton',
  'beetle',
  'wraith',
  'shadow',
  'bandit',
  'glooping-ooze',
  'ice-elemental',
  'fire-elemental',
  'ogre',
  'phantom',
] as const
export const PERILS = [
  'arrow-wall',
  'bear-traps',
  'boulder',
  'cave-in',
  'flame-statues',
  'force-wall',
  'locked-door',
  'pit-of-spikes',
  'rune-puzzle',
  'spiked-log',
] as const
export type EncounterId = (typeof FOES)[number] | (typeof PERILS)[number]
/**
 * One printed encounter card: two printings of each encounter make the deck of 44. In the double deck of
 * four heroes two cards share each id, and nobody could tell them apart.
 */
export type CardId = `${EncounterId}-${1 | 2}`

export const SKILLS = [
  'accuracy',
  'armor-crush',
  'backstab',
  'brute-force',
  'chaotic-aura',
  'cleave',
  'consistency',
  'critical-strikes',
  'crushing-blow',
  'crushing-fist',
  'dexterity',
  'dodge',
  'flameweave',
  'flurry',
  'haste',
  'lucky-familiar',
  'mana-fountain',
  'persistence',
  'poison',
  'shimmerblast',
  'static-burst',
  'steady-hands',
  'triple-strike',
  'valor',
] as const
export type LootSkillId = (typeof SKILLS)[number]
export const LOOT_POTIONS = ['clarity', 'heroism', 'invisibility', 'mana'] as const
export type LootPotionId = (typeof LOOT_POTIONS)[number]
export type LootId = LootSkillId | LootPotionId

export const FEATS = ['frenzy', 'daring-gamble', 'mana-charge', 'eagle-eye', 'valiant'] as const
export type FeatId = (typeof FEATS)[number]
export const HERO_SKILLS = [
  'second-wind',
  'fearless-charge',
  'stealth',
  'dungeoneering',
  'shield-aura',
  'power-transfer',
  'kiting',
  'combined-shot',
  'armor',
  'support-aura',
] as const
export type HeroSkillId = (typeof HERO_SKILLS)[number]
/** Everything that is used as a skill: from a card, from the hero's own card, or basic. */
export type SkillId = LootSkillId | HeroSkillId | BasicSkillId

export const FOE_ABILITIES = [
  'swarm',
  'undying',
  'survivor',
  'drain',
  'fade',
  'dodging',
  'split',
  'frost',
  'flames',
  'ethereal',
] as const
export type FoeAbility = (typeof FOE_ABILITIES)[number]
export const FLOORS = [
  'hall-of-statues',
  'flame-aura',
  'dragonskin',
  'sticky-surrounding',
  'regeneration',
  'poison-aura',
  'freezing-winds',
  'brutal-strength',
  'biting-cold',
  'undying-legions',
  'weakness-curse',
  'blade-storm',
  'deadly-maze',
  'crumbling-walls',
  'poison-dart-traps',
] as const
export type FloorId = (typeof FLOORS)[number]
/** The floors on whose strip a rule is printed; the others have boxes only. */
export const FLOORS_WITH_RULE = [
  'hall-of-statues',
  'sticky-surrounding',
  'poison-aura',
  'freezing-winds',
  'biting-cold',
  'weakness-curse',
  'blade-storm',
  'deadly-maze',
  'crumbling-walls',
] as const satisfies readonly FloorId[]
export type FloorWithRule = (typeof FLOORS_WITH_RULE)[number]

/** Where a hero sits: 0 is the first hero of the party. */
export type Seat = number
export type DieId = number
export type DoorId = number
/** A box of the encounter in hand, in the order printed: the card's own first, then the floors'. */
export type BoxId = number
