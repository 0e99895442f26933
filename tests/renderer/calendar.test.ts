import { afterEach, describe, expect, test, vi } from 'vitest'
import { effectScope } from 'vue'
import { i18n } from '@renderer/i18n'
import {
  byDay,
  dateOf,
  dayOf,
  daysBefore,
  momentOn,
  noonOf,
  today,
  useToday,
} from '@renderer/calendar'

afterEach(() => {
  vi.unstubAllEnvs()
})

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

test.each(['Africa/Cairo', 'America/Santiago', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC'])(
  'in %s days are counted back by the calendar, and their noons are theirs',
  (zone) => {
    vi.stubEnv('TZ', zone)
    // Between them the clock is put forward at midnight in Cairo, and back in Santiago.
    expect(daysBefore('2026-04-26', 30)).toBe('2026-03-27')
    expect(daysBefore('2024-03-01', 1)).toBe('2024-02-29')
    for (const day of ['2026-04-24', '2026-09-06', '2026-03-29'])
      expect(dayOf(noonOf(day))).toBe(day)
  },
)

test('games are put in order by day, and those of a day by moment', () => {
  const auckland = { day: '2026-11-20', endedAt: '2026-11-19T11:00:00.000Z' }
  const angeles = { day: '2026-11-19', endedAt: '2026-11-20T05:00:00.000Z' }
  const later = { day: '2026-11-19', endedAt: '2026-11-20T06:00:00.000Z' }
  expect([auckland, later, angeles].toSorted(byDay)).toEqual([angeles, later, auckland])
})

test.each(['Pacific/Apia', 'Africa/Cairo', 'America/Los_Angeles', 'Pacific/Auckland', 'UTC'])(
  'in %s a day is written as it is, also one that the zone has skipped',
  (zone) => {
    vi.stubEnv('TZ', zone)
    for (const day of ['2011-12-30', '2026-04-24', '2026-11-20', '0050-01-01']) {
      const options = { key: 'date', dateStyle: undefined, day: 'numeric' } as const
      expect(i18n.global.d(dateOf(day), options)).toBe(String(Number(day.slice(8))))
    }
    expect(i18n.global.d(dateOf('2026-11-20'), 'date')).toBe('Nov 20, 2026')
    expect(i18n.global.d(dateOf('2026-11-20'), 'weekday')).toBe('Friday, November 20, 2026')
    expect(i18n.global.d(dateOf('2026-11-20'), 'short')).toBe('Nov 20, 26')
  },
)

test.each(['9999-12-31T23:59:59.000Z', '+012345-01-01T00:00:00.000Z'])(
  'a clock that says %s has a day of four digits, on which a game can be entered',
  (at) => {
    vi.useFakeTimers({ now: Date.parse(at), toFake: ['Date'] })
    try {
      expect(today()).toMatch(/^9999-12-2[78]$/)
      expect(momentOn(today())).toBe('9999-12-28T00:00:00.000Z')
    } finally {
      vi.useRealTimers()
    }
  },
)
