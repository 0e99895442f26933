/** The state of a game: plain, readonly, JSON-safe. */
import type {
  BossId,
  BoxId,
  BoxSource,
  CardId,
  DefeatCause,
  Die,
  DieId,
  DoorId,
  FeatId,
  Options,
  Seat,
  SkillId,
  Stat,
  TalentId,
} from '@shared/games/one-deck-dungeon'
import type { Random } from '../random'
import type { Task } from './tasks'

export interface Hero {
  readonly damage: number
  readonly items: readonly CardId[]
  readonly skills: readonly CardId[]
  /** Heroic dice stored for the feat (R35). */
  readonly stored: number
}

export interface Door {
  readonly id: DoorId
  /** One card, or with four heroes a stack of two (R39); what has been won there is no longer among them. */
  readonly cards: readonly CardId[]
  readonly open: boolean
}

/** A box in play. Its value is fixed: X was set when the encounter or round began (R11, R33). */
export interface ActiveBox {
  readonly id: BoxId
  readonly source: BoxSource
  readonly color: Stat
  readonly value: number
  readonly wide: boolean
  readonly armor: boolean
  readonly damage: number
  readonly time: number
  readonly skull: boolean
  readonly dice: readonly Die[]
  /** Lich (R31): it has been covered once this round. */
  readonly broken: boolean
}

/** What was used by whom, once per encounter or boss round (R21). */
export interface Used {
  readonly hero: Seat
  readonly name: SkillId | TalentId | FeatId
}

export interface Encounter {
  readonly kind: 'combat' | 'peril' | 'boss'
  /** The door and the card that is met; null against the boss. The card stays behind it until it is won. */
  readonly door: DoorId | null
  readonly card: CardId | null
  /** Who is in it: the whole party, or with four heroes a pair (R39, R41). */
  readonly heroes: readonly Seat[]
  readonly option: string | null
  /** The colour that dice are limited to: a peril's chosen option's (R17). */
  readonly color: Stat | null
  readonly boxes: readonly ActiveBox[]
  readonly pool: readonly Die[]
  readonly nextDie: DieId
  /** Dice of the roll in hand, until all that it sets off is done (R13). */
  readonly thrown: readonly DieId[]
  readonly used: readonly Used[]
  /** What heroes have prevented, to be ignored among the consequences (R22). */
  readonly prevented: { readonly damage: number; readonly time: number }
  readonly rolled: boolean
}

/** What there is; what comes next stands apart from it. */
export interface State {
  /** The version of the rules that the game was begun by; absent: 1, whose states had no such field. */
  readonly rules?: number
  readonly options: Options
  readonly random: Random
  readonly turn: number
  /** 1 to 3; 3 during the boss fight. */
  readonly floor: number
  readonly heroes: readonly Hero[]
  readonly level: number
  readonly xp: readonly CardId[]
  readonly potions: number
  /** Cards whose potion the party knows. */
  readonly identified: readonly CardId[]
  /** From the top. */
  readonly deck: readonly CardId[]
  readonly discard: readonly CardId[]
  /** In the game box: out of the game. */
  readonly removed: readonly CardId[]
  readonly doors: readonly Door[]
  /** Cards won in the room, to be claimed after its last encounter (R40). */
  readonly spoils: readonly CardId[]
  readonly nextDoor: DoorId
  /** `due`: how often the stairs have struck while the consequences had to be paid first (R3). */
  readonly stairs: { readonly tokens: number; readonly due: number }
  readonly encounter: Encounter | null
  readonly boss: {
    readonly boss: BossId
    readonly health: number
    readonly damage: number
    readonly round: number
  } | null
  readonly descents: number
  readonly levelsGained: number
  readonly ending: { readonly result: 'won' | 'lost'; readonly cause: DefeatCause | null } | null
}

/** A whole game between two actions: what there is, and the agenda of what is to be done or asked next. */
export interface GameState extends State {
  readonly agenda: readonly Task[]
}
