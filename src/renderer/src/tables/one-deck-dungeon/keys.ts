/**
 * The table's shortcut keys: digits press the things before the eyes (dice, doors, ways), the arrows to left
 * and right turn from one hero's dice to the other's, letters press boxes, Enter goes the one way on, Escape
 * lets go, Ctrl+Z takes back. Where dice of one's own are told, a digit is what a die shows, and Backspace
 * takes the last one back.
 */
import { onBeforeUnmount, onMounted } from 'vue'
import type { Action, BoxId, Seat } from '@shared/games/one-deck-dungeon'
import { sceneOf, wayOn, type Place } from './actions'
import { boxLetter } from './cards'
import {
  claimsOf,
  heroChoices,
  lootSlots,
  openOptions,
  pairsOf,
  xpAction,
  xpCards,
} from './choices'
import { TRAY_KEYS, trayOf } from './tray'
import type { TableContext } from './table-context'

/** Where a key does its own work: it must not reach the table from there. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role="dialog"]'
const PRESSABLE = 'button, a[href], [role="button"], summary'

/** What the digits press, in order. */
function numbered(table: TableContext): readonly (() => void)[] {
  const { catalogue, offer, act } = table
  const view = table.view.value
  const press = (action: Action | null | undefined) => () => {
    if (action) void act(action)
  }
  const pressAt = (place: Place) => press(offer.value.at(place)[0])
  switch (sceneOf(view)) {
    case 'encounter':
      return numberedInHand(table, pressAt)
    case 'doors':
      return view.doors.map((door) => pressAt(`door ${door.id}`))
    case 'card':
      return view.question.type === 'choose-card'
        ? view.question.cards.map((card) => pressAt(`first ${card}`))
        : openOptions(view, catalogue).map((option) => pressAt(`option ${option}`))
    case 'pair':
      return pairsOf(view, table.actions.value).map(({ first, second }) =>
        pressAt(`pair ${first} ${second}`),
      )
    case 'heroes':
      return heroChoices(view).map((seat) => pressAt(`hero ${seat}`))
    case 'loot':
      // Replacing something is never done by a digit alone.
      return lootSlots(view, catalogue).map((slot) =>
        press(claimsOf(slot, offer.value, 'plain')[0]),
      )
    case 'level':
      return xpCards(view).map((card) => press(xpAction(card, offer.value)))
    case 'stairs':
      return []
  }
}

/** What the digits press below an encounter's boxes. */
function numberedInHand(
  { view, selection, hand }: TableContext,
  pressAt: (place: Place) => () => void,
): readonly (() => void)[] {
  const choices = heroChoices(view.value)
  if (choices.length > 0) return choices.map((seat) => pressAt(`hero ${seat}`))
  const seat = hand.seat.value
  if (seat === null) return []
  return trayOf(view.value, seat).map((die) => () => selection.pressDie(die.id))
}

/** The tray that an arrow key turns to. */
function trayAt({ view }: TableContext, key: string): Seat | null {
  const at = TRAY_KEYS.findIndex((one) => one.key === key)
  const heroes = view.value.encounter?.heroes ?? []
  return heroes.length > 1 ? (heroes[at] ?? null) : null
}

/** The digit of a key, of the row above the letters or of the pad. */
const digitOf = ({ code, key }: KeyboardEvent): string | undefined =>
  /^Digit(\d)$/.exec(code)?.[1] ?? (code.startsWith('Numpad') ? /^\d$/.exec(key)?.[0] : undefined)

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
  /** What is told of dice is not dropped while the house is busy: whoever types them looks at the dice. */
  let entering: Promise<unknown> = Promise.resolve()

  /** Tells, takes back or confirms a value; gives whether the key was meant so. */
  function enter({ key, target }: KeyboardEvent, digit: string | undefined): boolean {
    if (table.view.value.question.type !== 'enter-dice') return false
    const pressing = target instanceof Element && target.closest(PRESSABLE) !== null
    if (digit === undefined && key !== 'Backspace' && (key !== 'Enter' || pressing)) return false
    if (digit !== undefined) rest()
    entering = entering.then(() => {
      const { view, actions, offer, act } = table
      if (view.value.question.type !== 'enter-dice') return false
      const action =
        key === 'Enter'
          ? actions.value.find(({ type }) => type === 'confirm')
          : offer.value.at(digit === undefined ? 'entry' : `face ${Number(digit)}`)[0]
      return action !== undefined && act(action)
    })
    return true
  }

  /** Gives whether the key meant something. */
  function press(event: KeyboardEvent): boolean {
    const { view, actions, selection, act } = table
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey) return false
      undo()
      return true
    }
    const digit = digitOf(event)
    if (enter(event, digit)) return true
    if (digit !== undefined) {
      rest()
      const index = ((Number(digit) + 9) % 10) + (event.shiftKey ? 10 : 0)
      numbered(table)[index]?.()
      return true
    }
    const tray = trayAt(table, event.key)
    if (tray !== null) {
      rest()
      table.hand.turnTo(tray)
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
