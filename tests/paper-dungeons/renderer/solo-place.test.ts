/** The place of a game alone among those of bots, in every dungeon. */
import { expect, test } from 'vitest'
import { BOT_LEVELS } from '@shared/games'
import { DUNGEONS } from '@shared/games/paper-dungeons'
import { bestOfOthers, soloPlaces } from '@renderer/games/paper-dungeons/records/solo-place'
import scores from '@renderer/games/paper-dungeons/records/solo-scores.json'

test.each(DUNGEONS)('results of every bot are there for dungeon %s, from the lowest', (dungeon) => {
  for (const bot of BOT_LEVELS) {
    const results = scores[dungeon][bot]
    expect(results).toHaveLength(101)
    expect(results).toEqual(results.toSorted((a, b) => a - b))
  }
  const middles = soloPlaces(dungeon, 0).map(({ spread: [, , middle] }) => middle)
  expect(middles).toEqual(middles.toSorted((a, b) => a - b))
})

test('nobody is ahead of all but who has more than any, nor of any with less than all', () => {
  const places = (total: number) => soloPlaces('A', total).map(({ ahead }) => ahead)
  expect(places(-1_000)).toEqual([0, 0, 0])
  expect(places(1_000)).toEqual([100, 100, 100])
  const [, , hard] = soloPlaces('A', 0)
  const middle = hard?.spread[2] ?? 0
  // Equal results are not behind.
  expect(places(middle)[2]).toBeLessThanOrEqual(50)
  expect(places(middle + 1)[2]).toBeGreaterThanOrEqual(50)
})

test('the record to beat is that of the other games, also where one equals this one', () => {
  expect(bestOfOthers([], 40)).toBeNull()
  expect(bestOfOthers([40], 40)).toBeNull()
  expect(bestOfOthers([40, 40], 40)).toBe(40)
  expect(bestOfOthers([61, 40], 40)).toBe(61)
  expect(bestOfOthers([-3, 40], 40)).toBe(-3)
})
