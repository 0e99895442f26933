/** Adventurers (16.2): their ways, what they switch off, combat, and what each can do (R31, R37 to R40, R53, R59). */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import { createRandom } from '@main/games/random'
import {
  ADVENTURERS,
  optionsSchema,
  totalOf,
  type Action,
  type AdventurerId,
} from '@shared/games/dungeon-digger'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import {
  at,
  endTurn,
  move,
  step,
  stop,
  tableAt,
  work,
  type Place,
  type SeatAt,
  type Table,
} from './table'

const OPTIONS = { scenario: 'adventurers' } as const
function walk(piece: AdventurerId, to: Place): Action {
  return { type: 'walk', piece, to: at(to) }
}
/** A's adventurer and B's, the other one far off. */
function board(
  mine: readonly [AdventurerId, Place],
  seats: readonly SeatAt[] = [{}, {}],
  theirs: readonly [AdventurerId, Place] = ['bard', '0,4'],
): Table {
  return tableAt({
    options: OPTIONS,
    seats,
    pieces: [
      [mine[0], 0, mine[1]],
      [theirs[0], 1, theirs[1]],
    ],
  })
}
function ways(table: Table, piece: AdventurerId): readonly number[] {
  return table
    .listed('walk')
    .flatMap((action) => (action.type === 'walk' && action.piece === piece ? [action.to] : []))
}

test('setup: each has one of them, on the centre', () => {
  const options = v.parse(optionsSchema, { players: 6, scenario: 'adventurers' })
  const { state } = game.setup(options, createRandom(3), 1)
  expect(state.pieces.map(({ id }) => id).toSorted()).toEqual([...ADVENTURERS].toSorted())
  expect(state.pieces.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4, 5])
  expect(state.pieces.every((piece) => piece.at === at('0,0'))).toBe(true)
})

describe('where they stand', () => {
  test('R31: such a space is not empty, for building nor for Sabotage', () => {
    const table = board(['mage', '-2,0'], [{ projects: ['COR-1'] }, {}])
    expect(table.why(work('COR-1/0 -2,0'))).toBe('space-not-empty')
    expect(table.why({ type: 'sabotage', at: at('-2,0') })).toBe('space-taken')
    expect(table.why({ type: 'sabotage', at: at('-1,0') })).toBeNull()
  })
  test('R38: a room of another under one is inactive, with no marker, coin or skipped turn', () => {
    const seats = [{}, { tiles: ['KIT-2/0 2,0', 'THR-1/0 2,-1'] as const, minions: [] }]
    const table = board(['mage', '2,0'], seats)
    expect(table.state.silent).toEqual([at('2,0')])
    expect(game.view(table.state, 1).players[1]?.resources.limit).toBe(3)
    expect(board(['mage', '1,0'], seats).state.silent).toEqual([])
    const throne = board(['mage', '2,-1'], seats)
    expect(throne.state.silent).toEqual([at('2,-1')])
    expect(throne.player(1).skips).toBe(false)
  })
  test('R38: own rooms stay active under it', () => {
    expect(board(['mage', '-2,0'], [{ tiles: ['KIT-1/0 -2,0'] }, {}]).state.silent).toEqual([])
  })
})

describe('ways', () => {
  test('R37: one step of a Move moves one by its Movement, over empty spaces freely', () => {
    const table = board(['mage', '0,0']).play(move)
    expect(ways(table, 'mage')).toHaveLength(6)
    table.play(walk('mage', '0,1'))
    expect(table.kinds).toContain('stop')
    const thief = board(['thief', '0,0']).play(move, walk('thief', '0,1'))
    expect(thief.listed('step')).toEqual([])
    thief.play(walk('thief', '0,2'))
    expect(thief.state.pieces[0]?.at).toBe(at('0,2'))
  })
  test('tiles are entered by open edges; blocks and the outline stop it', () => {
    const table = tableAt({
      options: OPTIONS,
      seats: [{ tiles: ['COR-1/0 -2,0'] }, {}],
      neutral: [['collapse', '-1,1']],
      pieces: [
        ['mage', 0, '-1,0'],
        ['bard', 1, '0,4'],
      ],
    }).play(move)
    const to = ways(table, 'mage')
    expect(to).toContain(at('-2,0'))
    expect(to).not.toContain(at('-1,1'))
    expect(to).toHaveLength(5)
    const rim = board(['mage', '-4,0']).play(move)
    expect(ways(rim, 'mage')).not.toContain(at('-3,0'))
  })
  test('R38: not into the own Portal, nor into any Sacrifice Pit', () => {
    const seats = [{ tiles: ['PIT-1/1 -2,0'] as const }, {}]
    const table = board(['mage', '-2,-1'], seats).play(move)
    expect(ways(table, 'mage')).not.toContain(at('-3,0'))
    expect(ways(table, 'mage')).not.toContain(at('-2,0'))
  })
  test('in another’s Portal it has escaped: 5 gold less for that owner at the end', () => {
    const table = tableAt({
      options: OPTIONS,
      seats: [{ gold: 30 }, { gold: 12, minions: [] }],
      pieces: [
        ['mage', 0, '2,0'],
        ['bard', 1, '0,4'],
      ],
    }).play(move, walk('mage', '3,0'), endTurn)
    expect(table.state.pieces[0]?.at).toBeNull()
    const outcome = must(game.outcome(table.state))
    expect(outcome.scores[1]).toMatchObject({ gold: 12, escapes: 1 })
    expect(totalOf(must(outcome.scores[1]))).toBe(7)
  })
  test('R59: an active Trap of another costs a coin of its controller’s choice, else it is closed', () => {
    const tiles = ['TRP-1/0 2,0', 'KIT-1/0 1,0'] as const
    const closed = board(['mage', '1,0'], [{}, { tiles }]).play(move)
    expect(ways(closed, 'mage')).not.toContain(at('2,0'))
    const paid = board(['mage', '1,0'], [{ coins: [1, 3] }, { tiles }])
    paid.play(move, walk('mage', '2,0'))
    expect(paid.listed('pay')).toEqual([
      { type: 'pay', coin: 1 },
      { type: 'pay', coin: 3 },
    ])
    paid.play({ type: 'pay', coin: 1 })
    expect([paid.player(0).coins, paid.player(1).coins]).toEqual([[3], [1]])
    const incomplete = board(['mage', '2,-1'], [{}, { tiles: ['TRP-1/0 2,0'] }]).play(move)
    expect(ways(incomplete, 'mage')).not.toContain(at('2,0'))
  })
})

