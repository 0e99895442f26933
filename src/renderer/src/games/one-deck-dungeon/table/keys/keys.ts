/**
 * The table's shortcut keys: digits press what the scene shows (dice, doors, options), the arrows to left
 * and right turn from one hero's dice to the other's, the first letters press boxes and the last use skills,
 * Enter goes the one way on, Escape lets go, Ctrl+Z takes back. Where one's own dice are entered, a digit is
 * the value of a die, and Backspace takes the last one back. `keyList.ts` lists them all.
 */
import type { Ref } from 'vue'
import type { Action, BoxId } from '@shared/games/one-deck-dungeon'
import { sceneOf, primaryAction, promptKey } from '../actions'
import type { Place } from '../offer'
import { boxLetter } from '../../cards/cards'
import {
  claimsOf,
  heroChoices,
  lootSlots,
  openOptions,
  pairsOf,
  xpAction,
  xpCards,
} from '../choices'
import { TRAY_KEYS } from '../dice/tray'
import type { TableContext } from '../table-context'
import { digitOf, letterOf } from '@renderer/table/keyboard'
import type { Digit, KeyPress } from '@renderer/table/keyboard'
import { useKeyListener } from '@renderer/table/table-keys'
import { enterDie } from '../dice/enter-dice'
import { usedBy, type UseKey } from './uses'

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
      return numberedInEncounter(table, pressAt)
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
function numberedInEncounter(
  { view, selection, activeTray, trayRow }: TableContext,
  pressAt: (place: Place) => () => void,
): readonly (() => void)[] {
  const choices = heroChoices(view.value)
  if (choices.length > 0) return choices.map((seat) => pressAt(`hero ${seat}`))
  const seat = activeTray.seat.value
  if (seat === null) return []
  return trayRow(seat).map((die) => () => {
    if (die !== null) selection.pressDie(die.id)
  })
}

/** What a key means to the table, whatever lies on it. */
type Key =
  | ({ readonly type: 'digit' } & Digit)
  | { readonly type: 'letter'; readonly letter: string }
  | { readonly type: 'arrow'; readonly at: number }
  | { readonly type: 'undo' | 'help' | 'escape' | 'enter' | 'back' }

/** The table's key of a press; null: it is none. */
export function keyFrom(press: KeyPress): Key | null {
  const { key } = press
  const letter = letterOf(press)
  if (press.ctrlKey || press.metaKey)
    return letter === 'Z' && !press.shiftKey ? { type: 'undo' } : null
  // Before the digits: on some keyboards the question mark is a digit with shift.
  if (key === '?' || key === 'F1') return { type: 'help' }
  const digit = digitOf(press)
  if (digit !== null) return { type: 'digit', ...digit }
  const at = TRAY_KEYS.findIndex((one) => one.key === key)
  if (at >= 0) return { type: 'arrow', at }
  if (key === 'Escape') return { type: 'escape' }
  if (key === 'Backspace') return { type: 'back' }
  if (key === 'Enter') return { type: 'enter' }
  return letter === null ? null : { type: 'letter', letter }
}

/** What the keys need beside the table. */
export interface KeyHelpers {
  readonly uses: Readonly<Ref<readonly UseKey[]>>
  /** Takes the last step back. */
  readonly undo: () => void
  /** Opens the list of keys. */
  readonly help: () => void
  /** Puts the keyboard where Enter goes the way on: digits and letters need no button that Tab once came to. */
  readonly focusPrompt: () => void
  /** Draws attention to ending the placing, where it costs something. */
  readonly askFinish: () => void
  /** Takes back the first press of stopping where two are wanted; gives whether there was one. */
  readonly letGoOfStop: () => boolean
  /** Lets the tip of the moment go. */
  readonly dropTip: () => void
}

/** Listens for the table's keys while the calling component is on the screen. */
export function useTableKeys(
  table: TableContext,
  { uses, undo, help, focusPrompt, askFinish, letGoOfStop, dropTip }: KeyHelpers,
): void {
  const { view, actions, offer, selection, activeTray, act } = table

  function pressDigit(digit: number, shift: boolean): void {
    focusPrompt()
    if (view.value.question.type === 'enter-dice') void enterDie(table, digit)
    else numbered(table)[((digit + 9) % 10) + (shift ? 10 : 0)]?.()
  }

  /** A letter is a box, something to be used, or an answer to the question. */
  function pressLetter(letter: string): void {
    const boxes: readonly { readonly id: BoxId }[] = view.value.encounter?.boxes ?? []
    const box = boxes.find(({ id }) => boxLetter(id) === letter)
    const use = uses.value.find((one) => one.letter === letter)
    const action =
      (use === undefined ? undefined : usedBy(use, offer.value)) ??
      offer.value.at('prompt').find((answer) => promptKey(answer) === letter)
    if (box === undefined && action === undefined) return
    focusPrompt()
    if (box !== undefined) selection.pressBox(box.id)
    else if (action !== undefined) void act(action)
  }

  function turn(at: number): void {
    const heroes = view.value.encounter?.heroes ?? []
    const seat = heroes.length > 1 ? heroes[at] : undefined
    if (seat === undefined) return
    focusPrompt()
    activeTray.turnTo(seat)
  }

  function letGo(): void {
    const cancel = actions.value.find(({ type }) => type === 'cancel')
    if (letGoOfStop()) return
    if (selection.selected.value !== null) selection.clear()
    else if (cancel) void act(cancel)
    else dropTip()
  }

  function goOn(): void {
    const way = primaryAction(view.value, actions.value)
    if (way !== null) void act(way)
    else askFinish()
  }

  function takeBackDie(): void {
    const back = offer.value.at('entry')[0]
    if (back !== undefined) void act(back)
  }

  /** What a key does. */
  function keyAction(key: Key): () => void {
    switch (key.type) {
      case 'digit':
        return () => pressDigit(key.digit, key.shift)
      case 'letter':
        return () => pressLetter(key.letter)
      case 'arrow':
        return () => turn(key.at)
      case 'undo':
        return undo
      case 'help':
        return help
      case 'escape':
        return letGo
      case 'enter':
        return goOn
      case 'back':
        return takeBackDie
    }
  }

  useKeyListener({
    keyOf: keyFrom,
    isEnter: ({ type }) => type === 'enter',
    act: (key) => table.press(keyAction(key)),
  })
}
