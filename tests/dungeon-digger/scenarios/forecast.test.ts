/** What is shown before an action is chosen is what happens when it is. */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import type { Action, Coin, Forecast } from '@shared/games/dungeon-digger'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import { gamesOf, play } from '../properties/games'
import { at, move, step, tableAt, work, type Table } from './table'

function told(table: Table): Forecast {
  return must(game.view(table.state, table.seat, true).forecast)
}
function forecastOf(table: Table, action: Action) {
  const actions = game.legalActions(table.state, table.seat)
  const index = actions.findIndex((one) => JSON.stringify(one) === JSON.stringify(action))
  expect(index).toBeGreaterThanOrEqual(0)
  return told(table).actions[index] ?? null
}

describe('a placement', () => {
  test('gold, coins, bonus levels, what it closes', () => {
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
        closed: [{ owner: 0, length: 3 }],
      },
    })
    table.play(work('TRE-1/0 1,0'))
    expect(table.player(0).gold).toBe(5)
  })
  test('no more coins than are in the bag', () => {
    const seats = [
      { tiles: ['COR-1/0 -2,0', 'NUG-1/0 -1,0'], minions: ['-1,0'], projects: ['TRE-1'] },
      {},
    ] as const
    const built = work('TRE-1/0 0,0')
    const coinsOf = (coinBag: readonly Coin[]) =>
      forecastOf(tableAt({ emptyCoinBag: true, coinBag, seats }), built)
    expect(coinsOf([])).toMatchObject({ coins: 0, earnings: { nuggetCoins: 1, treasureCoins: 1 } })
    expect(coinsOf([3])).toMatchObject({ coins: 1 })
    expect(forecastOf(tableAt({ seats }), built)).toMatchObject({ coins: 2 })
  })
  test('that the game ends with the turn', () => {
    const endsFrom = (gold: number) => {
      const table = tableAt({
        seats: [
          { tiles: ['KIT-1/0 -2,0'], minions: ['-2,0'], projects: ['KIT-2', 'LIB-3'], gold },
          {},
        ],
      })
      return [work('KIT-2/1 -1,0'), work('LIB-3/1 -1,0')].map(
        (action) => forecastOf(table, action)?.type === 'placement' && forecastOf(table, action),
      )
    }
    expect(endsFrom(17)).toMatchObject([{ ends: true }, { ends: false }])
    expect(endsFrom(16)).toMatchObject([{ ends: false }, { ends: false }])
  })
  test('whose corridor it would spoil', () => {
    const table = tableAt({
      active: 1,
      seats: [
        { tiles: ['COR-1/0 -2,0', 'NUG-1/0 -1,0'] },
        { tiles: ['COR-1/0 2,0', 'NUG-1/0 1,0'], minions: ['1,0'], projects: ['KIT-1'] },
      ],
    })
    expect(forecastOf(table, work('KIT-1/0 0,0'))).toMatchObject({
      earnings: { spoilt: [{ owner: 0, length: 2 }] },
    })
  })
  test('which edges are wrong in a rotation that does not fit', () => {
    const table = tableAt({ seats: [{ projects: ['COR-1'] }, {}] })
    const trial = must(told(table).trials.find((one) => one.at === at('-2,0')))
    const codes = trial.refusals.map((refusal) => refusal?.code ?? null)
    expect(codes.map((code) => code === null)).toEqual([true, false, false, true, false, false])
    expect(trial.refusals[1]).toMatchObject({
      code: 'wrong-edges',
      edges: [{ edge: 3, kind: 'earth', faces: 'door', neighbour: at('-3,0') }],
    })
    expect(told(table).trials).toHaveLength(6)
  })
  test('a face-down tile that it would turn up, not what lies there', () => {
    const table = tableAt({
      options: { scenario: 'monsterHunt', monsterHuntFaceDown: true },
      neutral: [['ruins', '-1,0', 'down']],
      seats: [{ projects: ['COR-1'] }, {}],
    })
    expect(forecastOf(table, work('COR-1/0 -2,0'))).toMatchObject({
      turnsUp: [at('-1,0')],
      earnings: { closed: [] },
    })
  })
  test('from the Sacrifice Pit, on all sides of the own dungeon', () => {
    const table = tableAt({
      seats: [{ tiles: ['PIT-1/1 -2,0'], projects: ['COR-1'] }, {}],
    }).play(move, step('-3,0', 1, '-2,0'))
    expect(new Set(told(table).trials.map((trial) => trial.at)).size).toBe(7)
  })
})