describe('combat', () => {
  test('it attacks as so many minions as it has Life', () => {
    const seats = [{}, { tiles: ['KIT-4/0 2,0'] as const, minions: ['2,0', '2,0'] as const }]
    const warrior = board(['warrior', '1,0'], seats, ['bard', '-1,0']).play(move)
    // Life 2 and 1 more, with two minions near.
    warrior.play(walk('warrior', '2,0'))
    expect(warrior.count(1, '2,0')).toBe(0)
    const priest = board(['priest', '1,0'], seats).play(move)
    expect(ways(priest, 'priest')).not.toContain(at('2,0'))
  })
  test('R39: with its controller’s minions it defends together', () => {
    const seats = [
      { tiles: ['COR-1/0 -2,0', 'KIT-1/0 -1,0'] as const, minions: ['-1,0'] as const },
      { tiles: ['COR-1/0 0,0'] as const, minions: ['0,0', '0,0', '0,0'] as const },
    ]
    const table = tableAt({
      options: OPTIONS,
      active: 1,
      seats,
      pieces: [
        ['barbarian', 0, '-1,0'],
        ['bard', 1, '0,4'],
      ],
    }).play(move)
    expect(table.rejection(step('0,0', 3, '-1,0'))).toMatchObject({
      code: 'group-too-small',
      named: { needed: 5, size: 3 },
    })
  })
  test('R39: adventurers ignore each other', () => {
    const table = board(['mage', '0,0'], [{}, {}], ['warrior', '0,1'])
    table.play(move, walk('mage', '0,1'))
    expect(table.state.pieces.map((piece) => piece.at)).toEqual([at('0,1'), at('0,1')])
  })
  test('whoever kills one has 5 gold and a coin of the bag', () => {
    const seats = [
      { tiles: ['KIT-4/0 -2,0', 'COR-1/0 -1,0'] as const, minions: ['-2,0', '-2,0'] as const },
      {},
    ]
    const table = tableAt({
      options: OPTIONS,
      seats,
      coinBag: [2],
      pieces: [
        ['bard', 0, '0,4'],
        ['mage', 1, '-1,0'],
      ],
    }).play(move, step('-2,0', 2, '-1,0'))
    expect(table.player(0)).toMatchObject({ gold: 5, coins: [2] })
    expect(table.happened('piece-died')).toMatchObject([{ piece: 'mage', by: 0, cause: 'combat' }])
  })
})

