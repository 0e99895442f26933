/** What the keys of the table mean. */
import { ORDERS } from '@shared/games/dungeon-digger'
import { meaningOf, ORDER_KEYS } from '@renderer/games/dungeon-digger/table/keys'
import { expect, test } from 'vitest'

function press(key: string, held: { readonly shift?: true; readonly ctrl?: true } = {}) {
  const { shift: shiftKey = false, ctrl: ctrlKey = false } = held
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : ''
  return meaningOf({ key, code, shiftKey, ctrlKey, metaKey: false })
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
