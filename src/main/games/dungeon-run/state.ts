/** The state of a game: plain, readonly, JSON-safe. What is still to happen is its agenda, the last task next. */
import type {
  Cause,
  Effect,
  Foe,
  HeroId,
  ItemId,
  LootCard,
  MonsterKey,
  Operation,
  Options,
  Pass,
  Result,
  RollKind,
  SkillId,
  Stat,
  TestedStat,
  TileId,
  Until,
  BossId,
} from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import type { Random } from '../random'

export interface Attachment {
  /** The card that it is, or whose marker. */
  readonly card: string
  readonly until: Until
  /** Ends of own turns that it still lasts, for `endNextTurn`. */
  readonly turns: number
}
/** What is in play on a hero's side of the table: effects are looked up by it. */
export interface Kit {
  readonly skills: readonly SkillId[]
  readonly equipped: readonly ItemId[]
  readonly attached: readonly Attachment[]
}
export interface Hero {
  readonly id: HeroId
  /** The number of its tile in `layout`. */
  readonly at: number
  /** Where it went, tile by tile; each entry also says in which round (`trailStep`). */
  readonly trail: readonly number[]
  readonly status: 'standing' | 'fainted' | 'eliminated'
  readonly wounds: number
  /** Tokens: Strength, Magic, Dexterity. */
  readonly training: Readonly<Record<Stat, number>>
  readonly kit: Kit
  readonly skillDeck: readonly SkillId[]
  readonly skillDiscard: readonly SkillId[]
  readonly loot: readonly LootCard[]
  /** Actions left, and what is remembered until the turn ends. */
  readonly actions: number
  readonly equips: number
  readonly startedWith: MonsterKey | null
  readonly fought: readonly Foe[]
  /** Limited effects used: `turn/skill:fleet`. */
  readonly used: readonly string[]
}

export interface Placed {
  readonly tile: TileId
  readonly x: number
  readonly y: number
  /** Quarter turns clockwise. */
  readonly turn: number
  /** Exits turned into walls (8.5), as bits by direction. */
  readonly sealed: number
}
export interface Monster {
  readonly card: MonsterKey
  readonly wounds: number
}
export interface Lying {
  readonly id: ItemId
  readonly faceUp: boolean
}
/** What is on a tile, by its number in `layout`. */
export interface Room {
  readonly monster: Monster | null
  readonly strangers: readonly string[]
  readonly items: readonly Lying[]
}

export interface State {
  /** The version of the rules that the game was begun by. */
  readonly rules: number
  readonly options: Options
  readonly random: Random
  readonly heroes: readonly Hero[]
  readonly layout: readonly Placed[]
  readonly rooms: readonly Room[]
  readonly tileDeck: readonly TileId[]
  /** Drawn and unfit: shuffled back when the action ends. */
  readonly tileDiscard: readonly TileId[]
  /** `x,y` of cells that nothing fits. */
  readonly exhausted: readonly string[]
  readonly encounterDeck: readonly string[]
  readonly encounterDiscard: readonly string[]
  readonly treasureDeck: readonly ItemId[]
  readonly treasureDiscard: readonly ItemId[]
  readonly artifacts: readonly ItemId[]
  readonly boss: BossId
  readonly bossSeenBy: readonly Seat[]
  readonly lair: number | null
  readonly bossDead: boolean
  /** Who has left the game, the first first. */
  readonly eliminated: readonly Seat[]
  readonly firstPlayer: Seat
  /** Whose turn it is; null: nobody's. */
  readonly active: Seat | null
  readonly round: number
  readonly endgame: boolean
  readonly result: Result | null
  readonly agenda: readonly Task[]
}

export interface Mod {
  readonly owner: Foe
  readonly operation: Operation
}
export interface Helper {
  readonly seat: Seat
  readonly stat: Stat
  readonly dice: number
}

