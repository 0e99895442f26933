/**
 * The contract each game fulfils. A game is pure: no I/O, clock, window or database. Its state is
 * plain, readonly, JSON-safe data that carries the generator's own state, so the same options, seed and
 * actions give the same state on every machine.
 */
import type { GenericSchema } from 'valibot'
import type { Random } from './random'

/** Why an action was refused: a stable code, and the ruling or rulebook page behind it. */
export interface Rejection<Code extends string = string> {
  readonly code: Code
  readonly ruling: string
}

export type Applied<State, Event, Code extends string = string> =
  | {
      readonly ok: true
      readonly state: State
      /** What happened, in order, for the log, animation, sound and screen readers. */
      readonly events: readonly Event[]
      /** A die was rolled or a hidden card seen: undo must not step back over this. */
      readonly reveals: boolean
    }
  | { readonly ok: false; readonly rejection: Rejection<Code> }

export interface Game<Options, State, Action, Event, View, Outcome, Catalogue, Tally> {
  readonly id: string
  /** Raised whenever the same actions could give another state than before. */
  readonly rulesVersion: number
  /** Parses what a caller hands in as options. */
  readonly options: GenericSchema<unknown, Options>
  /** The card facts that screens draw from. */
  readonly catalogue: Catalogue
  /** Every card that a game with these options shuffles: what a script may name. */
  deck(options: Options): readonly string[]
  /** A new game. The answer is shaped as an action's: the first events and what they revealed. */
  setup(options: Options, random: Random): Extract<Applied<State, Event>, { ok: true }>
  /** Everything that may be done now, complete and concrete; empty only when the game is over. */
  legalActions(state: State): readonly Action[]
  /** Accepts exactly what `legalActions` lists (compared as data); refuses anything else, with why. */
  apply(state: State, action: unknown): Applied<State, Event>
  /** Why `apply` would refuse an action; null where it would not. */
  whyNot(state: State, action: unknown): Rejection | null
  /** How the game ended, or null while it goes on. */
  outcome(state: State): Outcome | null
  /** What a seat may know; null: the whole table, who know the same in a cooperative game. */
  view(state: State, seat: number | null): View
  /** Raised whenever `tally` would count the same events otherwise. */
  readonly tallyVersion: number
  /** Parses a tally that was kept. */
  readonly tallySchema: GenericSchema<unknown, Tally>
  /** What a game's events add up to, for statistics; of a game that goes on, up to now. */
  tally(options: Options, events: Iterable<Event>): Tally
}
