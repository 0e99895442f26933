/** What is shown before an action is chosen is what happens when it is. */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import { expect, test } from 'vitest'
import { move, step, tableAt, work, type Table } from './table'
import type { Action } from '@shared/games/dungeon-digger'

function forecastOf(table: Table, action: Action) {
  const { forecast } = game.view(table.state, table.seat, true)
  const actions = game.legalActions(table.state, table.seat)
  const at = actions.findIndex((one) => JSON.stringify(one) === JSON.stringify(action))
  expect(at).toBeGreaterThanOrEqual(0)
  return forecast?.[at] ?? null
}

test('a placement: gold, coins, bonus levels, what it closes', () => {
  const table = tableAt({
    seats: [
      {
        tiles: ['COR-1/0 -2,0', 'NUG-1/0 -1,0', 'TRP-1/0 0,0', 'KIT-1/0 -1,3'],
        minions: ['0,0'],
        projects: ['TRE-1'],
      },
      {},
    ],
  })
  expect(forecastOf(table, work('TRE-1/0 1,0'))).toMatchObject({
    earnings: {
      gold: 5,
      nuggetCoins: 1,
      treasureCoins: 1,
      bonuses: [{ ability: 'kitchen', level: 1 }],
      closed: [{ length: 3 }],
    },
  })
  table.play(work('TRE-1/0 1,0'))
  expect(table.player(0).gold).toBe(5)
})
test('a step: its way, who dies, and the Trap', () => {
  const table = tableAt({
    seats: [
      { tiles: ['KIT-1/0 0,0'], minions: ['1,0', '1,0', '1,0'] },
      { tiles: ['TRP-1/0 2,0', 'TRE-1/0 1,0'], minions: ['2,0', '2,0'] },
    ],
  }).play(move)
  expect(forecastOf(table, step('1,0', 3, '2,0'))).toMatchObject({
    kills: [{ seat: 1, minions: 2, pieces: [] }],
    trap: true,
    wakes: false,
  })
  expect(forecastOf(table, step('1,0', 1, '0,0'))).toMatchObject({ kills: [], trap: false })
})
test('nobody else is shown it', () => {
  const table = tableAt({ seats: [{}, {}] })
  expect(game.view(table.state, 1, true).forecast).toEqual([])
  expect(game.view(table.state, null, true).forecast).toEqual([])
  expect(game.view(table.state, 0).forecast).toBeNull()
})
