/** Creatures (16.6): summoned, moved, fought; Portals conquered, Lords eliminated (R47 to R50, R56, R65, R66). */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import { winnerOf } from '@main/games/dungeon-digger/ending'
import { trapWorks } from '@main/games/dungeon-digger/map/corridors'
import type { Action, Coin, CreatureId } from '@shared/games/dungeon-digger'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import {
  at,
  endTurn,
  move,
  step,
  stop,
  tableAt,
  type Place,
  type SeatAt,
  type Table,
} from './table'

const CREATURES = { scenario: 'creatures' } as const
function summon(creature: CreatureId, place: Place): Action {
  return { type: 'summon', creature, at: at(place) }
}
function walk(piece: CreatureId, to: Place): Action {
  return { type: 'walk', piece, to: at(to) }
}
function conquer(place: Place, take: 'hand' | 'bag' | 'none', from: Place = place): Action {
  return { type: 'conquer', at: at(place), take, from: at(from) }
}
function board(
  seats: readonly SeatAt[],
  pieces: readonly (readonly [CreatureId, number, Place])[] = [],
  more: { readonly active?: number; readonly coinBag?: readonly Coin[] } = {},
): Table {
  return tableAt({ options: CREATURES, seats, pieces, ...more })
}
function ways(table: Table, piece: CreatureId): readonly number[] {
  return table
    .listed('walk')
    .flatMap((action) => (action.type === 'walk' && action.piece === piece ? [action.to] : []))
}

describe('summoning', () => {
  test.each([
    ['troll', ['TOR-1/0 -2,0'], 3, 1],
    ['guardian', ['TRE-1/0 -2,0'], 1, 1],
    ['giantInsect', ['DOR-1/0 -4,0'], 2, 1],
    ['observer', ['TRE-1/0 -2,0', 'LIB-2/0 -1,0'], 2, 1],
    ['elemental', ['TOR-1/0 -2,0', 'KIT-1/0 -1,0'], 1, 1],
    ['corruptor', ['THR-1/0 -2,0', 'PIT-1/1 -1,0'], 4, 2],
  ] as const)('%s by its rooms', (creature, tiles, resources, points) => {
    // With no minions: only the Corruptor needs more Resources than there are.
    const kitchens = creature === 'corruptor' ? (['KIT-1/0 -4,0'] as const) : []
    const table = board([{ tiles: [...tiles, ...kitchens], minions: [] }, {}])
    expect(board([{ minions: [] }, {}]).why(summon(creature, '-3,0'))).toBe('room-missing')
    table.play(summon(creature, '-3,0'))
    const piece = must(table.state.pieces.find(({ id }) => id === creature))
    expect(piece).toMatchObject({ seat: 0, at: at('-3,0') })
    expect(table.state.turn.points).toBe(2 - points)
    expect(game.view(table.state, 0).players[0]?.resources.inUse).toBe(resources)
  })
  test('on the own Portal or one of those rooms, not on the Pit', () => {
    const table = board([
      { tiles: ['THR-1/0 -2,0', 'PIT-1/1 -1,0', 'KIT-1/0 -4,0'], minions: [] },
      {},
    ])
    const places = table.listed('summon').flatMap((action) => ('at' in action ? [action.at] : []))
    expect(places.toSorted()).toEqual([at('-3,0'), at('-2,0')].toSorted())
  })
  test('R47: one active room of each type; the Pit always counts', () => {
    const seats = (place: Place): readonly SeatAt[] => [
      { tiles: ['TOR-1/0 -2,0', 'KIT-1/0 -1,0'], minions: [] },
      { markers: [place] },
    ]
    expect(board(seats('-1,0')).why(summon('elemental', '-3,0'))).toBe('room-missing')
  })
  test('within Resources, with minions and creatures together', () => {
    const seats = [{ tiles: ['TOR-1/0 -2,0'] as const, minions: ['-3,0'] as const }, {}]
    expect(board(seats).rejection(summon('troll', '-3,0'))).toMatchObject({
      code: 'resources-full',
      named: { limit: 3, inPlay: 1, needed: 3 },
    })
  })
  test('R48: another’s never; a dead one by the same again', () => {
    const seats = [
      { tiles: ['TRE-1/0 -2,0'] as const, minions: [] },
      { tiles: ['TRE-1/0 2,0'] as const, minions: [] },
    ]
    const table = board(seats).play(summon('guardian', '-3,0'), endTurn)
    expect(table.why(summon('guardian', '3,0'))).toBe('creature-taken')
    const dead = tableAt({ options: CREATURES, seats, pieces: [['guardian', 0, null]] })
    expect(dead.why(summon('guardian', '-3,0'))).toBeNull()
    expect(board(seats, [['guardian', 0, '-2,0']]).why(summon('guardian', '-3,0'))).toBe(
      'creature-alive',
    )
  })
  test('the Corruptor gives each own minion and creature one free step', () => {
    const table = board([
      {
        tiles: ['THR-1/0 -2,0', 'PIT-1/1 -1,0', 'KIT-4/0 -4,0', 'KIT-3/4 -3,-1'],
        minions: ['-3,0', '-3,0'],
      },
      {},
    ]).play(summon('corruptor', '-3,0'))
    expect(table.state.turn.points).toBe(0)
    table.play(step('-3,0', 1, '-2,0'))
    // That one has made its step.
    expect(table.why(step('-2,0', 1, '-3,0'))).not.toBeNull()
    expect(table.why(step('-3,0', 1, '-2,0'))).toBeNull()
    expect(ways(table, 'corruptor')).toContain(at('-2,0'))
  })
})

