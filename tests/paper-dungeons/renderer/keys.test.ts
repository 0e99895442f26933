/** What the keys of the table mean, on whatever keyboard. */
import { describe, expect, test } from 'vitest'
import { meaningOf } from '@renderer/games/paper-dungeons/table/keys'
import type { Meaning } from '@renderer/games/paper-dungeons/table/keys'

function press(key: string, code: string, held: { shift?: true; ctrl?: true } = {}) {
  const { shift: shiftKey = false, ctrl: ctrlKey = false } = held
  return meaningOf({ key, code, shiftKey, ctrlKey, metaKey: false })
}
function die(number: number): Meaning {
  return { action: 'dice', die: number - 1 }
}

describe('the row of digits', () => {
  test.each<[string, string, string, Meaning | null]>([
    ['US', '0', 'Digit0', { action: 'reset' }],
    ['AZERTY', 'à', 'Digit0', { action: 'reset' }],
    ['Czech', 'é', 'Digit0', { action: 'reset' }],
    ['US', '1', 'Digit1', die(1)],
    ['AZERTY', '&', 'Digit1', die(1)],
    ['Czech', '+', 'Digit1', die(1)],
    ['AZERTY', '-', 'Digit6', die(6)],
    ['US', '7', 'Digit7', null],
  ])('%s without Shift: %s is %s', (_, key, code, meaning) => {
    expect(press(key, code)).toEqual(meaning)
  })

  test('with Shift it is what is printed there', () => {
    expect(press('0', 'Digit0', { shift: true })).toEqual({ action: 'reset' })
    // Swiss German, and AZERTY.
    expect(press('+', 'Digit1', { shift: true })).toEqual({ action: 'enlarge' })
    expect(press('6', 'Digit6', { shift: true })).toEqual(die(6))
    expect(press(')', 'Digit0', { shift: true })).toBeNull()
  })

  test('the keypad has all of them', () => {
    expect(press('0', 'Numpad0')).toEqual({ action: 'reset' })
    expect(press('4', 'Numpad4')).toEqual(die(4))
    expect(press('-', 'NumpadSubtract')).toEqual({ action: 'reduce' })
    expect(press('+', 'NumpadAdd')).toEqual({ action: 'enlarge' })
  })
})

test('signs and names mean what they say, and Ctrl goes with Z alone', () => {
  expect(press('-', 'Minus')).toEqual({ action: 'reduce' })
  expect(press('?', 'Slash', { shift: true })).toEqual({ action: 'help' })
  expect(press('Escape', 'Escape')).toEqual({ action: 'drop' })
  expect(press('Enter', 'Enter')).toEqual({ action: 'commit' })
  expect(press('z', 'KeyZ', { ctrl: true })).toEqual({ action: 'undo' })
  expect(press('0', 'Digit0', { ctrl: true })).toBeNull()
  expect(press('x', 'KeyX')).toBeNull()
})

test.each([
  ['AZERTY', 'z', 'KeyW'],
  ['Russian', 'я', 'KeyZ'],
  ['Greek', 'ζ', 'KeyZ'],
  ['Hebrew', 'ז', 'KeyZ'],
])('%s: Ctrl and %s take back, and with Shift they do not', (_, key, code) => {
  expect(press(key, code, { ctrl: true })).toEqual({ action: 'undo' })
  expect(press(key, code, { ctrl: true, shift: true })).toBeNull()
})
