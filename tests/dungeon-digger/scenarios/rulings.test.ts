/** Rulings of the rules page, section 17, that turns and Orders keep; those of the map alone are in `map/`. */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import { ingenuityOf, resourcesInUse } from '@main/games/dungeon-digger/values'
import { outcome, winnerOf } from '@main/games/dungeon-digger/ending'
import type { Action, Outcome, Take } from '@shared/games/dungeon-digger'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import { at, endTurn, move, step, stop, tableAt, work, type Place } from './table'

const decline: Action = { type: 'decline', ability: 'kitchen' }
function conquer(place: Place, take: Take = 'bag'): Action {
  return { type: 'conquer', at: at(place), take, from: at(place) }
}

describe('minions and combat', () => {
  test('R1: any rotation that looks like a listed one may be given', () => {
    const table = tableAt({ seats: [{ projects: ['COR-1'] }, {}] })
    expect(table.listed('work')).not.toContainEqual(work('COR-1/3 -2,0'))
    table.play(work('COR-1/3 -2,0'))
    expect(table.state.map.tiles[at('-2,0')]).toMatchObject({ tile: 'COR-1' })
  })
  test('R3, R6, R7, R61: a run may end in an attack by the moving group alone, and ends there', () => {
    const table = tableAt({
      seats: [
        { tiles: ['COR-1/0 -2,0', 'NUG-1/0 -1,0', 'TRP-1/0 0,0'], minions: ['-3,0', '-3,0'] },
        { minions: ['-1,0'] },
      ],
    }).play(move)
    expect(table.why(step('-3,0', 1, '-1,0'))).toBe('group-too-small')
    table.play(step('-3,0', 2, '-1,0'))
    expect(table.count(1, '-1,0')).toBe(0)
    expect(table.player(1).reserve).toBe(13)
  })
  test('R9, R10: markers use no Resources; 13 tokens can be used', () => {
    const table = tableAt({
      seats: [{ markers: ['0,0'] }, { tiles: ['TRE-1/0 0,0'] }],
    })
    expect(resourcesInUse(table.state, 0)).toBe(1)
    expect(table.player(0).reserve).toBe(11)
  })
  test('R30: nobody rises beside enemies', () => {
    const table = tableAt({
      seats: [{ tiles: ['DOR-1/0 0,0'] }, { minions: ['0,0'] }],
    })
    expect(table.why({ type: 'rise', at: at('0,0') })).toBe('enemy-there')
    expect(table.why({ type: 'rise', at: at('3,0') })).toBe('not-your-tile')
  })
})

