/**
 * A player's sheet, and what its player is in the middle of. Numbers and bit sets, so that a bot can look at many:
 * heroes, items, monsters and gems are given by their places in `HEROES`, `ITEMS`, the monster rooms from A1 on, and
 * `GEMS`; rooms by their numbers (`roomOf`).
 */
import type { DamageCause, Source } from './causes'
import type { SheetEvent } from './events'
import { HEROES, ITEMS, OUTSIDE } from './names'
import type { HeroId, ItemId, ObjectiveId, PowerId, Room } from './names'

/** A boss that is done with. */
export interface BossMark {
  /** Box A, B or C; less than 0 after flight. */
  readonly glory: number
  /** Marks on the damage track that the counterattack left (Q47). */
  readonly wounds: number
}

export interface Sheet {
  /** null: not chosen yet. */
  readonly objective: ObjectiveId | null
  readonly power: PowerId | null
  /** By hero, from 1 to 6; their sum is the life. */
  readonly levels: readonly number[]
  /** Marks on the damage track; they go on being counted beyond its end (Q16). */
  readonly damage: number
  readonly resurrected: boolean
  /** By item: 0, 1 or 2 marks. */
  readonly items: readonly number[]
  /** Potions ever obtained, and hearts of theirs that are used. */
  readonly potions: number
  readonly hearts: number
  /** Dice brewed that brought at least one potion. */
  readonly brews: number
  /** Marks on the gem track. */
  readonly gemMarks: number
  /** Bit set: gems taken from the map, the Tomb Raider's too. */
  readonly gems: number
  /** Bit set: gems crossed out. */
  readonly lostGems: number
  /** Bit set: monsters defeated. */
  readonly defeated: number
  /** By row from the bottom: bit set of explored columns. */
  readonly explored: readonly number[]
  /** `OUTSIDE` before the first move. */
  readonly room: Room
  /** Bit set: the rooms of the first, second and third boss, entered in this round (Q35). */
  readonly entered: number
  /** As many as have been fought or fled from. */
  readonly bosses: readonly BossMark[]
  /** Glory by open mission; 0: not done. */
  readonly missions: readonly number[]
  /** Every room entered so far, in order, as `turn * TRAIL_TURN + room`. */
  readonly trail: readonly number[]
  /** The turn tracker: the faces of the dice used, in their order, as places in `SYMBOLS`; three a turn. */
  readonly tracker: readonly number[]
}

/** A sheet before anything is written on it; as many missions lie open. */
export function blankSheet(rows: number, missions: number): Sheet {
  return {
    objective: null,
    power: null,
    levels: HEROES.map(() => 1),
    damage: 0,
    resurrected: false,
    items: ITEMS.map(() => 0),
    potions: 0,
    hearts: 0,
    brews: 0,
    gemMarks: 0,
    gems: 0,
    lostGems: 0,
    defeated: 0,
    explored: Array.from({ length: rows }, () => 0),
    room: OUTSIDE,
    entered: 0,
    bosses: [],
    missions: Array.from({ length: missions }, () => 0),
    trail: [],
    tracker: [],
  }
}

export const TRAIL_TURN = 64

/** What is still to happen on a sheet. Some of it is done by itself; some waits for its player's choice. */
export type Task = Choice | Effect
/** What may wait for a choice: with one answer left, or none, it is done by itself. */
export type Choice =
  /** One of the objectives and one of the powers that were dealt; the others leave the game. */
  | {
      readonly type: 'keep'
      readonly objectives: readonly ObjectiveId[]
      readonly powers: readonly PowerId[]
    }
  | { readonly type: 'damage'; readonly amount: number; readonly cause: DamageCause }
  /** One level each for so many different heroes, none of them the one that had the last. */
  | {
      readonly type: 'raise'
      readonly by: Source
      readonly count: number
      readonly except: HeroId | null
    }
  /** One mark each on so many different items. */
  | {
      readonly type: 'mark'
      readonly by: Source
      readonly count: number
      readonly except: ItemId | null
    }
  | { readonly type: 'defeat'; readonly by: 'item' | 'power'; readonly count: number }
  | { readonly type: 'raid' }
/** What is done by itself. */
export type Effect =
  | { readonly type: 'potions'; readonly by: Source; readonly count: number }
  | { readonly type: 'gem'; readonly by: Source }
  | { readonly type: 'monster' | 'trap' | 'reward' | 'room-gem'; readonly room: Room }

/** A sheet with what its player has done since the last reveal, and has yet to do: hidden until all have committed. */
export interface Step {
  readonly sheet: Sheet
  /** How many dice are still to be used, and the bit set of those that are used. */
  readonly diceLeft: number
  readonly used: number
  /** Moves left of the die in hand; 0: there is none. */
  readonly moves: number
  /** Bit set of the swaps used in this turn, as placed in `SWAPS` (Q8). */
  readonly swaps: number
  /** Where this die has been since the sheet last gained anything, as `room * SEEN_MOVES + moves` (Q22). */
  readonly seen: readonly number[]
  /** The last is next. */
  readonly tasks: readonly Task[]
  readonly committed: boolean
  /** What has happened on it, in order. */
  readonly log: readonly SheetEvent[]
}
export const SEEN_MOVES = 64
