/**
 * How likely the dice still bring each threshold of a boss, exactly: over every roll to come, each used in the best way
 * for that threshold. Dice raise heroes, mark the Flaming Sword and walk to the boss's room. What rooms, potions and powers
 * give on the way would come on top, and dice that are used for anything else are missing.
 */
import type { Seat } from '@shared/games/game'
import {
  HEROES,
  ITEMS,
  roomOf,
  type BossChances,
  type Sheet,
  type Step,
  type View,
} from '@shared/games/paper-dungeons'
import { has } from '@shared/games/paper-dungeons/bits'
import type { Board } from './board'
import { bossAt, strengthOf } from './bosses'
import { BOSS_AFTER_TURN, CLASS_BONUS_LEVEL, MARKS_PER_ITEM, TOP_LEVEL } from './content/printed'
import type { Setting } from './draft'
import { movesTo } from './reach'
import {
  allowedOf,
  gainsOf,
  LEVEL_BITS,
  levelsGained,
  movesGained,
  rollsOf,
  swordGained,
  usesOf,
  wantedOf,
  type Rolls,
} from './roll-chances'
import { blankStep, heroPlace } from './sheets'
import { settingOfView } from './stages'

const SWORD = ITEMS.indexOf('flaming-sword')
const MAGE = heroPlace('mage')

/** A boss that is still to come, as one sheet sees it. */
export interface BossAhead {
  /** Which of the three, from 0. */
  readonly which: number
  /** Moves to its room; 0: it has been entered in this round; null: no way leads there. */
  readonly way: number | null
  /** Whole turns before it, after the one that is being played. */
  readonly turns: number
}

/**
 * The chances of the seat that looks against the boss that comes next, found out a step at a time.
 * @returns null where no turn is being played, and for a seat that there is not
 */
export function* nextBossChances(view: View, seat: Seat): Generator<void, BossChances | null> {
  const { stage, turn, own } = view
  const sheet = own?.step.sheet ?? view.sheets[seat]
  const which = BOSS_AFTER_TURN.findIndex((after) => after >= turn)
  if (sheet === undefined || stage !== 'turn' || which < 0) return null
  const setting = settingOfView(view)
  const { board } = setting
  const room = board.dungeon.bossRooms[which]
  const way = room === undefined ? null : (movesTo(board, sheet)[roomOf(room)] ?? null)
  return {
    boss: which,
    chances: yield* bossChances(setting, own?.step ?? blankStep(sheet, 0), {
      which,
      way: has(sheet.entered, which) ? 0 : way,
      turns: (BOSS_AFTER_TURN[which] ?? turn) - turn,
    }),
  }
}

/**
 * A step at a time: with two turns to come there are thousands of positions.
 * @param step where the seat is in its turn: its dice that are left are known, and what they bring is up to it
 */
export function* bossChances(
  setting: Setting,
  step: Step,
  { which, way, turns }: BossAhead,
): Generator<void, BossChances['chances']> {
  const { board } = setting
  const none = bossAt(board, which).thresholds.map(() => 0)
  if (way === null || way > FARTHEST) return none
  const { sheet } = step
  const outlook = outlookOf(board, sheet, which)
  const from = packed(sheet, Math.max(0, way - step.moves))
  const dice = setting.dice.flatMap((symbol, die) =>
    has(step.used, die) ? [] : [usesOf(board, outlook.black, die, symbol)],
  )
  const gains = allowedOf(gainsOf(dice, step.committed ? 0 : step.diceLeft), {
    illusionist: isIllusionist(sheet) && !has(step.swaps, 1),
    mageLacks: has(step.swaps, 0) ? null : mageLacks(from),
    moves: wayIn(from) > 0,
  })
  if (turns > 0)
    for (const gain of gains) {
      const next = after(from, gain)
      if (turns > 1) yield* lookAhead(outlook, next, turns)
      if (chancesIn(outlook, next, turns).at(-1) === 1) break
      yield
    }
  return [...bestOf(outlook, gains, from, turns)]
}

/** Finds out beforehand what `chancesIn` asks of the turn after the next, a position at a time. */
function* lookAhead(outlook: Outlook, position: Position, turns: number): Generator<void> {
  if (outlook.chances.has(turns * POSITIONS + position)) return
  for (const { gains } of rollsFrom(outlook, position))
    for (const gain of gains) {
      const chances = chancesIn(outlook, after(position, gain), turns - 1)
      yield
      // `bestOf` looks no further either.
      if (chances.at(-1) === 1) break
    }
}

/**
 * What dice change of a sheet, as far as it counts here, packed into a number: the levels of the heroes, two bits for the
 * marks of the Sword, and the moves still to go.
 */
type Position = number
const MARKS_AT = LEVEL_BITS * HEROES.length
const LEVELS = (1 << MARKS_AT) - 1
const WAY_AT = MARKS_AT + 2
const FARTHEST = 31
const POSITIONS = (FARTHEST + 1) << WAY_AT

function packed({ levels, items }: Sheet, way: number): Position {
  const heroes = levels.reduce((all, level, hero) => all | (level << (LEVEL_BITS * hero)), 0)
  return heroes | ((items[SWORD] ?? 0) << MARKS_AT) | (way << WAY_AT)
}
function levelIn(position: Position, hero: number): number {
  return (position >> (LEVEL_BITS * hero)) & ((1 << LEVEL_BITS) - 1)
}
function marksIn(position: Position): number {
  return (position >> MARKS_AT) & 3
}
function wayIn(position: Position): number {
  return position >> WAY_AT
}

