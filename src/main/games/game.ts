/**
 * The contract each game fulfils. A game is pure: no I/O, clock, window or database. Its state is
 * plain, readonly, JSON-safe data that carries the generator's own state, so the same options, seed and
 * actions give the same state on every machine.
 *
 * Methods throughout, never properties that hold functions: only so is the `Game` of a game's own types a
 * `Game` for everyone else, without a cast.
 */
import type { GenericSchema } from 'valibot'
import type {
  Actor,
  BotLevel,
  GameId,
  GameTypes,
  Phrases,
  Seat,
  Standing,
} from '@shared/games/game'
import type { AchievementRules } from './achievement-rules'
import type { CampaignRules } from './campaign-rules'
import type { DailyRules } from './daily-rules'
import type { FileRules } from './file-rules'
import type { PackRules } from './pack-rules'
import type { Random } from './random'
import type { SimulationRules } from './simulation-rules'

/** Why an action was refused: a stable code, and the ruling or rulebook page behind it. */
export interface Rejection<Code extends string = string> {
  readonly code: Code
  readonly ruling: string
  /** What the sentence for the code names: numbers, values. */
  readonly named?: Readonly<Record<string, string | number>>
}

export interface Changed<State, Event> {
  readonly ok: true
  readonly state: State
  /** What happened, in order, for the log, animation, sound and screen readers. */
  readonly events: readonly Event[]
  /** A die was rolled or a hidden card seen: undo must not step back over this. */
  readonly reveals: boolean
}
export type Applied<State, Event, Code extends string = string> =
  | Changed<State, Event>
  | { readonly ok: false; readonly rejection: Rejection<Code> }

/** What a script may dictate: the cards of each named deck, and the sides of each named roll. */
export interface Scripts {
  readonly decks: Readonly<Record<string, readonly string[]>>
  readonly sides: Readonly<Record<string, number>>
  /** Positions in which a game may begin; null: only at its beginning. */
  readonly positions: GenericSchema<unknown, unknown> | null
}

/** What no game goes beyond, however it is played: a file that holds more holds no games. */
export interface GameLimits {
  readonly actions: number
  /** Characters of one action as JSON. */
  readonly actionLength: number
}

export interface Game<T extends GameTypes = GameTypes, State = unknown> {
  readonly id: GameId
  /**
   * The newest version of its rules, from 1 on. Raised whenever the same actions could give another state than before,
   * or be refused. Games of every earlier version are played on and replayed by the version that they began with.
   */
  readonly rulesVersion: number
  /** Also of games by rules newer than these: a file may bring no more. */
  readonly limits: GameLimits
  /** Parse what callers, rows and files hold. */
  readonly schemas: {
    readonly options: GenericSchema<unknown, T['options']>
    readonly outcome: GenericSchema<unknown, T['outcome']>
    readonly progress: GenericSchema<unknown, T['progress']>
    readonly tally: GenericSchema<unknown, T['tally']>
  }
  /** The card facts that screens draw from. */
  readonly catalogue: T['catalogue']
  readonly phrases: Phrases<T>
  /** How many sit at a game with these options. */
  seats(options: T['options']): number
  scripts(options: T['options']): Scripts
  /** What of a game's script is still to be drawn. */
  scriptLeft(state: State): Random['script']
  /**
   * A new game. The answer is shaped as an action's: the first events and what they revealed.
   * @param rules the version that it is played by, at most `rulesVersion`: part of the state from then on
   */
  setup(options: T['options'], random: Random, rules: number): Changed<State, T['event']>
  /**
   * Who is asked now. Several choose at the same time, none seeing another's choice: until one of them reveals, what they
   * do comes to the same in any order. Empty only when the game is over.
   */
  asked(state: State): readonly Actor[]
  /** Everything that this actor may do now, complete and concrete; from what the actor may know. */
  legalActions(state: State, actor: Actor): readonly T['action'][]
  /** Accepts exactly what `legalActions` lists (compared as data); refuses anything else, with why. */
  apply(state: State, actor: Actor, action: unknown): Applied<State, T['event']>
  /** Why `apply` would refuse an action; null where it would not. */
  whyNot(state: State, actor: Actor, action: unknown): Rejection | null
  /**
   * What a viewer may know; null: what lies open to all. When the game is over everything may lie open.
   * @param forecast also what each listed action would do, where the game tells it: for screens, which show it before
   * anything is chosen; bots look ahead by themselves
   */
  view(state: State, viewer: Actor, forecast?: boolean): T['view']
  /** What a viewer learns of what happened: private events left out or stripped. */
  eventsFor(events: readonly T['event'][], viewer: Actor): readonly T['event'][]
  /** How the game ended, or null while it goes on. */
  outcome(state: State): T['outcome'] | null
  progress(state: State): T['progress']
  /** By seat. Derived, never stored. */
  standings(outcome: T['outcome']): readonly Standing[]
  /** Raised whenever `tally` would count the same events otherwise. */
  readonly tallyVersion: number
  /** What a game's events add up to, for statistics; of a game that goes on, up to now. */
  tally(options: T['options'], events: Iterable<T['event']>): T['tally']
  readonly bots: Readonly<Partial<Record<BotLevel, Bot<T>>>>
  readonly campaign: CampaignRules<T>
  /** What finished games have earned, and what one of them was the best at; null: the game tells nothing of it. */
  readonly achievements: AchievementRules<T> | null
  readonly files: FileRules<T>
  /** A game for every day, the same for everyone; null: there is none. */
  readonly daily: DailyRules<T> | null
  /** Values of the owner's own; null: the game takes none. */
  readonly packs: PackRules<T> | null
  /** How many games are played by bots alone; fetched by the simulation only. */
  readonly simulation: { load(): Promise<SimulationRules<T>> }
}

export interface Bot<T extends GameTypes = GameTypes> {
  /**
   * One of the listed actions, from what the seat may know alone.
   * @param random the bot's own, never the game's
   */
  choose(view: T['view'], actions: readonly T['action'][], seat: Seat, random: Random): T['action']
}