/** A Fight, free attack, Escape, Disarm or roll of a tile, from its beginning to its end. */
export interface Contest {
  readonly type: 'contest'
  readonly kind: 'fight' | 'free' | 'escape' | 'disarm' | 'test'
  /** Where it began. */
  readonly room: number
  readonly step: number
  /** The hero who acts; of a monster's free attack the one attacked. */
  readonly seat: Seat
  readonly foe: Foe | null
  /** Of free attacks: whether the foe attacks. */
  readonly byFoe: boolean
  readonly surprise: boolean
  /** The hero has fought this foe before in this turn. */
  readonly repeat: boolean
  readonly stat: Stat | null
  readonly foeStat: Stat | null
  readonly helpers: readonly Helper[]
  readonly saboteurs: readonly Seat[]
  readonly mods: readonly Mod[]
  readonly dice: readonly number[]
  readonly foeDice: readonly number[]
  readonly rolled: readonly number[]
  readonly blocks: number
  readonly hits: number
  /** Wounds received: one's own, the foe's. */
  readonly suffered: readonly [number, number]
  readonly auto: 'success' | 'fail' | null
  /** The trap, or what the roll of a tile decides. */
  readonly trap: string | null
  readonly test: {
    readonly stats: readonly TestedStat[]
    readonly pass: Pass
    readonly onPass: readonly Operation[]
    readonly onFail: readonly Operation[]
    readonly card: string
  } | null
  /** So many dice, whatever the characteristic. */
  readonly given: number | null
  /** A Fight that was resolved, an Escape or a Disarm that succeeded. */
  readonly won: boolean
}

export interface Doing {
  readonly type: 'do'
  readonly owner: Foe
  readonly card: string
  readonly operations: readonly Operation[]
  readonly at: number
  readonly actor: Seat | null
  readonly foe: Foe | null
  /** Where the event happened, where its subject is no longer there to ask. */
  readonly room: number | null
  readonly rolled: readonly number[] | null
  /** What the operation is aimed at, once it is chosen. */
  readonly chosen: Foe | null
}

