/** What a viewer may know of a game. */
import type { Actor, Seat } from '../game'
import type { Operation } from './effects'
import type { Foe, LootCard, Result } from './events'
import type { Forecast } from './forecast'
import type { BossId, HeroId, ItemId, SkillId, Stat, TileId } from './names'
import type { Options } from './options'
import type { Outcome } from './outcome'
import type { RollKind } from './vocabulary'

/** An entry of a trail: a tile's number in `layout`, with the round in which it was entered. */
export function trailStep(round: number, room: number): number {
  return round * TRAIL_ROUND + room
}
export function trailPlace(entry: number): { readonly round: number; readonly room: number } {
  return { round: Math.floor(entry / TRAIL_ROUND), room: entry % TRAIL_ROUND }
}
/** There are fewer tiles than that. */
const TRAIL_ROUND = 100

export interface HeroView {
  /** null: not chosen yet. */
  readonly id: HeroId | null
  readonly at: number
  /** Where it went (`trailStep`), the entrance where it began left out. */
  readonly trail: readonly number[]
  readonly status: 'standing' | 'fainted' | 'eliminated'
  readonly wounds: number
  readonly training: Readonly<Record<Stat, number>>
  readonly skills: readonly SkillId[]
  readonly equipped: readonly ItemId[]
  readonly attached: readonly string[]
  readonly actions: number
  readonly used: readonly string[]
  /** Foes attacked in this turn, and the monster that it began beside: what an idle attack hangs on (A4). */
  readonly fought: readonly Foe[]
  readonly startedWith: string | null
  readonly equips: number
  /** Backs in loot (A2): Encounter and Boss cards, items. */
  readonly encounters: number
  readonly items: number
  /** null: somebody else's. */
  readonly loot: readonly LootCard[] | null
  readonly skillDeck: number
  readonly skillDiscard: readonly SkillId[] | null
}
export interface RoomView {
  readonly monster: { readonly card: string; readonly wounds: number } | null
  readonly strangers: readonly string[]
  /** Face up; and how many lie face down. */
  readonly items: readonly ItemId[]
  readonly faceDown: number
}
export interface ContestView {
  readonly kind: 'fight' | 'free' | 'escape' | 'disarm' | 'test'
  readonly seat: Seat
  readonly foe: Foe | null
  readonly trap: string | null
  readonly stat: Stat | null
  readonly foeStat: Stat | null
  readonly helpers: readonly { readonly seat: Seat; readonly stat: Stat; readonly dice: number }[]
  readonly saboteurs: readonly Seat[]
  /** Past the help window, and past what happens before any die. */
  readonly begun: boolean
  /** The Fight that follows drawing the monster; not the first one against this foe in this turn. */
  readonly surprise: boolean
  readonly repeat: boolean
  /** What cards have changed for it. */
  readonly mods: readonly { readonly owner: Foe; readonly operation: Operation }[]
  readonly auto: 'success' | 'fail' | null
  /** Of the action that it belongs to: effects used (`0/skill:berserk`), and who has rerolled. */
  readonly used: readonly string[]
  readonly rerolled: readonly Seat[]
  readonly dice: readonly number[]
  readonly foeDice: readonly number[]
}
/** What is asked now, of whom. */
export interface Question {
  readonly type: string
  readonly seats: readonly Seat[]
  /** The cards that it is about; null: none, or none that the viewer may know. */
  readonly cards: readonly string[] | null
  readonly contest: ContestView | null
  readonly roll: {
    readonly kind: RollKind
    readonly by: Foe
    readonly dice: readonly number[]
  } | null
}
/** What a way to use the dice leaves: hits on oneself and on the other side, before armour and cards. */
export interface Assigned {
  readonly taken: number
  readonly dealt: number
}
/** A trade that is talked over. */
export interface TradeView {
  readonly asker: Seat
  readonly partner: Seat
  /** Who has agreed to it as it lies; before anything is proposed nobody has. */
  readonly agreed: readonly Seat[]
  /** What the asker gives and asks for, and what the partner adds; null: not for the viewer's eyes. */
  readonly gives: readonly LootCard[] | null
  readonly asks: readonly ItemId[] | null
  readonly adds: readonly LootCard[] | null
}
/** A secret vote: who is voted on, and who has voted; never how. */
export interface VoteView {
  readonly about: Seat
  readonly voters: readonly Seat[]
  readonly voted: readonly Seat[]
}
/** What screens show before a choice is made. */
export interface Shown {
  /** By seat: characteristics with tokens and cards; null: it has no hero yet. */
  readonly stats: readonly (Readonly<Record<Stat, number>> | null)[]
  /** By tile: moves from the entrance. */
  readonly distances: readonly number[]
  /** Cells that may still be explored, by `x,y`. */
  readonly unexplored: readonly string[]
  /** Where the tile in hand goes. */
  readonly cell: { readonly x: number; readonly y: number } | null
  readonly contest: {
    /** Dice of the other side that hit, by their places. */
    readonly hits: readonly number[]
    /** Armour dice, by the face that each needs. */
    readonly armor: readonly number[]
    /** The least face that counts; null: none does. */
    readonly face: number | null
    /** So many dice must count; null: each does something of its own. */
    readonly need: number | null
  } | null
  /** Dice that a characteristic would roll, as far as help is settled. */
  readonly rolls: readonly { readonly stat: Stat; readonly dice: number }[]
  /** Dice that whoever is asked would give. */
  readonly help: { readonly strength: number; readonly magic: number } | null
  /** By the listed ways to use the dice. */
  readonly assigned: readonly Assigned[]
  readonly trade: TradeView | null
  readonly vote: VoteView | null
}
export interface View {
  readonly viewer: Actor
  readonly options: Options
  readonly round: number
  readonly active: Seat | null
  readonly firstPlayer: Seat
  readonly endgame: boolean
  readonly heroes: readonly HeroView[]
  readonly layout: readonly {
    readonly tile: TileId
    readonly x: number
    readonly y: number
    readonly turn: number
    readonly sealed: number
  }[]
  readonly rooms: readonly RoomView[]
  readonly exhausted: readonly string[]
  readonly tilesLeft: number
  readonly encountersLeft: number
  readonly treasuresLeft: number
  readonly artifacts: readonly ItemId[]
  /** null: nobody has shown it to the viewer. */
  readonly boss: BossId | null
  readonly lair: number | null
  readonly bossDead: boolean
  readonly result: Result | null
  /** null while the game goes on. */
  readonly outcome: Outcome | null
  readonly question: Question | null
  /** null: bots do without. */
  readonly shown: Shown | null
  /** null: nothing hangs on dice, somebody else is asked, or it was not asked for. */
  readonly forecast: Forecast | null
}
