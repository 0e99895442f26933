/** The count at the end of a game: line by line, once for each game, and as its listener wants it. */
import * as v from 'valibot'
import { effectScope, type EffectScope } from 'vue'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tableId } from '@shared/ids'
import { useCounting } from '@renderer/games/paper-dungeons/records/counting'
import type { Counting } from '@renderer/games/paper-dungeons/records/counting'

const LINES = 10
let scope: EffectScope
let tables = 0

beforeEach(() => {
  vi.useFakeTimers()
  scope = effectScope()
})
afterEach(() => {
  scope.stop()
  vi.useRealTimers()
})

function newTable() {
  tables += 1
  return v.parse(tableId, `00000000-0000-4000-8000-${String(tables).padStart(12, '0')}`)
}
function count(table = newTable(), pace = 1): Counting {
  const counting = scope.run(() => useCounting(table, LINES, pace))
  if (counting === undefined) throw new Error('Nobody counts.')
  return counting
}

test('tells one line after the other, to the last', () => {
  const { shown, over } = count()
  expect([shown.value, over.value]).toEqual([0, false])
  vi.advanceTimersToNextTimer()
  expect([shown.value, over.value]).toEqual([1, false])
  vi.runAllTimers()
  expect([shown.value, over.value]).toEqual([LINES, true])
})

test('waits while it is paused, and goes on where it was', () => {
  const { shown, paused, pause } = count()
  vi.advanceTimersToNextTimer()
  pause()
  expect(paused.value).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
  expect(shown.value).toBe(1)
  pause()
  vi.advanceTimersToNextTimer()
  expect(shown.value).toBe(2)
})

test('is over at once when it is skipped, paused or not', () => {
  const { over, pause, skip } = count()
  pause()
  skip()
  expect(over.value).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('is heard once: who comes back, or wants nothing to move, sees the result', () => {
  const table = newTable()
  count(table)
  expect(count(table).over.value).toBe(true)
  expect(count(newTable(), 0).over.value).toBe(true)
})

test('ends with the screen that it is on', () => {
  count()
  scope.stop()
  expect(vi.getTimerCount()).toBe(0)
})
