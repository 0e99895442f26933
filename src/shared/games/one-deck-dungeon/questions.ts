/** What the game asks. The answers to a question are exactly the listed actions. */
import type {
  BoxId,
  CardId,
  DieColor,
  DieId,
  DoorId,
  LootPotionId,
  Seat,
  SkillId,
  Stat,
  TalentId,
} from './names'
import type { DamageCause, RollName } from './events'

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

/** What XP is spent on. */
export interface Purchase {
  readonly need: number
  readonly buys: 'level' | 'potion'
  /** Potion tokens that it brings, with the level or alone. */
  readonly potions: number
}

/** What a turn's beginning takes: cards from the deck, tokens on the stairs, and how often those strike (R1). */
export interface TurnTime {
  readonly discards: number
  readonly tokens: number
  readonly strikes: number
}

/** Dice that one hero throws together. */
export interface Throwing {
  readonly hero: Seat
  readonly color: DieColor
  readonly count: number
}

/** The question now before the table. Its answers are exactly the listed actions. */
export type Question =
  /** A turn is about to begin: nothing has happened yet, and this is what beginning it takes (R47). */
  | ({ readonly type: 'start-of-turn' } & TurnTime)
  | { readonly type: 'choose-turn' }
  | { readonly type: 'flee-or-face'; readonly door: DoorId; readonly cards: readonly CardId[] }
  /** Four heroes: which of a room's two encounters is met first (R39). */
  | { readonly type: 'choose-card'; readonly cards: readonly CardId[] }
  /** Four heroes: which two of them meet it; null: fight the boss first in this round (R39, R41). */
  | { readonly type: 'choose-pair'; readonly card: CardId | null }
  /** Who is about to meet a card: the party, or with four heroes a pair (R10, R40). */
  | {
      readonly type: 'before-encounter'
      readonly card: CardId
      readonly heroes: readonly Seat[]
    }
  | { readonly type: 'add-door'; readonly hero: Seat }
  | { readonly type: 'drain-item'; readonly card: CardId }
  | { readonly type: 'choose-option'; readonly card: CardId }
  | { readonly type: 'feats' }
  /** A boss round begins: there is no feat (R29), only the roll. */
  | { readonly type: 'roll-round'; readonly round: number }
  | { readonly type: 'discard-feat-die'; readonly hero: Seat; readonly dice: readonly DieId[] }
  /** Too few dice of a colour for both heroes: who takes first (rulebook, Roll Dice). */
  | { readonly type: 'choose-first'; readonly color: Stat; readonly left: number }
  /** Who rolls the level's heroic dice. */
  | { readonly type: 'choose-bonus'; readonly dice: number }
  /** Dice of the table's own: what to throw, and the values entered so far. */
  | {
      readonly type: 'enter-dice'
      readonly hero: Seat
      readonly roll: RollName
      readonly color: DieColor
      readonly count: number
      readonly entered: readonly number[]
      /** What is thrown right after it, nothing asked in between. */
      readonly next: readonly Throwing[]
    }
  | { readonly type: 'place' }
  | {
      readonly type: 'pick-dice'
      /** Whose picks these are; null: the dice of all in the encounter may go on a wide box. */
      readonly hero: Seat | null
      readonly purpose: PickPurpose
      readonly picked: readonly DieId[]
      /** How many dice at least and at most; `sum` is what their values must reach, if anything. */
      readonly least: number
      readonly most: number
      readonly sum: number | null
      /** What the values picked come to. */
      readonly reached: number
      /** Nothing is left to choose, and going on can be taken back: so no confirmation is needed. */
      readonly settled: boolean
    }
  | { readonly type: 'choose-value'; readonly hero: Seat; readonly source: EffectSource }
  | { readonly type: 'choose-effect'; readonly hero: Seat; readonly source: EffectSource }
  /** One damage that cannot be split evenly: who takes it, besides what each takes (R23). */
  | {
      readonly type: 'assign-damage'
      readonly among: readonly Seat[]
      readonly each: number
      readonly cause: DamageCause
    }
  | { readonly type: 'save-hero'; readonly hero: Seat }
  | { readonly type: 'claim-loot'; readonly card: CardId }
  | ({ readonly type: 'level-up' } & Purchase)
  | ({
      readonly type: 'pick-xp'
      readonly picked: readonly CardId[]
      /** What the XP picked comes to. */
      readonly reached: number
    } & Purchase)
  | { readonly type: 'descend-or-stay' }
  | { readonly type: 'game-over' }