export type Task =
  | { readonly type: 'choose-hero'; readonly seat: Seat; readonly heroes: readonly HeroId[] }
  | { readonly type: 'deal-skills'; readonly seat: Seat }
  | { readonly type: 'learn'; readonly seat: Seat; readonly skills: readonly SkillId[] }
  | {
      readonly type: 'round'
      readonly stage: 'begin' | 'turns' | 'end'
      readonly left: readonly Seat[]
    }
  | { readonly type: 'turn'; readonly seat: Seat; readonly step: number }
  | { readonly type: 'menu'; readonly seat: Seat }
  | {
      readonly type: 'action'
      readonly seat: Seat
      /** Whether it is one of the turn's actions, after which the map is looked at. */
      readonly main: boolean
      readonly rerolled: readonly Seat[]
      /** Effects used in it: `0/skill:berserk`. */
      readonly used: readonly string[]
    }
  | {
      readonly type: 'move'
      readonly seat: Seat
      readonly dir: number
      readonly step: number
      readonly gates: boolean
    }
  | {
      readonly type: 'choose-move'
      readonly seat: Seat
      readonly explored: boolean
      readonly escape: boolean
    }
  | {
      readonly type: 'place'
      readonly seat: Seat
      readonly dir: number
      readonly tiles: readonly TileId[]
    }
  | {
      readonly type: 'arrive'
      readonly seat: Seat
      readonly to: number
      readonly step: number
      readonly fresh: boolean
      /** Encounter cards drawn for it. */
      readonly drawn: readonly string[]
      readonly rolled: readonly number[] | null
    }
  | { readonly type: 'lair'; readonly seat: Seat }
  | Contest
  | {
      readonly type: 'help'
      readonly seat: Seat
      /** Who is still to be asked. */
      readonly left: readonly Seat[]
      readonly offers: readonly Helper[]
    }
  | { readonly type: 'offer'; readonly seat: Seat; readonly to: Seat }
  | { readonly type: 'answer-help'; readonly seat: Seat; readonly offer: Helper }
  | {
      readonly type: 'stat'
      readonly seat: Seat
      readonly roll: 'fight' | 'escape' | 'disarm' | 'tile'
    }
  | {
      readonly type: 'roll'
      readonly kind: RollKind
      readonly by: Foe
      readonly dice: readonly number[]
      /** Asked whether they want to reroll; those who do; those who let the dice stand. */
      readonly asked: readonly Seat[]
      readonly wants: readonly Seat[]
      readonly passed: readonly Seat[]
    }
  | { readonly type: 'reroll'; readonly seat: Seat }
  | { readonly type: 'want'; readonly seat: Seat }
  | { readonly type: 'first'; readonly seat: Seat; readonly among: readonly Seat[] }
  | {
      readonly type: 'pick-dice'
      readonly seat: Seat
      readonly card: string
      readonly picked: readonly number[]
      readonly most: number
    }
  | { readonly type: 'assign'; readonly seat: Seat }
  | {
      readonly type: 'hurt'
      /** Which target's effects come next; past the last one the wounds are dealt. */
      readonly step: number
      readonly asked: boolean
      readonly dealt: boolean
      readonly hits: readonly { readonly who: Foe; readonly n: number }[]
      readonly cause: Cause
      readonly by: Foe | null
      /** Whether a Fight or free attack under it deals with who falls. */
      readonly contest: boolean
    }
  | { readonly type: 'slain'; readonly card: MonsterKey; readonly by: Seat | null }
  | {
      readonly type: 'fallen'
      readonly seat: Seat
      readonly by: Foe | null
      readonly step: number
      readonly killed: boolean
      readonly dropped: readonly ItemId[]
    }
  | { readonly type: 'last-alive' }
  | { readonly type: 'drop'; readonly seat: Seat }
  | {
      readonly type: 'spoils'
      readonly seat: Seat
      readonly room: number
      readonly items: readonly ItemId[]
    }
  | { readonly type: 'vote'; readonly seat: Seat; readonly votes: readonly (boolean | null)[] }
  | { readonly type: 'heal'; readonly seat: Seat; readonly n: number }
  | {
      readonly type: 'effect'
      readonly owner: Foe
      readonly card: string
      readonly effect: Effect
      readonly actor: Seat | null
      readonly foe: Foe | null
      readonly room: number | null
      readonly cause: Cause | null
      readonly roll: RollKind | null
    }
  | { readonly type: 'may'; readonly seat: Seat; readonly effect: TaskOf<'effect'> }
  | Doing
  | {
      readonly type: 'pay'
      readonly seat: Seat
      /** `common`: Encounter cards other than the Boss. */
      readonly what: 'treasure' | 'encounter' | 'common' | 'trapCard' | 'foundTreasure'
      readonly n: number
    }
  | { readonly type: 'target'; readonly seat: Seat; readonly among: readonly Foe[] }
  | {
      readonly type: 'push'
      readonly seat: Seat
      readonly monsters: readonly MonsterKey[]
      readonly to: 'adjacent'
    }
  | { readonly type: 'victim'; readonly seat: Seat; readonly room: number }
  | {
      readonly type: 'peek'
      readonly seat: Seat
      readonly what: 'tiles' | 'encounter'
      readonly n: number
      readonly back: 'topOrBottom' | 'anyOrder'
    }
  | { readonly type: 'receive'; readonly seat: Seat; readonly items: readonly ItemId[] }
  | { readonly type: 'search-room'; readonly seat: Seat; readonly room: number }
  | {
      readonly type: 'searched'
      readonly seat: Seat
      readonly items: readonly ItemId[]
      readonly step: number
    }
  | {
      readonly type: 'equip'
      readonly seat: Seat
      readonly moved: readonly ItemId[]
      readonly trades: boolean
    }
  | {
      readonly type: 'trade'
      readonly seat: Seat
      readonly asker: Seat
      readonly partner: Seat
      readonly stage: 'offer' | 'answer' | 'confirm'
      readonly gives: readonly LootCard[]
      readonly asks: readonly ItemId[]
      readonly adds: readonly LootCard[]
    }
  | {
      readonly type: 'summon'
      readonly seat: Seat
      readonly left: number
      readonly card: MonsterKey | null
    }
  | { readonly type: 'monsters'; readonly seat: Seat; readonly moved: readonly MonsterKey[] }

export type TaskType = Task['type']
export type TaskOf<Type extends TaskType> = Extract<Task, { readonly type: Type }>