/** Added to levels, it sets the highest bit of each that is beyond the top. */
const OVERFLOW = HEROES.reduce(
  (all, _, hero) => all | (((1 << (LEVEL_BITS - 1)) - 1 - TOP_LEVEL) << (LEVEL_BITS * hero)),
  0,
)
const HIGHEST_BITS = HEROES.reduce(
  (all, _, hero) => all | (1 << (LEVEL_BITS * hero + LEVEL_BITS - 1)),
  0,
)

function after(position: Position, gain: number): Position {
  const marks = Math.min(MARKS_PER_ITEM, marksIn(position) + swordGained(gain))
  const way = Math.max(0, wayIn(position) - movesGained(gain))
  const levels = (position & LEVELS) + levelsGained(gain)
  const inReach = ((levels + OVERFLOW) & HIGHEST_BITS) === 0 ? levels : toTheTop(levels)
  return inReach | (marks << MARKS_AT) | (way << WAY_AT)
}
function toTheTop(levels: Position): Position {
  return HEROES.reduce(
    (all, _, hero) => all | (Math.min(TOP_LEVEL, levelIn(levels, hero)) << (LEVEL_BITS * hero)),
    0,
  )
}

/** Levels that the Mage lacks for a swap of colour. */
function mageLacks(position: Position): number {
  return Math.max(0, CLASS_BONUS_LEVEL - levelIn(position, MAGE))
}

/** What all positions of one sheet before one boss share, and what has been found out of them. */
interface Outlook {
  readonly board: Board
  readonly which: number
  /** Bit set of the heroes whose dice are black. */
  readonly black: number
  readonly rolls: readonly Rolls[]
  /** The rolls by levels that the Mage lacks, with a way to go and without. */
  readonly wanted: Map<string, readonly Rolls[]>
  /** Any of the sheets that it holds for: of one power and the same black dice. */
  readonly sheet: Sheet
  /** By position: how many thresholds are reached as it stands; -1: not known yet. */
  readonly reached: Int8Array
  /** By whole turns to come and position. */
  readonly chances: Map<number, Float64Array>
}

/** What was asked for last: a seat asks again with each die, and its chances are mostly the same. */
let last: Outlook | null = null

function outlookOf(board: Board, sheet: Sheet, which: number): Outlook {
  const { objective, power } = sheet
  const black = objective === null ? 0 : (board.black.get(objective) ?? 0)
  const same = last?.board === board && last.black === black ? last : null
  if (same?.which === which && same.sheet.power === power) return same
  last = {
    board,
    which,
    black,
    rolls: same?.rolls ?? rollsOf(board, black),
    wanted: new Map(),
    sheet,
    reached: new Int8Array(POSITIONS).fill(-1),
    chances: new Map(),
  }
  return last
}

function isIllusionist({ power }: Sheet): boolean {
  return power === 'illusionist'
}

function rollsFrom({ rolls, wanted, sheet }: Outlook, position: Position): readonly Rolls[] {
  const lacks = mageLacks(position)
  const moves = wayIn(position) > 0
  const key = `${lacks} ${moves ? 'moves' : ''}`
  let found = wanted.get(key)
  if (found === undefined)
    wanted.set(
      key,
      (found = wantedOf(rolls, { illusionist: isIllusionist(sheet), mageLacks: lacks, moves })),
    )
  return found
}

/**
 * The best of some gains, threshold by threshold.
 * @param turns whole turns to come when the dice have been used
 */
function bestOf(outlook: Outlook, gains: readonly number[], from: Position, turns: number) {
  const best = new Float64Array(thresholdsOf(outlook))
  for (const gain of gains) {
    const next = after(from, gain)
    if (turns === 0) best.fill(1, 0, reachedIn(outlook, next))
    else {
      const chances = chancesIn(outlook, next, turns)
      for (let at = 0; at < best.length; at++) best[at] = Math.max(best[at] ?? 0, chances[at] ?? 0)
    }
    if (best.at(-1) === 1) break
  }
  return best
}

/** Before a roll: over all rolls. */
function chancesIn(outlook: Outlook, position: Position, turns: number): Float64Array {
  const key = turns * POSITIONS + position
  const known = outlook.chances.get(key)
  if (known !== undefined) return known
  const sum = new Float64Array(thresholdsOf(outlook))
  let rolls = 0
  for (const { count, gains } of rollsFrom(outlook, position)) {
    const best = bestOf(outlook, gains, position, turns - 1)
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + count * (best[at] ?? 0)
    rolls += count
  }
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) / rolls
  outlook.chances.set(key, sum)
  return sum
}

function thresholdsOf({ board, which }: Outlook): number {
  return bossAt(board, which).thresholds.length
}

/** How many thresholds are reached as it stands; who has a way to go takes no part. */
function reachedIn(outlook: Outlook, position: Position): number {
  const known = outlook.reached[position] ?? -1
  if (known >= 0) return known
  const { board, which, sheet } = outlook
  const boss = bossAt(board, which)
  const levels = HEROES.map((_, hero) => levelIn(position, hero))
  const items = sheet.items.with(SWORD, marksIn(position))
  const strength = strengthOf(board, { ...sheet, levels, items }, boss)
  const reached =
    wayIn(position) > 0 ? 0 : boss.thresholds.filter(({ atLeast }) => strength >= atLeast).length
  outlook.reached[position] = reached
  return reached
}
