/** What the keys of the table mean. */
import { ORDERS } from '@shared/games/dungeon-digger'
import { meaningOf, ORDER_KEYS } from '@renderer/games/dungeon-digger/table/keys'
import { expect, test } from 'vitest'

interface Held {
  readonly shift?: true
  readonly ctrl?: true
}
function pressAt(code: string, key: string, held: Held = {}) {
  const { shift: shiftKey = false, ctrl: ctrlKey = false } = held
  return meaningOf({ key, code, shiftKey, ctrlKey, metaKey: false })
}
/** On a US keyboard. */
function press(key: string, held?: Held) {
  return pressAt(/^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : '', key, held)
}

test.each(ORDERS)('the Order %s has a key of its own', (order) => {
  expect(press(ORDER_KEYS[order].toLowerCase())).toEqual({ action: 'order', order })
})
test('no two things have the same key', () => {
  const keys = [...Object.values(ORDER_KEYS), 'P', 'R', 'B', 'E']
  expect(new Set(keys).size).toBe(keys.length)
})
test('R turns a Project, with Shift the other way', () => {
  expect(press('r')).toEqual({ action: 'turn', by: 1 })
  expect(press('R', { shift: true })).toEqual({ action: 'turn', by: -1 })
})
test('digits choose answers, letters take up, build, end', () => {
  expect(press('1')).toEqual({ action: 'choose', at: 0 })
  expect(press('0')).toEqual({ action: 'reset' })
  expect(press('p')).toEqual({ action: 'project' })
  expect(press('b')).toEqual({ action: 'build' })
  expect(press('e')).toEqual({ action: 'end' })
  expect(press('Escape')).toEqual({ action: 'drop' })
})
test('Ctrl+Z takes back, and no Order is given with Ctrl', () => {
  expect(press('z', { ctrl: true })).toEqual({ action: 'undo' })
  expect(press('m', { ctrl: true })).toBeNull()
})
test.each([
  ['AZERTY', 'm', 'Semicolon', 'z', 'KeyW'],
  ['Russian', 'ь', 'KeyM', 'я', 'KeyZ'],
  ['Greek', 'μ', 'KeyM', 'ζ', 'KeyZ'],
  ['Hebrew', 'צ', 'KeyM', 'ז', 'KeyZ'],
])('%s: %s at %s is M, and Ctrl and %s at %s take back', (_, m, placeOfM, z, placeOfZ) => {
  expect(pressAt(placeOfM, m)).toEqual({ action: 'order', order: 'move' })
  expect(pressAt(placeOfZ, z, { ctrl: true })).toEqual({ action: 'undo' })
  expect(pressAt(placeOfZ, z, { ctrl: true, shift: true })).toBeNull()
})
test('a digit of the row above the letters is pressed with or without Shift, as the layout has it', () => {
  expect(pressAt('Digit2', 'é')).toEqual({ action: 'choose', at: 1 })
  expect(pressAt('Digit6', '-')).toEqual({ action: 'choose', at: 5 })
  expect(pressAt('Digit6', '6', { shift: true })).toEqual({ action: 'choose', at: 5 })
  expect(pressAt('Digit0', 'à')).toEqual({ action: 'reset' })
  // Swiss German; and what a US keyboard types with Shift.
  expect(pressAt('Digit1', '+', { shift: true })).toEqual({ action: 'enlarge' })
  expect(pressAt('Digit2', '@', { shift: true })).toBeNull()
})
