/** Dragon’s Lair (16.5): hidden tiles, Eggs, the Dragon, the Treasure and its Hoard (R44 to R46, R55, R59, R64). */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import { createRandom } from '@main/games/random'
import { optionsSchema, type Action, type Coin } from '@shared/games/dungeon-digger'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { at, endTurn, move, step, stop, tableAt, work, type Place, type Position } from './table'

const LAIR = { scenario: 'dragonsLair' } as const
const HOARD: readonly Coin[] = [1, 1, 2]
function dragonTo(place: Place): Action {
  return { type: 'dragon', to: at(place) }
}
/** A's Portal beside the lair, and B's. */
function board(position: Partial<Position> & Pick<Position, 'seats'>) {
  return tableAt({
    options: LAIR,
    scenario: { hoard: HOARD, ...position.scenario },
    ...position,
    ...(position.scenario && { scenario: { hoard: HOARD, ...position.scenario } }),
  })
}
const A_AT = { portal: '-3,0' } as const
const B_AT = { portal: '4,-2' } as const

describe('setup', () => {
  test('seven tiles face down in the middle, three coins on the Hoard, the area of one player more', () => {
    const options = v.parse(optionsSchema, { players: 2, scenario: 'dragonsLair' })
    const { state } = game.setup(options, createRandom(4), 1)
    expect(state.map.area).toBe('A3')
    const tiles = state.map.tiles.filter((tile) => tile?.kind === 'neutral')
    expect(tiles.map(({ tile }) => tile).toSorted()).toEqual([
      'lair-cave',
      'lair-cave',
      'lair-cave',
      'lair-dragon',
      'lair-eggs',
      'lair-eggs',
      'lair-treasure',
    ])
    expect(state.coinBag).toHaveLength(9)
    expect(state.scenario).toMatchObject({ dragon: null, treasure: null })
    const seen = game.view(state, 0)
    expect(seen.scenario).toMatchObject({ hoard: 3 })
    expect(
      new Set(seen.map.tiles.flatMap((tile) => (tile?.kind === 'neutral' ? [tile.tile] : []))),
    ).toEqual(new Set(['lair-back']))
  })
  test('a tile face down closes a corridor too', () => {
    const table = board({
      seats: [{ ...A_AT, minions: ['-3,0'], projects: ['COR-1'] }, B_AT],
      neutral: [['lair-cave', '-1,0', 'down']],
    }).play(work('COR-1/0 -2,0'))
    expect(table.player(0).gold).toBe(1)
    expect(table.happened('tile-revealed')).toEqual([])
  })
})

describe('entering', () => {
  const enter = (tile: 'lair-cave' | 'lair-eggs' | 'lair-dragon' | 'lair-treasure') =>
    board({
      seats: [{ ...A_AT, tiles: ['COR-1/0 -2,0'], minions: ['-3,0'] }, B_AT],
      neutral: [[tile, '-1,0', 'down']],
    }).play(move, step('-3,0', 1, '-1,0'))
  test('a tile is turned up when a minion first enters', () => {
    const table = enter('lair-cave')
    expect(table.happened('tile-revealed')).toMatchObject([{ at: at('-1,0'), tile: 'lair-cave' }])
    expect(table.count(0, '-1,0')).toBe(1)
    expect(table.reveals).toBe(true)
  })
  test('the Dragon attacks whoever enters its tile', () => {
    const table = enter('lair-dragon')
    expect(table.count(0, '-1,0')).toBe(0)
    expect(table.happened('died')).toMatchObject([{ seat: 0, cause: 'dragon', count: 1 }])
    expect(table.state.scenario).toMatchObject({ dragon: at('-1,0') })
  })
  test('the Treasure is picked up', () => {
    expect(enter('lair-treasure').state.scenario).toMatchObject({
      treasure: { at: at('-1,0'), carrier: 0 },
    })
  })
  test('R55: where the Dragon is nobody enters, but on its own tile, where it attacks again', () => {
    const at2 = (tile: 'lair-cave' | 'lair-dragon') =>
      board({
        seats: [{ ...A_AT, tiles: ['COR-1/0 -2,0'], minions: ['-3,0'] }, B_AT],
        neutral: [[tile, '-1,0']],
        scenario: { dragon: at('-1,0') },
      }).play(move)
    expect(at2('lair-cave').why(step('-3,0', 1, '-1,0'))).toBe('dragon-there')
    const home = at2('lair-dragon').play(step('-3,0', 1, '-1,0'))
    expect(home.happened('died')).toMatchObject([{ cause: 'dragon' }])
  })
})

