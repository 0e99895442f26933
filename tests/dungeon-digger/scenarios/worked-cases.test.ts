/** The worked cases of the rules page, section 19. */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import { resourceLimit } from '@main/games/dungeon-digger/values'
import { createRandom } from '@main/games/random'
import { optionsSchema, totalOf, type Action, type TileId } from '@shared/games/dungeon-digger'
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
  type Table,
  type TileAt,
} from './table'

const B = {}
/** The rotations in which a tile may be worked on a space. */
function rotations(table: Table, tile: TileId, place: Place): readonly number[] {
  return [0, 1, 2, 3, 4, 5].filter((k) => table.why(work(`${tile}/${k} ${place}`)) === null)
}
function places(table: Table, type: Action['type'] = 'step'): readonly number[] {
  const targets = table.listed(type).map((action) => ('to' in action ? action.to : -1))
  return [...new Set(targets)].sort((one, other) => one - other)
}
function spaces(...list: readonly Place[]): readonly number[] {
  return list.map(at).sort((one, other) => one - other)
}

describe('worked cases', () => {
  test('1: a game of two is set up', () => {
    const options = v.parse(optionsSchema, { players: 2 })
    let { state } = game.setup(options, createRandom(5), 1)
    while (state.round === 0) {
      const seat = must(game.asked(state)[0] ?? null)
      const applied = game.apply(state, seat, game.legalActions(state, seat)[0])
      if (!applied.ok) throw new Error('refused')
      ;({ state } = applied)
    }
    expect(state.coinBag).toHaveLength(12)
    expect(state.collapses).toBe(4)
    for (const [seat, player] of state.players.entries()) {
      expect(player.bag).toHaveLength(38)
      expect(player.projects).toHaveLength(3)
      expect(player.reserve).toBe(12)
      expect(player.gold).toBe(0)
      expect(state.minions[seat]).toEqual([player.portal])
    }
  })

  test('2: a corridor fits a Portal by its arms', () => {
    const table = tableAt({ seats: [{ projects: ['COR-1', 'COR-2'] }, B] })
    expect(rotations(table, 'COR-1', '-2,0')).toEqual([0, 3])
    expect(rotations(table, 'COR-2', '-2,0')).toEqual([1, 3])
  })

  test('3: a room touches a door and the earth of a corridor', () => {
    const table = tableAt({
      seats: [{ tiles: ['COR-1/0 -2,0'], projects: ['KIT-2', 'TOR-4', 'NUG-1'] }, B],
    })
    expect(rotations(table, 'KIT-2', '-2,-1')).toEqual([0, 2, 4])
    expect(rotations(table, 'TOR-4', '-2,-1')).toEqual([0, 3])
    const starts = table
      .listed('work')
      .flatMap((action) => (action.type === 'work' && action.tile === 'NUG-1' ? [action.at] : []))
    expect([...new Set(starts)].sort((a, b) => a - b)).toEqual(
      spaces('-2,-1', '-3,-1', '-4,0', '-4,1', '-3,1'),
    )
  })

  test('4: a corridor against the board edge stays open for ever', () => {
    const table = tableAt({ seats: [{ projects: ['COR-1'] }, B] }).play(work('COR-1/0 -4,0'))
    expect(table.player(0).gold).toBe(0)
  })

  test('5: the first corridor, and a Kitchen that counts itself', () => {
    const table = tableAt({
      seats: [{ tiles: ['COR-1/0 -2,0'], minions: ['-2,0'], projects: ['KIT-1'] }, B],
    })
    expect(resourceLimit(table.state, 0)).toBe(3)
    table.play(work('KIT-1/0 -1,0'))
    expect(table.player(0).gold).toBe(1)
    expect(resourceLimit(table.state, 0)).toBe(5)
    expect(table.listed('declare')).toEqual([
      { type: 'declare', ability: 'kitchen', orders: ['move'] },
      { type: 'declare', ability: 'kitchen', orders: ['think'] },
    ])
  })

  test('6: a corridor of three, a Nugget and a Treasure Room', () => {
    const table = tableAt({
      seats: [
        {
          tiles: ['COR-1/0 -2,0', 'NUG-1/0 -1,0', 'TRP-1/0 0,0'],
          minions: ['0,0'],
          projects: ['TRE-1'],
        },
        B,
      ],
    }).play(work('TRE-1/0 1,0'))
    expect(table.player(0).gold).toBe(5)
    expect(table.player(0).coins).toHaveLength(2)
    expect(table.reveals).toBe(true)
  })

  test('7: a corridor of five round corners', () => {
    const table = tableAt({
      seats: [
        {
          tiles: ['COR-1/0 -2,0', 'NUG-3/3 -1,0', 'TRP-1/2 -1,1', 'NUG-4/0 -1,2', 'TRP-2/0 0,2'],
          minions: ['0,2'],
          projects: ['DOR-1'],
        },
        B,
      ],
    }).play(work('DOR-1/1 1,2'))
    expect(table.player(0).gold).toBe(9)
    expect(table.player(0).coins).toHaveLength(2)
    expect(table.count(0, '1,2')).toBe(1)
  })

  test('8: three corridors on one tile', () => {
    const table = tableAt({
      seats: [{ projects: ['COR-4', 'KIT-1', 'TRE-1', 'LIB-2'] }, B],
      points: 9,
    }).play(work('COR-4/0 -2,0'))
    expect(table.player(0).gold).toBe(0)
    table.play(move, step('-3,0', 1, '-2,0'), stop, work('KIT-1/0 -1,0'))
    expect(table.player(0).gold).toBe(1)
    table.play({ type: 'decline', ability: 'kitchen' }, work('TRE-1/1 -1,-1'))
    expect(table.player(0).gold).toBe(2)
    expect(table.player(0).coins).toHaveLength(1)
    table.play({ type: 'decline', ability: 'kitchen' }, work('LIB-2/1 -3,1'))
    expect(table.player(0).gold).toBe(3)
  })

  test('9: an inner door closes a corridor of its own tile', () => {
    const table = tableAt({ seats: [{ projects: ['COR-5'] }, B] }).play(work('COR-5/1 -2,0'))
    expect(table.player(0).gold).toBe(1)
  })

  test('10: an enemy door closes nothing', () => {
    const table = tableAt({
      seats: [
        { tiles: ['COR-1/0 -2,0', 'NUG-1/0 -1,0', 'TRP-1/0 0,0'], minions: ['0,0'] },
        { tiles: ['COR-1/0 2,0'], minions: ['2,0'], projects: ['KIT-1'] },
      ],
      active: 1,
    }).play(work('KIT-1/0 1,0'))
    expect(table.player(1).gold).toBe(1)
    expect(table.player(0).gold).toBe(0)
    table.play({ type: 'decline', ability: 'kitchen' }, move)
    // A single minion does not enter where one stands; it could, were there none.
    expect(table.why(step('2,0', 1, '0,0'))).not.toBeNull()
    expect(places(table)).toContain(at('1,0'))
  })

  test('11: Sabotage, and Demolish in front of it', () => {
    const table = tableAt({
      seats: [{ tiles: ['COR-1/0 -2,0'], minions: ['-2,0'], projects: ['KIT-1'] }, {}],
      active: 1,
    }).play({ type: 'sabotage', at: at('-1,0') })
    expect(table.state.turn.points).toBe(1)
    expect(table.state.minions[1]).toEqual([])
    expect(table.player(1).reserve).toBe(13)
    expect(table.state.collapses).toBe(3)
    table.play(endTurn, { type: 'demolish', at: at('-1,0') })
    expect(table.state.turn.points).toBe(0)
    expect(table.state.collapses).toBe(3)
    table.play(endTurn, endTurn, work('KIT-1/0 -1,0'))
    expect(table.player(0).gold).toBe(1)
  })

  test('12: a run along a corridor is one step; rooms end it', () => {
    const tiles: readonly TileAt[] = [
      'COR-1/0 -2,0',
      'NUG-1/0 -1,0',
      'TRP-1/0 0,0',
      'TRE-1/0 1,0',
      'KIT-1/0 2,0',
    ]
    const from = (place: Place) => tableAt({ seats: [{ tiles, minions: [place] }, B] }).play(move)
    expect(places(from('-3,0'))).toEqual(spaces('-2,0', '-1,0', '0,0', '1,0'))
    expect(places(from('1,0'))).toEqual(spaces('2,0', '0,0', '-1,0', '-2,0', '-3,0'))
    expect(from('2,0').why(step('2,0', 1, '3,0'))).toBe('enemy-portal')
  })

  test('13: inner doors end a run', () => {
    const tiles: readonly TileAt[] = [
      'COR-4/0 -2,0',
      'COR-1/0 -1,0',
      'KIT-1/0 0,0',
      'TRE-1/1 -1,-1',
    ]
    const from = (place: Place) => tableAt({ seats: [{ tiles, minions: [place] }, B] }).play(move)
    expect(places(from('-3,0'))).toEqual(spaces('-2,0', '-1,0', '0,0'))
    expect(places(from('-1,-1'))).toEqual(spaces('-2,0'))
    expect(places(from('-2,0'))).toEqual(spaces('-3,0', '-1,0', '0,0', '-1,-1'))
  })

  test('14: in enemy territory a step is one tile long', () => {
    const mine: readonly TileAt[] = ['COR-1/0 -2,0', 'KIT-1/0 -1,0']
    const theirs: readonly TileAt[] = ['COR-1/0 2,0', 'NUG-1/0 1,0', 'TRP-1/0 0,0']
    const from = (place: Place) =>
      tableAt({
        seats: [{ tiles: mine, minions: [place], projects: ['COR-2'] }, { tiles: theirs }],
      })
    expect(places(from('-1,0').play(move))).toEqual(spaces('-2,0', '-3,0', '0,0'))
    expect(places(from('0,0').play(move))).toEqual(spaces('-1,0', '1,0'))
    expect(places(from('2,0').play(move))).toEqual(spaces('1,0'))
    expect(from('0,0').listed('work')).toEqual([])
    const b = tableAt({ seats: [{ tiles: mine }, { tiles: theirs }], active: 1 }).play(move)
    expect(places(b)).toEqual(spaces('2,0', '1,0', '0,0'))
  })

  test('15: combat first, then the Trap', () => {
    const table = tableAt({
      seats: [
        { tiles: ['KIT-1/0 0,0'], minions: ['1,0', '1,0', '1,0'] },
        { tiles: ['TRP-1/0 2,0', 'TRE-1/0 1,0'], minions: ['2,0', '2,0'] },
      ],
    }).play(move)
    expect(table.rejection(step('1,0', 2, '2,0'))).toMatchObject({
      code: 'group-too-small',
      named: { needed: 3, size: 2 },
    })
    expect(table.why(step('1,0', 1, '2,0'))).toBe('group-too-small')
    table.play(step('1,0', 3, '2,0'))
    expect(table.count(0, '2,0')).toBe(2)
    expect(table.count(1, '2,0')).toBe(0)
    expect(table.happened('died')).toMatchObject([
      { seat: 1, count: 2, cause: 'combat' },
      { seat: 0, count: 1, cause: 'trap' },
    ])
  })

  test('16: a lone minion dies in a Trap; a corridor that ends at an enemy door has none', () => {
    const table = tableAt({
      seats: [
        { tiles: ['KIT-1/0 0,0'], minions: ['1,0'] },
        { tiles: ['TRP-1/0 2,0', 'TRE-1/0 1,0'], minions: [] },
      ],
    }).play(move, step('1,0', 1, '2,0'))
    expect(table.state.minions[0]).toEqual([])
    const variant = tableAt({
      seats: [
        { tiles: ['KIT-1/0 0,0', 'TRE-1/0 1,0'], minions: ['1,0'] },
        { tiles: ['TRP-1/0 2,0'], minions: [] },
      ],
    }).play(move, step('1,0', 1, '2,0'))
    expect(variant.count(0, '2,0')).toBe(1)
  })

  test('17: the Throne Room and its neighbours', () => {
    const table = tableAt({
      seats: [
        {
          tiles: ['COR-1/0 -2,0'],
          minions: ['-2,0'],
          projects: ['KIT-2', 'THR-1', 'TOR-1', 'TRE-1'],
        },
        B,
      ],
      points: 20,
    })
    const golds: number[] = []
    const build = (tile: TileAt, ...after: readonly Action[]) => {
      const before = table.player(0).gold
      table.play(work(tile), ...after)
      golds.push(table.player(0).gold - before)
    }
    const declined: Action = { type: 'decline', ability: 'kitchen' }
    build('KIT-2/1 -1,0', declined)
    table.play(move, step('-2,0', 1, '-1,0'), stop)
    build('THR-1/0 0,-1', declined)
    table.play(move, step('-1,0', 1, '0,-1'), stop)
    build('TOR-1/0 1,-1', { type: 'decline', ability: 'torture' }, declined)
    build('TRE-1/2 0,0', declined)
    expect(golds).toEqual([1, 2, 1, 1])
    expect(table.player(0).coins).toHaveLength(1)
  })

  test('18: rooms of one type must be connected', () => {
    const seat = {
      tiles: ['COR-1/0 -2,0', 'TOR-2/1 -1,0'] as const,
      minions: ['-1,0'] as const,
      projects: ['TOR-1', 'KIT-3'] as const,
    }
    const a = tableAt({ seats: [seat, B] }).play(work('TOR-1/1 0,-1'))
    expect(a.player(0).gold).toBe(3)
    const b = tableAt({ seats: [seat, B], points: 9 }).play(
      work('KIT-3/4 0,-1'),
      { type: 'decline', ability: 'kitchen' },
      move,
      step('-1,0', 1, '0,-1'),
      stop,
      work('TOR-1/2 0,0'),
    )
    expect(b.player(0).gold).toBe(0)
  })

  test('19: two grants, declared and then resolved in either order', () => {
    const table = tableAt({
      seats: [
        {
          tiles: ['COR-1/0 -2,0', 'KIT-1/0 -1,0', 'KIT-2/1 -3,-1'],
          minions: ['-1,0'],
          projects: ['TOR-1', 'COR-2'],
        },
        B,
      ],
    }).play(work('TOR-1/0 0,0'))
    expect(table.player(0).gold).toBe(0)
    expect(table.why({ type: 'declare', ability: 'torture', orders: ['rise'] })).toBe(
      'level-too-low',
    )
    expect(table.why(work('COR-2/0 1,0'))).toBe('bonus-first')
    table.play(
      { type: 'declare', ability: 'kitchen', orders: ['rise'] },
      { type: 'declare', ability: 'torture', orders: ['move'] },
    )
    expect(table.kinds).toEqual(['rise', 'move', 'forfeit'])
    expect(table.why(work('COR-2/0 1,0'))).toBe('not-declared')
    table.play({ type: 'rise', at: at('-3,0') }, move, step('-1,0', 1, '0,0'))
    expect(table.kinds).toContain('end-turn')
  })

  test('20: four Kitchens, and a Work that grants anew', () => {
    const tiles: readonly TileAt[] = [
      'COR-1/0 -2,0',
      'KIT-1/0 -1,0',
      'KIT-2/1 -3,-1',
      'KIT-3/0 -4,1',
      'KIT-4/0 -1,3',
    ]
    const seat = {
      tiles,
      minions: ['-1,0'] as const,
      projects: ['DOR-2', 'LIB-3', 'COR-2', 'COR-3'] as const,
    }
    const table = tableAt({ seats: [seat, B] }).play(
      work('DOR-2/1 0,0'),
      { type: 'declare', ability: 'kitchen', orders: ['rise', 'work'] },
      work('LIB-3/0 1,-1'),
    )
    expect(table.why({ type: 'declare', ability: 'kitchen', orders: ['work', 'work'] })).toBe(
      'orders-alike',
    )
    table.play({ type: 'declare', ability: 'kitchen', orders: ['move', 'work'] })
    expect(table.state.agenda.at(-1)).toMatchObject({ pending: ['rise', 'move', 'work'] })
    const conquered = tableAt({
      seats: [seat, { markers: ['-1,3'] }],
    }).play(work('DOR-2/1 0,0'))
    expect(conquered.state.agenda.at(-1)).toMatchObject({
      grants: [{ ability: 'kitchen', level: 3 }],
    })
    expect(conquered.listed('declare')).toHaveLength(6)
  })

  test('21: markers use no Resources; a lost Kitchen removes nobody', () => {
    const table = tableAt({
      seats: [{ minions: ['-3,0', '-3,0'], markers: ['0,0'] }, { tiles: ['TRE-1/0 0,0'] }],
    }).play({ type: 'rise', at: at('-3,0') })
    expect(table.rejection({ type: 'rise', at: at('-3,0') })).toMatchObject({
      code: 'resources-full',
      named: { limit: 3, inPlay: 3 },
    })
    const five = (markers: readonly Place[]) =>
      tableAt({
        seats: [
          { tiles: ['KIT-1/0 -1,2'], minions: ['-3,0', '-3,0', '-3,0', '-3,0'] },
          { markers },
        ],
      })
    five([]).play({ type: 'rise', at: at('-3,0') })
    expect(five(['-1,2']).why({ type: 'rise', at: at('-3,0') })).toBe('resources-full')
  })

  test('22: the Sacrifice Pit builds anywhere on the own dungeon, or gives a coin', () => {
    const pit = () => tableAt({ seats: [{ tiles: ['PIT-1/1 -2,0'], projects: ['COR-1'] }, B] })
    const table = pit().play(move, step('-3,0', 1, '-2,0'), work('COR-1/0 -4,0'))
    expect(table.player(0).reserve).toBe(13)
    expect(table.state.minions[0]).toEqual([])
    expect(table.state.turn.points).toBe(1)
    table.play({ type: 'rise', at: at('-3,0') })
    expect(table.state.turn.points).toBe(0)
    const coin = pit().play(move, step('-3,0', 1, '-2,0'), { type: 'pit-coin' })
    expect(coin.player(0).coins).toHaveLength(1)
    const again = tableAt({
      seats: [{ tiles: ['PIT-1/1 -2,0'], minions: ['-3,0', '-3,0'], projects: ['COR-1'] }, B],
    }).play(move, step('-3,0', 1, '-2,0'), { type: 'pit-coin' })
    // A second entry is not offered, and without another way the Move is over.
    expect(again.kinds).not.toContain('step')
    expect(again.why(step('-3,0', 1, '-2,0'))).toBe('pit-used')
  })

  test('23: the marker of a third player gives way, a Treasure Room its coins', () => {
    const treasure = () =>
      tableAt({
        seats: [{ minions: ['0,0'] }, { tiles: ['TRE-1/0 0,0'], coins: [2] }, { markers: ['0,0'] }],
        stored: [['0,0', [3, 1]]],
        rolls: [1],
      })
    const table = treasure()
    expect(table.player(2).reserve).toBe(11)
    table.play({ type: 'conquer', at: at('0,0'), take: 'stored', from: at('0,0') })
    expect(table.player(2).reserve).toBe(12)
    expect(table.markers('0,0')).toEqual([0])
    expect(table.player(0).coins).toHaveLength(3)
    expect(table.player(1).coins).toEqual([2])
    const hand = treasure().play({ type: 'conquer', at: at('0,0'), take: 'hand', from: at('0,0') })
    expect(hand.player(0).coins).toHaveLength(2)
    expect(hand.state.stored).toEqual([{ at: at('0,0'), coins: [3, 1] }])
  })

  test('24: a conquered Throne Room takes a turn, and is liberated', () => {
    const table = tableAt({
      seats: [{ minions: ['0,0', '-3,0'] }, { tiles: ['THR-1/0 0,0'] }],
    }).play({ type: 'conquer', at: at('0,0'), take: 'bag', from: at('0,0') })
    expect(table.player(0).coins).toHaveLength(1)
    expect(table.player(1).skips).toBe(true)
    table.play(endTurn)
    expect(table.happened('turn-skipped')).toHaveLength(1)
    expect(table.seat).toBe(0)
    table.play(endTurn)
    expect(table.seat).toBe(1)
    const free = tableAt({
      seats: [{ markers: ['0,0'] }, { tiles: ['THR-1/0 0,0'], minions: ['0,0'] }],
      active: 1,
    })
    expect(free.player(0).reserve).toBe(11)
    free.play({ type: 'liberate', at: at('0,0'), marker: 0 })
    expect(free.player(0).reserve).toBe(12)
    expect(free.count(1, '0,0')).toBe(1)
    expect(free.player(1).coins).toEqual([])
    expect(free.markers('0,0')).toEqual([])
  })

  test('25: awards, coins and the winner', () => {
    const table = tableAt({
      seats: [
        {
          portal: '4,-2',
          tiles: [
            'TOR-1/0 -5,0',
            'KIT-1/0 -4,0',
            'TRE-1/0 -3,0',
            'TOR-4/0 -2,0',
            'KIT-4/0 -1,0',
            'TRP-1/0 0,0',
            'TRP-2/0 1,0',
            'NUG-1/0 2,0',
            'NUG-2/0 3,0',
            'KIT-3/0 4,0',
          ],
          gold: 21,
          coins: [1, 1],
          markers: ['-5,2'],
        },
        {
          portal: '-2,-2',
          tiles: [
            'TOR-1/0 -5,2',
            'KIT-1/0 -4,2',
            'TRE-1/0 -3,2',
            'TRP-1/0 -2,2',
            'TRP-2/0 -1,2',
            'NUG-1/0 0,2',
            'NUG-2/0 1,2',
            'KIT-3/0 2,2',
          ],
          gold: 18,
          coins: [3, 2],
          markers: ['-1,-4', '0,-4'],
        },
        {
          portal: '0,-2',
          tiles: [
            'TOR-1/0 -1,-4',
            'KIT-1/0 0,-4',
            'TRE-1/0 1,-4',
            'TOR-4/0 2,-4',
            'KIT-4/0 3,-4',
            'DOR-3/0 4,-4',
            'KIT-3/0 -5,5',
            'TRP-1/0 -4,5',
            'TRP-2/0 -3,5',
            'NUG-1/0 -2,5',
            'LIB-2/0 -1,5',
          ],
          gold: 16,
          coins: [1],
        },
      ],
      stored: [['-3,0', [2]]],
    }).play(endTurn)
    const outcome = must(game.outcome(table.state))
    expect(outcome.by).toBe('gold')
    expect(outcome.scores.map(({ awards }) => awards)).toEqual([[], ['conqueror'], ['builder']])
    expect(outcome.scores.map(totalOf)).toEqual([25, 28, 22])
    expect(game.standings(outcome)).toEqual([
      { rank: 2, score: 25, won: false },
      { rank: 1, score: 28, won: true },
      { rank: 3, score: 22, won: false },
    ])
  })
})

