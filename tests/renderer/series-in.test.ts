import { expect, test } from 'vitest'
import { seriesIn } from '@renderer/series-in'

test('an address names a series, and an old one a gauntlet', () => {
  expect(seriesIn({ series: 'a' })).toBe('a')
  expect(seriesIn({ gauntlet: 'a' })).toBe('a')
  expect(seriesIn({ campaign: 'c' })).toBeNull()
})