describe('rooms', () => {
  test('R11: a conquered room gives nothing, its statistics included', () => {
    const table = tableAt({
      seats: [{ tiles: ['LIB-1/0 0,0', 'DOR-1/0 0,3'] }, { markers: ['0,0', '0,3'] }],
    })
    expect(ingenuityOf(table.state, 0)).toBe(3)
    expect(table.why({ type: 'rise', at: at('0,3') })).toBe('room-inactive')
  })
  test('R12: with a Library lost Projects are cut at the end of the own turn', () => {
    const table = tableAt({
      seats: [
        { tiles: ['LIB-1/0 0,0'], projects: ['COR-1', 'COR-2', 'COR-3', 'COR-4'] },
        { markers: ['0,0'] },
      ],
    }).play(endTurn)
    expect(table.listed('put-back')).toHaveLength(4)
    table.play({ type: 'put-back', tile: 'COR-3' })
    expect(table.player(0).projects).toEqual(['COR-1', 'COR-2', 'COR-4'])
  })
  test('R13: three gold for a room, however many of its type it touches', () => {
    const table = tableAt({
      seats: [
        { tiles: ['TOR-2/1 -2,0', 'TOR-1/1 0,-1'], minions: ['-2,0'], projects: ['TOR-3'] },
        {},
      ],
    })
    const gold = table.listed('work').map((action) => {
      const next = game.apply(table.state, 0, action)
      return next.ok ? must(next.state.players[0]).gold : 0
    })
    expect(Math.max(...gold)).toBe(3)
  })
  test('R14: nothing beside a Throne Room that is not active', () => {
    const board = (markers: readonly Place[]) =>
      tableAt({
        seats: [{ tiles: ['THR-1/0 -2,0'], minions: ['-2,0'], projects: ['LIB-2'] }, { markers }],
      }).play(work('LIB-2/0 -1,0'))
    expect(board([]).player(0).gold).toBe(1)
    expect(board(['-2,0']).player(0).gold).toBe(0)
  })
  test('R15, R16, R17: kinds are fixed when received; two different ones at level 4', () => {
    const table = tableAt({
      seats: [
        {
          tiles: ['KIT-2/1 -2,0', 'KIT-1/0 0,3', 'KIT-3/0 3,-3'],
          minions: ['-2,0'],
          projects: ['KIT-4'],
        },
        {},
      ],
    })
    table.play(must(table.listed('work')[0]))
    expect(table.listed('declare')).toHaveLength(6 + 15)
    table.play({ type: 'declare', ability: 'kitchen', orders: ['think', 'sabotage'] })
    expect(table.why({ type: 'rise', at: at('-3,0') })).toBe('not-declared')
    // A bonus Sabotage sacrifices nobody.
    table.play({ type: 'sabotage', at: at('5,-3') })
    expect(table.state.minions[0]).toHaveLength(1)
  })
  test('R19: the Pit takes one own minion a turn, and none for nothing', () => {
    const table = tableAt({
      seats: [{ tiles: ['PIT-1/1 -2,0'], minions: ['-3,0', '-3,0'] }, {}],
      emptyCoinBag: true,
    })
    expect(table.kinds).not.toContain('move')
    const useful = tableAt({
      seats: [{ tiles: ['PIT-1/1 -2,0'], minions: ['-3,0', '-3,0'], projects: ['COR-1'] }, {}],
    }).play(move)
    expect(useful.why(step('-3,0', 2, '-2,0'))).toBe('pit-one-alone')
    useful.play(step('-3,0', 1, '-2,0'), { type: 'pit-coin' })
    expect(useful.player(0).coins).toHaveLength(1)
  })
  test('R20, R60: one coin a turn into an own active Treasure Room, before any Order', () => {
    const seats = [
      { tiles: ['TRE-1/0 -2,0', 'TRE-2/0 0,3'] as const, coins: [1, 2, 3] as const },
      {},
    ]
    const table = tableAt({ seats }).play({ type: 'store', coin: 3, at: at('0,3') })
    expect(table.player(0).coins).toEqual([1, 2])
    expect(table.why({ type: 'store', coin: 1, at: at('0,3') })).toBe('already-stored')
    const late = tableAt({ seats }).play(move, stop)
    expect(late.why({ type: 'store', coin: 1, at: at('0,3') })).toBe('after-orders')
    const full = tableAt({
      seats: [{ tiles: ['TRE-1/0 -2,0'], coins: [1] }, {}],
      stored: [['-2,0', [2, 2]]],
    })
    expect(full.rejection({ type: 'store', coin: 1, at: at('-2,0') })).toMatchObject({
      code: 'room-full',
      named: { capacity: 1, stored: 2 },
    })
  })
  test('R34, R35: an own room under an enemy marker is still a base for Work', () => {
    const table = tableAt({
      seats: [
        { tiles: ['TRE-1/0 -2,0'], minions: ['-2,0'], projects: ['COR-1'] },
        { markers: ['-2,0'] },
      ],
    })
    expect(table.why(work('COR-1/0 -1,0'))).toBeNull()
  })
})

describe('conquest', () => {
  test('R21: all that is stored or one from the hand, and one from the bag', () => {
    const table = tableAt({
      seats: [{ minions: ['0,0'] }, { tiles: ['TRE-1/0 0,0'] }],
      coinBag: [3],
    }).play(conquer('0,0'))
    expect(table.player(0).coins).toEqual([3])
  })
  test('R22: the own marker is enough; replacing another one brings everything again', () => {
    const own = tableAt({
      seats: [{ minions: ['0,0'], markers: ['0,0'] }, { tiles: ['TOR-1/0 0,0'] }],
    })
    expect(own.why(conquer('0,0'))).toBe('own-marker-there')
    const third = tableAt({
      seats: [{ minions: ['0,0'] }, { tiles: ['THR-1/0 0,0'] }, { markers: ['0,0'] }],
    }).play(conquer('0,0'))
    expect(third.player(1).skips).toBe(true)
    expect(third.player(0).coins).toHaveLength(1)
  })
  test('R23: in a skipped turn nothing at all happens, and several do not add up', () => {
    const table = tableAt({
      seats: [
        { minions: ['0,0', '0,0'] },
        { tiles: ['THR-1/0 0,0'], projects: ['COR-1'], skips: true },
      ],
    }).play(conquer('0,0'), endTurn)
    expect(table.player(1).projects).toEqual(['COR-1'])
    expect(table.player(1).skips).toBe(false)
    expect(table.happened('turn-skipped')).toHaveLength(1)
    expect(table.seat).toBe(0)
  })
  test('R33: without any coin a conquest brings none', () => {
    const table = tableAt({
      seats: [{ minions: ['0,0'] }, { tiles: ['TOR-1/0 0,0'] }],
      emptyCoinBag: true,
    })
    expect(table.why(conquer('0,0'))).toBe('no-coin-there')
    table.play(conquer('0,0', 'none'))
    expect(table.markers('0,0')).toEqual([0])
  })
  test('no Portals, Pits, corridors or own rooms', () => {
    const table = tableAt({
      seats: [{ tiles: ['TOR-1/0 -1,2'], minions: ['0,0', '-1,2'] }, { tiles: ['COR-1/0 0,0'] }],
    })
    expect(table.why(conquer('0,0'))).toBe('not-conquerable')
    expect(table.why(conquer('-1,2'))).toBe('own-room')
    expect(table.why(conquer('3,0'))).toBe('not-conquerable')
  })
})