describe('scenario checks', () => {
  test('S1: a Monster lets three in and four out', () => {
    const table = tableAt({
      options: { scenario: 'monsterHunt' },
      neutral: [['monster', '-2,0']],
      seats: [{ minions: ['-3,0', '-3,0', '-3,0'] }, B],
    }).play(move)
    expect(table.why(step('-3,0', 2, '-2,0'))).toBe('group-too-small')
    table.play(step('-3,0', 3, '-2,0'))
    expect(table.why(step('-2,0', 3, '-3,0'))).not.toBeNull()
    table.play({ type: 'conquer', at: at('-2,0'), take: 'none', from: at('-2,0') })
    expect(table.player(0).gold).toBe(4)
    expect(table.player(0).coins).toEqual([])
    expect(table.count(0, '-2,0')).toBe(2)
    expect(table.markers('-2,0')).toEqual([0])
  })

  test('S2: the Warrior with another adventurer and two minions near', () => {
    const seat = (count: number) => ({
      tiles: ['COR-1/0 -2,0', 'KIT-1/0 -1,0'] as const,
      minions: [...Array.from({ length: count }, () => '-2,0' as const)],
    })
    const board = (count: number) =>
      tableAt({
        options: { scenario: 'adventurers' },
        seats: [seat(count), {}],
        pieces: [
          ['mage', 0, '3,-4'],
          ['warrior', 1, '-1,0'],
        ],
      }).play(move)
    expect(game.view(board(3).state, 1).pieces[1]).toMatchObject({ life: 3, movement: 2 })
    expect(board(3).why(step('-2,0', 3, '-1,0'))).toBe('group-too-small')
    const table = board(4).play(step('-2,0', 4, '-1,0'))
    expect(table.player(0).gold).toBe(5)
    expect(table.player(0).coins).toHaveLength(1)
    expect(table.count(0, '-1,0')).toBe(4)
  })

  test('S3: the clock runs out', () => {
    const table = tableAt({
      options: { scenario: 'sandsOfTime' },
      seats: [{}, B],
      scenario: { clock: 19 },
      coinBag: [2],
    }).play(endTurn)
    expect(table.happened('clock')).toMatchObject([{ clock: 22, coin: 2 }])
    expect(table.state.result).toBe('clock')
  })

  test('S4: the Citadel is full', () => {
    const table = tableAt({
      options: { scenario: 'dwarvenCitadel' },
      neutral: [['citadel', '-2,0']],
      seats: [{ minions: ['-3,0', '-3,0'] }, B],
      scenario: { inside: [2, 2] },
    }).play(move)
    expect(table.rejection(step('-3,0', 2, '-2,0'))).toMatchObject({
      code: 'citadel-full',
      named: { left: 1, size: 2 },
    })
    table.play(step('-3,0', 1, '-2,0'), endTurn)
    expect(table.player(0).coins).toHaveLength(1)
    expect(table.state.result).toBe('citadel-full')
  })

  test('S5: out of the Eggs by a step, or for a point', () => {
    const board = () =>
      tableAt({
        options: { scenario: 'dragonsLair' },
        neutral: [['lair-eggs', '-1,0']],
        seats: [
          {
            portal: '-3,0',
            tiles: ['COR-1/0 -2,0'],
            minions: ['-1,0', '-1,0', '-1,0'],
            coins: [1, 1],
          },
          B,
        ],
        scenario: { hoard: [1, 2, 2] },
      })
    const waked = board().play(move, step('-1,0', 3, '-2,0'))
    waked.play(
      { type: 'rescue', coin: 1, to: at('-2,0') },
      { type: 'rescue', coin: 1, to: at('-2,0') },
    )
    expect(waked.count(0, '-2,0')).toBe(2)
    expect(waked.player(0).reserve).toBe(11)
    expect(waked.state.scenario).toMatchObject({ dragon: at('-1,0'), hoard: [1, 2, 2, 1, 1] })
    const safe = board().play({ type: 'sneak', from: at('-1,0'), size: 3, to: at('-2,0') })
    expect(safe.count(0, '-2,0')).toBe(3)
    expect(safe.state.turn.points).toBe(1)
    expect(safe.state.scenario).toMatchObject({ dragon: null })
  })

  test('S6: three markers on a Portal', () => {
    const table = tableAt({
      options: { scenario: 'creatures' },
      seats: [
        { portal: '-3,3', minions: ['3,0', '3,0', '-3,3'] },
        { portal: '3,0', minions: [], coins: [1, 2, 3] },
        { portal: '0,-3', markers: ['3,0'] },
      ],
      rolls: [1, 1],
    })
    const conquer: Action = { type: 'conquer', at: at('3,0'), take: 'hand', from: at('3,0') }
    table.play(conquer, conquer)
    // Two coins were taken; the third is the only one left, and is taken without a question.
    expect(table.player(0).coins).toEqual([1, 2, 3])
    expect(table.state.eliminated).toEqual([1])
    expect(table.markers('3,0')).toEqual([2, 0, 0])
    table.play(endTurn)
    expect(table.seat).toBe(2)
  })
})
