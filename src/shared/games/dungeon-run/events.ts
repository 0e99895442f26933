/**
 * What happens, in order. `cards` that only some may see come with `knownTo`, their seats: for everyone else they are
 * null, and `count` says how many there are.
 */
import type { Seat } from '../game'
import type { BossId, HeroId, ItemId, SkillId, Stat, TileId } from './names'
import type { Cause, RollKind } from './vocabulary'

/** A monster card with the number of its copy (`slime.1`), or the Boss. */
export type MonsterKey = string
/** One side of a Fight: a hero by its seat, or a monster. */
export type Foe = Seat | MonsterKey
export type LootCard = string

interface Hidden {
  readonly count: number
  readonly cards: readonly string[] | null
  readonly knownTo: readonly Seat[]
}
export type Result =
  | { readonly type: 'won'; readonly seat: Seat; readonly by: 'stone' | 'last-hero' | 'boss' }
  /** Nobody is left, alone or all of them; or the round cap came. */
  | { readonly type: 'lost'; readonly by: 'nobody-left' | 'round-cap' }

export type Event =
  | { readonly type: 'begun'; readonly first: Seat; readonly rolls: readonly (readonly number[])[] }
  | { readonly type: 'hero-dealt'; readonly seat: Seat; readonly hero: HeroId }
  | ({ readonly type: 'skills-drawn'; readonly seat: Seat } & Hidden)
  | { readonly type: 'skill-learned'; readonly seat: Seat; readonly skill: SkillId }
  | { readonly type: 'round-begun'; readonly round: number; readonly first: Seat }
  | { readonly type: 'turn-begun'; readonly seat: Seat; readonly stands: boolean }
  | { readonly type: 'token-passed'; readonly to: Seat }
  | { readonly type: 'acted'; readonly seat: Seat; readonly action: string }
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: number; readonly to: number }
  | { readonly type: 'stayed'; readonly seat: Seat }
  | {
      readonly type: 'tile-placed'
      readonly seat: Seat
      readonly tile: TileId
      readonly x: number
      readonly y: number
      readonly turn: number
    }
  | { readonly type: 'tile-set-aside'; readonly tile: TileId }
  | { readonly type: 'cell-exhausted'; readonly x: number; readonly y: number }
  | {
      readonly type: 'lair-placed'
      readonly x: number
      readonly y: number
      readonly turn: number
      readonly boss: BossId
    }
  | {
      readonly type: 'rolled'
      readonly kind: RollKind
      readonly by: Foe
      readonly dice: readonly number[]
    }
  | {
      readonly type: 'rerolled'
      readonly kind: RollKind
      readonly by: Foe
      readonly seat: Seat
      readonly card: string
      readonly dice: readonly number[]
    }
  | { readonly type: 'treasure-found'; readonly room: number }
  | { readonly type: 'encounter-drawn'; readonly room: number; readonly card: string }
  | { readonly type: 'stranger-left'; readonly card: string }
  | { readonly type: 'card-discarded'; readonly card: string }
  | {
      readonly type: 'help'
      readonly seat: Seat
      readonly to: Seat
      readonly stat: Stat | null
      readonly dice: number
    }
  | { readonly type: 'help-answered'; readonly seat: Seat; readonly accepted: boolean }
  | {
      readonly type: 'assigned'
      readonly seat: Seat
      readonly blocks: number
      readonly hits: number
    }
  | { readonly type: 'effect'; readonly owner: Foe; readonly card: string }
  | { readonly type: 'wounded'; readonly who: Foe; readonly n: number; readonly cause: Cause }
  | { readonly type: 'prevented'; readonly who: Foe; readonly n: number }
  | { readonly type: 'healed'; readonly who: Foe; readonly n: number }
  | { readonly type: 'survived'; readonly who: Foe }
  | {
      readonly type: 'slain'
      readonly card: MonsterKey
      readonly by: Seat | null
      readonly room: number
    }
  | { readonly type: 'disarmed'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'sprung'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'attached'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'shed'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'fainted'; readonly seat: Seat; readonly by: Foe | null }
  | { readonly type: 'eliminated'; readonly seat: Seat; readonly by: Foe | null }
  | { readonly type: 'voted'; readonly about: Seat; readonly down: readonly (boolean | null)[] }
  | { readonly type: 'dropped'; readonly seat: Seat; readonly item: ItemId }
  | ({ readonly type: 'loot-taken'; readonly seat: Seat; readonly from: Seat | null } & Hidden)
  | {
      readonly type: 'searched'
      readonly seat: Seat
      readonly room: number
      readonly items: readonly ItemId[]
    }
  | { readonly type: 'equipped'; readonly seat: Seat; readonly item: ItemId }
  /** `item`: null where nobody but its owner may know what was taken off: never, since cards in play lie open. */
  | { readonly type: 'stowed'; readonly seat: Seat; readonly item: ItemId }
  | ({
      readonly type: 'trade-proposed'
      readonly seat: Seat
      readonly partner: Seat
      readonly asked: readonly ItemId[]
    } & Hidden)
  | {
      readonly type: 'trade-ended'
      readonly seat: Seat
      readonly partner: Seat
      readonly agreed: boolean
    }
  | { readonly type: 'advanced'; readonly seat: Seat; readonly stat: Stat }
  | { readonly type: 'summoned'; readonly card: MonsterKey; readonly room: number }
  /** By option `wanderingMonsters`. */
  | { readonly type: 'wandered'; readonly card: MonsterKey; readonly room: number }
  | {
      readonly type: 'monster-moved'
      readonly card: MonsterKey
      readonly from: number
      readonly to: number
    }
  | ({
      readonly type: 'peeked'
      readonly seat: Seat
      readonly what: 'boss' | 'tiles' | 'encounter'
    } & Hidden)
  | { readonly type: 'stone-appeared'; readonly room: number }
  | { readonly type: 'endgame'; readonly seat: Seat }
  | { readonly type: 'over'; readonly result: Result }
export type EventType = Event['type']