describe('moving and fighting', () => {
  const tiles = ['COR-1/0 -2,0', 'NUG-1/0 -1,0', 'KIT-1/0 0,0'] as const
  test('one step moves it tile by tile up to its Movement; corridor runs do not apply', () => {
    const table = board([{ tiles, minions: [] }, {}], [['guardian', 0, '-3,0']]).play(move)
    expect(ways(table, 'guardian')).toEqual([at('-2,0')])
    table.play(walk('guardian', '-2,0'))
    // Two tiles are one step of the Guardian's.
    expect(new Set(ways(table, 'guardian'))).toEqual(new Set([at('-1,0'), at('-3,0')]))
    table.play(walk('guardian', '-1,0'))
    expect(ways(table, 'guardian')).toContain(at('0,0'))
  })
  test('R49: with minions it defends together, and they move apart', () => {
    const seats = [
      { tiles, minions: ['0,0'] as const },
      {
        tiles: ['COR-1/0 1,0', 'NUG-1/0 2,0'] as const,
        minions: ['1,0', '1,0', '1,0'] as const,
      },
    ]
    const table = board(seats, [['giantInsect', 0, '0,0']], { active: 1 }).play(move)
    expect(table.rejection(step('1,0', 3, '0,0'))).toMatchObject({
      code: 'group-too-small',
      named: { needed: 4, size: 3 },
    })
  })
  test('whoever kills one takes a coin of its player’s', () => {
    const seats = [
      { tiles, minions: [], coins: [2] as const },
      { tiles: ['COR-1/0 1,0'] as const, minions: ['1,0', '1,0', '1,0'] as const },
    ]
    const table = board(seats, [['giantInsect', 0, '0,0']], { active: 1 })
    table.play(move, step('1,0', 3, '0,0'))
    expect(table.player(1).coins).toEqual([2])
    expect(table.state.pieces.find(({ id }) => id === 'giantInsect')).toMatchObject({ at: null })
  })
  test('R56: the Guardian falls to three minions or to a creature alone', () => {
    const seats = (count: number): readonly SeatAt[] => [
      { tiles, minions: [] },
      {
        tiles: ['COR-1/0 1,0', 'NUG-1/0 2,0'],
        minions: Array.from({ length: count }, () => '1,0' as const),
      },
    ]
    const attack = (count: number) =>
      board(seats(count), [['guardian', 0, '0,0']], { active: 1 }).play(move)
    expect(attack(2).why(step('1,0', 2, '0,0'))).toBe('guardian-stands')
    expect(attack(3).why(step('1,0', 3, '0,0'))).toBeNull()
    const beast = board(
      seats(1),
      [
        ['guardian', 0, '0,0'],
        ['giantInsect', 1, '1,0'],
      ],
      { active: 1 },
    ).play(move)
    expect(ways(beast, 'giantInsect')).toContain(at('0,0'))
  })
  test('R56: the Observer passes three minions alone, and does not stop there', () => {
    const seats = (count: number): readonly SeatAt[] => [
      { tiles: ['KIT-4/0 -2,0'], minions: [] },
      {
        tiles: ['COR-1/0 -1,0', 'NUG-1/0 0,0'],
        minions: Array.from({ length: count }, () => '-1,0' as const),
      },
    ]
    const pass = board(seats(3), [['observer', 0, '-2,0']]).play(move)
    pass.play(walk('observer', '-1,0'))
    expect(pass.why(stop)).toBe('may-not-end-there')
    pass.play(walk('observer', '0,0'))
    expect(pass.count(1, '-1,0')).toBe(3)
    expect(ways(board(seats(4), [['observer', 0, '-2,0']]).play(move), 'observer')).not.toContain(
      at('-1,0'),
    )
  })
  test('the Troll may make a free step after a combat that it won', () => {
    const table = board(
      [
        { tiles, minions: [] },
        { tiles: ['COR-1/0 1,0', 'NUG-1/0 2,0'], minions: ['1,0', '1,0'] },
      ],
      [['troll', 0, '0,0']],
    ).play(move, walk('troll', '1,0'))
    expect(table.count(1, '1,0')).toBe(0)
    table.play(walk('troll', '2,0'))
    expect(table.state.pieces[0]).toMatchObject({ id: 'troll', at: at('2,0') })
  })
  test('a Trap kills it, unless a coin is given; the Observer is immune', () => {
    const seats = (coins: readonly Coin[]): readonly SeatAt[] => [
      { tiles: ['KIT-4/0 0,0'], minions: [], coins },
      { tiles: ['TRP-1/0 2,0', 'TRE-1/0 1,0'], minions: [] },
    ]
    const poor = board(seats([]), [['troll', 0, '1,0']]).play(move, walk('troll', '2,0'))
    expect(poor.happened('piece-died')).toMatchObject([{ piece: 'troll', cause: 'trap' }])
    const rich = board(seats([2]), [['troll', 0, '1,0']]).play(move, walk('troll', '2,0'))
    rich.play({ type: 'pay', coin: 2 })
    expect(rich.player(1).coins).toEqual([2])
    expect(rich.state.pieces[0]).toMatchObject({ at: at('2,0') })
    const immune = board(seats([2]), [['observer', 0, '1,0']]).play(move, walk('observer', '2,0'))
    expect(immune.player(0).coins).toEqual([2])
    expect(immune.happened('piece-died')).toEqual([])
  })
  test('it may be the sacrifice of Sabotage, and the presence for Demolish, not for Work', () => {
    const table = tableAt({
      options: CREATURES,
      seats: [{ tiles: ['COR-1/0 -2,0'], minions: [], projects: ['KIT-1'] }, {}],
      neutral: [['collapse', '-1,0']],
      pieces: [['guardian', 0, '-2,0']],
    })
    expect(table.why({ type: 'demolish', at: at('-1,0') })).toBeNull()
    expect(table.listed('work')).toEqual([])
    table.play({ type: 'sabotage', at: at('0,3') })
    expect(table.state.pieces[0]).toMatchObject({ id: 'guardian', at: null })
  })
})