describe('Eggs', () => {
  const eggs = (coins: readonly Coin[] = []) =>
    board({
      seats: [{ ...A_AT, tiles: ['COR-1/0 -2,0'], minions: ['-1,0', '-1,0'], coins }, B_AT],
      neutral: [['lair-eggs', '-1,0']],
    })
  test('for a point a group of any size leaves safely, one tile far', () => {
    const table = eggs()
    const sneak = (to: Place): Action => ({ type: 'sneak', from: at('-1,0'), size: 2, to: at(to) })
    expect(table.why(sneak('-3,0'))).not.toBeNull()
    table.play(sneak('-2,0'))
    expect(table.count(0, '-2,0')).toBe(2)
    expect(table.state.turn.points).toBe(1)
  })
  test('by a step the Dragon wakes, and the step is lost', () => {
    const table = eggs().play(move, step('-1,0', 1, '-2,0'))
    expect(table.state.scenario).toMatchObject({ dragon: at('-1,0') })
    expect(table.count(0, '-2,0')).toBe(0)
    expect(table.player(0).reserve).toBe(13)
  })
  test('R44, R59: a coin of the giver’s choice saves each; the Hoard has them', () => {
    const table = eggs([1, 2]).play(move, step('-1,0', 2, '-2,0'))
    expect(table.kinds).toEqual(['rescue', 'refuse'])
    table.play({ type: 'rescue', coin: 2, to: at('-2,0') }, { type: 'refuse' })
    expect(table.count(0, '-2,0')).toBe(1)
    expect(table.player(0).coins).toEqual([1])
    expect(table.state.scenario).toMatchObject({ hoard: [...HOARD, 2] })
  })
  test('R44: not into hidden or enemy-held tiles, and without a way nobody is saved', () => {
    const table = board({
      seats: [
        { ...A_AT, minions: ['-1,0'], coins: [3] },
        { ...B_AT, tiles: ['KIT-4/0 -2,0'], minions: ['-2,0'] },
      ],
      neutral: [
        ['lair-eggs', '-1,0'],
        ['lair-cave', '0,0', 'down'],
      ],
    }).play(move, step('-1,0', 1, '0,0'))
    expect(table.count(0, '-1,0')).toBe(0)
    expect(table.player(0).coins).toEqual([3])
  })
})

describe('the Dragon moves', () => {
  const carried = (more: Partial<Position> = {}) =>
    board({
      active: 1,
      seats: [{ ...A_AT, tiles: ['COR-1/0 -2,0'], minions: ['-2,0', '-2,0'] }, B_AT],
      neutral: [
        ['lair-dragon', '-1,0'],
        ['lair-treasure', '1,0'],
      ],
      coinBag: [3],
      scenario: { dragon: at('-1,0'), treasure: { at: at('-2,0'), carrier: 0 } },
      ...more,
    })
  test('for a point of another player, any way, but not of the carrier’s', () => {
    const table = carried()
    expect(table.listed('dragon')).toHaveLength(6)
    table.play(dragonTo('-1,1'))
    expect(table.state.turn.points).toBe(1)
    expect(table.state.scenario).toMatchObject({ dragon: at('-1,1') })
    // R31: that space is not empty.
    expect(table.why({ type: 'sabotage', at: at('-1,1') })).toBe('space-taken')
    expect(carried({ active: 0 }).why(dragonTo('-1,1'))).toBe('you-carry-treasure')
  })
  test('where it meets the Treasure both go home, and a coin of the bag joins the Hoard', () => {
    const table = carried().play(dragonTo('-2,0'))
    expect(table.count(0, '-2,0')).toBe(0)
    expect(table.state.scenario).toMatchObject({
      dragon: at('-1,0'),
      treasure: { at: at('1,0'), carrier: null },
      hoard: [...HOARD, 3],
    })
  })
  test('R64: one of those who stand on the Treasure’s tile takes it up at once', () => {
    const table = carried({
      seats: [
        { ...A_AT, tiles: ['COR-1/0 -2,0'], minions: ['-2,0'] },
        { ...B_AT, minions: ['1,0'] },
      ],
    }).play(dragonTo('-2,0'))
    expect(table.state.scenario).toMatchObject({ treasure: { at: at('1,0'), carrier: 1 } })
  })
  test('R45: it never enters a Portal', () => {
    const table = carried({
      scenario: { dragon: at('-2,-1'), treasure: { at: at('-2,0'), carrier: 0 } },
    })
    expect(table.why(dragonTo('-3,0'))).toBe('dragon-not-that-far')
  })
  test('R55: not while the Treasure lies on the ground, nor while it is not on the board', () => {
    const lying = carried({
      scenario: { dragon: at('-1,0'), treasure: { at: at('-2,0'), carrier: null } },
    })
    // R46: of those who stand there one would carry it; here nobody is asked to move it.
    expect(lying.listed('dragon')).toEqual([])
    expect(
      carried({ scenario: { dragon: null, treasure: { at: at('-2,0'), carrier: 0 } } }).why(
        dragonTo('-1,1'),
      ),
    ).toBe('dragon-not-there')
  })
  test('its home still hidden, it leaves the board', () => {
    const table = carried({
      neutral: [
        ['lair-dragon', '-1,0', 'down'],
        ['lair-treasure', '1,0'],
      ],
      scenario: { dragon: at('-1,1'), treasure: { at: at('-2,0'), carrier: 0 } },
      seats: [{ ...A_AT, tiles: ['COR-1/0 -2,0'], minions: ['-2,0'] }, B_AT],
    })
    table.play(dragonTo('-2,1'), dragonTo('-2,0'))
    expect(table.state.scenario).toMatchObject({ dragon: null })
  })
})

