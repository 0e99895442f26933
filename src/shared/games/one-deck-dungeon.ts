/**
 * What passes between One Deck Dungeon's rules and everyone who plays it: its closed sets of names,
 * the options of a game, the actions, the events and the view of a seat. Types only; no rule lives here.
 */
import * as v from 'valibot'

export const STATS = ['strength', 'agility', 'magic'] as const
export type Stat = (typeof STATS)[number]
export const DIE_COLORS = [...STATS, 'heroic'] as const
export type DieColor = (typeof DIE_COLORS)[number]

export const HEROES = ['warrior', 'rogue', 'mage', 'archer', 'paladin'] as const
export type HeroId = (typeof HEROES)[number]
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
export const FOCUS_TALENTS = [
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
/** One printed encounter card: two printings of each encounter make the deck of 44. */
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

/** Where a hero sits: 0 is the first hero of the party. */
export type Seat = number
export type DieId = number
export type DoorId = number
/** A box of the encounter in hand, in the order printed: the card's own first, then the floors'. */
export type BoxId = number

// --- options -----------------------------------------------------------------------------------

const heroOptions = v.strictObject({
  hero: v.picklist(HEROES),
  /** The focus whose earned talents are active (R44); null outside a campaign. */
  focus: v.optional(v.nullable(v.picklist(FOCUSES)), null),
  /** The talents active in this game: earned basic ones and those of the focus (R44). */
  talents: v.optional(
    v.pipe(
      v.array(v.picklist(TALENTS)),
      v.check((talents) => new Set(talents).size === talents.length, 'talent-twice'),
    ),
    [],
  ),
  /** The basic skill card chosen by a hero with the Veteran talent. */
  basicSkill: v.optional(v.nullable(v.picklist(BASIC_SKILLS)), null),
})

/** Options of a game. Solo: exactly one hero. `tier` null is a game outside any campaign. */
export const optionsSchema = v.strictObject({
  heroes: v.pipe(v.array(heroOptions), v.length(1)),
  dungeon: v.picklist(DUNGEONS),
  tier: v.optional(v.nullable(v.picklist(TIERS)), null),
})
export type Options = v.InferOutput<typeof optionsSchema>
export type OptionsInput = v.InferInput<typeof optionsSchema>

// --- dice and boxes ----------------------------------------------------------------------------

export interface Die {
  readonly id: DieId
  readonly color: DieColor
  readonly value: number
  /** Whose pool the die belongs to (R14). */
  readonly hero: Seat
  /** `mana`: may only be spent as mana; `armor`: may only cover an armor box (R19); null: free. */
  readonly only: 'mana' | 'armor' | null
}

/** A challenge box as printed. `X` is fixed by the rules when the encounter or round starts. */
export interface Box {
  readonly color: Stat | 'chosen'
  readonly value: number | 'X'
  readonly wide: boolean
  readonly armor: boolean
  readonly damage: number
  readonly time: number
  readonly skull: boolean
}

export type BoxSource = 'foe' | 'option' | 'boss' | FloorId

export interface BoxView {
  readonly id: BoxId
  readonly source: BoxSource
  readonly color: Stat
  readonly value: number
  readonly wide: boolean
  readonly armor: boolean
  readonly damage: number
  readonly time: number
  readonly skull: boolean
  /** The dice that cover it; empty: uncovered. */
  readonly dice: readonly Die[]
  /** Lich (R31): was covered once this round and lost that die. */
  readonly broken: boolean
  /** False while an uncovered armor box elsewhere keeps this one closed. */
  readonly open: boolean
}

// --- what the game asks ------------------------------------------------------------------------

/** What a run of picks is for. `skill` pays a cost; `effect` chooses what an effect touches. */
export type PickPurpose =
  | { readonly type: 'wide-box'; readonly box: BoxId }
  | { readonly type: 'heroic-die'; readonly crafty: boolean }
  | { readonly type: 'cost'; readonly skill: SkillId }
  | { readonly type: 'effect'; readonly source: EffectSource; readonly effect: EffectName }

export type EffectSource =
  | { readonly type: 'skill'; readonly skill: SkillId }
  | { readonly type: 'talent'; readonly talent: TalentId }
  | { readonly type: 'potion'; readonly potion: LootPotionId }

export const EFFECTS = [
  'gain',
  'roll',
  'increase',
  'reroll',
  'reroll-values',
  'change',
  'recolor',
  'trade',
  'raise-gained',
  'prevent',
  'choose',
] as const
export type EffectName = (typeof EFFECTS)[number]

/** The question now before the table. Its answers are exactly the listed actions. */
export type Question =
  | { readonly type: 'start-of-turn' }
  | { readonly type: 'choose-turn' }
  | { readonly type: 'flee-or-face'; readonly door: DoorId; readonly card: CardId }
  | { readonly type: 'before-encounter'; readonly card: CardId }
  | { readonly type: 'add-door'; readonly hero: Seat }
  | { readonly type: 'drain-item'; readonly hero: Seat }
  | { readonly type: 'choose-option'; readonly card: CardId }
  | { readonly type: 'feats' }
  /** A boss round begins: there is no feat (R29), only the roll. */
  | { readonly type: 'roll-round'; readonly round: number }
  | { readonly type: 'discard-feat-die'; readonly hero: Seat; readonly dice: readonly DieId[] }
  | { readonly type: 'place' }
  | {
      readonly type: 'pick-dice'
      readonly hero: Seat
      readonly purpose: PickPurpose
      readonly picked: readonly DieId[]
      /** How many dice at least and at most; `sum` is what their values must reach, if anything. */
      readonly least: number
      readonly most: number
      readonly sum: number | null
    }
  | { readonly type: 'choose-value'; readonly hero: Seat; readonly source: EffectSource }
  | { readonly type: 'choose-effect'; readonly hero: Seat; readonly source: EffectSource }
  | { readonly type: 'save-hero'; readonly hero: Seat }
  | { readonly type: 'claim-loot'; readonly card: CardId }
  | { readonly type: 'level-up'; readonly need: number; readonly buys: 'level' | 'potion' }
  | {
      readonly type: 'pick-xp'
      readonly need: number
      readonly buys: 'level' | 'potion'
      readonly picked: readonly CardId[]
    }
  | { readonly type: 'descend-or-stay' }
  | { readonly type: 'game-over' }

// --- actions -----------------------------------------------------------------------------------

const seat = v.pipe(v.number(), v.integer(), v.minValue(0))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const card = v.custom<CardId>((id) => typeof id === 'string', 'no-card')

/** An action of the party as a whole. */
const party = <const Type extends string, Data extends v.ObjectEntries>(type: Type, data: Data) =>
  v.strictObject({ type: v.literal(type), hero: v.null(), ...data })
/** An action of one hero. */
const by = <const Type extends string, Data extends v.ObjectEntries>(type: Type, data: Data) =>
  v.strictObject({ type: v.literal(type), hero: seat, ...data })

/** Every action, with its data and who acts: a hero's seat, or null for the party as a whole. */
export const actionSchema = v.variant('type', [
  party('begin-turn', {}),
  party('explore', {}),
  party('enter-room', { door: count }),
  party('let-turn-pass', {}),
  party('flee', {}),
  party('face-encounter', {}),
  by('add-door', {}),
  by('decline-door', {}),
  party('drink-invisibility', {}),
  by('drink-healing', {}),
  party('accept-defeat', {}),
  by('give-item', { card }),
  party('choose-option', { option: v.string() }),
  by('use-feat', { dice: count }),
  party('roll-dice', {}),
  by('place-die', { die: count, box: count }),
  party('begin-wide-box', { box: count }),
  by('begin-heroic-die', { crafty: v.boolean() }),
  by('use-skill', { skill: v.picklist([...SKILLS, ...HERO_SKILLS, ...BASIC_SKILLS]) }),
  by('use-talent', { talent: v.picklist(TALENTS) }),
  by('drink-potion', { potion: v.picklist(LOOT_POTIONS) }),
  by('discard-die', { die: count }),
  by('pick-die', { die: count }),
  by('unpick-die', { die: count }),
  by('choose-value', { value: count }),
  by('choose-effect', { effect: count }),
  party('confirm', {}),
  party('cancel', {}),
  party('finish-placing', {}),
  by('claim-item', { replace: v.nullable(card) }),
  by('claim-skill', { replace: v.nullable(card) }),
  party('claim-potion', {}),
  party('claim-xp', {}),
  party('begin-level-up', {}),
  party('decline-level-up', {}),
  party('pick-card', { card }),
  party('unpick-card', { card }),
  party('descend', {}),
  party('stay', {}),
])
export type Action = Readonly<v.InferOutput<typeof actionSchema>>
export type ActionType = Action['type']

// --- events ------------------------------------------------------------------------------------

/** Why time is spent. */
export type TimeCause =
  | 'floor'
  | 'turn'
  | 'explore'
  | 'option'
  | 'feat'
  | 'consequences'
  | 'kiting'
  | 'invisibility'
  | 'undying'
  | 'fade'
  | 'split'
  | 'frost'
/** Why a hero takes damage. */
export const DAMAGE_CAUSES = ['stairs', 'flames', 'feat', 'consequences', 'boss'] as const
export type DamageCause = (typeof DAMAGE_CAUSES)[number]
/** Why a hero heals. */
export type HealCause = 'healing' | 'second-wind' | 'recovery'
/** Why dice leave a pool. */
export type DiscardCause =
  | 'cost'
  | 'heroic-die'
  | 'discarded'
  | 'effect'
  | 'feat'
  | 'ethereal'
  | 'weakness-curse'
  | 'yeti'
  | 'lich'

/** The named rolls: every die thrown has one, so that a test or real dice can supply it. */
export const ROLLS = [
  'feat.heroic',
  'encounter.strength',
  'encounter.agility',
  'encounter.magic',
  'encounter.heroic',
  'boss.strength',
  'boss.agility',
  'boss.magic',
  'boss.heroic',
  'effect.strength',
  'effect.agility',
  'effect.magic',
  'effect.heroic',
  'reroll.strength',
  'reroll.agility',
  'reroll.magic',
  'reroll.heroic',
] as const
export type RollName = (typeof ROLLS)[number]

/** One line of the account of what uncovered boxes and rules cost. */
export interface ConsequenceLine {
  readonly from: BoxSource | FoeAbility | HeroSkillId | 'prevented'
  readonly damage: number
  readonly time: number
}

/** What stopping costs, with every rule that changed it named. `time` includes Undying's (R22). */
export interface Consequences {
  readonly damage: number
  readonly time: number
  readonly lines: readonly ConsequenceLine[]
}

export type LootWay = 'item' | 'skill' | 'potion' | 'xp'
export const DEFEAT_CAUSES = [...DAMAGE_CAUSES, 'item-lost'] as const
export type DefeatCause = (typeof DEFEAT_CAUSES)[number]

export type Event =
  | { readonly type: 'game-began'; readonly dungeon: DungeonId }
  | { readonly type: 'starting-xp'; readonly card: CardId }
  | { readonly type: 'turn-began'; readonly turn: number }
  | { readonly type: 'card-discarded'; readonly card: CardId; readonly cause: TimeCause }
  | { readonly type: 'stairs-revealed' }
  | { readonly type: 'stairs-token'; readonly tokens: number; readonly cause: TimeCause }
  | { readonly type: 'explored'; readonly doors: readonly DoorId[] }
  | { readonly type: 'door-added'; readonly door: DoorId }
  | { readonly type: 'door-opened'; readonly door: DoorId; readonly card: CardId }
  | { readonly type: 'fled'; readonly card: CardId }
  | { readonly type: 'turn-passed' }
  | { readonly type: 'encounter-began'; readonly card: CardId }
  | { readonly type: 'ability-applied'; readonly ability: FoeAbility }
  | { readonly type: 'floor-applied'; readonly floor: FloorId }
  | { readonly type: 'item-drained'; readonly hero: Seat; readonly card: CardId }
  | { readonly type: 'option-chosen'; readonly card: CardId; readonly option: string }
  | {
      readonly type: 'feat-used'
      readonly hero: Seat
      readonly feat: FeatId
      readonly dice: number
    }
  | { readonly type: 'die-stored'; readonly hero: Seat }
  | { readonly type: 'stored-dice-lost'; readonly hero: Seat; readonly count: number }
  | {
      readonly type: 'dice-rolled'
      readonly hero: Seat
      readonly roll: RollName
      readonly dice: readonly Die[]
    }
  /** Dice that the supply could not give (R16). */
  | {
      readonly type: 'dice-lost'
      readonly hero: Seat
      readonly color: DieColor
      readonly count: number
    }
  | { readonly type: 'dice-gained'; readonly hero: Seat; readonly dice: readonly Die[] }
  | {
      readonly type: 'dice-changed'
      readonly hero: Seat
      readonly before: readonly Die[]
      readonly after: readonly Die[]
    }
  | {
      readonly type: 'dice-discarded'
      readonly hero: Seat
      readonly dice: readonly Die[]
      readonly cause: DiscardCause
    }
  | { readonly type: 'dice-placed'; readonly box: BoxId; readonly dice: readonly Die[] }
  | { readonly type: 'heroic-die-made'; readonly hero: Seat; readonly die: Die }
  | { readonly type: 'skill-used'; readonly hero: Seat; readonly skill: SkillId }
  | { readonly type: 'talent-used'; readonly hero: Seat; readonly talent: TalentId }
  | {
      readonly type: 'potion-drunk'
      readonly hero: Seat | null
      readonly potion: LootPotionId | 'healing'
    }
  | {
      readonly type: 'healed'
      readonly hero: Seat
      readonly amount: number
      readonly cause: HealCause
    }
  | {
      readonly type: 'prevention-readied'
      readonly hero: Seat
      readonly damage: number
      readonly time: number
    }
  | { readonly type: 'consequences'; readonly consequences: Consequences }
  | {
      readonly type: 'damaged'
      readonly hero: Seat
      readonly amount: number
      readonly cause: DamageCause
    }
  | { readonly type: 'encounter-survived'; readonly card: CardId }
  | { readonly type: 'loot-lost'; readonly card: CardId }
  | {
      readonly type: 'loot-claimed'
      readonly way: LootWay
      readonly hero: Seat | null
      readonly card: CardId
    }
  | { readonly type: 'loot-replaced'; readonly hero: Seat; readonly card: CardId }
  | { readonly type: 'level-gained'; readonly level: number; readonly cards: readonly CardId[] }
  | { readonly type: 'potion-gained'; readonly cards: readonly CardId[] }
  | { readonly type: 'descended'; readonly floor: number }
  | { readonly type: 'boss-began'; readonly boss: BossId }
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'boss-healed'; readonly amount: number }
  | { readonly type: 'boss-struck'; readonly amount: number }
  | { readonly type: 'won'; readonly boss: BossId }
  | { readonly type: 'lost'; readonly cause: DefeatCause }
