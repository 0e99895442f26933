/** Each room and corridor of section 11: while it is active, and under an enemy marker. */
import { ingenuityOf, resourceLimit } from '@main/games/dungeon-digger/values'
import { describe, expect, test } from 'vitest'
import {
  at,
  endTurn,
  move,
  placementOf,
  step,
  tableAt,
  work,
  type Place,
  type TileAt,
} from './table'

/** The levels that building a tile grants, with these tiles there and some of them conquered. */
function grants(tiles: readonly TileAt[], build: TileAt, conquered: readonly Place[] = []) {
  const { tile } = placementOf(build)
  const table = tableAt({
    seats: [
      { tiles: ['COR-1/0 -2,0', ...tiles], minions: ['-2,0'], projects: [tile, 'NUG-6'] },
      { markers: conquered },
    ],
  }).play(work(build))
  const task = table.state.agenda.at(-1)
  return task?.type === 'bonus' ? task.grants : []
}

describe('rooms', () => {
  test('Torture Chamber: its ladder counts the new one, and no conquered one', () => {
    const two: readonly TileAt[] = ['TOR-2/1 0,3', 'TOR-3/0 3,-4']
    expect(grants([], 'TOR-1/0 -1,0')).toEqual([{ ability: 'torture', level: 1 }])
    expect(grants(two, 'TOR-1/0 -1,0')).toEqual([{ ability: 'torture', level: 3 }])
    expect(grants(two, 'TOR-1/0 -1,0', ['0,3'])).toEqual([{ ability: 'torture', level: 2 }])
  })
  test('Kitchen: two Resources, and its ladder for any room, the Pit and the Throne Room too', () => {
    const kitchen: readonly TileAt[] = ['KIT-1/0 0,3']
    expect(grants(kitchen, 'PIT-1/1 -1,0')).toEqual([{ ability: 'kitchen', level: 1 }])
    expect(grants(kitchen, 'THR-1/0 -1,0')).toEqual([{ ability: 'kitchen', level: 1 }])
    expect(grants(kitchen, 'NUG-1/0 -1,0')).toEqual([])
    expect(grants(kitchen, 'PIT-1/1 -1,0', ['0,3'])).toEqual([])
    const { state } = tableAt({ seats: [{ tiles: kitchen }, {}] })
    expect(resourceLimit(state, 0)).toBe(5)
  })
  test('Library: one Ingenuity, and its ladder for any corridor tile', () => {
    const library: readonly TileAt[] = ['LIB-1/0 0,3', 'LIB-2/0 3,-4']
    expect(grants(library, 'NUG-1/0 -1,0')).toEqual([{ ability: 'library', level: 2 }])
    expect(grants(library, 'TRP-1/0 -1,0', ['0,3'])).toEqual([{ ability: 'library', level: 1 }])
    expect(grants(library, 'TRE-1/0 -1,0')).toEqual([])
    const table = tableAt({ seats: [{ tiles: library }, {}] })
    expect(ingenuityOf(table.state, 0)).toBe(5)
    table.play(endTurn)
    expect(table.player(0).projects).toHaveLength(5)
  })
  test('Dormitory: a free minion if Resources and reserve allow, and Rise', () => {
    const build = (minions: readonly Place[]) =>
      tableAt({
        seats: [{ tiles: ['COR-1/0 -2,0'], minions, projects: ['DOR-3'] }, {}],
      }).play(work('DOR-3/0 -1,0'))
    expect(build(['-2,0']).count(0, '-1,0')).toBe(1)
    expect(build(['-2,0', '-2,0', '-2,0']).count(0, '-1,0')).toBe(0)
    expect(build(['-2,0']).why({ type: 'rise', at: at('-1,0') })).toBeNull()
  })
  test('Throne Room: a gold, and one for each own room beside it, built before or later', () => {
    const table = tableAt({
      seats: [
        {
          tiles: ['COR-1/0 -2,0', 'TRE-1/0 -1,-1'],
          minions: ['-2,0'],
          projects: ['THR-1'],
        },
        {},
      ],
    })
    // It opens on all sides: beside the earth of another room it does not fit.
    expect(table.why(work('THR-1/0 -1,0'))).not.toBeNull()
    const open = tableAt({
      seats: [
        {
          tiles: ['COR-1/0 -2,0', 'DOR-1/5 -1,-1'],
          minions: ['-2,0'],
          projects: ['THR-1'],
        },
        {},
      ],
    }).play(work('THR-1/0 -1,0'))
    // The corridor, the Throne Room, its neighbour.
    expect(open.player(0).gold).toBe(1 + 1 + 1)
  })
  test('Treasure Room: a coin when it is built; a Nugget one when its corridor is complete', () => {
    const table = tableAt({
      seats: [{ tiles: ['NUG-1/0 -2,0'], minions: ['-2,0'], projects: ['TRE-1'] }, {}],
    }).play(work('TRE-1/0 -1,0'))
    expect(table.player(0).coins).toHaveLength(2)
    const empty = tableAt({
      seats: [{ tiles: ['NUG-1/0 -2,0'], minions: ['-2,0'], projects: ['TRE-1'] }, {}],
      coinBag: [2],
      emptyCoinBag: true,
    }).play(work('TRE-1/0 -1,0'))
    expect(empty.player(0).coins).toEqual([2])
  })
  test('Portal: enemies do not enter, nobody conquers it', () => {
    const table = tableAt({
      seats: [{ minions: ['2,0'] }, { tiles: ['COR-1/0 2,0', 'KIT-1/0 1,0'] }],
    }).play(move)
    expect(table.why(step('2,0', 1, '3,0'))).toBe('enemy-portal')
  })
  test('Sacrifice Pit: no enemies, no markers', () => {
    const table = tableAt({
      seats: [
        { tiles: ['KIT-1/0 -1,0'], minions: ['0,0'] },
        { tiles: ['PIT-1/1 1,0', 'COR-1/0 0,0'] },
      ],
    })
    expect(table.why({ type: 'conquer', at: at('1,0'), take: 'bag', from: at('1,0') })).toBe(
      'not-conquerable',
    )
    expect(table.play(move).why(step('0,0', 1, '1,0'))).toBe('enemy-pit')
  })
})
