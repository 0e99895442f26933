/** What the keys of the table mean, on whatever keyboard. */
import { expect, test } from 'vitest'
import { meaningOf } from '@renderer/games/dungeon-run/table/keys'
import type { Meaning } from '@renderer/games/dungeon-run/table/keys'

function press(key: string, code: string, held: { shift?: true; ctrl?: true } = {}) {
  const { shift: shiftKey = false, ctrl: ctrlKey = false } = held
  return meaningOf({ key, code, shiftKey, ctrlKey, metaKey: false })
}
function choice(number: number): Meaning {
  return { action: 'choose', at: number - 1 }
}

test.each<[string, string, string, Meaning | null]>([
  ['US', '1', 'Digit1', choice(1)],
  ['AZERTY', '&', 'Digit1', choice(1)],
  ['AZERTY', '-', 'Digit6', choice(6)],
  ['AZERTY', 'à', 'Digit0', { action: 'reset' }],
  ['Czech', 'é', 'Digit0', { action: 'reset' }],
  ['keypad', '9', 'Numpad9', choice(9)],
  ['US', 'm', 'KeyM', { action: 'map' }],
  ['AZERTY', 'm', 'Semicolon', { action: 'map' }],
  ['AZERTY', ',', 'KeyM', null],
  ['Russian', 'ь', 'KeyM', { action: 'map' }],
  ['Greek', 'μ', 'KeyM', { action: 'map' }],
  ['Hebrew', 'צ', 'KeyM', { action: 'map' }],
])('%s: %s is known', (_, key, code, meaning) => {
  expect(press(key, code)).toEqual(meaning)
})

test.each([
  ['US', 'z', 'KeyZ'],
  ['AZERTY', 'z', 'KeyW'],
  ['Russian', 'я', 'KeyZ'],
  ['Greek', 'ζ', 'KeyZ'],
  ['Hebrew', 'ז', 'KeyZ'],
])('%s: Ctrl and %s take back, and with Shift they do not', (_, key, code) => {
  expect(press(key, code, { ctrl: true })).toEqual({ action: 'undo' })
  expect(press(key, code, { ctrl: true, shift: true })).toBeNull()
})

test('with Shift a key of the digits is what is printed there', () => {
  expect(press('6', 'Digit6', { shift: true })).toEqual(choice(6))
  // Russian, and AZERTY beside its letters.
  expect(press('?', 'Digit7', { shift: true })).toEqual({ action: 'help' })
  expect(press('?', 'KeyM', { shift: true })).toEqual({ action: 'help' })
  expect(press(')', 'Digit0', { shift: true })).toBeNull()
})