export type EventType = Event['type']

// --- view --------------------------------------------------------------------------------------

export interface DoorView {
  readonly id: DoorId
  /** The card behind an open door; null while the door is closed. */
  readonly card: CardId | null
}

export interface SkillView {
  readonly skill: SkillId
  /** The loot card it is on; null for the hero's own and the basic skill. */
  readonly card: CardId | null
  readonly used: boolean
}

export interface HeroView {
  readonly hero: HeroId
  readonly health: number
  readonly damage: number
  readonly stats: Readonly<Record<Stat, number>>
  readonly stored: number
  readonly storeLimit: number
  readonly items: readonly CardId[]
  readonly skills: readonly SkillView[]
  readonly talents: readonly { readonly talent: TalentId; readonly used: boolean }[]
  readonly focus: FocusId | null
}

export interface EncounterView {
  readonly kind: 'combat' | 'peril' | 'boss'
  /** The encounter card; null against the boss. */
  readonly card: CardId | null
  readonly option: string | null
  readonly boxes: readonly BoxView[]
  /** Dice in the pools, in the order in which they came. */
  readonly pool: readonly Die[]
  /** What stopping now would cost; null before the dice are rolled. */
  readonly stopping: Consequences | null
}

export interface Outcome {
  readonly result: 'won' | 'lost'
  readonly cause: DefeatCause | null
  readonly dungeon: DungeonId
  readonly tier: TierId | null
  readonly heroes: readonly HeroId[]
  readonly descents: number
  /** Levels gained in play; Novice's free level does not count (R42). */
  readonly levels: number
  readonly bossDefeated: boolean
  readonly turns: number
  readonly bossRounds: number
}

