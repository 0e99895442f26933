/** The six Lords (section 15), each by both of its abilities. */
import { resourceLimit } from '@main/games/dungeon-digger/values'
import type { Action, LordId } from '@shared/games/dungeon-digger'
import { describe, expect, test } from 'vitest'
import { at, endTurn, move, step, tableAt, work, type Position } from './table'

const OTHERS: Readonly<Record<LordId, LordId>> = {
  mordrake: 'vexa',
  quillia: 'vexa',
  ozzika: 'vexa',
  pelf: 'vexa',
  gurn: 'vexa',
  vexa: 'gurn',
}
function tableOf(lord: LordId, position: Position) {
  return tableAt({ ...position, options: { ...position.options, lords: [lord, OTHERS[lord]] } })
}
const special: Action = { type: 'ability', which: 'special' }
const standard: Action = { type: 'ability', which: 'standard' }

describe('Mordrake Coalfist', () => {
  test('Crack of the Whip: the first paid Move of a turn has four steps', () => {
    const table = tableOf('mordrake', { seats: [{ tiles: ['KIT-1/0 -2,0'] }, {}] }).play(move)
    expect(table.state.agenda.at(-1)).toMatchObject({ type: 'steps', left: 4 })
    table.play({ type: 'stop' }, move)
    expect(table.state.agenda.at(-1)).toMatchObject({ type: 'steps', left: 3 })
  })
  test('Double Shift: two more points, once in a game, even after the last one (R57)', () => {
    const table = tableOf('mordrake', { seats: [{}, {}], points: 0 }).play(special)
    expect(table.state.turn.points).toBe(2)
    expect(table.player(0).lordTurned).toBe(true)
    expect(table.why(special)).toBe('ability-used')
    table.play(endTurn, endTurn)
    expect(table.why(special)).toBe('ability-used')
  })
})

describe('Quillia Thornscript', () => {
  test('Second Thoughts: one Think a turn for nothing, also after the last point (R57)', () => {
    const table = tableOf('quillia', { seats: [{ projects: ['COR-1', 'COR-2'] }, {}], points: 0 })
    table.play(standard, { type: 'set-aside', tile: 'COR-1' }, { type: 'draw' })
    expect(table.player(0).projects).toHaveLength(2)
    expect(table.why(standard)).toBe('ability-used')
  })
  test('Grand Design: three tiles more, the surplus goes back at the end as she likes', () => {
    const table = tableOf('quillia', {
      seats: [{ projects: ['COR-1', 'COR-2', 'COR-3'], bag: ['KIT-1', 'KIT-2', 'KIT-3'] }, {}],
    }).play(special)
    expect(table.reveals).toBe(true)
    expect(table.player(0).projects).toHaveLength(6)
    table.play(
      endTurn,
      { type: 'put-back', tile: 'COR-1' },
      { type: 'put-back', tile: 'COR-2' },
      { type: 'put-back', tile: 'COR-3' },
    )
    expect(table.player(0).projects).toEqual(['KIT-1', 'KIT-2', 'KIT-3'])
    expect(table.seat).toBe(1)
  })
})

describe('Brood-Mother Ozzika', () => {
  test('Teeming Nests: Resources are one more, in every turn (R58)', () => {
    const table = tableOf('ozzika', { seats: [{}, {}] })
    expect(resourceLimit(table.state, 0)).toBe(4)
    table.play(endTurn)
    expect(resourceLimit(table.state, 0)).toBe(4)
  })
  test('Great Hatching: up to two minions, within Resources', () => {
    const seats = [{ tiles: ['DOR-2/0 0,2'] as const, minions: ['-3,0', '-3,0'] as const }, {}]
    const table = tableOf('ozzika', { seats }).play(
      special,
      { type: 'rise', at: at('0,2') },
      { type: 'rise', at: at('-3,0') },
    )
    expect(table.count(0, '0,2')).toBe(1)
    expect(table.count(0, '-3,0')).toBe(3)
    const full = tableOf('ozzika', {
      seats: [{ minions: ['-3,0', '-3,0', '-3,0', '-3,0'] }, {}],
    })
    expect(full.kinds).not.toContain('ability')
  })
})

