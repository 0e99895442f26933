/** Short forms for writing printed challenge boxes as data. */
import type { Box } from '@shared/games/one-deck-dungeon'

type Marks = Partial<Pick<Box, 'armor' | 'damage' | 'time' | 'skull'>>
const NO_MARKS = { armor: false, damage: 0, time: 0, skull: false }

/** A normal box: takes exactly one die. */
export function box(color: Box['color'], value: number, marks: Marks = {}): Box {
  return {
    color,
    value,
    wide: false,
    ...NO_MARKS,
    ...marks,
  }
}

/** A wide box: takes any number of dice at once. */
export function wide(color: Box['color'], value: Box['value'], marks: Marks = {}): Box {
  return {
    color,
    value,
    wide: true,
    ...NO_MARKS,
    ...marks,
  }
}
