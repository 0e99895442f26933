/**
 * The rules reference: what there is to read, in the order of reading. The words are in the catalogues,
 * section `reference`; a topic that is named like something of the game takes that name (`name`).
 */

export const CHAPTERS = [
  'delve',
  'encounters',
  'boxes',
  'skills',
  'potions',
  'heroes',
  'loot',
  'foes',
  'dungeons',
  'boss',
  'parties',
  'campaign',
  'table',
] as const
export type Chapter = (typeof CHAPTERS)[number]

/** The table's small signs (StatIcon.vue) that stand in the texts and before the topics. */
export const SIGNS = [
  'strength',
  'agility',
  'magic',
  'heroic',
  'health',
  'damage',
  'time',
  'xp',
  'potion',
  'skull',
  'armor',
  'combat',
  'peril',
  'stairs',
  'door',
] as const
export type Sign = (typeof SIGNS)[number]

/** The rulings of the digest, R1 to R46: each belongs to exactly one topic. */
export type Ruling = `R${number}`

interface Entry {
  readonly chapter: Chapter
  readonly icon: Sign
  /** Where to read on. */
  readonly related: readonly string[]
  readonly rulings?: readonly Ruling[]
  /** The key of the name in section `odd`, for what has one. */
  readonly name?: string
}

const ENTRIES = {
  aim: { chapter: 'delve', icon: 'xp', related: ['setup', 'turn', 'ending', 'boss-fight'] },
  setup: { chapter: 'delve', icon: 'door', related: ['aim', 'tiers', 'two-heroes', 'four-heroes'] },
  turn: { chapter: 'delve', icon: 'time', related: ['time', 'explore', 'enter-room'] },
  time: {
    chapter: 'delve',
    icon: 'time',
    related: ['stairs', 'turn', 'consequences'],
    rulings: ['R1'],
  },
  explore: { chapter: 'delve', icon: 'door', related: ['doors', 'enter-room', 'stairs'] },
  doors: { chapter: 'delve', icon: 'door', related: ['explore', 'enter-room', 'flee'] },
  'enter-room': { chapter: 'delve', icon: 'door', related: ['doors', 'flee', 'encounter'] },
  flee: { chapter: 'delve', icon: 'door', related: ['enter-room', 'doors', 'turn'] },
  stairs: {
    chapter: 'delve',
    icon: 'stairs',
    related: ['descend', 'time', 'damage'],
    rulings: ['R2', 'R3', 'R5'],
  },
  descend: {
    chapter: 'delve',
    icon: 'stairs',
    related: ['stairs', 'floors', 'boss-fight'],
    rulings: ['R4', 'R6', 'R38'],
  },
  floors: { chapter: 'delve', icon: 'stairs', related: ['descend', 'active-boxes', 'dungeons'] },
  ending: {
    chapter: 'delve',
    icon: 'skull',
    related: ['damage', 'boss-fight', 'healing'],
    rulings: ['R34'],
  },

  encounter: { chapter: 'encounters', icon: 'combat', related: ['combat', 'peril', 'placing'] },
  combat: {
    chapter: 'encounters',
    icon: 'combat',
    related: ['encounter', 'foe-abilities', 'active-boxes'],
  },
  peril: {
    chapter: 'encounters',
    icon: 'peril',
    related: ['encounter', 'grey-boxes', 'rolling'],
    rulings: ['R17'],
  },
  'before-encounter': {
    chapter: 'encounters',
    icon: 'time',
    related: ['frost', 'flames', 'drain', 'invisibility'],
    rulings: ['R8'],
  },
  feats: {
    chapter: 'encounters',
    icon: 'heroic',
    related: ['stored-dice', 'heroic-dice', 'heroes'],
  },
  rolling: {
    chapter: 'encounters',
    icon: 'heroic',
    related: ['dice-pool', 'supply', 'feats', 'levels'],
    rulings: ['R12', 'R13'],
  },
  'dice-pool': {
    chapter: 'encounters',
    icon: 'strength',
    related: ['rolling', 'supply', 'placing'],
    rulings: ['R14'],
  },
  supply: {
    chapter: 'encounters',
    icon: 'magic',
    related: ['rolling', 'dice-pool', 'four-heroes'],
    rulings: ['R16'],
  },
  'heroic-dice': {
    chapter: 'encounters',
    icon: 'heroic',
    related: ['making-heroic-dice', 'feats', 'dice-pool'],
  },
  'making-heroic-dice': {
    chapter: 'encounters',
    icon: 'heroic',
    related: ['heroic-dice', 'dodging', 'basic-talents'],
    rulings: ['R15'],
  },
  placing: {
    chapter: 'encounters',
    icon: 'agility',
    related: ['boxes', 'armor', 'skills', 'consequences'],
  },
  consequences: {
    chapter: 'encounters',
    icon: 'damage',
    related: ['preventing', 'damage', 'time', 'sharing-damage'],
    rulings: ['R22', 'R25'],
  },
  preventing: {
    chapter: 'encounters',
    icon: 'armor',
    related: ['consequences', 'archer', 'paladin'],
  },
  damage: {
    chapter: 'encounters',
    icon: 'damage',
    related: ['healing', 'ending', 'consequences'],
    rulings: ['R24'],
  },

  'active-boxes': { chapter: 'boxes', icon: 'door', related: ['boxes', 'floors', 'placing'] },
  boxes: {
    chapter: 'boxes',
    icon: 'strength',
    related: ['wide-boxes', 'armor', 'closed-boxes'],
    rulings: ['R18'],
  },
  'wide-boxes': { chapter: 'boxes', icon: 'magic', related: ['boxes', 'placing', 'two-heroes'] },
  armor: { chapter: 'boxes', icon: 'armor', related: ['closed-boxes', 'boxes', 'yetis-cavern'] },
  'grey-boxes': { chapter: 'boxes', icon: 'peril', related: ['peril', 'active-boxes', 'floors'] },
  skulls: { chapter: 'boxes', icon: 'skull', related: ['boss-fight', 'dragon', 'lich'] },
  'closed-boxes': { chapter: 'boxes', icon: 'armor', related: ['armor', 'boxes', 'lich'] },

  skills: {
    chapter: 'skills',
    icon: 'agility',
    related: ['costs', 'effects', 'claim-skill', 'basic-skills'],
    rulings: ['R21'],
  },
  costs: {
    chapter: 'skills',
    icon: 'magic',
    related: ['skills', 'heroic-dice', 'effects'],
    rulings: ['R19'],
  },
  effects: {
    chapter: 'skills',
    icon: 'strength',
    related: ['skills', 'preventing', 'peril'],
    rulings: ['R20'],
  },
  'skills-strength': { chapter: 'skills', icon: 'strength', related: ['skills', 'costs'] },
  'skills-agility': { chapter: 'skills', icon: 'agility', related: ['skills', 'costs'] },
  'skills-magic': { chapter: 'skills', icon: 'magic', related: ['skills', 'costs'] },
  'skills-free': { chapter: 'skills', icon: 'heroic', related: ['skills', 'costs'] },
  'basic-skills': { chapter: 'skills', icon: 'strength', related: ['basic-talents', 'skills'] },

  potions: {
    chapter: 'potions',
    icon: 'potion',
    related: ['claim-potion', 'healing', 'levels'],
  },
  healing: {
    chapter: 'potions',
    icon: 'health',
    name: 'potions.healing.name',
    related: ['damage', 'potions', 'ending'],
  },
  clarity: {
    chapter: 'potions',
    icon: 'potion',
    name: 'potions.clarity.name',
    related: ['potions', 'rolling'],
  },
  heroism: {
    chapter: 'potions',
    icon: 'potion',
    name: 'potions.heroism.name',
    related: ['potions', 'dice-pool'],
  },
  invisibility: {
    chapter: 'potions',
    icon: 'potion',
    name: 'potions.invisibility.name',
    related: ['potions', 'before-encounter', 'loot'],
    rulings: ['R10'],
  },
  'mana-potion': {
    chapter: 'potions',
    icon: 'potion',
    name: 'potions.mana.name',
    related: ['potions', 'costs', 'peril'],
  },

  heroes: { chapter: 'heroes', icon: 'health', related: ['feats', 'items', 'two-heroes'] },
  'stored-dice': {
    chapter: 'heroes',
    icon: 'heroic',
    related: ['feats', 'supply', 'boss-fight'],
    rulings: ['R35'],
  },
  warrior: {
    chapter: 'heroes',
    icon: 'strength',
    name: 'heroes.warrior',
    related: ['stored-dice', 'descend', 'flames'],
  },
  rogue: {
    chapter: 'heroes',
    icon: 'agility',
    name: 'heroes.rogue',
    related: ['feats', 'flee', 'doors'],
    rulings: ['R37'],
  },
  mage: {
    chapter: 'heroes',
    icon: 'magic',
    name: 'heroes.mage',
    related: ['stored-dice', 'explore', 'flee'],
  },
  archer: {
    chapter: 'heroes',
    icon: 'agility',
    name: 'heroes.archer',
    related: ['feats', 'preventing', 'boss-fight'],
    rulings: ['R30'],
  },
  paladin: {
    chapter: 'heroes',
    icon: 'armor',
    name: 'heroes.paladin',
    related: ['stored-dice', 'preventing', 'enter-room'],
    rulings: ['R36'],
  },

  loot: {
    chapter: 'loot',
    icon: 'xp',
    related: ['items', 'claim-skill', 'claim-potion', 'xp'],
    rulings: ['R26'],
  },
  items: { chapter: 'loot', icon: 'strength', related: ['loot', 'levels', 'drain'] },
  'claim-skill': { chapter: 'loot', icon: 'agility', related: ['skills', 'loot', 'levels'] },
  'claim-potion': { chapter: 'loot', icon: 'potion', related: ['potions', 'loot'] },
  xp: { chapter: 'loot', icon: 'xp', related: ['levels', 'loot'] },
  levels: {
    chapter: 'loot',
    icon: 'xp',
    related: ['xp', 'items', 'claim-skill', 'rolling'],
    rulings: ['R27', 'R28'],
  },

  'foe-abilities': {
    chapter: 'foes',
    icon: 'skull',
    related: ['combat', 'before-encounter', 'rolling'],
  },
  swarm: {
    chapter: 'foes',
    icon: 'door',
    name: 'abilities.swarm.name',
    related: ['doors', 'wide-boxes', 'foe-abilities'],
    rulings: ['R11'],
  },
  undying: {
    chapter: 'foes',
    icon: 'time',
    name: 'abilities.undying.name',
    related: ['consequences', 'foe-abilities'],
  },
  survivor: {
    chapter: 'foes',
    icon: 'armor',
    name: 'abilities.survivor.name',
    related: ['armor', 'loot', 'foe-abilities'],
  },
  drain: {
    chapter: 'foes',
    icon: 'health',
    name: 'abilities.drain.name',
    related: ['items', 'before-encounter', 'xp'],
    rulings: ['R9'],
  },
  fade: {
    chapter: 'foes',
    icon: 'time',
    name: 'abilities.fade.name',
    related: ['skills', 'time', 'foe-abilities'],
  },
  dodging: {
    chapter: 'foes',
    icon: 'heroic',
    name: 'abilities.dodging.name',
    related: ['making-heroic-dice', 'foe-abilities'],
  },
  split: {
    chapter: 'foes',
    icon: 'time',
    name: 'abilities.split.name',
    related: ['rolling', 'time', 'foe-abilities'],
  },
  frost: {
    chapter: 'foes',
    icon: 'time',
    name: 'abilities.frost.name',
    related: ['before-encounter', 'time', 'foe-abilities'],
  },
  flames: {
    chapter: 'foes',
    icon: 'damage',
    name: 'abilities.flames.name',
    related: ['before-encounter', 'damage', 'warrior'],
  },
  ethereal: {
    chapter: 'foes',
    icon: 'magic',
    name: 'abilities.ethereal.name',
    related: ['rolling', 'foe-abilities'],
  },

  dungeons: { chapter: 'dungeons', icon: 'stairs', related: ['floors', 'checkmarks', 'gauntlet'] },
  'dragons-cave': {
    chapter: 'dungeons',
    icon: 'stairs',
    name: 'dungeons.dragons-cave',
    related: ['dragon', 'floors', 'time'],
    rulings: ['R7'],
  },
  'hydras-reef': {
    chapter: 'dungeons',
    icon: 'stairs',
    name: 'dungeons.hydras-reef',
    related: ['hydra', 'floors', 'rolling'],
  },
  'yetis-cavern': {
    chapter: 'dungeons',
    icon: 'stairs',
    name: 'dungeons.yetis-cavern',
    related: ['yeti', 'floors', 'armor'],
  },
  'lichs-tomb': {
    chapter: 'dungeons',
    icon: 'stairs',
    name: 'dungeons.lichs-tomb',
    related: ['lich', 'floors', 'rolling'],
  },
  'minotaurs-maze': {
    chapter: 'dungeons',
    icon: 'stairs',
    name: 'dungeons.minotaurs-maze',
    related: ['minotaur', 'floors', 'explore'],
  },

  'boss-fight': {
    chapter: 'boss',
    icon: 'skull',
    related: ['skulls', 'boss-round', 'ending'],
    rulings: ['R29'],
  },
  'boss-round': {
    chapter: 'boss',
    icon: 'skull',
    related: ['boss-fight', 'skulls', 'preventing'],
  },
  dragon: {
    chapter: 'boss',
    icon: 'skull',
    name: 'bosses.dragon.name',
    related: ['skulls', 'heroic-dice', 'dragons-cave'],
  },
  hydra: {
    chapter: 'boss',
    icon: 'skull',
    name: 'bosses.hydra.name',
    related: ['skulls', 'boss-round', 'hydras-reef'],
    rulings: ['R32'],
  },
  yeti: {
    chapter: 'boss',
    icon: 'skull',
    name: 'bosses.yeti.name',
    related: ['rolling', 'boss-round', 'yetis-cavern'],
  },
  lich: {
    chapter: 'boss',
    icon: 'skull',
    name: 'bosses.lich.name',
    related: ['skulls', 'closed-boxes', 'lichs-tomb'],
    rulings: ['R31'],
  },
  minotaur: {
    chapter: 'boss',
    icon: 'skull',
    name: 'bosses.minotaur.name',
    related: ['skulls', 'wide-boxes', 'minotaurs-maze'],
    rulings: ['R33'],
  },

  'two-heroes': {
    chapter: 'parties',
    icon: 'combat',
    related: ['sharing-damage', 'bonus-dice', 'wide-boxes', 'loot'],
  },
  'sharing-damage': {
    chapter: 'parties',
    icon: 'damage',
    related: ['consequences', 'preventing', 'two-heroes'],
    rulings: ['R23'],
  },
  'bonus-dice': {
    chapter: 'parties',
    icon: 'heroic',
    related: ['levels', 'rolling', 'supply'],
  },
  'four-heroes': {
    chapter: 'parties',
    icon: 'combat',
    related: ['rooms-of-two', 'four-boss', 'two-heroes'],
    rulings: ['R40'],
  },
  'rooms-of-two': {
    chapter: 'parties',
    icon: 'door',
    related: ['four-heroes', 'doors', 'swarm'],
    rulings: ['R39'],
  },
  'four-boss': {
    chapter: 'parties',
    icon: 'skull',
    related: ['boss-fight', 'four-heroes', 'minotaur'],
    rulings: ['R41'],
  },

  campaign: { chapter: 'campaign', icon: 'xp', related: ['sheet', 'checkmarks', 'tiers'] },
  sheet: {
    chapter: 'campaign',
    icon: 'xp',
    related: ['campaign', 'checkmarks', 'talents'],
    rulings: ['R45'],
  },
  checkmarks: {
    chapter: 'campaign',
    icon: 'xp',
    related: ['sheet', 'talents', 'tiers'],
    rulings: ['R42', 'R43'],
  },
  talents: {
    chapter: 'campaign',
    icon: 'heroic',
    related: ['focus', 'basic-talents', 'survival', 'tactics', 'lore'],
  },
  focus: { chapter: 'campaign', icon: 'magic', related: ['talents', 'sheet'], rulings: ['R44'] },
  'basic-talents': { chapter: 'campaign', icon: 'heroic', related: ['talents', 'basic-skills'] },
  survival: {
    chapter: 'campaign',
    icon: 'health',
    name: 'focuses.survival',
    related: ['focus', 'talents', 'healing'],
  },
  tactics: {
    chapter: 'campaign',
    icon: 'combat',
    name: 'focuses.tactics',
    related: ['focus', 'talents'],
  },
  lore: {
    chapter: 'campaign',
    icon: 'magic',
    name: 'focuses.lore',
    related: ['focus', 'talents', 'levels'],
  },
  tiers: { chapter: 'campaign', icon: 'skull', related: ['checkmarks', 'setup', 'campaign'] },
  records: {
    chapter: 'campaign',
    icon: 'xp',
    related: ['checkmarks', 'sheet'],
    rulings: ['R46'],
  },
  gauntlet: { chapter: 'campaign', icon: 'combat', related: ['dungeons', 'campaign', 'talents'] },
  daily: { chapter: 'campaign', icon: 'time', related: ['aim', 'tiers'] },

  offers: { chapter: 'table', icon: 'door', related: ['turn', 'undo'] },
  undo: { chapter: 'table', icon: 'time', related: ['offers', 'own-dice'] },
  'own-dice': { chapter: 'table', icon: 'strength', related: ['rolling', 'undo'] },
} as const satisfies Record<string, Entry>

export type TopicId = keyof typeof ENTRIES

/** What a reader needs to know of a topic besides its words. */
export interface Topic extends Entry {
  readonly related: readonly TopicId[]
}

/** Every topic; one that points to a topic which is not there is a type error. */
export const TOPICS: Readonly<Record<TopicId, Topic>> = ENTRIES
export const TOPIC_IDS = Object.keys(ENTRIES) as TopicId[]

/** Whether a text, from an address say, names a topic. */
export function isTopic(id: unknown): id is TopicId {
  return typeof id === 'string' && Object.hasOwn(TOPICS, id)
}

/** The topics of a chapter, in their order. */
export function topicsOf(chapter: Chapter): readonly TopicId[] {
  return TOPIC_IDS.filter((id) => TOPICS[id].chapter === chapter)
}
