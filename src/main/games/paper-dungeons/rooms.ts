/** Moving on the map, and what happens in a room that is entered (rules page, 11 to 13). */
import {
  GEMS,
  OUTSIDE,
  SEEN_MOVES,
  SYMBOLS,
  TRAIL_TURN,
  type Room,
  type Sheet,
  type Task,
} from '@shared/games/paper-dungeons'
import { countBits, has, replaced } from '@shared/games/paper-dungeons/bits'
import { exitsFrom, roomAt, type Exit, type MapRoom } from './board'
import { MONSTERS_PER_GAIN, MOVES, MOVES_OF_BOOTS, TRAP_DAMAGE } from './content/printed'
import { first, type Draft } from './draft'
import { gainOf } from './gains'
import { AMULET, armourLevel, CLOAK, isComplete, levelOf } from './sheets'

const BOOTS = SYMBOLS.indexOf('boots')

export function movesOf(symbol: number): number {
  return symbol === BOOTS ? MOVES_OF_BOOTS : MOVES
}

/** Whether neither wall nor river bars a way; with both on one edge both items are needed (Q21). */
export function isOpen(sheet: Sheet, { wall, river }: Exit): boolean {
  return (!wall || isComplete(sheet, CLOAK)) && (!river || isComplete(sheet, AMULET))
}

/** Moves left after a way is taken with so many: the Ranger gains one at each river (Q22). */
export function movesAfter(sheet: Sheet, { river }: Exit, moves: number): number {
  return moves - 1 + (river && sheet.power === 'ranger' ? 1 : 0)
}

/**
 * Whether a step would bring back a position that this die already had, with nothing gained since (Q22). More damage
 * alone makes no other position of it: else a Ranger could go through two traps for ever.
 */
export function isBeenThere(
  draft: Pick<Draft, 'board' | 'sheet' | 'seen'>,
  exit: Exit,
  moves: number,
): boolean {
  const { board, sheet, seen } = draft
  if (seen.length === 0) return false
  const key = exit.to * SEEN_MOVES + movesAfter(sheet, exit, moves)
  return seen.includes(key) && !isWorthEntering(sheet, roomAt(board, exit.to))
}

/** Whether entering a room would write anything on the sheet but damage. */
export function isWorthEntering(sheet: Sheet, room: MapRoom): boolean {
  return !isExplored(sheet, room) || hasGem(sheet, room) || (room.boss & ~sheet.entered) !== 0
}
export function isExplored({ explored }: Sheet, { row, bit }: MapRoom): boolean {
  return ((explored[row] ?? 0) & bit) !== 0
}
/** Whether a room's gem is still on this sheet's map. */
export function hasGem({ gems, lostGems }: Sheet, { gem }: MapRoom): boolean {
  return gem >= 0 && !has(gems | lostGems, gem)
}

/** The ways that can be taken now, with so many moves. */
export function openExits(
  draft: Pick<Draft, 'board' | 'sheet' | 'seen'>,
  moves: number,
): readonly Exit[] {
  const exits: Exit[] = []
  for (const exit of exitsFrom(draft.board, draft.sheet.room))
    if (isOpen(draft.sheet, exit) && !isBeenThere(draft, exit, moves)) exits.push(exit)
  return exits
}

/** Whether there is one. */
export function canGoOn(draft: Pick<Draft, 'board' | 'sheet' | 'seen'>, moves: number): boolean {
  for (const exit of exitsFrom(draft.board, draft.sheet.room))
    if (isOpen(draft.sheet, exit) && !isBeenThere(draft, exit, moves)) return true
  return false
}

/** A die is taken for moves: where it begins is the first position that it has had. */
export function beginWalk(draft: Draft, symbol: number): void {
  draft.moves = movesOf(symbol)
  if (draft.sheet.power === 'ranger') draft.seen = [keyOf(draft)]
}
function keyOf({ sheet, moves }: Draft): number {
  return sheet.room * SEEN_MOVES + moves
}

/**
 * One move. The room is noted for the boss; then come, in this order, its monster, its trap, its reward and its gem
 * (rules page, 12); monster and reward on the first entry only (Q17), monster before trap (Q18).
 */
