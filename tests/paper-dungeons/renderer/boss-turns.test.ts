import { BOSS_TURNS, turnsBefore } from '@renderer/games/paper-dungeons/table/boss-turns'
import { expect, test } from 'vitest'

test('section 14: turns to go before each boss, from setup to the last turn', () => {
  const left = (stage: 'setup' | 'turn' | 'boss', turn: number) =>
    BOSS_TURNS.map((after) => turnsBefore({ stage, turn }, after))
  // Before turn 1 the first boss is as far away as in turn 1: three turns are played before it.
  expect(left('setup', 0)).toEqual([3, 6, 8])
  expect(left('turn', 1)).toEqual([3, 6, 8])
  expect(left('turn', 3)[0]).toBe(1)
  expect(left('boss', 3).slice(1)).toEqual([3, 5])
  expect(left('turn', 8)[2]).toBe(1)
})
