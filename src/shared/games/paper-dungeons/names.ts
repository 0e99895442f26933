/** The closed sets of names of Paper Dungeons, in the order of the sheet. */

export const TURNS = 8

/** By hero: the order of levels on a sheet. */
export const HEROES = ['warrior', 'mage', 'cleric', 'thief'] as const
export type HeroId = (typeof HEROES)[number]

/** A die's face. A die in play is given by its place here; the first four are the heroes. */
export const SYMBOLS = [...HEROES, 'clover', 'boots', 'skull'] as const
export type SymbolId = (typeof SYMBOLS)[number]

export const COLORS = ['white', 'black'] as const
export type Color = (typeof COLORS)[number]
/** The dice, by their numbers in actions and views: three white ones, then three black ones. */
export const DICE: readonly Color[] = ['white', 'white', 'white', 'black', 'black', 'black']

export const MONSTERS = ['goblin', 'orc', 'spectre', 'zombie'] as const
export type MonsterId = (typeof MONSTERS)[number]

/** What is gained without a die of its own. */
export const REWARDS = ['potion', 'item', 'level', 'gem'] as const
export type RewardId = (typeof REWARDS)[number]

/** By item: the order of marks on a sheet. */
export const ITEMS = [
  'flaming-sword',
  'funereal-sceptre',
  'sea-amulet',
  'ethereal-cloak',
  'crown-of-the-just',
  'alchemical-cauldron',
  'armour-of-heroes',
  'tome-of-wisdom',
] as const
export type ItemId = (typeof ITEMS)[number]

export const POWERS = [
  'alchemist',
  'artisan',
  'assassin',
  'barbarian',
  'berserker',
  'druid',
  'explorer',
  'healer',
  'illusionist',
  'merchant',
  'noble',
  'ranger',
  'scavenger',
  'tomb-raider',
  'seer',
  'veteran',
] as const
export type PowerId = (typeof POWERS)[number]

export const GEMS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export type GemId = (typeof GEMS)[number]

export const DUNGEONS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const
export type DungeonId = (typeof DUNGEONS)[number]

export const BOSSES = [
  'rat-king',
  'scarab-swarm',
  'grave-warden',
  'moss-troll',
  'chimera',
  'well-sphinx',
  'bone-colossus',
  'storm-roc',
  'vampire-alderman',
  'mummy-of-hamnapta',
  'tower-necromancer',
  'elder-wyrm',
] as const
export type BossId = (typeof BOSSES)[number]
/** Of the boss cards: of a first, second and third boss. */
export const BOSS_COLORS = ['green', 'amber', 'crimson'] as const
export type BossColor = (typeof BOSS_COLORS)[number]

export const MISSIONS = [
  'patrol',
  'even-ranks',
  'living-legend',
  'map-makers',
  'attic-prowlers',
  'two-abreast',
  'glittering-purse',
  'third-shelf',
  'three-masterpieces',
  'busy-workbench',
  'two-by-two',
  'feud',
  'big-game',
  'mind-the-floor',
  'four-corners',
  'seasoned-pair',
] as const
export type MissionId = (typeof MISSIONS)[number]

export const OBJECTIVES = [
  'surveyor',
  'monster-hunter',
  'jeweller',
  'academy',
  'smith',
  'apothecary',
  'unscathed',
  'landlord',
  'greenskin-bane',
  'exorcist',
  'giant-slayer',
  'champions',
  'armoury',
  'legends',
  'full-satchel',
  'trap-springer',
] as const
export type ObjectiveId = (typeof OBJECTIVES)[number]

export const CAMPAIGNS = ['town-heroes', 'hamnapta', 'necromancy-tower', 'realm'] as const
export type MiniCampaignId = (typeof CAMPAIGNS)[number]

export const RANKS = ['lost-lantern', 'squire', 'sellsword', 'champion', 'legend'] as const
export type RankId = (typeof RANKS)[number]

/** The boxes of the score, the total aside; K has three, one for each mission (Q43). */
export const BOXES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K1', 'K2', 'K3'] as const
export type BoxId = (typeof BOXES)[number]

export const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type Column = (typeof COLUMNS)[number]
/** A room's name on the sheet. */
export type RoomId = `${Column}${number}`

/**
 * A room in play: counted from A1 along the rows, the bottom row first, so that B1 is 1 and A2 is 6.
 * `OUTSIDE` is where everybody begins.
 */
export type Room = number
export const OUTSIDE: Room = -1

export function roomId(room: Room): RoomId {
  const column = COLUMNS[room % COLUMNS.length]
  if (column === undefined) throw new Error(`there is no room ${room}`)
  return `${column}${Math.floor(room / COLUMNS.length) + 1}`
}
/** Asked for thousands of times in a bot's turn: a letter and a digit, as the columns and rows follow each other. */
export function roomOf(id: RoomId): Room {
  const column = id.charCodeAt(0) - FIRST_COLUMN
  const row = id.charCodeAt(1) - FIRST_ROW
  return row * COLUMNS.length + column
}
const FIRST_COLUMN = COLUMNS[0].charCodeAt(0)
const FIRST_ROW = '1'.charCodeAt(0)

/** An edge of the map: its two rooms in alphabetical order. */
export type EdgeId = `${RoomId}-${RoomId}`

/** What missions and objectives count (rules page, 21.8). */
export const METRICS = [
  'rooms-explored',
  'rows-complete',
  'rooms-in-row',
  'columns-with-at-least',
  'corners-explored',
  'trap-rooms-explored',
  'monsters-defeated',
  'monsters-of-type',
  'monsters-level-at-least',
  'max-same-type-monsters',
  'min-per-monster-type',
  'hero-level-sum',
  'lowest-hero-level',
  'highest-hero-level',
  'heroes-at-least',
  'gems-marked',
  'item-marks',
  'items-started',
  'items-complete',
  'potions-obtained',
  'brew-dice',
  'potion-hearts-left',
  'damage-marked',
  'boss-glory',
] as const
export type MetricId = (typeof METRICS)[number]
/** Those of them that are counted by a value of the card's. */
export const VALUED_METRICS = [
  'rooms-in-row',
  'columns-with-at-least',
  'monsters-of-type',
  'monsters-level-at-least',
  'heroes-at-least',
] as const satisfies readonly MetricId[]
export type PlainMetricId = Exclude<MetricId, (typeof VALUED_METRICS)[number]>
/** Those that are counted by nothing more. */
export const PLAIN_METRICS = METRICS.filter(
  (metric): metric is PlainMetricId => !VALUED_METRICS.some((valued) => valued === metric),
)