describe('the Treasure', () => {
  const carry = (minions: readonly Place[], more: Partial<Position> = {}) =>
    board({
      seats: [
        { ...A_AT, tiles: ['COR-1/0 -4,0', 'KIT-1/0 -5,0'], minions },
        { ...B_AT, minions: [] },
      ],
      scenario: { treasure: { at: at('-5,0'), carrier: 0 } },
      ...more,
    })
  test('where a part of them leaves, their player says whether the carrier is among them', () => {
    const with1 = carry(['-5,0', '-5,0']).play(move, step('-5,0', 1, '-4,0', true))
    expect(with1.state.scenario).toMatchObject({ treasure: { at: at('-4,0'), carrier: 0 } })
    const without1 = carry(['-5,0', '-5,0']).play(move, step('-5,0', 1, '-4,0', false))
    expect(without1.state.scenario).toMatchObject({ treasure: { at: at('-5,0'), carrier: 0 } })
    // The last to leave takes it along.
    without1.play(step('-5,0', 1, '-4,0'))
    expect(without1.state.scenario).toMatchObject({ treasure: { at: at('-4,0'), carrier: 0 } })
  })
  test('winners of a combat take it', () => {
    const table = board({
      active: 1,
      seats: [
        { ...A_AT, tiles: ['KIT-1/0 -4,0'], minions: ['-4,0'] },
        { ...B_AT, tiles: ['TRE-1/0 -5,0'], minions: ['-5,0', '-5,0'] },
      ],
      scenario: { treasure: { at: at('-4,0'), carrier: 0 } },
    }).play(move, step('-5,0', 2, '-4,0'))
    expect(table.state.scenario).toMatchObject({ treasure: { at: at('-4,0'), carrier: 1 } })
  })
  test('R46: of a carrier that is sacrificed it stays there, for the next', () => {
    const table = carry(['-5,0', '-3,0']).play(
      { type: 'sabotage', at: at('-3,2') },
      { type: 'sacrifice', from: at('-5,0'), piece: null },
    )
    expect(table.state.scenario).toMatchObject({ treasure: { at: at('-5,0'), carrier: null } })
    table.play(move, step('-3,0', 1, '-5,0'))
    expect(table.state.scenario).toMatchObject({ treasure: { at: at('-5,0'), carrier: 0 } })
  })
  test('on the own Portal: the Hoard is its carrier’s, and the game ends with the turn', () => {
    const table = carry(['-5,0']).play(move, step('-5,0', 1, '-3,0'))
    expect(table.player(0).coins).toEqual(HOARD)
    expect(table.state.scenario).toMatchObject({ delivered: 0, hoard: [] })
    expect(table.state.result).toBeNull()
    if (table.kinds.includes('stop')) table.play(stop)
    expect(table.play(endTurn).state.result).toBe('treasure')
  })
})

test('the game ends with 30 gold', () => {
  const result = (gold: number) =>
    board({ seats: [{ ...A_AT, gold }, B_AT] }).play(endTurn).state.result
  expect(result(29)).toBeNull()
  expect(result(30)).toBe('gold')
})
