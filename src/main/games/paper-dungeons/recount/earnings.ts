/** What brings gains without a die, by the marks: rewards, bonuses, powers, items, bosses (rules page, 8 to 17). */
import {
  ITEMS,
  REWARDS,
  roomOf,
  type Earning,
  type RewardId,
  type RoomId,
  type Sheet,
  type SheetMarks,
  type Source,
} from '@shared/games/paper-dungeons'
import { countBits } from '@shared/games/paper-dungeons/bits'
import type { Board, MapRoom } from '../board'
import { bossAt } from '../bosses'
import {
  ARTISAN_ITEMS,
  ASSASSIN_MONSTERS,
  CLASS_BONUS_LEVEL,
  HEALER_POTIONS,
  MARKS_PER_ITEM,
  MONSTERS_PER_GAIN,
  NOBLE_LEVEL,
  POTIONS_PER_DIE,
  TOP_LEVEL,
  VETERAN_HEROES,
} from '../content/printed'
import { isComplete, levelOf, THIEF } from '../sheets'

/** Marks with the sheet that they make. */
export interface Marked {
  readonly board: Board
  readonly marks: SheetMarks
  readonly sheet: Sheet
}

/** The room of a name; null where the map has none. */
export function roomNamed(board: Board, id: RoomId): MapRoom | null {
  return board.rooms[roomOf(id)] ?? null
}

/** How much there is of each kind, and how much of it there is room for. */
export interface Amount {
  readonly marked: number
  readonly room: number
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}

export function amountOf(
  { board, sheet }: Pick<Marked, 'board' | 'sheet'>,
  gain: RewardId,
): Amount {
  switch (gain) {
    case 'potion':
      return { marked: sheet.potions, room: board.satchel }
    case 'item':
      return { marked: sum(sheet.items), room: ITEMS.length * MARKS_PER_ITEM }
    case 'level': {
      const marked = sum(sheet.levels.map((level) => level - 1))
      return { marked, room: sheet.levels.length * (TOP_LEVEL - 1) }
    }
    case 'gem':
      return { marked: sheet.gemMarks, room: board.content.tracks.gems.length - 1 }
  }
}

/** All that is marked as taken and brings a gain; rewards and bonuses only where they are circled. */
export function earningsOf(marked: Marked): readonly Earning[] {
  const { board, marks } = marked
  const { potionRows, gems } = board.content.tracks
  const gains: readonly Earning[] = [
    ...[...new Set(marks.rewards)].flatMap((id) =>
      one(roomNamed(board, id)?.reward ?? null, 'room'),
    ),
    ...[...new Set(marks.rows)].flatMap((row) => one(potionRows[row]?.bonus ?? null, 'potion-row')),
    ...[...new Set(marks.spaces)].flatMap((space) => one(gems[space]?.bonus ?? null, 'gem-track')),
    ...marks.bosses.flatMap(({ reward }, which) => {
      const { kind, count } = bossAt(board, which).reward
      return reward ? [{ gain: kind, by: 'boss' as const, count }] : []
    }),
    { gain: 'gem', by: 'room', count: new Set(marks.gems).size },
    { gain: 'gem', by: 'class', count: hasThiefGem(marked) ? 1 : 0 },
    ...earnedByItems(marked),
    ...earnedByPower(marked),
  ]
  return REWARDS.flatMap((gain) => joined(gains.filter((earning) => earning.gain === gain)))
}

function one(gain: RewardId | null, by: Source): readonly Earning[] {
  return gain === null ? [] : [{ gain, by, count: 1 }]
}

/** One line for each source. */
function joined(earnings: readonly Earning[]): readonly Earning[] {
  const lines = new Map<Source, Earning>()
  for (const earning of earnings) {
    const before = lines.get(earning.by)?.count ?? 0
    if (earning.count > 0) lines.set(earning.by, { ...earning, count: before + earning.count })
  }
  return [...lines.values()]
}

function hasThiefGem({ sheet }: Marked): boolean {
  return levelOf(sheet, THIEF) >= CLASS_BONUS_LEVEL
}

function earnedByItems({ board, sheet }: Marked): readonly Earning[] {
  return board.content.items.flatMap(({ effect }, item): readonly Earning[] => {
    if (!isComplete(sheet, item)) return []
    switch (effect.type) {
      case 'gain-potions':
        return [{ gain: 'potion', by: 'item', count: effect.count }]
      case 'gain-level':
        return [{ gain: 'level', by: 'item', count: 1 }]
      case 'boss-strength':
      case 'defeat-monsters':
      case 'cross-rivers':
      case 'cross-walls':
      case 'fight-level':
      case 'none':
        return []
    }
  })
}

function earnedByPower(marked: Marked): readonly Earning[] {
  const { marks, sheet } = marked
  const thirds = Math.floor(countBits(sheet.defeated) / MONSTERS_PER_GAIN)
  const by = 'power'
  switch (marks.power) {
    case 'artisan':
      return [{ gain: 'item', by, count: ARTISAN_ITEMS }]
    case 'druid':
      return [{ gain: 'potion', by, count: thirds }]
    case 'healer':
      return [{ gain: 'potion', by, count: HEALER_POTIONS }]
    case 'merchant':
      return [{ gain: 'potion', by, count: new Set(marks.gems).size }]
    case 'noble': {
      const count = sheet.levels.filter((level) => level >= NOBLE_LEVEL).length
      return [{ gain: 'item', by, count }]
    }
    case 'scavenger':
      return [{ gain: 'item', by, count: thirds }]
    case 'veteran':
      return [{ gain: 'level', by, count: VETERAN_HEROES }]
    case 'alchemist':
    case 'assassin':
    case 'barbarian':
    case 'berserker':
    case 'explorer':
    case 'illusionist':
    case 'ranger':
    case 'tomb-raider':
    case 'seer':
    case null:
      return []
  }
}

export function earned(earnings: readonly Earning[], gain: RewardId): number {
  return sum(earnings.filter((earning) => earning.gain === gain).map(({ count }) => count))
}

/** Potions of one die brewed (Q28). */
export function potionsOfBrew({ power }: SheetMarks): number {
  return POTIONS_PER_DIE + (power === 'alchemist' ? 1 : 0)
}

/** Monsters that may be crossed out without a fight (Q23). */
export function defeatsWithoutFight({ board, sheet, marks }: Marked): number {
  const byItems = board.content.items.map(({ effect }, item) =>
    effect.type === 'defeat-monsters' && isComplete(sheet, item) ? effect.count : 0,
  )
  return sum(byItems) + (marks.power === 'assassin' ? ASSASSIN_MONSTERS : 0)
}

/** The least number of dice brewed that explains the potions. */
export function leastBrews(marked: Marked): number {
  const others = earned(earningsOf(marked), 'potion')
  return Math.ceil(Math.max(0, marked.sheet.potions - others) / potionsOfBrew(marked.marks))
}
