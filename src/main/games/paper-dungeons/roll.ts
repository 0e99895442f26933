/** The roll of a turn: six dice for everyone (rules page, 5). */
import { DICE, SYMBOLS, type Event } from '@shared/games/paper-dungeons'
import { drawFrom, type Random } from '../random'
import type { Board } from './board'
import { VOID_ROLL } from './content/printed'

const SKULL = SYMBOLS.indexOf('skull')
const CLOVER = SYMBOLS.indexOf('clover')

/** The names of the rolls, by die. */
export const ROLLS = DICE.map((color, die) => `${color}.${(die % 3) + 1}`)

export interface Roll {
  /** Faces by die, as places in `SYMBOLS`. */
  readonly dice: readonly number[]
  readonly random: Random
  readonly events: readonly Event[]
}

/** All six dice, again and again until neither three skulls nor three clovers show (Q2). */
export function rollDice(board: Board, turn: number, from: Random): Roll {
  let random = from
  const events: Event[] = []
  for (;;) {
    const dice = ROLLS.map((name, die) => {
      const faces = board.faces[die % board.faces.length] ?? []
      const [value, next] = drawFrom(random, name, faces.length)
      random = next
      return faces[value - 1] ?? SKULL
    })
    const accepted = countFaces(dice, SKULL) < VOID_ROLL && countFaces(dice, CLOVER) < VOID_ROLL
    const symbols = dice.map((face) => SYMBOLS[face] ?? 'skull')
    events.push({ type: 'rolled', turn, symbols, accepted })
    if (accepted) return { dice, random, events }
  }
}

export function skullsIn(dice: readonly number[]): number {
  return countFaces(dice, SKULL)
}

function countFaces(dice: readonly number[], wanted: number): number {
  let count = 0
  for (const face of dice) if (face === wanted) count += 1
  return count
}
