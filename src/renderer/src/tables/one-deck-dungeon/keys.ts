/**
 * The table's shortcut keys: digits press the things before the eyes (dice, doors, ways), letters press
 * boxes, Enter goes the one way on, Escape lets go, Ctrl+Z takes back.
 */
import { onBeforeUnmount, onMounted } from 'vue'
import type { Action, BoxId } from '@shared/games/one-deck-dungeon'
import { lootWays, openOptions, sceneOf, wayOn, type Place } from './actions'
import { boxLetter } from './cards'
import { inTrayOrder } from './tray'
import type { TableContext } from './table-context'

/** Where a key does its own work: it must not reach the table from there. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="dialog"]'
const PRESSABLE = 'button, a[href], [role="button"], summary'

/** What the digits press, in order. */
function numbered({
  view,
  catalogue,
  offer,
  selection,
  act,
}: TableContext): readonly (() => void)[] {
  const press =
    (place: Place, wanted: (action: Action) => boolean = () => true) =>
    () => {
      const action = offer.value.at(place).find(wanted)
      if (action) void act(action)
    }
  const { encounter, doors, xp } = view.value
  switch (sceneOf(view.value)) {
    case 'encounter':
      return inTrayOrder(encounter?.pool ?? []).map((die) => () => selection.pressDie(die.id))
    case 'doors':
      return doors.map((door) => press(`door ${door.id}`))
    case 'card':
      return openOptions(view.value, catalogue).map((option) => press(`option ${option}`))
    case 'loot': {
      // Replacing something is never done by a digit alone.
      const plain = (action: Action) => !('replace' in action) || action.replace === null
      return lootWays(view.value, catalogue).map((way) => press(`loot ${way}`, plain))
    }
    case 'level':
      return xp.cards.map((card) => press(`card ${card}`))
    case 'stairs':
      return []
  }
}

/** The box that a letter key stands for. */
function boxOf({ view }: TableContext, letter: string): BoxId | null {
  const boxes = view.value.encounter?.boxes ?? []
  return boxes.find((box) => boxLetter(box.id) === letter.toUpperCase())?.id ?? null
}

/**
 * Listens for the table's keys while the calling component is on the screen.
 * @param undo takes the last step back
 * @param rest puts the keyboard where Enter goes the way on: whoever plays by digits and letters has no use
 *   for a button that Tab once came to
 * @param askFinish draws attention to ending the placing, where it costs something
 */
export function useTableKeys(
  table: TableContext,
  { undo, rest, askFinish }: Readonly<Record<'undo' | 'rest' | 'askFinish', () => void>>,
): void {
  /** Gives whether the key meant something. */
  function press(event: KeyboardEvent): boolean {
    const { view, actions, selection, act } = table
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey) return false
      undo()
      return true
    }
    const digit = /^Digit(\d)$/.exec(event.code)?.[1]
    if (digit !== undefined) {
      rest()
      const index = ((Number(digit) + 9) % 10) + (event.shiftKey ? 10 : 0)
      numbered(table)[index]?.()
      return true
    }
    if (event.key === 'Escape') {
      const cancel = actions.value.find(({ type }) => type === 'cancel')
      if (selection.selected.value !== null) selection.clear()
      else if (cancel) void act(cancel)
      return true
    }
    if (event.key === 'Enter') {
      if (event.target instanceof Element && event.target.closest(PRESSABLE)) return false
      const way = wayOn(view.value, actions.value)
      if (way !== null) void act(way)
      else askFinish()
      return true
    }
    const box = /^[a-z]$/i.test(event.key) ? boxOf(table, event.key) : null
    if (box === null) return false
    rest()
    selection.pressBox(box)
    return true
  }

  function onKeydown(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.repeat) return
    if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return
    if (document.querySelector('[role="dialog"]')) return
    if (press(event)) event.preventDefault()
  }
  onMounted(() => window.addEventListener('keydown', onKeydown))
  onBeforeUnmount(() => window.removeEventListener('keydown', onKeydown))
}
