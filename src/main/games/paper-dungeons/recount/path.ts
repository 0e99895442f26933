/** The path through the dungeon: ways that nobody could take, and more of it than dice have moves for. */
import { roomId, TURNS, type Fault } from '@shared/games/paper-dungeons'
import { BOSS_AFTER_TURN, DICE_PER_TURN, MOVES_OF_BOOTS } from '../content/printed'
import { AMULET, CLOAK, isComplete } from '../sheets'
import type { Reading, Step } from './reading'

/** Barriers are judged by the items that the sheet ends with (Q21): whether they were complete in time, it does not say. */
export function pathFaults(reading: Reading): readonly Fault[] {
  const { sheet, steps, marks } = reading
  const faults: Fault[] = steps.flatMap(({ from, to, exit }): Fault[] => {
    if (from < 0) return exit === null ? [{ code: 'no-door', room: to }] : []
    const where = { room: to, from: roomId(from) }
    if (exit === null) return [{ code: 'not-adjacent', ...where }]
    if (exit.wall && !isComplete(sheet, CLOAK)) return [{ code: 'wall', ...where }]
    if (exit.river && !isComplete(sheet, AMULET)) return [{ code: 'river', ...where }]
    return []
  })
  const [first, second] = marks.roundEnds ?? [0, 0]
  if (first > second || second > steps.length) faults.push({ code: 'round-ends' })
  for (const { part, at } of partsOf(reading)) {
    const dice = at === null ? TURNS * DICE_PER_TURN : diceOfRound(at)
    if (diceFor(reading, part) > dice) {
      const limit = dice * MOVES_OF_BOOTS
      const marked = movesOf(reading, part)
      faults.push({ code: 'too-many-moves', marked, limit, ...(at === null ? {} : { at }) })
    }
  }
  return faults
}

interface Part {
  readonly part: readonly Step[]
  /** The round, from 0; null: the whole path. */
  readonly at: number | null
}

function partsOf({ steps, marks }: Reading): readonly Part[] {
  if (marks.roundEnds === null) return [{ part: steps, at: null }]
  const [first, second] = marks.roundEnds
  const parts = [steps.slice(0, first), steps.slice(first, second), steps.slice(second)]
  return parts.map((part, at) => ({ part, at }))
}

function diceOfRound(round: number): number {
  return ((BOSS_AFTER_TURN[round] ?? 0) - (BOSS_AFTER_TURN[round - 1] ?? 0)) * DICE_PER_TURN
}

/** Each arrow is a move; rivers cost a Ranger none (Q22). */
function movesOf({ marks }: Reading, part: readonly Step[]): number {
  return part.filter(({ exit }) => marks.power !== 'ranger' || exit?.river !== true).length
}
function diceFor(reading: Reading, part: readonly Step[]): number {
  return Math.ceil(movesOf(reading, part) / MOVES_OF_BOOTS)
}

/** The least number of dice that walk the whole path. */
export function diceWalked(reading: Reading): number {
  return partsOf(reading).reduce((dice, { part }) => dice + diceFor(reading, part), 0)
}
