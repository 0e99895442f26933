/** What the keys of the table mean, on whatever keyboard. */
import { describe, expect, test } from 'vitest'
import { meaningOf } from '@renderer/games/dungeon-run/table/keys'
import type { Meaning } from '@renderer/games/dungeon-run/table/keys'

function press(key: string, code: string, held: { shift?: true; ctrl?: true } = {}) {
  const { shift: shiftKey = false, ctrl: ctrlKey = false } = held
  return meaningOf({ key, code, shiftKey, ctrlKey, metaKey: false })
}
function answer(number: number): Meaning {
  return { action: 'choose', at: number - 1 }
}

describe('the row of digits', () => {
  test.each<[string, string, string, Meaning]>([
    ['US', '0', 'Digit0', { action: 'reset' }],
    ['AZERTY', 'à', 'Digit0', { action: 'reset' }],
    ['Czech', 'é', 'Digit0', { action: 'reset' }],
    ['US', '1', 'Digit1', answer(1)],
    ['AZERTY', '&', 'Digit1', answer(1)],
    ['Czech', '+', 'Digit1', answer(1)],
    ['AZERTY', '-', 'Digit6', answer(6)],
    ['US', '9', 'Digit9', answer(9)],
  ])('%s without Shift: %s is %s', (_, key, code, meaning) => {
    expect(press(key, code)).toEqual(meaning)
  })

  test('with Shift it is what is printed there', () => {
    expect(press('0', 'Digit0', { shift: true })).toEqual({ action: 'reset' })
    // Swiss German, and AZERTY.
    expect(press('+', 'Digit1', { shift: true })).toEqual({ action: 'enlarge' })
    expect(press('6', 'Digit6', { shift: true })).toEqual(answer(6))
    expect(press(')', 'Digit0', { shift: true })).toBeNull()
  })

  test('the keypad has all of them', () => {
    expect(press('0', 'Numpad0')).toEqual({ action: 'reset' })
    expect(press('4', 'Numpad4')).toEqual(answer(4))
    expect(press('-', 'NumpadSubtract')).toEqual({ action: 'reduce' })
    expect(press('+', 'NumpadAdd')).toEqual({ action: 'enlarge' })
  })
})

test('M shows the map also where the alphabet is another', () => {
  expect(press('m', 'KeyM')).toEqual({ action: 'map' })
  expect(press('M', 'KeyM', { shift: true })).toEqual({ action: 'map' })
  // AZERTY has it beside L, Russian has a letter of its own where it is printed.
  expect(press('m', 'Semicolon')).toEqual({ action: 'map' })
  for (const key of ['ь', 'μ', 'צ']) expect(press(key, 'KeyM')).toEqual({ action: 'map' })
  expect(press(',', 'KeyM')).toBeNull()
})

test('arrows lead through exits, signs and names mean what they say, and Ctrl goes with Z alone', () => {
  expect(press('ArrowUp', 'ArrowUp')).toEqual({ action: 'go', dir: 'N' })
  expect(press('ArrowLeft', 'ArrowLeft')).toEqual({ action: 'go', dir: 'W' })
  expect(press('-', 'Minus')).toEqual({ action: 'reduce' })
  expect(press('?', 'Slash', { shift: true })).toEqual({ action: 'help' })
  expect(press('Escape', 'Escape')).toEqual({ action: 'drop' })
  expect(press('Enter', 'Enter')).toEqual({ action: 'enter' })
  expect(press('z', 'KeyZ', { ctrl: true })).toEqual({ action: 'undo' })
  expect(press('0', 'Digit0', { ctrl: true })).toBeNull()
  expect(press('m', 'KeyM', { ctrl: true })).toBeNull()
  expect(press('x', 'KeyX')).toBeNull()
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
