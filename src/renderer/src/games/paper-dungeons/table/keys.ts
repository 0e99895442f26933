/** The table's keys: digits take dice, Escape lets go, Enter closes the turn, Ctrl+Z takes back. */
import { onBeforeUnmount, onMounted } from 'vue'
import { digitOf, letterOf } from '@renderer/table/keyboard'

/** Where a key does its own work: it must not reach the table from there. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="dialog"]'
const PRESSABLE = 'button, a[href], [role="button"], summary'

interface KeyActions {
  readonly dice: (die: number) => void
  readonly drop: () => void
  readonly undo: () => void
  readonly commit: () => void
  readonly help: () => void
  readonly enlarge: () => void
  readonly reduce: () => void
  /** Everything as it was drawn. */
  readonly reset: () => void
}

export function useTableKeys(actions: KeyActions): void {
  const { dice, drop, undo, commit } = actions
  const byName: Readonly<Record<string, () => void>> = {
    '?': actions.help,
    '+': actions.enlarge,
    '-': actions.reduce,
    '0': actions.reset,
  }
  function actionOf(event: KeyboardEvent, target: Element | null): (() => void) | null {
    if (event.ctrlKey || event.metaKey)
      return letterOf(event) === 'Z' && !event.shiftKey ? undo : null
    if (event.key === 'Escape') return drop
    const named = byName[event.key]
    if (named !== undefined) return named
    // A button that has the keyboard is pressed by Enter itself.
    if (event.key === 'Enter') return target?.closest(PRESSABLE) ? null : commit
    const digit = digitOf(event)?.digit ?? 0
    return digit >= 1 && digit <= 6 ? () => dice(digit - 1) : null
  }
  function onKeydown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.repeat) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest(OWN_KEYS) || document.querySelector('[role="dialog"]')) return
    const action = actionOf(event, target)
    if (action === null) return
    event.preventDefault()
    action()
  }
  onMounted(() => window.addEventListener('keydown', onKeydown))
  onBeforeUnmount(() => window.removeEventListener('keydown', onKeydown))
}
