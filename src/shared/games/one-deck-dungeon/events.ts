/** What happens in a game, told in order, and why. */
import type { BoxSource, Die } from './dice'
import type {
  BossId,
  BoxId,
  CardId,
  DieColor,
  DoorId,
  DungeonId,
  FeatId,
  FloorId,
  FoeAbility,
  HeroSkillId,
  LootPotionId,
  Seat,
  SkillId,
  TalentId,
} from './names'

/** Why time is spent. */
export const TIME_CAUSES = [
  'floor',
  'turn',
  'explore',
  'option',
  'feat',
  'consequences',
  'kiting',
  'invisibility',
  'undying',
  'fade',
  'split',
  'frost',
] as const
export type TimeCause = (typeof TIME_CAUSES)[number]
/** Why a hero takes damage. */
const DAMAGE_CAUSES = ['stairs', 'flames', 'feat', 'consequences', 'boss'] as const
export type DamageCause = (typeof DAMAGE_CAUSES)[number]
/** Why a hero heals. */
export type HealCause = 'healing' | 'second-wind' | TalentId
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
  /** False for uncovered boxes; true where a rule has its say, a floor's own too. */
  readonly rule: boolean
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
  /** The deck's last card, too few for a door of two (R40). */
  | { readonly type: 'lone-card-discarded'; readonly card: CardId }
  | { readonly type: 'door-opened'; readonly door: DoorId; readonly cards: readonly CardId[] }
  | { readonly type: 'fled'; readonly cards: readonly CardId[] }
  | { readonly type: 'turn-passed' }
  | {
      readonly type: 'encounter-began'
      readonly card: CardId
      /** Who meets it. */
      readonly heroes: readonly Seat[]
    }
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
  | {
      readonly type: 'level-gained'
      readonly level: number
      readonly potions: number
      readonly cards: readonly CardId[]
    }
  | {
      readonly type: 'potions-gained'
      readonly potions: number
      readonly cards: readonly CardId[]
    }
  | { readonly type: 'descended'; readonly floor: number }
  | { readonly type: 'boss-began'; readonly boss: BossId }
  | {
      readonly type: 'round-began'
      readonly round: number
      /** Who fights now: with four heroes one pair after the other (R41). */
      readonly heroes: readonly Seat[]
    }
  | { readonly type: 'boss-healed'; readonly amount: number }
  | { readonly type: 'boss-struck'; readonly amount: number }
  | { readonly type: 'won'; readonly boss: BossId }
  | { readonly type: 'lost'; readonly cause: DefeatCause }
export type EventType = Event['type']
