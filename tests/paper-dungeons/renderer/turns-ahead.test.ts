import {
  BOSS_TURNS,
  missionWorth,
  movesNow,
  turnReaching,
  turnsBefore,
} from '@renderer/games/paper-dungeons/table/turns-ahead'
import { describe, expect, test } from 'vitest'

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

describe('the race for a gem', () => {
  const [boots, skull, clover] = [5, 6, 4]
  const dice = [boots, boots, skull, clover, 0, 1]
  const seen = { stage: 'turn', dice, own: null, viewer: null, committed: [false, true] } as const

  test('a seat has the moves of its best three dice, skulls never', () => {
    expect(movesNow(seen, 0)).toBe(8)
    expect(movesNow({ ...seen, dice: [skull, skull, 0, 1, 2, 3] }, 0)).toBe(6)
  })

  test('who has closed the turn has none, nor has anybody between turns', () => {
    expect(movesNow(seen, 1)).toBe(0)
    expect(movesNow({ ...seen, stage: 'boss' }, 0)).toBe(0)
  })

  test('the viewer has what is left of its dice, and of the die in hand', () => {
    const step = { used: 0b000001, diceLeft: 2, moves: 1 }
    expect(movesNow({ ...seen, viewer: 0, own: { step } }, 0)).toBe(6)
  })

  test('it is reached in this turn, in a later one by two moves a die, or never', () => {
    expect(turnReaching(8, 2, 8)).toBe(2)
    expect(turnReaching(9, 2, 8)).toBe(3)
    expect(turnReaching(14, 2, 8)).toBe(3)
    expect(turnReaching(15, 2, 8)).toBe(4)
    expect(turnReaching(7, 8, 6)).toBeNull()
  })
})
