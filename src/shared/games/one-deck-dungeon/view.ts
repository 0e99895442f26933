/** What a seat may know, and how a game ended. */
import type { Pack } from '../packs'
import type { OddContent } from './content'
import type { BoxView, Die } from './dice'
import type { Consequences, DefeatCause } from './events'
import type {
  BossId,
  BoxId,
  CardId,
  DieColor,
  DieId,
  DoorId,
  DungeonId,
  FloorId,
  FloorWithRule,
  FocusId,
  HeroId,
  Seat,
  Side,
  SkillId,
  Stat,
  TalentId,
  TierId,
} from './names'
import type { Options } from './options'
import type { EffectSource, Question } from './questions'

export interface DoorView {
  readonly id: DoorId
  /** The cards behind an open door: one, or with four heroes two (R39); null while the door is closed. */
  readonly cards: readonly CardId[] | null
  /** How many cards lie behind it. */
  readonly count: number
}

export interface SkillView {
  readonly skill: SkillId
  /** The loot card it is on; null for the hero's own and the basic skill. */
  readonly card: CardId | null
  readonly used: boolean
}

export interface HeroView {
  readonly hero: HeroId
  readonly player: string | null
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

/** What an uncovered box still wants, and what covering it now would be worth. */
export interface BoxStake {
  readonly box: BoxId
  /** The dice that may go on it now; on a wide box several of them together. */
  readonly fits: readonly DieId[]
  /** By how much the dice at hand fall short of it, or those picked for it so far; 0: they would do. */
  readonly short: number
  /** What covering it would take off the consequences; below 0 where a rule then asks for more. */
  readonly damage: number
  readonly time: number
}

/** Something that a hero could still use to take from the consequences. */
export interface Prevention {
  readonly hero: Seat
  readonly by: Exclude<EffectSource, { readonly type: 'potion' }>
  /** What it would take off now; below 0 where a rule then asks for more, as Kiting does (R22). */
  readonly damage: number
  readonly time: number
  /** Time that using it costs at once, against Fade. */
  readonly fade: number
}

/** Something that could still save who would fall. */
export interface Rescue {
  /** Who would use it; null: it is the party's. */
  readonly hero: Seat | null
  readonly by: Prevention['by'] | { readonly type: 'healing' }
}

export interface EncounterView {
  readonly kind: 'combat' | 'peril' | 'boss'
  /** The encounter card; null against the boss. */
  readonly card: CardId | null
  readonly option: string | null
  /** Who is in it; with four heroes a pair. */
  readonly heroes: readonly Seat[]
  readonly boxes: readonly BoxView[]
  /** Dice in the pools, in the order in which they came. */
  readonly pool: readonly Die[]
  /** What stopping now would cost; null before the dice are rolled. */
  readonly stopping: Consequences | null
  /** The damage of it that each of those in it takes at least, whoever takes what is odd (R23). */
  readonly each: number
  /** How many of them take one more. */
  readonly odd: number
  /** Whether stopping now makes someone fall, by the boxes or by what the stairs then deal, whoever takes what is odd. */
  readonly deadly: boolean
  /** Who would fall for certain. */
  readonly falling: readonly Seat[]
  /** What could still save them; empty where nobody is in danger, or all of it together would not do. */
  readonly rescues: readonly Rescue[]
  /** The uncovered boxes, in their order; empty while there is nothing to stop. */
  readonly stakes: readonly BoxStake[]
  /** What would take something off the consequences and may be used now. */
  readonly preventions: readonly Prevention[]
  /** The visible floors' rules that have a say while an encounter is under way. */
  readonly rules: readonly FloorWithRule[]
}

/** What waits behind an open door: a foe, or one way through a peril. */
export interface Outlook {
  readonly card: CardId
  /** The way through a peril; null: a foe. */
  readonly option: string | null
  /** All boxes that would count, those of the floors too. */
  readonly boxes: readonly BoxView[]
  /** What X stands for; null: there is none. */
  readonly x: number | null
  /** Dice that would be rolled, without feats; null: it is not yet said who goes in. */
  readonly dice: Readonly<Record<DieColor, number>> | null
  /** The worst that could come, everything left uncovered and nothing prevented. */
  readonly worst: { readonly damage: number; readonly time: number }
  /** The chance that the dice reach the way's own box, all of them upon it and none changed; null where it is not a sum of dice. */
  readonly chance: number | null
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
  /** Null in a record of a game played with the cards, where nobody has counted. */
  readonly turns: number | null
  readonly bossRounds: number | null
  /** Health that each hero had left at the end, by seat; null where nobody has said. */
  readonly healthLeft: readonly number[] | null
  /** Absent: it was played with our own values. */
  readonly pack?: Pack<OddContent>
}

/** A level card: limits of items and skills, heroic dice in every encounter and boss round. */
export interface Level {
  readonly level: number
  readonly items: number
  readonly skills: number
  readonly heroic: number
  /** XP for the next level, or for potions at level 4 (R27). */
  readonly need: number
}

/** All that a seat may know: never the order of the deck nor a closed door's card. */
export interface View {
  readonly options: Options
  readonly side: Side
  /** The turn under way, or the one about to begin. */
  readonly turn: number
  /** 1 to 3; it stays 3 during the boss fight. */
  readonly floor: number
  readonly floors: readonly FloorId[]
  readonly heroes: readonly HeroView[]
  readonly level: Level
  readonly xp: { readonly cards: readonly CardId[]; readonly total: number }
  readonly potions: number
  readonly identified: readonly CardId[]
  /** Cards left in the deck: their number, never their order. */
  readonly deck: number
  readonly discard: readonly CardId[]
  readonly removed: readonly CardId[]
  readonly stairs: { readonly visible: boolean; readonly tokens: number; readonly limit: number }
  readonly doors: readonly DoorView[]
  /** Cards won in the room, to be claimed after its last encounter (R40). */
  readonly spoils: readonly CardId[]
  readonly doorLimit: number
  /** Dice left in the supply, per colour. */
  readonly supply: Readonly<Record<DieColor, number>>
  readonly encounter: EncounterView | null
  /** What waits behind the open doors that may be gone through now. */
  readonly outlooks: readonly Outlook[]
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
