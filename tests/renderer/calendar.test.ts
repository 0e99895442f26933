import { describe, expect, test, vi } from 'vitest'
import { effectScope } from 'vue'
import { dayOf, momentOn, noonOf, useToday } from '@renderer/calendar'

describe('days where the players are', () => {
  test.each([
    ['2026-11-28', new Date(2026, 10, 28, 0, 0, 0)],
    ['2026-11-28', new Date(2026, 10, 28, 23, 59, 59)],
    ['2026-01-01', new Date(2026, 0, 1, 12)],
  ])('%s', (day, moment) => {
    expect(dayOf(moment)).toBe(day)
  })

  test('the noon of a day lies on that day', () => {
    for (const day of ['2024-02-29', '2026-03-29', '2026-10-25', '1999-12-31'])
      expect(dayOf(noonOf(day))).toBe(day)
  })

  test('a game of today was played now, one of another day at its noon', () => {
    const now = new Date(2026, 10, 28, 21, 30)
    expect(momentOn('2026-11-28', now)).toBe(now.toISOString())
    expect(momentOn('2026-11-27', now)).toBe(noonOf('2026-11-27').toISOString())
  })
})

test('what is left open overnight turns to the new day by itself', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28, 23, 59, 50) })
  try {
    const scope = effectScope()
    const day = scope.run(useToday)
    expect(day?.value).toBe('2026-11-28')
    vi.advanceTimersByTime(15_000)
    expect(day?.value).toBe('2026-11-29')
    scope.stop()
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
