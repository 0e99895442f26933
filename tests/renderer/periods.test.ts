/** Games counted by day, week, month or year, in time zones where the clock goes forward at midnight too. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { labelledDays, periodsOf } from '@renderer/components/plots/periods'

const ZONES = [
  'UTC',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Havana',
  'America/Santiago',
  'America/Los_Angeles',
  'Pacific/Auckland',
]

afterEach(() => {
  vi.unstubAllEnvs()
})

function ended(day: string, won = true) {
  // Wherever it was entered: the moment says nothing about the day here.
  return { endedAt: `${day}T23:30:00.000Z`, day, won }
}
function daysFrom(first: string, count: number): string[] {
  const start = Date.parse(first)
  return Array.from({ length: count }, (_, at) =>
    new Date(start + at * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  )
}

describe.each(ZONES)('in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
  })

  // The clock is put forward on 24 April (Cairo), 29 March (Beirut), 8 March (Havana), 6 September (Santiago).
  test.each(['2026-04-20', '2026-03-25', '2026-03-05', '2026-09-03'])(
    'each day from %s has its game',
    (first) => {
      const days = daysFrom(first, 10)
      const periods = periodsOf(days.map((day) => ended(day)))
      expect(periods.map(({ from }) => from)).toEqual(days)
      expect(periods.map(({ won }) => won)).toEqual(days.map(() => 1))
    },
  )

  test('a year of games, one a day, has as many in each month as it has days', () => {
    const periods = periodsOf(daysFrom('2026-01-01', 365).map((day) => ended(day, false)))
    expect(periods.map(({ lost }) => lost)).toEqual([
      31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ])
    expect(periods.at(-1)).toMatchObject({ from: '2026-12-01', to: '2027-01-01' })
  })

  test('weeks begin on Monday, and weeks without games stand between the others', () => {
    const periods = periodsOf([ended('2026-04-26'), ended('2026-04-27'), ended('2026-06-01')])
    expect(periods.map(({ from, won }) => [from, won])).toEqual([
      ['2026-04-20', 1],
      ['2026-04-27', 1],
      ['2026-05-04', 0],
      ['2026-05-11', 0],
      ['2026-05-18', 0],
      ['2026-05-25', 0],
      ['2026-06-01', 1],
    ])
  })
})

test('games are counted by their day, whatever the order of their moments', () => {
  const periods = periodsOf([
    { endedAt: '2026-11-19T11:00:00.000Z', day: '2026-11-20', won: true },
    { endedAt: '2026-11-20T05:00:00.000Z', day: '2026-11-19', won: false },
  ])
  expect(periods).toEqual([
    { from: '2026-11-19', to: '2026-11-20', won: 0, lost: 1 },
    { from: '2026-11-20', to: '2026-11-21', won: 1, lost: 0 },
  ])
})

test('without games there is no period', () => {
  expect(periodsOf([])).toEqual([])
})

test('centuries are counted by year, to the end of the calendar', () => {
  const periods = periodsOf([ended('1900-05-01'), ended('2026-05-01'), ended('9999-12-31')])
  expect(periods.length).toBe(8_100)
  expect(periods.reduce((games, { won }) => games + won, 0)).toBe(3)
})

test('the days below are few enough, evenly apart, and each there once', () => {
  const periods = periodsOf([ended('2026-11-01'), ended('2026-11-06')])
  expect(labelledDays(periods, 10)).toEqual(daysFrom('2026-11-01', 6))
  expect(labelledDays(periods, 3)).toEqual(['2026-11-01', '2026-11-03', '2026-11-05'])
  expect(labelledDays(periodsOf([ended('2026-11-01')]), 8)).toEqual(['2026-11-01'])
})