describe('Orders', () => {
  test('R18: Demolish needs a minion at an open edge towards the block, on whosever tile', () => {
    const board = (place: Place) =>
      tableAt({
        seats: [{ minions: [place] }, { tiles: ['TRE-1/0 0,0'] }],
        neutral: [['collapse', '1,0']],
      })
    expect(board('0,0').why({ type: 'demolish', at: at('1,0') })).toBeNull()
    expect(board('-3,0').why({ type: 'demolish', at: at('1,0') })).toBe('not-beside')
    expect(board('0,0').why({ type: 'demolish', at: at('0,1') })).toBe('no-block-there')
  })
  test('R29: Think at most as many as the bag holds', () => {
    const table = tableAt({ seats: [{ projects: ['COR-1', 'COR-2'] }, {}] })
    const short = {
      ...table.state,
      players: table.state.players.map((player, seat) =>
        seat === 0 ? { ...player, bag: player.bag.slice(0, 1) } : player,
      ),
    }
    const begun = game.apply(short, 0, { type: 'think' })
    const aside = begun.ok
      ? game.apply(begun.state, 0, { type: 'set-aside', tile: 'COR-1' })
      : begun
    // Nothing more can be put aside: the one tile is drawn at once.
    expect(aside.ok && must(aside.state.players[0]).projects).toHaveLength(2)
    expect(aside.ok && aside.reveals).toBe(true)
  })
  test('R31, R32: a Collapse goes on any empty space; a token keeps it empty of tiles', () => {
    const table = tableAt({ seats: [{}, {}] })
    expect(table.listed('sabotage')).toHaveLength(73 - 2)
    const taken = tableAt({
      options: { scenario: 'adventurers' },
      seats: [{}, {}],
      pieces: [
        ['mage', 0, '0,0'],
        ['thief', 1, '0,0'],
      ],
    })
    expect(taken.why({ type: 'sabotage', at: at('0,0') })).toBe('space-taken')
  })
  test('R51: gold, coins, the minion and then bonus Orders', () => {
    const table = tableAt({
      seats: [
        {
          tiles: ['COR-1/0 -2,0', 'KIT-1/0 -1,3', 'NUG-1/0 -1,0'],
          minions: ['-1,0'],
          projects: ['DOR-3'],
        },
        {},
      ],
    }).play(work('DOR-3/0 0,0'), decline)
    expect(table.events.map(({ type }) => type)).toEqual([
      'ordered',
      'placed',
      'corridor-completed',
      'gold',
      'coin-gained',
      'rose',
      'bonus-declared',
    ])
  })
  test('R57: a turn is ended by its player, also without a point, and nothing is drawn before', () => {
    const table = tableAt({ seats: [{ projects: ['COR-1', 'COR-2'] }, {}], points: 1 })
    table.play({ type: 'rise', at: at('-3,0') })
    expect(table.reveals).toBe(false)
    expect(table.kinds).toEqual(['end-turn'])
    table.play(endTurn)
    expect(table.reveals).toBe(true)
    expect(table.player(0).projects).toHaveLength(3)
  })
  test('points that are left are lost, and too few refused with their numbers', () => {
    const table = tableAt({
      seats: [{ tiles: ['COR-1/0 -2,0'], minions: ['-2,0'] }, {}],
      neutral: [['collapse', '-1,0']],
      points: 1,
    })
    expect(table.rejection({ type: 'demolish', at: at('-1,0') })).toMatchObject({
      code: 'no-points',
      named: { needed: 2, left: 1 },
    })
    table.play(endTurn)
    expect(table.happened('turn-ended')).toMatchObject([{ lost: 1 }])
    expect(table.state.turn.points).toBe(2)
  })
})

