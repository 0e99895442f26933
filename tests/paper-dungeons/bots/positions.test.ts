/** Positions in which it is plain what to do. */
import type { BotLevel } from '@shared/games/game'
import { roomId, type Action } from '@shared/games/paper-dungeons'
import { describe, expect, test } from 'vitest'
import { tableFor, type Table } from '../scenarios/table'
import { chosen } from './games'

const roomIds = Array.from({ length: 36 }, (_, room) => roomId(room))

/** Lets a bot play the turn of seat 0 up to its commit. */
function playTurn(table: Table, level: BotLevel): readonly Action[] {
  const actions: Action[] = []
  for (;;) {
    const action = chosen(table.state, 0, level, 11 + actions.length)
    if (action.type === 'commit') return actions
    actions.push(action)
    table.do(action)
  }
}

describe('in the last turn', () => {
  test('the hard bot walks to the boss that it can beat', () => {
    const table = tableFor(
      { levels: [5, 5, 5, 5], at: 'C6', bosses: [0, 0] },
      { turn: 8, dungeon: 'A' },
    )
    playTurn(table, 'hard')
    expect(table.sheet().entered & 4).toBe(4)
  })

  test('the hard bot raises the hero who lags behind', () => {
    const table = tableFor(
      { levels: [4, 4, 4, 3], at: 'B1', bosses: [0, 0], objective: 'surveyor' },
      { turn: 8, dice: ['thief', 'boots', 'cleric', 'thief', 'boots', 'cleric'] },
    )
    playTurn(table, 'hard')
    expect(table.level('thief')).toBeGreaterThan(3)
  })
})

describe.each(['easy', 'normal', 'hard'] as const)('the %s bot', (level) => {
  test('does not walk into a trap that is its end', () => {
    const table = tableFor({ levels: [1, 1, 1, 1], damage: 4, walked: ['B3', 'E1', 'F1'] })
    playTurn(table, level)
    expect(table.sheet().resurrected).toBe(false)
  })

  test('lets potions take what would raise it from the dead', () => {
    const table = tableFor({ levels: [1, 1, 1, 1], damage: 4, potions: 1, at: 'F1' })
    table.do({ type: 'move', die: 0, to: 'E1' })
    expect(table.question()).toBe('damage')
    const absorb = chosen(table.state, 0, level, 3)
    expect(absorb).toEqual({ type: 'absorb', hearts: 1 })
  })

  test('goes back through no trap without need', () => {
    const table = tableFor({ damage: 5, walked: ['E1'], at: 'F1', levels: [2, 2, 2, 2] })
    const before = table.sheet().trail.length
    playTurn(table, level)
    const entered = table.sheet().trail.slice(before)
    expect(entered.filter((room) => room % 64 === 4)).toHaveLength(0)
    expect(table.sheet().tracker).toHaveLength(3)
  })
})

test('a walk that only boots can go is gone with boots, where rivers give a Ranger moves back', () => {
  for (const room of roomIds)
    for (const level of ['normal', 'hard'] as const) {
      const table = tableFor(
        {
          power: 'ranger',
          items: { 'sea-amulet': 2 },
          levels: [6, 6, 6, 6],
          at: room,
          objective: 'surveyor',
          potions: 12,
        },
        { turn: 5, dice: ['mage', 'boots', 'thief', 'warrior', 'mage', 'thief'] },
      )
      playTurn(table, level)
      expect(table.sheet().tracker).toHaveLength(15)
    }
})