/** All that a seat may know: never the order of the deck nor a closed door's card. */
export interface View {
  readonly options: Options
  readonly turn: number
  /** 1 to 3; it stays 3 during the boss fight. */
  readonly floor: number
  readonly floors: readonly FloorId[]
  readonly heroes: readonly HeroView[]
  readonly level: {
    readonly level: number
    readonly items: number
    readonly skills: number
    readonly heroic: number
    /** XP for the next level, or for a potion at level 4. */
    readonly need: number
  }
  readonly xp: { readonly cards: readonly CardId[]; readonly total: number }
  readonly potions: number
  readonly identified: readonly CardId[]
  /** Cards left in the deck: their number, never their order. */
  readonly deck: number
  readonly discard: readonly CardId[]
  readonly removed: readonly CardId[]
  readonly stairs: { readonly visible: boolean; readonly tokens: number; readonly limit: number }
  readonly doors: readonly DoorView[]
  readonly doorLimit: number
  /** Dice left in the supply, per colour. */
  readonly supply: Readonly<Record<DieColor, number>>
  readonly encounter: EncounterView | null
  readonly boss: {
    readonly boss: BossId
    readonly health: number
    readonly damage: number
    readonly round: number
  } | null
  readonly descents: number
  readonly levelsGained: number
  readonly question: Question
  readonly outcome: Outcome | null
}

