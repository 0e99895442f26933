import { afterEach, expect, test, vi } from 'vitest'
import { dayIn, localDay } from '@shared/days'

afterEach(() => {
  vi.unstubAllEnvs()
})

const EVENING = '2026-11-20T11:30:00.000Z'

test.each([
  ['Pacific/Auckland', '2026-11-21'],
  ['Europe/London', '2026-11-20'],
  ['Pacific/Kiritimati', '2026-11-21'],
])('a moment is a day of the calendar in %s', (zone, day) => {
  vi.stubEnv('TZ', zone)
  expect(localDay(EVENING)).toBe(day)
})

test('where the clock goes forward at midnight, the day is the one that begins', () => {
  vi.stubEnv('TZ', 'Africa/Cairo')
  expect(localDay('2026-04-23T22:00:00.000Z')).toBe('2026-04-24')
  expect(localDay('2026-04-23T21:59:59.999Z')).toBe('2026-04-23')
})

test('a day that was told with its own clock is that day everywhere', () => {
  vi.stubEnv('TZ', 'Europe/London')
  expect(dayIn('2026-11-20T00:10:00+13:00')).toBe('2026-11-20')
  expect(dayIn('2026-11-20T23:50:00-09:30')).toBe('2026-11-20')
  expect(dayIn(EVENING)).toBe('2026-11-20')
})