describe('R53: what each can do', () => {
  const three = ['2,0', '2,0', '2,0'] as const
  test('Barbarian, Rage: once a turn into any number, killing one; at the end it gives way', () => {
    const seats = [{}, { tiles: ['KIT-4/0 2,0'] as const, minions: three }]
    const table = board(['barbarian', '1,0'], seats).play(move, walk('barbarian', '2,0'))
    expect(table.count(1, '2,0')).toBe(2)
    expect(table.state.pieces[0]?.at).toBe(at('2,0'))
    expect(table.state.turn.marks).toContain('rage')
    table.play(stop, endTurn)
    const [first] = table.listed('withdraw')
    expect(table.kinds).toEqual(['withdraw'])
    table.play(must(first))
    expect(table.state.pieces[0]?.at).not.toBe(at('2,0'))
  })
  test('Priest, Convert: fewer than its Life join it, and go home when it leaves', () => {
    const seats = [{}, { tiles: ['KIT-4/0 2,0'] as const, minions: ['2,0', '3,0'] as const }]
    const table = board(['priest', '1,0'], seats).play(move, walk('priest', '2,0'))
    expect(table.state.pieces[0]).toMatchObject({ converted: [1] })
    expect(game.view(table.state, 0).pieces[0]).toMatchObject({ life: 3 })
    expect(table.count(1, '2,0')).toBe(0)
    expect(table.player(1).reserve).toBe(11)
    table.play(walk('priest', '3,0'))
    // Its owner's minion stands there: Life 3 beats it, and the Priest escapes.
    expect(table.state.pieces[0]?.at).toBeNull()
    expect(table.player(1).reserve).toBe(13)
  })
  test('Thief, Hide: passes anybody, rests among enemies on corridor tiles alone', () => {
    const seats = [
      {},
      { tiles: ['COR-1/0 2,0', 'KIT-1/0 1,0'] as const, minions: ['1,0', '2,0', '2,0'] as const },
    ]
    const table = board(['thief', '0,0'], seats).play(move, walk('thief', '1,0'))
    expect(table.why(stop)).toBe('may-not-end-there')
    table.play(walk('thief', '2,0'))
    expect(table.state.pieces[0]?.at).toBe(at('2,0'))
    table.play(stop, endTurn)
    // On a corridor tile nobody can kill it, and it is in nobody's way.
    table.play(move, step('1,0', 1, '2,0'))
    expect(table.count(1, '2,0')).toBe(3)
    expect(table.state.pieces[0]?.at).toBe(at('2,0'))
  })
  test('Warrior, Leader: farther with another within 5, stronger with two minions within 3', () => {
    const view = (mage: Place, minions: readonly Place[]) =>
      game.view(
        tableAt({
          options: OPTIONS,
          seats: [{ tiles: ['COR-1/0 -2,0'], minions }, { minions: [] }],
          pieces: [
            ['warrior', 0, '0,0'],
            ['mage', 1, mage],
          ],
        }).state,
        0,
      ).pieces[0]
    expect(view('0,4', ['-3,0'])).toMatchObject({ movement: 2, life: 2 })
    expect(view('0,4', ['-3,0', '-2,0'])).toMatchObject({ movement: 2, life: 3 })
  })
  test('Mage, Flame (R40): everybody on the line dies, its own minions too, and it is done', () => {
    const seats = [
      {
        tiles: ['COR-1/0 -2,0', 'NUG-1/0 -1,0', 'TRP-1/0 0,0'] as const,
        minions: ['-1,0'] as const,
      },
      { minions: ['0,0', '3,0'] as const },
    ]
    const table = tableAt({
      options: OPTIONS,
      seats,
      pieces: [
        ['mage', 0, '1,0'],
        ['bard', 1, '0,4'],
      ],
    })
    // From outside, onto a tile that enemies hold: not for a Mage; so over its own end of the corridor.
    table.play(move)
    expect(ways(table, 'mage')).not.toContain(at('0,0'))
    const inside = tableAt({
      options: OPTIONS,
      seats: [
        {
          tiles: ['KIT-4/0 -2,0', 'NUG-1/0 -1,0', 'TRP-1/0 0,0', 'COR-1/0 1,0'],
          minions: ['0,0'],
        },
        { minions: ['1,0', '1,0'] },
      ],
      pieces: [
        ['mage', 0, '-2,0'],
        ['bard', 1, '0,4'],
      ],
    }).play(move, walk('mage', '-1,0'))
    expect(inside.listed('flame')).toEqual([{ type: 'flame', direction: 0 }])
    inside.play({ type: 'flame', direction: 0 })
    expect([inside.count(0, '0,0'), inside.count(1, '1,0')]).toEqual([0, 0])
    expect(inside.player(1).reserve).toBe(13)
    expect(ways(inside, 'mage')).toEqual([])
    expect(inside.why(walk('mage', '-2,0'))).not.toBeNull()
  })
  test('Bard, Enchant: killed only with two more of the attacker’s minions within 2', () => {
    const tiles = ['KIT-4/0 -2,0', 'COR-1/0 -1,0'] as const
    const attack = (minions: readonly Place[]) =>
      tableAt({
        options: OPTIONS,
        seats: [{ tiles, minions }, {}],
        pieces: [
          ['mage', 0, '0,4'],
          ['bard', 1, '-1,0'],
        ],
      }).play(move)
    const few = attack(['-2,0', '-2,0', '-3,0'])
    expect(few.why(step('-2,0', 2, '-1,0'))).toBe('bard-guarded')
    const enough = attack(['-2,0', '-2,0', '-3,0', '-3,0']).play(step('-2,0', 2, '-1,0'))
    expect(enough.player(0).gold).toBe(5)
  })
})

test('the game ends with 25 gold', () => {
  const table = tableAt({ options: OPTIONS, seats: [{ gold: 25 }, {}] }).play(endTurn)
  expect(table.state.result).toBe('gold')
})
