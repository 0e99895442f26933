/** The table's keys: digits take dice, Escape lets go, Enter closes the turn, Ctrl+Z takes back. */
import { digitOf, letterOf } from '@renderer/table/keyboard'
import type { KeyPress } from '@renderer/table/keyboard'
import { useKeyListener, type KeyUse } from '@renderer/table/table-keys'

/** What is told of the keys. */
export const KEY_USES: readonly KeyUse[] = [
  ['1–6', 'paper.keys.dice'],
  ['← ↑ → ↓', 'paper.keys.walk'],
  ['Space', 'paper.keys.press'],
  ['Enter', 'paper.keys.commit'],
  ['Esc', 'paper.keys.drop'],
  ['+ − 0', 'paper.keys.zoom'],
  ['Ctrl Z', 'paper.keys.undo'],
  ['?', 'paper.keys.help'],
]

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

/** What a key is for: a die, by its place, or what is called by its own name. */
export type Meaning =
  | { readonly action: 'dice'; readonly die: number }
  | { readonly action: Exclude<keyof KeyActions, 'dice'> }

const BY_NAME: Readonly<Record<string, Exclude<keyof KeyActions, 'dice'>>> = {
  Escape: 'drop',
  Enter: 'commit',
  '?': 'help',
  '+': 'enlarge',
  '-': 'reduce',
}
const DICE = 6

/** What a press of a key means; a digit counts before the sign that some layouts have on its key. */
export function meaningOf(press: KeyPress): Meaning | null {
  if (press.ctrlKey || press.metaKey)
    return letterOf(press) === 'Z' && !press.shiftKey ? { action: 'undo' } : null
  const typed = digitOf(press)
  if (typed?.shift === false) {
    if (typed.digit === 0) return { action: 'reset' }
    return typed.digit <= DICE ? { action: 'dice', die: typed.digit - 1 } : null
  }
  const action = BY_NAME[press.key]
  return action === undefined ? null : { action }
}

export function useTableKeys(actions: KeyActions): void {
  function act(meaning: Meaning): void {
    if (meaning.action === 'dice') actions.dice(meaning.die)
    else actions[meaning.action]()
  }
  useKeyListener({ keyOf: meaningOf, isEnter: ({ action }) => action === 'commit', act })
}