describe('the end', () => {
  test('R26: nobody has an award with a tie or with nothing; a corridor links no rooms', () => {
    const { state } = tableAt({
      seats: [
        { tiles: ['TOR-1/0 -2,0', 'COR-1/0 -1,0', 'KIT-1/0 0,0'] },
        { tiles: ['TRE-1/0 2,0'] },
      ],
    })
    expect(winnerOf(state, 'builder')).toBeNull()
    expect(winnerOf(state, 'conqueror')).toBeNull()
    expect(winnerOf(state, 'tunneller')).toBe(0)
  })
  test('R27: a tie goes to more gold on the track, then it is shared', () => {
    const score = { lord: null, escapes: 0, awards: [] }
    const ended = (first: [number, number], other: [number, number]): Outcome => ({
      scenario: null,
      by: 'gold',
      rounds: 9,
      scores: [first, other].map(([gold, coins]) => ({ ...score, gold, coins })),
      eliminated: [],
    })
    expect(game.standings(ended([20, 2], [21, 1])).map(({ rank }) => rank)).toEqual([2, 1])
    expect(game.standings(ended([20, 2], [20, 2])).map(({ won }) => won)).toEqual([true, true])
  })
  test('the game ends with the turn in which 20 gold are reached, not before', () => {
    const table = tableAt({
      seats: [{ tiles: ['COR-1/0 -2,0'], minions: ['-2,0'], projects: ['TRE-1'], gold: 19 }, {}],
    }).play(work('TRE-1/0 -1,0'))
    expect(table.state.result).toBeNull()
    table.play(endTurn)
    expect(table.state.result).toBe('gold')
    expect(game.asked(table.state)).toEqual([])
    expect(must(outcome(table.state)).scores[0]).toMatchObject({ gold: 20 })
  })
  test('R28: two whole rounds in which nothing happens end it, and 60 rounds in any case', () => {
    const table = tableAt({ seats: [{}, {}] }).play(endTurn, endTurn, endTurn)
    expect(table.state.result).toBeNull()
    table.play(endTurn)
    expect(table.state.result).toBe('idle')
    const busy = tableAt({ seats: [{}, {}] }).play(
      { type: 'sabotage', at: at('0,0') },
      ...[endTurn, endTurn, endTurn, endTurn, endTurn],
    )
    expect(busy.state.result).toBeNull()
    const last = tableAt({ seats: [{}, {}], round: 60, active: 1 }).play(
      { type: 'sabotage', at: at('0,0') },
      endTurn,
    )
    expect(last.state.result).toBe('round-cap')
  })
})

describe('options', () => {
  test('freeThink: everybody in turn order, once, before the first turn', () => {
    const table = tableAt({
      options: { freeThink: true },
      seats: [{ projects: ['COR-1'] }, { projects: ['COR-1'] }],
      agenda: [
        { type: 'begin', seat: 0 },
        { type: 'free-think', seat: 1 },
        { type: 'free-think', seat: 0 },
      ],
    }).play({ type: 'think' })
    expect(table.seat).toBe(1)
    table.play({ type: 'pass' })
    expect(table.kinds).toContain('end-turn')
    expect(table.seat).toBe(0)
  })
  test('hiddenProjects: only their owner sees them', () => {
    const { state } = tableAt({
      options: { hiddenProjects: true },
      seats: [{ projects: ['COR-1'] }, { projects: ['COR-2'] }],
    })
    expect(game.view(state, 0).players.map(({ projects }) => projects)).toEqual([['COR-1'], null])
    expect(game.view(state, null).players.map(({ projects }) => projects)).toEqual([null, null])
  })
  test('coins are seen by their owner alone', () => {
    const { state } = tableAt({ seats: [{ coins: [3] }, {}] })
    expect(game.view(state, 0).players[0]).toMatchObject({ coins: [3], coinCount: 1 })
    expect(game.view(state, 1).players[0]).toMatchObject({ coins: null, coinCount: 1 })
  })
})
