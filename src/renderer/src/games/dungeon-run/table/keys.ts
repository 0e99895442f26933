/** The table's keys: arrows go, digits choose, M shows the map, Ctrl+Z takes back. */
import type { Direction } from '@shared/games/dungeon-run'
import { digitOf, letterOf } from '@renderer/table/keyboard'
import type { KeyPress } from '@renderer/table/keyboard'
import { useKeyListener, type KeyUse } from '@renderer/table/table-keys'

/** What arrows walk through or scroll by themselves. */
const OWN_ARROWS = '[role="grid"], [role="log"], [role="separator"], [role="group"].pane'

/** What is told of the keys. */
export const KEY_USES: readonly KeyUse[] = [
  ['← ↑ → ↓', 'run.table.keys.move'],
  ['1–9', 'run.table.keys.choose'],
  ['Tab', 'run.table.keys.walk'],
  ['M', 'run.table.keys.map'],
  ['Esc', 'run.table.keys.drop'],
  ['Enter', 'run.table.keys.enter'],
  ['+ − 0', 'run.table.keys.zoom'],
  ['Ctrl Z', 'run.table.keys.undo'],
  ['?', 'run.table.keys.help'],
]

interface KeyActions {
  readonly go: (dir: Direction) => void
  readonly choose: (at: number) => void
  readonly map: () => void
  readonly drop: () => void
  readonly enter: () => void
  readonly undo: () => void
  readonly help: () => void
  readonly enlarge: () => void
  readonly reduce: () => void
  readonly reset: () => void
}
export type Meaning =
  | { readonly action: 'go'; readonly dir: Direction }
  | { readonly action: 'choose'; readonly at: number }
  | { readonly action: Exclude<keyof KeyActions, 'go' | 'choose'> }

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'N',
  ArrowRight: 'E',
  ArrowDown: 'S',
  ArrowLeft: 'W',
}
const BY_NAME: Readonly<Record<string, Exclude<keyof KeyActions, 'go' | 'choose'>>> = {
  Escape: 'drop',
  Enter: 'enter',
  '?': 'help',
  '+': 'enlarge',
  '-': 'reduce',
}

export function meaningOf(press: KeyPress): Meaning | null {
  if (press.ctrlKey || press.metaKey)
    return letterOf(press) === 'Z' && !press.shiftKey ? { action: 'undo' } : null
  const dir = ARROWS[press.key]
  if (dir !== undefined) return { action: 'go', dir }
  const typed = digitOf(press)
  if (typed?.shift === false)
    return typed.digit === 0 ? { action: 'reset' } : { action: 'choose', at: typed.digit - 1 }
  if (letterOf(press) === 'M') return { action: 'map' }
  const action = BY_NAME[press.key]
  return action === undefined ? null : { action }
}

export function useTableKeys(actions: KeyActions): void {
  function act(meaning: Meaning): void {
    if (meaning.action === 'go') actions.go(meaning.dir)
    else if (meaning.action === 'choose') actions.choose(meaning.at)
    else actions[meaning.action]()
  }
  useKeyListener({
    keyOf: meaningOf,
    isEnter: ({ action }) => action === 'enter',
    isOwn: ({ action }, target) => action === 'go' && target.closest(OWN_ARROWS) !== null,
    act,
  })
}
