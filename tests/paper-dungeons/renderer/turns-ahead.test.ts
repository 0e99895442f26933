import {
  BOSS_TURNS,
  missionWorth,
  turnsBefore,
} from '@renderer/games/paper-dungeons/table/turns-ahead'
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

test('Q46: what a mission brings alone goes by the turn at whose end it can be claimed next', () => {
  const card = { solo: [8, 8, 7, 7, 6, 5, 4, 3] }
  const worth = (stage: 'setup' | 'turn' | 'boss', turn: number, alone = true) =>
    missionWorth({ alone, stage, turn }, card)
  expect(worth('setup', 0)).toBe(8)
  expect(worth('turn', 6)).toBe(5)
  // Missions of turn 6 are claimed before its boss: what the boss gives counts at the end of turn 7.
  expect(worth('boss', 6)).toBe(4)
  expect(worth('boss', 6, false)).toBe(4)
  expect(worth('turn', 8)).toBe(3)
})
