/**
 * A state on its way to the next. It is opened once for each action and then written on at its top alone: heroes, rooms
 * and tasks are replaced, never written on, so that nothing that others hold changes.
 */
import type { Event, Foe, Result } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { putOn } from '../agenda'
import { rollDice } from '../random'
import type { Hero, Room, State, Task } from './state'

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }
export interface Draft extends Writable<Omit<State, 'agenda'>> {
  agenda: Task[]
  readonly events: Event[]
  /** A die was rolled or a hidden card seen. */
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
    heroes: g.heroes,
    layout: g.layout,
    rooms: g.rooms,
    tileDeck: g.tileDeck,
    tileDiscard: g.tileDiscard,
    exhausted: g.exhausted,
    encounterDeck: g.encounterDeck,
    encounterDiscard: g.encounterDiscard,
    treasureDeck: g.treasureDeck,
    treasureDiscard: g.treasureDiscard,
    artifacts: g.artifacts,
    boss: g.boss,
    bossSeenBy: g.bossSeenBy,
    lair: g.lair,
    bossDead: g.bossDead,
    eliminated: g.eliminated,
    firstPlayer: g.firstPlayer,
    active: g.active,
    round: g.round,
    endgame: g.endgame,
    result: g.result,
    agenda: g.agenda,
  }
}

export function heroAt(g: Pick<State, 'heroes'>, seat: Seat): Hero {
  const hero = g.heroes[seat]
  if (hero === undefined) throw new Error(`nobody sits at ${seat}`)
  return hero
}
export function setHero(g: Draft, seat: Seat, change: Partial<Hero>): void {
  g.heroes = g.heroes.with(seat, { ...heroAt(g, seat), ...change })
}
export function roomAt(g: Pick<State, 'rooms'>, room: number): Room {
  const found = g.rooms[room]
  if (found === undefined) throw new Error(`there is no room ${room}`)
  return found
}
export function setRoom(g: Draft, room: number, change: Partial<Room>): void {
  g.rooms = g.rooms.with(room, { ...roomAt(g, room), ...change })
}

export function push(g: Draft, ...tasks: readonly Task[]): void {
  putOn(g.agenda, tasks)
}
/** The task on top goes on as this. */
export function replaceTop(g: Draft, task: Task): void {
  g.agenda[g.agenda.length - 1] = task
}
export function log(g: Draft, event: Event): void {
  g.events.push(event)
}
export function finish(g: Draft, result: Result): void {
  if (g.result !== null) return
  g.result = result
  g.agenda = []
  g.active = null
  log(g, { type: 'over', result })
}

/** Dice of a named roll (3.2). */
export function throwDice(g: Draft, roll: string, count: number): readonly number[] {
  if (count === 0) return []
  const [dice, left] = rollDice(g.random, roll, count)
  g.random = left
  g.reveals = true
  return dice
}

export function isAlive({ status }: Hero): boolean {
  return status !== 'eliminated'
}
/** @param hero one whose wounds have reached its Life is about to fall, and stands no more */
export function isHero(foe: Foe | null): foe is Seat {
  return typeof foe === 'number'
}
/** The living seats clockwise, from this one on. */
export function clockwise(g: Pick<State, 'heroes'>, from: Seat): Seat[] {
  const seats: Seat[] = []
  for (let step = 0; step < g.heroes.length; step++) {
    const seat = (from + step) % g.heroes.length
    if (isAlive(heroAt(g, seat))) seats.push(seat)
  }
  return seats
}
export function isSolo(g: Pick<State, 'options'>): boolean {
  return g.options.players === 1
}
