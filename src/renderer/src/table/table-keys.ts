/** Listening for the keys of a table: when a press is for the table, and when for what has the keyboard. */
import { onBeforeUnmount, onMounted } from 'vue'

/** A key's sign, and the key of the words for what it does. */
export type KeyUse = readonly [sign: string, use: string]

/** Where a key does its own work: it must not reach the table from there. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="dialog"]'
const PRESSABLE = 'button, a[href], [role="button"], summary'

interface Listening<Key> {
  /** The table's key of a press; null: it is none. */
  readonly keyOf: (press: KeyboardEvent) => Key | null
  /** Whether it is Enter, by which a button that has the keyboard is pressed itself. */
  readonly isEnter: (key: Key) => boolean
  /** Whether what has the keyboard uses the key itself. */
  readonly isOwn?: (key: Key, target: Element) => boolean
  readonly act: (key: Key) => void
}

/** Listens for a table's keys while the calling component is on the screen. */
export function useKeyListener<Key>({
  keyOf,
  isEnter,
  isOwn = () => false,
  act,
}: Listening<Key>): void {
  function onKeydown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.repeat) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest(OWN_KEYS) || document.querySelector('[role="dialog"]')) return
    const key = keyOf(event)
    if (key === null) return
    if (target !== null && isOwn(key, target)) return
    if (isEnter(key) && target?.closest(PRESSABLE)) return
    event.preventDefault()
    act(key)
  }
  onMounted(() => window.addEventListener('keydown', onKeydown))
  onBeforeUnmount(() => window.removeEventListener('keydown', onKeydown))
}