describe('Baron Pelf Underhook', () => {
  const seats = [{ tiles: ['COR-1/0 -2,0'], minions: ['-2,0'], projects: ['TRE-1'] }, {}] as const
  test('False Scales: the first coin of a turn is the better of two', () => {
    const table = tableOf('pelf', { seats, coinBag: [1, 3] }).play(work('TRE-1/0 -1,0'))
    expect(table.listed('keep')).toHaveLength(2)
    table.play({ type: 'keep', coin: 3 })
    expect(table.player(0).coins).toEqual([3])
    expect(table.state.coinBag).toHaveLength(11)
  })
  test('False Scales: with one coin left that coin is drawn', () => {
    const table = tableOf('pelf', { seats, coinBag: [1], emptyCoinBag: true })
    table.play(work('TRE-1/0 -1,0'))
    expect(table.player(0).coins).toEqual([1])
  })
  test('Night Tax: a random coin of each opponent with two at least', () => {
    const table = tableOf('pelf', { seats: [{}, { coins: [1, 2] }], rolls: [2] }).play(special)
    expect(table.player(0).coins).toEqual([2])
    expect(table.player(1).coins).toEqual([1])
    const poor = tableOf('pelf', { seats: [{}, { coins: [1] }] })
    expect(poor.kinds).not.toContain('ability')
  })
})

describe('Gurn Splitjaw', () => {
  const position: Position = {
    seats: [
      { tiles: ['KIT-1/0 0,0'], minions: ['0,0', '0,0'] },
      { tiles: ['TRE-1/0 1,0'], minions: ['1,0', '1,0'] },
    ],
  }
  test('Shield Wall: two or more count as one more when they attack', () => {
    const table = tableOf('gurn', position).play(move)
    expect(table.why(step('0,0', 1, '1,0'))).toBe('group-too-small')
    table.play(step('0,0', 2, '1,0'))
    expect(table.count(0, '1,0')).toBe(2)
    expect(table.count(1, '1,0')).toBe(0)
  })
  test('Shield Wall: defenders are not more', () => {
    const table = tableOf('vexa', {
      seats: [
        { tiles: ['KIT-1/0 0,0'], minions: ['0,0', '0,0', '0,0'] },
        { tiles: ['TRE-1/0 1,0'], minions: ['1,0', '1,0'] },
      ],
    }).play(move)
    expect(table.why(step('0,0', 3, '1,0'))).toBeNull()
  })
  test('Total War: the marker comes from the reserve, the minion stays', () => {
    const table = tableOf('gurn', {
      seats: [{ minions: ['1,0'] }, { tiles: ['TRE-1/0 1,0'] }],
    }).play(special, { type: 'conquer', at: at('1,0'), take: 'bag', from: null })
    expect(table.count(0, '1,0')).toBe(1)
    expect(table.markers('1,0')).toEqual([0])
    expect(table.player(0).reserve).toBe(11)
  })
})

describe('Lady Vexa Rubblebane', () => {
  test('Measured Charges: Demolish for one point', () => {
    const table = tableOf('vexa', {
      seats: [{ tiles: ['COR-1/0 -2,0'], minions: ['-2,0'] }, {}],
      neutral: [['collapse', '-1,0']],
      points: 1,
    }).play({ type: 'demolish', at: at('-1,0') })
    expect(table.state.turn.points).toBe(0)
  })
  test('Shake the Mountain: a Collapse anywhere, or any block away, with no minion near', () => {
    const position: Position = { seats: [{}, {}], neutral: [['collapse', '1,0']] }
    const put = tableOf('vexa', position).play(special, { type: 'shake', at: at('0,0') })
    expect(put.state.collapses).toBe(3)
    const away = tableOf('vexa', position).play(special, { type: 'shake', at: at('1,0') })
    expect(away.state.map.tiles[at('1,0')]).toBeNull()
    expect(away.state.collapses).toBe(4)
  })
})

test('an ability interrupts no pending bonus Orders', () => {
  const table = tableOf('mordrake', {
    seats: [{ tiles: ['COR-1/0 -2,0'], minions: ['-2,0'], projects: ['KIT-1'] }, {}],
  }).play(work('KIT-1/0 -1,0'))
  expect(table.why(special)).toBe('bonus-first')
})
