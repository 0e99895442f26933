/** What is still to happen: the tasks of an agenda, the last one next. */
import type {
  Cause,
  Effect,
  Foe,
  HeroId,
  ItemId,
  LootCard,
  MonsterKey,
  Operation,
  Pass,
  RollKind,
  SkillId,
  Stat,
  TestedStat,
  TileId,
} from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'

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
