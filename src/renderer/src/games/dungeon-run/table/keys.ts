/** The table's keys: arrows go, digits choose, M shows the map, Ctrl+Z takes back. */
import { onBeforeUnmount, onMounted } from 'vue'
import type { Direction } from '@shared/games/dungeon-run'
import { digitOf, letterOf } from '@renderer/table/keyboard'
import type { KeyPress } from '@renderer/table/keyboard'

/** Where a key does its own work: it must not reach the table from there. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="dialog"]'
/** What arrows walk through or scroll by themselves. */
const OWN_ARROWS = '[role="grid"], [role="log"], [role="separator"], [role="group"].pane'
const PRESSABLE = 'button, a[href], [role="button"], summary'

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
  function onKeydown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.repeat) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest(OWN_KEYS) || document.querySelector('[role="dialog"]')) return
    const meaning = meaningOf(event)
    if (meaning === null) return
    if (meaning.action === 'go' && target?.closest(OWN_ARROWS)) return
    // A button that has the keyboard is pressed by Enter itself.
    if (meaning.action === 'enter' && target?.closest(PRESSABLE)) return
    event.preventDefault()
    act(meaning)
  }
  onMounted(() => window.addEventListener('keydown', onKeydown))
  onBeforeUnmount(() => window.removeEventListener('keydown', onKeydown))
}
