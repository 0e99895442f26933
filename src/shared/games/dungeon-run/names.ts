/** The closed sets of names of Dungeon Run. */

export const HEROES = [
  'hadrun',
  'ysaline',
  'pim',
  'aelithra',
  'grothka',
  'maelis',
  'nixit',
  'ssorrek',
] as const
export type HeroId = (typeof HEROES)[number]

/** What a hero rolls dice by; Life is none of them. */
export const STATS = ['strength', 'magic', 'dexterity'] as const
export type Stat = (typeof STATS)[number]

export const SLOTS = ['mainHand', 'offHand', 'head', 'body'] as const
export type Slot = (typeof SLOTS)[number]

export const RACES = ['dwarf', 'human', 'halfling', 'elf', 'orc', 'goblin', 'lizardfolk'] as const
export type Race = (typeof RACES)[number]

export const MONSTER_TYPES = ['humanoid', 'undead', 'beast', 'animated'] as const
export type MonsterType = (typeof MONSTER_TYPES)[number]

/** Clockwise; a tile turned by one quarter has its northern exit in the east. */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The entrance and the Lair, sixteen standard tiles, eight special ones. */
export const TILES = [
  'entrance',
  'lair',
  's01',
  's02',
  's03',
  's04',
  's05',
  's06',
  's07',
  's08',
  's09',
  's10',
  's11',
  's12',
  's13',
  's14',
  's15',
  's16',
  'x1',
  'x2',
  'x3',
  'x4',
  'x5',
  'x6',
  'x7',
  'x8',
] as const
export type TileId = (typeof TILES)[number]

/** Ten for each hero, in the order of the heroes. */
export const SKILLS = [
  'deep-pockets',
  'crowbar-logic',
  'hammerfall',
  'rooted-stance',
  'finish-the-job',
  'appraiser',
  'stone-sense',
  'round-of-ale',
  'finders-keepers',
  'iron-gut',
  'kindling',
  'emberguard',
  'cinderstep',
  'scorched-fur',
  'burn-the-wick',
  'veil-of-ash',
  'backdraft',
  'smoke-reading',
  'cautery',
  'leaping-flame',
  'backstab',
  'tumble-away',
  'light-fingers',
  'wire-cutters',
  'lucky-button',
  'dirty-tricks',
  'duck-under',
  'grab-and-go',
  'soft-soles',
  'knife-dance',
  'steady-hand',
  'fleet',
  'pinning-shot',
  'volley',
  'manhunter',
  'lightfoot',
  'cold-distance',
  'covering-fire',
  'second-arrow',
  'trail-sense',
  'headbutt',
  'war-cry',
  'play-to-the-crowd',
  'thick-hide',
  'second-wind',
  'shoulder-charge',
  'scarred-muscle',
  'duelists-pride',
  'berserk',
  'too-angry-to-fall',
  'turn-undead',
  'lay-on-hands',
  'shield-prayer',
  'smite',
  'stand-between',
  'clear-conscience',
  'last-rites',
  'blessing',
  'vigil',
  'oath-of-peace',
  'salvage',
  'spring-gauntlets',
  'flash-powder',
  'oil-slick',
  'overcharge',
  'blast-charge',
  'patch-kit',
  'long-tongs',
  'tripwire',
  'fail-safe',
  'tail-lash',
  'ambush-instinct',
  'bitter-spit',
  'plated-back',
  'born-swimmer',
  'ancestor-bones',
  'lone-hunter',
  'devour',
  'spirit-whisper',
  'undertow',
] as const
export type SkillId = (typeof SKILLS)[number]

export const MONSTERS = [
  'tunnel-cutthroat',
  'ember-zealot',
  'pit-jailer',
  'captain-vask',
  'rattlebones',
  'barrow-ghoul',
  'wailing-shade',
  'candlelit-king',
  'gutter-rats',
  'orbweaver',
  'scree-boar',
  'old-whitejaw',
  'slime',
  'hollow-armor',
  'bursting-urn',
  'foundry-colossus',
] as const
export type MonsterId = (typeof MONSTERS)[number]

export const BOSSES = [
  'hollow-regent',
  'mother-tangle',
  'brazen-juggernaut',
  'ithrel-noon',
] as const
export type BossId = (typeof BOSSES)[number]

export const TRAPS = [
  'dart-gallery',
  'trapdoor',
  'withering-rune',
  'rolling-boulder',
  'choking-spores',
  'mirror-sigil',
  'leg-irons',
] as const
export type TrapId = (typeof TRAPS)[number]

export const STRANGERS = [
  'lost-peddler',
  'bonesetter',
  'blind-cartographer',
  'sellsword',
  'lantern-keeper',
] as const
export type StrangerId = (typeof STRANGERS)[number]

export const TREASURES = [
  'notched-falchion',
  'miners-maul',
  'gravebane-mace',
  'twin-slivers',
  'rookwing-bow',
  'ashwood-wand',
  'stormrod',
  'riveted-buckler',
  'gatehouse-shield',
  'moon-orb',
  'iron-pot',
  'lampcap',
  'circlet-of-calm',
  'whisper-hood',
  'scale-hauberk',
  'road-leathers',
  'sigil-robe',
  'heartroot-draught',
  'smoke-flask',
  'lockwrights-kit',
  'lucky-knuckle',
  'recall-scroll',
] as const
export type TreasureId = (typeof TREASURES)[number]

export const ARTIFACTS = [
  'summoning-stone',
  'well-spirit-sword',
  'candle-crown',
  'delvers-lantern',
] as const
export type ArtifactId = (typeof ARTIFACTS)[number]

export const ITEMS = [...TREASURES, ...ARTIFACTS] as const
export type ItemId = (typeof ITEMS)[number]

export const STONE = 'summoning-stone'

/** In the place of a card: the reroll that everyone has once a round by option `roundReroll`. */
export const ROUND_REROLL = 'rule:reroll'
