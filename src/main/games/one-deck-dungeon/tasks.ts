/** What is to be done next, or asked: the tasks on a game's agenda. */
import type {
  CardId,
  DamageCause,
  DefeatCause,
  DieColor,
  DieId,
  DoorId,
  Effect,
  EffectSource,
  FeatId,
  PickPurpose,
  RollName,
  Seat,
  Stat,
  TimeCause,
} from '@shared/games/one-deck-dungeon'

/** Something to be done next, or, where the table must answer, asked. */
export type Task =
  // Done by themselves:
  /** A turn of a game of version 1 begins (R47). */
  | { readonly type: 'begin-turn'; readonly floorBegins: boolean }
  | { readonly type: 'spend-time'; readonly count: number; readonly cause: TimeCause }
  | { readonly type: 'offer-descent' }
  | { readonly type: 'deal-doors' }
  | { readonly type: 'end-turn' }
  | Meeting<'meet'>
  | { readonly type: 'begin-encounter' }
  | { readonly type: 'activate-boxes' }
  /** Damage to be split as evenly as possible (R23). */
  | {
      readonly type: 'deal-damage'
      readonly among: readonly Seat[]
      readonly amount: number
      readonly cause: DamageCause
    }
  | {
      readonly type: 'damage'
      readonly hero: Seat
      readonly amount: number
      readonly cause: DamageCause
    }
  | { readonly type: 'check-health'; readonly hero: Seat; readonly cause: DefeatCause }
  | { readonly type: 'drain' }
  | {
      readonly type: 'roll-feat'
      readonly hero: Seat
      readonly feat: FeatId
      readonly dice: number
    }
  /** What the party decides before it rolls: who takes scarce dice first, who rolls the level's. */
  | {
      readonly type: 'gather-dice'
      readonly first: Readonly<Partial<Record<Stat, Seat>>>
      readonly bonus: Seat | null
    }
  | Throw
  /** All dice of the encounter's or round's roll lie on the table. */
  | { readonly type: 'end-roll' }
  | { readonly type: 'reroll'; readonly die: DieId }
  | { readonly type: 'check-feat'; readonly hero: Seat; readonly feat: FeatId }
  | { readonly type: 'after-roll' }
  | { readonly type: 'discard-rolled' }
  | { readonly type: 'run-effects'; readonly run: EffectRun }
  | { readonly type: 'suffer-consequences' }
  | { readonly type: 'stairs-damage' }
  | { readonly type: 'end-encounter' }
  | { readonly type: 'claim-spoils' }
  | { readonly type: 'offer-level-up' }
  | { readonly type: 'begin-round' }
  | { readonly type: 'begin-bout'; readonly heroes: readonly Seat[] }
  | { readonly type: 'strike-boss' }
  // Asked:
  /** A turn waits to be begun; without `floorBegins` it has begun by itself, as in version 1 (R47). */
  | { readonly type: 'start-of-turn'; readonly floorBegins?: boolean }
  | { readonly type: 'choose-turn' }
  | { readonly type: 'flee-or-face'; readonly door: DoorId }
  | { readonly type: 'choose-card'; readonly door: DoorId }
  /** Which pair meets a card, or fights the boss first. */
  | { readonly type: 'choose-pair'; readonly door: DoorId | null; readonly card: CardId | null }
  | Meeting<'before-encounter'>
  | { readonly type: 'add-door'; readonly hero: Seat }
  | { readonly type: 'drain-item' }
  | { readonly type: 'choose-option' }
  | { readonly type: 'feats' }
  | { readonly type: 'roll-round' }
  | {
      readonly type: 'choose-first'
      readonly color: Stat
      readonly gathering: TaskOf<'gather-dice'>
    }
  | { readonly type: 'choose-bonus'; readonly gathering: TaskOf<'gather-dice'> }
  | {
      readonly type: 'enter-dice'
      readonly hero: Seat
      readonly roll: RollName
      readonly color: DieColor
      readonly count: number
      readonly entered: readonly number[]
    }
  | { readonly type: 'discard-feat-die'; readonly hero: Seat }
  | { readonly type: 'place' }
  | PickDice
  | { readonly type: 'choose-value'; readonly run: EffectRun }
  | { readonly type: 'choose-effect'; readonly run: EffectRun }
  /** Damage is dealt: `each` to all, and one more to those who take the odd ones (R23). */
  | {
      readonly type: 'assign-damage'
      readonly among: readonly Seat[]
      readonly each: number
      readonly odd: number
      readonly takers: readonly Seat[]
      readonly cause: DamageCause
    }
  | { readonly type: 'save-hero'; readonly hero: Seat; readonly cause: DefeatCause }
  | { readonly type: 'claim-loot'; readonly card: CardId }
  | { readonly type: 'level-up' }
  | { readonly type: 'pick-xp'; readonly picked: readonly CardId[] }
  | { readonly type: 'descend-or-stay' }

/** The tasks that wait for the table's answer. */
const ASKED = [
  'start-of-turn',
  'choose-turn',
  'flee-or-face',
  'choose-card',
  'choose-pair',
  'before-encounter',
  'add-door',
  'drain-item',
  'choose-option',
  'feats',
  'roll-round',
  'choose-first',
  'choose-bonus',
  'enter-dice',
  'discard-feat-die',
  'place',
  'pick-dice',
  'choose-value',
  'choose-effect',
  'assign-damage',
  'save-hero',
  'claim-loot',
  'level-up',
  'pick-xp',
  'descend-or-stay',
] as const satisfies readonly Task['type'][]

export type Asked = Extract<Task, { readonly type: (typeof ASKED)[number] }>
/** What is done by itself. */
export type AutomaticTask = Exclude<Task, Asked>

const asked: ReadonlySet<Task['type']> = new Set(ASKED)

export function isAsked(task: Task): task is Asked {
  return asked.has(task.type)
}

export type TaskOf<Type extends Task['type']> = Extract<Task, { readonly type: Type }>

/** Heroes and the card that they are about to meet. */
export interface Meeting<Type extends string> {
  readonly type: Type
  readonly door: DoorId
  readonly card: CardId
  readonly heroes: readonly Seat[]
}

/** Dice taken from the supply and rolled into a pool. */
export interface Throw {
  readonly type: 'throw'
  readonly hero: Seat
  readonly color: DieColor
  readonly count: number
  readonly roll: RollName
}

/** A run of picks among `eligible` dice. */
export interface PickDice {
  readonly type: 'pick-dice'
  /** Whose picks these are; null: of all who are in the encounter. */
  readonly hero: Seat | null
  readonly purpose: PickPurpose
  readonly eligible: readonly DieId[]
  readonly picked: readonly DieId[]
  readonly least: number
  readonly most: number
  /** What the values picked must add up to, if anything. */
  readonly sum: number | null
  /** The effects under way, for an effect's picks. */
  readonly run: EffectRun | null
}

/** The effects of one use, the first of which is next. */
export interface EffectRun {
  readonly hero: Seat
  /** Whose dice it is about: the user's own, or the partner's. */
  readonly target: Seat
  readonly source: EffectSource
  readonly effects: readonly Effect[]
  /** Dice gained so far by this use. */
  readonly gained: readonly DieId[]
}
