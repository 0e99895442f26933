/** The time of a turn goes on when the page is loaded anew, and begins with the next turn. */
import { beganAt } from '@renderer/games/dungeon-digger/table/turn-times'
import type { TableId } from '@shared/ids'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const TABLE = '0190a0b1-0000-7000-8000-000000000001' as TableId
const OTHER = '0190a0b1-0000-7000-8000-000000000002' as TableId

beforeEach(() => {
  const kept = new Map<string, string>()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
  vi.stubGlobal('window', { sessionStorage })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('a page that is loaded anew goes on with the turn', async () => {
  expect(beganAt(TABLE, '3.0', 1000)).toBe(1000)
  vi.resetModules()
  const again = await import('@renderer/games/dungeon-digger/table/turn-times')
  expect(again.beganAt(TABLE, '3.0', 60_000)).toBe(1000)
})
test('each turn and each table has its own time', () => {
  beganAt(TABLE, '3.0', 1000)
  expect(beganAt(OTHER, '3.0', 2000)).toBe(2000)
  expect(beganAt(TABLE, '4.0', 3000)).toBe(3000)
  expect(beganAt(TABLE, '4.0', 4000)).toBe(3000)
})
test('a clock that was put back does not lengthen a turn without end', () => {
  beganAt(TABLE, '3.0', 9000)
  expect(beganAt(TABLE, '3.0', 5000)).toBe(5000)
})