describe('a step', () => {
  test('its way, who dies, and the Trap', () => {
    const table = tableAt({
      seats: [
        { tiles: ['KIT-1/0 0,0'], minions: ['1,0', '1,0', '1,0'] },
        { tiles: ['TRP-1/0 2,0', 'TRE-1/0 1,0'], minions: ['2,0', '2,0'] },
      ],
    }).play(move)
    expect(forecastOf(table, step('1,0', 3, '2,0'))).toMatchObject({
      path: [at('2,0')],
      kills: [{ seat: 1, minions: 2, pieces: [] }],
      trap: true,
      wakes: false,
    })
    expect(forecastOf(table, step('1,0', 1, '0,0'))).toMatchObject({ kills: [], trap: false })
  })
  test('where a Move that is not begun could lead', () => {
    const [only, fewer] = told(
      tableAt({
        seats: [
          { tiles: ['COR-1/0 -2,0', 'NUG-1/0 -1,0', 'KIT-1/0 0,0'], minions: ['-3,0', '-3,0'] },
          { tiles: ['TRE-1/0 2,0', 'TRP-1/0 1,0'], minions: ['1,0'] },
        ],
      }),
    ).moves
    expect(only).toMatchObject({ from: at('-3,0'), size: 2 })
    expect(fewer).toMatchObject({ from: at('-3,0'), size: 1 })
    expect(only?.targets).toContainEqual({
      to: at('0,0'),
      steps: 1,
      path: [at('-2,0'), at('-1,0'), at('0,0')],
      arrive: 2,
    })
    expect(only?.targets.map(({ to, steps }) => [to, steps])).toContainEqual([at('2,0'), 3])
  })
})

test('once a Move is begun, where each group comes with the steps that are left', () => {
  const table = tableAt({
    seats: [{ tiles: ['KIT-1/0 -2,0', 'TRE-1/0 -1,0'], minions: ['-3,0', '-3,0'] }, {}],
  }).play(move)
  const reach = () =>
    told(table).moves.map(({ from, size, targets }) => [
      from,
      size,
      targets.map(({ steps }) => steps),
    ])
  expect(reach()).toEqual([
    [at('-3,0'), 2, [1, 2]],
    [at('-3,0'), 1, [1, 2]],
  ])
  table.play(step('-3,0', 1, '-2,0'), step('-2,0', 1, '-1,0'))
  expect(reach()).toContainEqual([at('-3,0'), 1, [1]])
})

test('nobody else is shown it, and nobody who does not ask', () => {
  const { state } = tableAt({ seats: [{}, {}] })
  for (const viewer of [null, 1]) expect(game.view(state, viewer, true).forecast).toBeNull()
  expect(game.view(state, 0).forecast).toBeNull()
})
test('in any game every listed placement and step is foretold, and fits where it is tried', () => {
  const players = fc.integer({ min: 2, max: 4 })
  fc.assert(
    fc.property(gamesOf(players, fc.constantFrom(null, 'monsterHunt' as const)), (given) => {
      let turn = 0
      play(given, ({ state, seat }) => {
        if (turn++ % 9 > 0) return state
        const { actions, trials } = must(game.view(state, seat, true).forecast)
        const fits = new Set(
          trials.flatMap(({ tile, at: space, refusals }) =>
            refusals.flatMap((refusal, rotation) =>
              refusal === null ? [`${tile} ${space} ${rotation}`] : [],
            ),
          ),
        )
        for (const [index, action] of game.legalActions(state, seat).entries()) {
          const isTold = action.type === 'work' || action.type === 'step'
          expect(actions[index] !== null).toBe(isTold)
          if (action.type === 'work')
            expect(fits).toContain(`${action.tile} ${action.at} ${action.rotation}`)
        }
        return state
      })
    }),
    { numRuns: 6 },
  )
})

describe('what a turn would leave open', () => {
  function raided(minions: readonly '-1,0'[]): Table {
    return tableAt({
      seats: [
        { tiles: ['COR-1/0 -2,0', 'KIT-1/0 -1,0', 'TRP-1/0 -4,0'], minions },
        { tiles: ['COR-1/0 2,0', 'NUG-1/0 1,0', 'TRP-1/0 0,0'], minions: ['0,0'] },
      ],
    })
  }
  test('rooms that others come to with one Move, and corridors that are not complete', () => {
    const { exposure } = told(raided([]))
    expect(exposure?.raids).toEqual([{ seat: 1, rooms: [at('-1,0')] }])
    expect(exposure?.corridors.map(({ spaces }) => spaces)).toEqual([[at('-4,0')]])
  })
  test('no room where as many stand as could come', () => {
    const { exposure } = told(raided(['-1,0']))
    expect(exposure?.raids).toEqual([])
  })
  test('what Orders take, by Lord', () => {
    const points = (lord: 'vexa' | 'gurn') =>
      told(tableAt({ options: { lords: [lord, 'pelf'] }, seats: [{}, {}] })).points.demolish
    expect([points('vexa'), points('gurn')]).toEqual([1, 2])
  })
})
