/** The table's keys: letters give Orders, digits choose, R turns, Ctrl+Z takes back. */
import type { Order } from '@shared/games/dungeon-digger'
import { digitOf, letterOf, type KeyPress } from '@renderer/table/keyboard'
import { useKeyListener, type KeyUse } from '@renderer/table/table-keys'

/** What is told of the keys. */
export const KEY_USES: readonly KeyUse[] = [
  ['M T S U C D W', 'digger.table.keys.orders'],
  ['1–9', 'digger.table.keys.choose'],
  ['P', 'digger.table.keys.project'],
  ['R', 'digger.table.keys.turn'],
  ['Tab', 'digger.table.keys.walk'],
  ['B', 'digger.table.keys.build'],
  ['E', 'digger.table.keys.end'],
  ['Esc', 'digger.table.keys.drop'],
  ['Enter', 'digger.table.keys.enter'],
  ['+ − 0', 'digger.table.keys.zoom'],
  ['Ctrl Z', 'digger.table.keys.undo'],
  ['?', 'digger.table.keys.help'],
]
/** The key of each Order. */
export const ORDER_KEYS: Readonly<Record<Order, string>> = {
  move: 'M',
  think: 'T',
  sabotage: 'S',
  rise: 'U',
  conquer: 'C',
  demolish: 'D',
  work: 'W',
}
const ORDERS_BY_KEY = new Map(
  (Object.entries(ORDER_KEYS) as readonly (readonly [Order, string])[]).map(
    ([order, key]) => [key, order] as const,
  ),
)

type Plain =
  | 'project'
  | 'build'
  | 'end'
  | 'drop'
  | 'enter'
  | 'undo'
  | 'help'
  | 'enlarge'
  | 'reduce'
  | 'reset'
type KeyActions = Readonly<Record<Plain, () => void>> & {
  readonly choose: (at: number) => void
  readonly order: (order: Order) => void
  readonly turn: (by: 1 | -1) => void
}
export type Meaning =
  | { readonly action: 'choose'; readonly at: number }
  | { readonly action: 'order'; readonly order: Order }
  | { readonly action: 'turn'; readonly by: 1 | -1 }
  | { readonly action: Plain }

const BY_LETTER: Readonly<Record<string, Plain>> = { P: 'project', B: 'build', E: 'end' }
const BY_NAME: Readonly<Record<string, Plain>> = {
  Escape: 'drop',
  Enter: 'enter',
  '?': 'help',
  '+': 'enlarge',
  '-': 'reduce',
}

export function meaningOf(press: KeyPress): Meaning | null {
  const letter = letterOf(press)
  if (press.ctrlKey || press.metaKey)
    return letter === 'Z' && !press.shiftKey ? { action: 'undo' } : null
  const typed = digitOf(press)
  if (typed?.shift === false)
    return typed.digit === 0 ? { action: 'reset' } : { action: 'choose', at: typed.digit - 1 }
  if (letter === 'R') return { action: 'turn', by: press.shiftKey ? -1 : 1 }
  const order = letter === null ? undefined : ORDERS_BY_KEY.get(letter)
  if (order !== undefined) return { action: 'order', order }
  const action = BY_NAME[press.key] ?? (letter === null ? undefined : BY_LETTER[letter])
  return action === undefined ? null : { action }
}

export function useTableKeys(actions: KeyActions): void {
  function act(meaning: Meaning): void {
    if (meaning.action === 'choose') actions.choose(meaning.at)
    else if (meaning.action === 'order') actions.order(meaning.order)
    else if (meaning.action === 'turn') actions.turn(meaning.by)
    else actions[meaning.action]()
  }
  useKeyListener({ keyOf: meaningOf, isEnter: ({ action }) => action === 'enter', act })
}
