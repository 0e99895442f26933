/** Contests: Fights, free attacks, Escapes, Disarms, rolls of a tile. */
import type { Foe, RollKind } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { log, push, throwDice, type Draft } from './draft'
import type { Contest, TaskOf } from './state'

export function blankContest(seat: Seat, kind: Contest['kind']): Contest {
  return {
    type: 'contest',
    kind,
    step: 0,
    room: -1,
    seat,
    foe: null,
    byFoe: false,
    surprise: false,
    repeat: false,
    stat: null,
    foeStat: null,
    helpers: [],
    saboteurs: [],
    mods: [],
    dice: [],
    foeDice: [],
    rolled: [],
    blocks: 0,
    hits: 0,
    suffered: [0, 0],
    auto: null,
    trap: null,
    test: null,
    given: null,
    won: false,
  }
}
/** The step from which a contest's help lies behind it: cards may be used before any die. */
export const BEGUN = 2

/** A monster's attack that is not answered (10.1). */
export function freeAttackOn(seat: Seat, foe: Foe): Contest {
  return { ...blankContest(seat, 'free'), foe, byFoe: true }
}
/** What limits and rerolls of something are counted by (section 17). */
export function actionOf(seat: Seat, main: boolean): TaskOf<'action'> {
  return { type: 'action', seat, main, rerolled: [], used: [] }
}
/** Dice of a named roll, which may still be rerolled; those who rolled get them when they stand. */
export function roll(g: Draft, kind: RollKind, by: Foe, count: number): void {
  const dice = throwDice(g, kind, count)
  if (count > 0) log(g, { type: 'rolled', kind, by, dice })
  push(g, { type: 'roll', kind, by, dice, asked: [], wants: [], passed: [] })
}
