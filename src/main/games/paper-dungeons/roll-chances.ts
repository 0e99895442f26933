/**
 * All rolls of a turn by what three of their dice can bring of what counts against a boss: levels of heroes, marks on the
 * Flaming Sword, moves to its room. Gains are packed into numbers: there are many, and they are gone through often.
 */
import { DICE, HEROES, ITEMS, SYMBOLS } from '@shared/games/paper-dungeons'
import type { Board } from './board'
import { DICE_PER_TURN, MOVES, VOID_ROLL } from './content/printed'
import { fitsItem } from './legal'
import { movesOf } from './rooms'
import { heroPlace } from './sheets'

const CLOVER = SYMBOLS.indexOf('clover')
const SKULL = SYMBOLS.indexOf('skull')
const SWORD_ITEM = ITEMS.indexOf('flaming-sword')
const MAGE = heroPlace('mage')

/** Bits for each hero's level, in gains and in what they are added to. */
export const LEVEL_BITS = 4
/** The other parts of a gain, two bits each, for no more than three dice are used. */
const SWORD = LEVEL_BITS * HEROES.length
const SWAPS = SWORD + 2
const MAGE_FIRST = SWORD + 4
const WALKS = SWORD + 6
const LONG_WALKS = SWORD + 8
/** What stays of a gain when its swaps are known to be allowed, and when no moves are wanted. */
const LEVELS_AND_SWORD = (1 << SWAPS) - 1
const MOVES_TOO = LEVELS_AND_SWORD | (15 << WALKS)

function part(gain: number, at: number): number {
  return (gain >> at) & 3
}
/** By hero, in the bits of their levels. */
export function levelsGained(gain: number): number {
  return gain & ((1 << SWORD) - 1)
}
export function swordGained(gain: number): number {
  return part(gain, SWORD)
}
export function movesGained(gain: number): number {
  const walks = part(gain, WALKS)
  const long = part(gain, LONG_WALKS)
  return MOVES * (walks + long) + long
}

/**
 * A die by what it may be used for: the gains of its uses. A skull has none.
 * @param black bit set of the heroes whose dice are black
 */
export function usesOf(
  board: Board,
  black: number,
  die: number,
  symbol: number,
): readonly number[] {
  if (symbol === SKULL) return []
  const uses: number[] = []
  for (let hero = 0; hero < HEROES.length; hero++) {
    if (symbol !== hero && symbol !== CLOVER) continue
    const isBlack = ((black >> hero) & 1) === 1
    const level = 1 << (LEVEL_BITS * hero)
    if (symbol === CLOVER || isBlack === (DICE[die] === 'black'))
      uses.push(level | (hero === MAGE ? 1 << MAGE_FIRST : 0))
    else uses.push(level | (1 << SWAPS))
  }
  if (fitsItem(board, symbol, SWORD_ITEM)) uses.push(1 << SWORD)
  uses.push(1 << (movesOf(symbol) > MOVES ? LONG_WALKS : WALKS))
  return uses
}

/** Every gain that so many dice can bring together, each once; of fewer dice, where there are no more. */
export function gainsOf(dice: readonly (readonly number[])[], picks: number): readonly number[] {
  const usable = dice.filter((uses) => uses.length > 0)
  const found = new Set<number>()
  const pick = (from: number, left: number, gain: number): void => {
    if (left === 0) {
      found.add(gain)
      return
    }
    for (let die = from; die <= usable.length - left; die++)
      for (const use of usable[die] ?? []) pick(die + 1, left - 1, gain + use)
  }
  pick(0, Math.min(picks, usable.length), 0)
  return [...found]
}

/** What a turn allows, and what is wanted of it. */
export interface Wanted {
  readonly illusionist: boolean
  /** Levels that the Mage lacks for a swap (Q8); null: the swap has been used. */
  readonly mageLacks: number | null
  /** Whether there is a way to go still. */
  readonly moves: boolean
}

/** The gains that a turn allows and that no other surpasses, as far as they are wanted. */
export function allowedOf(gains: readonly number[], wanted: Wanted): readonly number[] {
  const mask = wanted.moves ? MOVES_TOO : LEVELS_AND_SWORD
  const allowed = new Set<number>()
  for (const gain of gains) if (isAllowed(gain, wanted)) allowed.add(gain & mask)
  const list = [...allowed]
  return list.filter((one) => !list.some((other) => other !== one && surpasses(other, one)))
}

/** Of two swaps one is the Illusionist's; the Mage's may come after levels of the Mage that need none (Q8). */
function isAllowed(gain: number, { illusionist, mageLacks }: Wanted): boolean {
  const byMage = part(gain, SWAPS) - (illusionist ? 1 : 0)
  if (byMage <= 0) return true
  return byMage === 1 && mageLacks !== null && part(gain, MAGE_FIRST) >= mageLacks
}

function surpasses(one: number, other: number): boolean {
  for (let at = 0; at <= SWORD; at += LEVEL_BITS) if (part(one, at) < part(other, at)) return false
  return movesGained(one) >= movesGained(other)
}

/** Rolls that can bring the same, and how many of the accepted ones they are. */
export interface Rolls {
  readonly count: number
  readonly gains: readonly number[]
}

/** Every accepted roll (Q2), put together by the uses of its dice. */
export function rollsOf(board: Board, black: number): readonly Rolls[] {
  const counts = new Map<string, { readonly dice: readonly (readonly number[])[]; count: number }>()
  const roll = (dice: readonly (readonly number[])[], skulls: number, clovers: number): void => {
    if (skulls >= VOID_ROLL || clovers >= VOID_ROLL) return
    const die = dice.length
    if (die < DICE.length) {
      for (const symbol of board.faces[die % board.faces.length] ?? [])
        roll(
          [...dice, usesOf(board, black, die, symbol)],
          skulls + (symbol === SKULL ? 1 : 0),
          clovers + (symbol === CLOVER ? 1 : 0),
        )
      return
    }
    const key = dice
      .map((uses) => uses.join())
      .sort()
      .join(' ')
    const same = counts.get(key)
    if (same === undefined) counts.set(key, { dice, count: 1 })
    else same.count += 1
  }
  roll([], 0, 0)
  return [...counts.values()].map(({ dice, count }) => ({
    gains: gainsOf(dice, DICE_PER_TURN),
    count,
  }))
}

/** The rolls by what is allowed and wanted of them; those of equal gains are put together. */
export function wantedOf(rolls: readonly Rolls[], wanted: Wanted): readonly Rolls[] {
  const byGains = new Map<string, Rolls>()
  for (const { gains: all, count } of rolls) {
    const gains = allowedOf(all, wanted)
    const key = gains.toSorted((one, other) => one - other).join()
    const before = byGains.get(key)?.count ?? 0
    byGains.set(key, { gains, count: before + count })
  }
  return [...byGains.values()]
}