describe('Conquer with a creature', () => {
  const seats = (minions: readonly Place[]): readonly SeatAt[] => [
    { minions },
    { tiles: ['KIT-1/0 2,0'], minions: [], coins: [1] },
  ]
  test('the marker is one of its player’s minions, from anywhere; without one, none', () => {
    const table = board(seats(['-3,0']), [['troll', 0, '2,0']], { coinBag: [3] })
    table.play(conquer('2,0', 'bag', '-3,0'))
    expect(table.markers('2,0')).toEqual([0])
    expect(table.state.minions[0]).toEqual([])
    expect(table.player(0).coins).toEqual([3])
    expect(board(seats([]), [['troll', 0, '2,0']]).listed('conquer')).toEqual([])
  })
  test('the Giant Insect cannot be used for it', () => {
    expect(board(seats(['-3,0']), [['giantInsect', 0, '2,0']]).listed('conquer')).toEqual([])
  })
  test('R66: with the Elemental a coin may be exchanged once', () => {
    const table = board(seats(['-3,0']), [['elemental', 0, '2,0']], { coinBag: [1, 2] })
    table.play(conquer('2,0', 'bag', '-3,0'))
    expect(table.kinds).toEqual(['exchange', 'pass'])
    table.play({ type: 'exchange' })
    expect(table.player(0).coins).toEqual([2])
    expect(table.state.discarded).toEqual([1])
    expect(table.listed('exchange')).toEqual([])
  })
})

