/** What the view tells screens of placements, steps and Moves before anything is done. */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import type { Forecast } from '@shared/games/dungeon-digger'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import { gamesOf, play } from '../properties/games'
import { at, move, step, tableAt, type Table } from './table'

function told(table: Table, seat = table.seat): Forecast {
  return must(game.view(table.state, seat, true).forecast)
}

describe('a placement', () => {
  test('what it would earn and close, by its owner', () => {
    const table = tableAt({
      seats: [
        { tiles: ['COR-1/0 -2,0', 'NUG-1/0 -1,0'], minions: ['-1,0'], projects: ['TRE-1'] },
        {},
      ],
    })
    expect(told(table).placements).toMatchObject([
      { tile: 'TRE-1', at: at('0,0'), earnings: { gold: 3, treasureCoins: 1, nuggetCoins: 1 } },
    ])
    expect(told(table).placements[0]?.earnings.closed).toMatchObject([{ owner: 0, length: 2 }])
  })
  test('whose corridor it would spoil', () => {
    const table = tableAt({
      active: 1,
      seats: [
        { tiles: ['COR-1/0 -2,0', 'NUG-1/0 -1,0'] },
        { tiles: ['COR-1/0 2,0', 'NUG-1/0 1,0'], minions: ['1,0'], projects: ['KIT-1'] },
      ],
    })
    const [only] = told(table).placements
    expect(only).toMatchObject({ at: at('0,0'), rotation: 0 })
    expect(only?.earnings.spoilt).toMatchObject([{ owner: 0, length: 2 }])
  })
  test('which edges are wrong in a rotation that does not fit', () => {
    const table = tableAt({ seats: [{ projects: ['COR-1'] }, {}] })
    const trial = must(told(table).trials.find((one) => one.at === at('-2,0')))
    expect(trial.refusals.map((refusal) => refusal?.code ?? null)).toEqual([
      null,
      'wrong-edges',
      'wrong-edges',
      null,
      'wrong-edges',
      'wrong-edges',
    ])
    expect(trial.refusals[1]?.edges).toEqual([
      { edge: 3, kind: 'earth', faces: 'door', neighbour: at('-3,0') },
    ])
    expect(told(table).trials).toHaveLength(6)
  })
  test('a face-down tile that it would turn up', () => {
    const table = tableAt({
      options: { scenario: 'monsterHunt', monsterHuntFaceDown: true },
      neutral: [['ruins', '-1,0', 'down']],
      seats: [{ projects: ['COR-1'] }, {}],
    })
    const ahead = must(told(table).placements.find((one) => one.at === at('-2,0')))
    expect(ahead.turnsUp).toEqual([at('-1,0')])
    // What lies there is not told.
    expect(ahead.earnings.closed).toEqual([])
  })
  test('from the Sacrifice Pit, on all sides of the own dungeon', () => {
    const table = tableAt({
      seats: [{ tiles: ['PIT-1/1 -2,0'], projects: ['COR-1'] }, {}],
    }).play(move, step('-3,0', 1, '-2,0'))
    const { trials, placements } = told(table)
    expect(new Set(trials.map((trial) => trial.at)).size).toBe(7)
    expect(placements.length).toBeGreaterThan(0)
  })
})

describe('steps', () => {
  const seats = [
    {
      tiles: ['COR-1/0 -2,0', 'NUG-1/0 -1,0', 'KIT-1/0 0,0'] as const,
      minions: ['-3,0', '-3,0'] as const,
    },
    { tiles: ['TRE-1/0 2,0', 'TRP-1/0 1,0'] as const, minions: ['1,0'] as const },
  ]
  test('each listed one with its way', () => {
    const table = tableAt({ seats }).play(move)
    expect(told(table).steps).toContainEqual({
      from: at('-3,0'),
      size: 2,
      to: at('-1,0'),
      path: [at('-2,0'), at('-1,0')],
      kills: 0,
      trap: false,
    })
    table.play(step('-3,0', 2, '0,0'))
    expect(told(table).steps).toContainEqual({
      from: at('0,0'),
      size: 2,
      to: at('1,0'),
      path: [at('1,0')],
      kills: 1,
      trap: false,
    })
  })
  test('where a Move that is not begun could lead', () => {
    const [only] = told(tableAt({ seats })).moves
    expect(only).toMatchObject({ from: at('-3,0'), size: 2 })
    expect(only?.targets).toContainEqual({
      to: at('0,0'),
      steps: 1,
      path: [at('-2,0'), at('-1,0'), at('0,0')],
      arrive: 2,
    })
    expect(only?.targets.map(({ to, steps }) => [to, steps])).toContainEqual([at('2,0'), 3])
  })
})

test('nobody else is told anything, and nothing is told unless it is asked for', () => {
  const { state } = tableAt({ seats: [{ projects: ['COR-1'] }, {}] })
  for (const viewer of [null, 1]) expect(game.view(state, viewer, true).forecast).toBeNull()
  expect(game.view(state, 0).forecast).toBeNull()
})
test('in any game every listed placement and step is foretold, and no trial contradicts the list', () => {
  fc.assert(
    fc.property(
      gamesOf(fc.integer({ min: 2, max: 4 }), fc.constantFrom(null, 'monsterHunt' as const)),
      (given) => {
        let turn = 0
        play(given, ({ state, seat }) => {
          if (turn++ % 9 > 0) return state
          const listed = game.legalActions(state, seat)
          const { forecast } = game.view(state, seat, true)
          const works = listed.filter(({ type }) => type === 'work')
          expect(forecast?.placements ?? []).toHaveLength(works.length)
          for (const action of listed)
            if (action.type === 'step')
              expect(
                forecast?.steps.some(
                  (one) =>
                    one.from === action.from && one.size === action.size && one.to === action.to,
                ),
              ).toBe(true)
          const fits = (forecast?.trials ?? []).flatMap(({ tile, at: space, refusals }) =>
            refusals.flatMap((refusal, rotation) =>
              refusal === null ? [`${tile} ${space} ${rotation}`] : [],
            ),
          )
          for (const { tile, at: space, rotation } of forecast?.placements ?? [])
            expect(fits).toContain(`${tile} ${space} ${rotation}`)
          return state
        })
      },
    ),
    { numRuns: 6 },
  )
})
