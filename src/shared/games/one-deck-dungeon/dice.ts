/** Dice and challenge boxes, as printed and as seen in play. */
import type { BoxId, DieColor, DieId, FloorId, Seat, Stat } from './names'

/** What a die can show. */
export const FACES = [1, 2, 3, 4, 5, 6] as const

export interface Die {
  readonly id: DieId
  readonly color: DieColor
  readonly value: number
  /** Whose pool the die belongs to (R14). */
  readonly hero: Seat
  /** `mana`: may only be spent as mana; `armor`: may only cover an armor box (R19); null: free. */
  readonly only: 'mana' | 'armor' | null
}

/** A challenge box as printed. `X` is fixed by the rules when the encounter or round starts. */
export interface Box {
  readonly color: Stat | 'chosen'
  readonly value: number | 'X'
  readonly wide: boolean
  readonly armor: boolean
  readonly damage: number
  readonly time: number
  readonly skull: boolean
}

export type BoxSource = 'foe' | 'option' | 'boss' | FloorId

export interface BoxView {
  readonly id: BoxId
  readonly source: BoxSource
  readonly color: Stat
  readonly value: number
  readonly wide: boolean
  readonly armor: boolean
  readonly damage: number
  readonly time: number
  readonly skull: boolean
  /** The dice that cover it; empty: uncovered. */
  readonly dice: readonly Die[]
  /** Lich (R31): was covered once this round and lost that die. */
  readonly broken: boolean
  /** False while an uncovered armor box elsewhere keeps this one closed. */
  readonly open: boolean
}
