/**
 * A state on its way to the next. It is opened once for each action and then written on at its top alone: players, pieces
 * and tasks are replaced, never written on, so that nothing that others hold changes.
 */
import type { Event, Space } from '@shared/games/dungeon-digger'
import type { Seat } from '@shared/games/game'
import { putOn } from '../agenda'
import { drawFrom, shuffle } from '../random'
import type { Piece, Player, Scenario, ScenarioOf, State, Task, TurnMark } from './state'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }
export interface Draft extends Writable<Omit<State, 'agenda'>> {
  agenda: Task[]
  readonly events: Event[]
  /** A tile or coin was drawn, or something hidden seen. */
  reveals: boolean
}

export function openDraft(state: State): Draft {
  return { ...state, agenda: state.agenda.slice(), events: [], reveals: false }
}
/** Written out: every action ends here, and leaving things out of a copy takes far longer. */
export function closeDraft(g: Draft): State {
  return {
    rules: g.rules,
    options: g.options,
    random: g.random,
    map: g.map,
    minions: g.minions,
    taken: g.taken,
    silent: g.silent,
    players: g.players,
    pieces: g.pieces,
    stored: g.stored,
    coinBag: g.coinBag,
    discarded: g.discarded,
    collapses: g.collapses,
    firstPlayer: g.firstPlayer,
    active: g.active,
    turn: g.turn,
    round: g.round,
    busy: g.busy,
    idleRounds: g.idleRounds,
    eliminated: g.eliminated,
    scenario: g.scenario,
    result: g.result,
    agenda: g.agenda,
  }
}

export function playerAt(g: Pick<State, 'players'>, seat: Seat): Player {
  const player = g.players[seat]
  if (player === undefined) throw new Error(`nobody sits at ${seat}`)
  return player
}
export function setPlayer(g: Draft, seat: Seat, change: Partial<Player>): void {
  g.players = g.players.with(seat, { ...playerAt(g, seat), ...change })
}
export function minionsOf(g: Pick<State, 'minions'>, seat: Seat): readonly Space[] {
  return g.minions[seat] ?? []
}
export function setPiece(g: Draft, piece: Piece, change: Partial<Piece>): void {
  g.pieces = g.pieces.map((one) => (one.id === piece.id ? { ...one, ...change } : one))
}

/** The scenario's own state, where it is played; null where it is not. */
export function scenarioOf<Type extends Scenario['type']>(
  { scenario }: Pick<State, 'scenario'>,
  type: Type,
): ScenarioOf<Type> | null {
  return scenario.type === type ? (scenario as ScenarioOf<Type>) : null
}

export function push(g: Draft, ...tasks: readonly Task[]): void {
  putOn(g.agenda, tasks)
}
export function log(g: Draft, event: Event): void {
  g.events.push(event)
}

export function hasMark(g: Pick<State, 'turn'>, mark: TurnMark): boolean {
  return g.turn.marks.includes(mark)
}
export function mark(g: Draft, done: TurnMark): void {
  if (!hasMark(g, done)) g.turn = { ...g.turn, marks: [...g.turn.marks, done] }
}

/** A number from 1 to `sides`, of a named roll. */
export function roll(g: Draft, name: string, sides: number): number {
  const [value, left] = drawFrom(g.random, name, sides)
  g.random = left
  g.reveals = true
  return value
}
/** @param deck the deck's name in a script */
export function shuffled<Card extends string>(
  g: Draft,
  cards: readonly Card[],
  deck: string,
): readonly Card[] {
  const [order, left] = shuffle(cards, g.random, deck)
  g.random = left
  return order
}

/** All seats clockwise, from this one on; those who have left the game are left out. */
export function clockwise(g: Pick<State, 'players' | 'eliminated'>, from: Seat): readonly Seat[] {
  const count = g.players.length
  return Array.from({ length: count }, (_, step) => (from + step) % count).filter(
    (seat) => !g.eliminated.includes(seat),
  )
}