export function enter(draft: Draft, exit: Exit): void {
  const { sheet, board } = draft
  const room = roomAt(board, exit.to)
  const isFirst = !isExplored(sheet, room)
  const gained = isWorthEntering(sheet, room)
  draft.moves = movesAfter(sheet, exit, draft.moves)
  sheet.room = exit.to
  sheet.entered |= room.boss
  if (isFirst)
    sheet.explored = replaced(sheet.explored, room.row, (sheet.explored[room.row] ?? 0) | room.bit)
  if (sheet.power === 'ranger') draft.seen = gained ? [keyOf(draft)] : [...draft.seen, keyOf(draft)]
  const { id, monster, trap, reward } = room
  const { to: at, river, wall } = exit
  if (draft.events !== null) {
    sheet.trail = [...sheet.trail, draft.turn * TRAIL_TURN + at]
    draft.events.push({ type: 'room-entered', room: id, river, wall, first: isFirst })
  }
  const tasks: Task[] = []
  if (isFirst && monster >= 0 && !has(sheet.defeated, monster))
    tasks.push({ type: 'monster', room: at })
  if (trap) tasks.push({ type: 'trap', room: at })
  if (isFirst && reward !== null) tasks.push({ type: 'reward', room: at })
  if (hasGem(sheet, room)) tasks.push({ type: 'room-gem', room: at })
  first(draft, ...tasks)
}

/** What a room's monster would deal to a sheet: by how much its hero falls short of it. */
export function fightDamage(
  { board, sheet }: Pick<Draft, 'board' | 'sheet'>,
  { level, hero }: MapRoom,
): number {
  return Math.max(0, level - levelOf(sheet, hero) - armourLevel(board, sheet))
}

/** The monster of a room is fought: it is defeated, whatever it deals before. */
export function fight(draft: Draft, at: Room): void {
  const amount = fightDamage(draft, roomAt(draft.board, at))
  defeat(draft, at, 'room', amount)
  if (amount > 0) first(draft, { type: 'damage', amount, cause: 'monster' })
}

/** A monster is crossed out, one mark on its track; every third brings the Druid or the Scavenger something (Q23, Q26). */
export function defeat(draft: Draft, at: Room, by: 'room' | 'item' | 'power', amount = 0): void {
  const { sheet, board } = draft
  const { id, monster } = roomAt(board, at)
  sheet.defeated |= 1 << monster
  draft.events?.push({ type: 'monster-defeated', room: id, damage: amount, by })
  if (countBits(sheet.defeated) % MONSTERS_PER_GAIN !== 0) return
  if (sheet.power === 'druid') first(draft, gainOf('potion', 'power'))
  if (sheet.power === 'scavenger') first(draft, gainOf('item', 'power'))
}

export function trapDamage({ power }: Sheet): number {
  return power === 'explorer' ? 0 : TRAP_DAMAGE
}

/** A trap acts on every entry (Q17); the Explorer takes nothing. */
export function springTrap(draft: Draft, at: Room): void {
  const amount = trapDamage(draft.sheet)
  draft.events?.push({ type: 'trap-sprung', room: roomAt(draft.board, at).id, damage: amount })
  if (amount > 0) first(draft, { type: 'damage', amount, cause: 'trap' })
}

export function takeReward(draft: Draft, at: Room): void {
  const { reward } = roomAt(draft.board, at)
  if (reward !== null) first(draft, gainOf(reward, 'room'))
}

/** A gem is taken from the map; the Merchant's potion comes after the bonus of its space (Q19, Q27). */
export function takeGem(draft: Draft, gem: number, by: 'room' | 'power'): void {
  const { sheet } = draft
  sheet.gems |= 1 << gem
  draft.events?.push({ type: 'gem-taken', gem: GEMS[gem] ?? GEMS[0], by })
  if (sheet.power === 'merchant') first(draft, gainOf('potion', 'power'))
  first(draft, { type: 'gem', by })
}

export function isOutside({ room }: Sheet): boolean {
  return room === OUTSIDE
}