describe('Portals', () => {
  const attack = (seats: readonly SeatAt[]) => tableAt({ options: CREATURES, seats })
  test('enemies enter and conquer them: a random coin of the owner’s, else of the bag', () => {
    const rich = attack([{ minions: ['3,0'] }, { minions: [], coins: [2] }])
    expect(rich.listed('conquer')).toEqual([conquer('3,0', 'hand')])
    const poor = attack([{ minions: ['3,0'] }, { minions: [] }])
    expect(poor.listed('conquer')).toEqual([conquer('3,0', 'bag')])
  })
  test('liberation removes one marker at a time', () => {
    const table = attack([
      { portal: '3,0', minions: ['3,0'] },
      { portal: '0,-3', markers: ['3,0'] },
      { portal: '-3,3', markers: ['3,0'] },
    ])
    table.play({ type: 'liberate', at: at('3,0'), marker: 2 })
    expect(table.markers('3,0')).toEqual([1])
    expect(table.player(2).reserve).toBe(12)
  })
  test('R50, R65: with three markers its owner is out; the majority has one coin, the rest is shown and gone', () => {
    const table = attack([
      { portal: '3,0', minions: ['0,-3', '0,-3'] },
      { portal: '0,-3', minions: [], coins: [1, 2, 3, 3] },
      { portal: '-3,3', markers: ['0,-3'] },
    ])
    table.play(conquer('0,-3', 'hand'), conquer('0,-3', 'hand'))
    expect(table.state.eliminated).toEqual([1])
    expect(table.kinds).toEqual(['inherit'])
    const [choice] = table.listed('inherit')
    table.play(must(choice))
    expect(table.player(0).coins).toHaveLength(3)
    expect(table.state.discarded).toHaveLength(1)
    expect(table.happened('coins-discarded')).toHaveLength(1)
  })
  test('R50: with a tie nobody inherits; its rooms and markers count for nothing, its Traps are off', () => {
    const table = attack([
      { portal: '6,-3', minions: ['3,-6'] },
      {
        portal: '3,-6',
        tiles: ['TRP-1/0 4,-6', 'KIT-1/0 5,-6'],
        minions: [],
        markers: ['-3,-2', '-5,3'],
        coins: [2, 3],
      },
      { portal: '-3,-3', tiles: ['KIT-4/2 -3,-2'], markers: ['3,-6'] },
      { portal: '-6,3', tiles: ['KIT-1/0 -5,3'], markers: ['3,-6'] },
      { portal: '-3,6' },
      { portal: '3,3' },
    ])
    table.play(conquer('3,-6', 'hand'))
    expect(table.state.eliminated).toEqual([1])
    expect(table.player(0).coins).toHaveLength(1)
    expect(table.state.discarded).toHaveLength(1)
    expect(trapWorks(table.state, at('4,-6'), 0)).toBe(false)
    expect(winnerOf(table.state, 'conqueror')).toBeNull()
    table.play(endTurn)
    expect(table.seat).toBe(2)
  })
  test('R50: rooms of who is out can be conquered no more; over its tiles the others go on', () => {
    const table = attack([
      { portal: '-3,3', minions: ['3,0', '1,0'], markers: ['3,0', '3,0'] },
      { portal: '3,0', minions: [], tiles: ['TRP-1/0 2,0', 'TRE-1/0 1,0'] },
      { portal: '0,-3' },
    ]).play(conquer('3,0', 'bag'))
    expect(table.why(conquer('1,0', 'bag'))).toBe('owner-eliminated')
    table.play(move, step('1,0', 1, '2,0'))
    expect(table.count(0, '2,0')).toBe(1)
  })
  test('enemies in a Portal keep its owner from rising and summoning there', () => {
    const table = attack([{ tiles: ['TRE-1/0 -2,0'], minions: [] }, { minions: ['-3,0'] }])
    expect(table.why({ type: 'rise', at: at('-3,0') })).toBe('enemy-there')
    expect(table.why(summon('guardian', '-3,0'))).toBe('enemy-there')
    expect(table.why(summon('guardian', '-2,0'))).toBeNull()
  })
  test('the last one in the game wins at once', () => {
    const table = attack([{ minions: ['3,0'] }, { minions: [], gold: 25 }])
    const set = tableAt({
      options: CREATURES,
      seats: [
        { minions: ['3,0'], markers: ['3,0', '3,0'] },
        { minions: [], gold: 25 },
      ],
    }).play(conquer('3,0', 'bag'))
    expect(table.state.result).toBeNull()
    expect(set.state.result).toBe('last-lord')
    const outcome = must(game.outcome(set.state))
    expect(game.standings(outcome)).toMatchObject([
      { rank: 1, won: true },
      { rank: 2, won: false },
    ])
  })
})

test('the game ends with 30 gold', () => {
  const result = (gold: number) =>
    tableAt({ options: CREATURES, seats: [{ gold }, {}] }).play(endTurn).state.result
  expect(result(29)).toBeNull()
  expect(result(30)).toBe('gold')
})