// --- the card catalogue, for those who draw it --------------------------------------------------

export interface Cost {
  readonly strength?: number
  readonly agility?: number
  readonly mana?: number
  readonly potion?: number
}
export type When =
  'combat' | 'peril' | 'descend' | 'flee' | 'before-encounter' | 'turn-start' | 'any-time'

export interface Printing {
  readonly id: CardId
  readonly item: { readonly stat: Stat; readonly health: number }
  readonly loot: LootId
}
interface EncounterCard {
  readonly id: EncounterId
  readonly xp: number
  readonly printings: readonly [Printing, Printing]
}
export interface CombatCard extends EncounterCard {
  readonly kind: 'combat'
  readonly ability: FoeAbility | null
  readonly boxes: readonly Box[]
}
export interface PerilOption {
  readonly id: string
  readonly time: number
  readonly box: Box
}
export interface PerilCard extends EncounterCard {
  readonly kind: 'peril'
  readonly options: readonly [PerilOption, PerilOption]
}

/** Static facts of every card, as `games.cards` gives them to the screens. */
export interface Catalogue {
  readonly encounters: readonly (CombatCard | PerilCard)[]
  readonly heroes: readonly {
    readonly id: HeroId
    readonly stats: Readonly<Record<Stat, number>>
    readonly health: number
    readonly feat: FeatId
    readonly skill: HeroSkillId
  }[]
  readonly skills: readonly {
    readonly id: SkillId
    readonly when: readonly When[]
    readonly cost: Cost
  }[]
  readonly potions: readonly {
    readonly id: LootPotionId | 'healing'
    readonly when: readonly When[]
  }[]
  readonly dungeons: readonly {
    readonly id: DungeonId
    readonly difficulty: 1 | 2 | 3
    readonly boss: BossId
    readonly floors: readonly {
      readonly id: FloorId
      readonly peril: readonly Box[]
      readonly combat: readonly Box[]
    }[]
  }[]
  readonly bosses: readonly {
    readonly id: BossId
    readonly health: number
    readonly boxes: readonly Box[]
  }[]
  readonly talents: readonly {
    readonly id: TalentId
    /** null: a basic talent, active in every game. */
    readonly focus: FocusId | null
    readonly spaces: Readonly<Record<SpaceColor, number>>
    readonly when: readonly When[]
  }[]
  readonly tiers: readonly { readonly id: TierId; readonly checkmarks: number }[]
}

/** Why an action was refused. Each code has a sentence in every language. */
export const REJECTIONS = [
  /** No such action exists. */
  'bad-action',
  'not-now',
  'game-over',
  'deck-empty',
  'door-limit',
  'no-such-door',
  'cannot-flee-open-door',
  'no-potion',
  'potion-unknown',
  'not-wounded',
  'no-such-die',
  'no-such-box',
  'box-covered',
  'armor-first',
  'wrong-color',
  'die-too-low',
  'die-restricted',
  'heroic-on-skull',
  'not-enough-dice',
  'skill-unknown',
  'skill-used',
  'skill-not-here',
  'cost-unpaid',
  'item-limit',
  'skill-limit',
  'skill-known',
  'potion-known',
  'wrong-loot',
  'not-enough-xp',
  'wasteful-xp',
] as const
export type RejectionCode = (typeof REJECTIONS)[number]
