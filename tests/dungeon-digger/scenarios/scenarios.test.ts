/** The scenarios of section 16, chapter by chapter, with their rulings. */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import { outcome } from '@main/games/dungeon-digger/ending'
import { createRandom } from '@main/games/random'
import {
  optionsSchema,
  totalOf,
  type Action,
  type OptionsInput,
  type PieceId,
  type Take,
} from '@shared/games/dungeon-digger'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import { at, endTurn, move, step, stop, tableAt, work, type Place, type Position } from './table'

function conquer(place: Place, take: Take = 'bag'): Action {
  return { type: 'conquer', at: at(place), take, from: at(place) }
}
function walk(piece: PieceId, place: Place): Action {
  return { type: 'walk', piece, to: at(place) }
}
/** A game from its very beginning, its first choices taken as listed. */
function setUp(options: OptionsInput) {
  let { state } = game.setup(v.parse(optionsSchema, options), createRandom(3), 1)
  while (state.round === 0) {
    const seat = must(game.asked(state)[0] ?? null)
    const applied = game.apply(state, seat, game.legalActions(state, seat)[0])
    if (!applied.ok) throw new Error('refused')
    ;({ state } = applied)
  }
  return state
}

describe('Monster Hunt', () => {
  const hunt = (position: Position) =>
    tableAt({ ...position, options: { ...position.options, scenario: 'monsterHunt' } })

  test('three tiles a player are placed face down, far from Portals, and turned up', () => {
    const state = setUp({ players: 3, scenario: 'monsterHunt' })
    const tiles = state.map.tiles.filter((tile) => tile?.kind === 'neutral')
    expect(tiles).toHaveLength(9)
    expect(tiles.every(({ faceUp }) => faceUp)).toBe(true)
    const hidden = setUp({ players: 2, scenario: 'monsterHunt', monsterHuntFaceDown: true })
    const backs = game.view(hidden, 0).map.tiles.filter((tile) => tile?.kind === 'neutral')
    expect(backs.map(({ tile }) => tile)).toEqual(Array.from({ length: 6 }, () => 'hunt-back'))
  })
  test('no tile within two spaces of a Portal', () => {
    const table = hunt({
      seats: [{}, {}],
      scenario: { stack: ['rock', 'ruins'] },
      agenda: [{ type: 'begin', seat: 0 }, { type: 'turn-up' }, { type: 'hide', seat: 0 }],
    })
    expect(table.rejection({ type: 'hide', at: at('-1,0') })).toMatchObject({
      code: 'too-near-portal',
      named: { distance: 2, needed: 3 },
    })
    expect(table.why({ type: 'hide', at: at('0,0') })).toBeNull()
  })
  test('R36: a Monster lets four go on, and everybody once it is conquered', () => {
    const table = hunt({
      neutral: [['monster', '-2,0']],
      seats: [{ minions: ['-2,0', '-2,0', '-2,0', '-2,0'] }, {}],
    }).play(move)
    expect(table.why(step('-2,0', 3, '-3,0'))).toBe('monster-holds')
    table.play(step('-2,0', 4, '-3,0'))
    const conquered = hunt({
      neutral: [['monster', '-2,0']],
      seats: [{ minions: ['-2,0', '-2,0', '-2,0'] }, {}],
      points: 3,
    }).play(conquer('-2,0', 'none'), move, step('-2,0', 1, '-3,0'))
    expect(conquered.player(0).gold).toBe(4)
    expect(conquered.why(conquer('-2,0', 'none'))).not.toBeNull()
  })
  test('R52: Ruins give a coin and a point; taken over, a coin of the former holder', () => {
    const first = hunt({
      neutral: [['ruins', '-2,0']],
      seats: [{ minions: ['-2,0'] }, {}],
    }).play(conquer('-2,0'))
    expect(first.player(0).coins).toHaveLength(1)
    expect(first.state.turn.points).toBe(2)
    const second = hunt({
      neutral: [['ruins', '-2,0']],
      seats: [{ minions: ['-2,0'] }, { markers: ['-2,0'], coins: [3] }],
      rolls: [1],
    })
    expect(second.why(conquer('-2,0'))).toBe('no-coin-there')
    second.play(conquer('-2,0', 'hand'))
    expect(second.player(0).coins).toEqual([3])
    expect(second.player(1).reserve).toBe(12)
    expect(second.state.turn.points).toBe(2)
  })
  test('R52: neutral tiles are no base for Work, and close corridors', () => {
    const table = hunt({
      neutral: [['ruins', '-1,0']],
      seats: [{ minions: ['-3,0', '-1,0'], projects: ['COR-1', 'NUG-1'] }, {}],
    })
    expect(table.why(work('NUG-1/0 0,0'))).toBe('not-connected')
    table.play(work('COR-1/0 -2,0'))
    expect(table.player(0).gold).toBe(1)
  })
  test('a Rock is demolished like a Collapse', () => {
    const table = hunt({
      neutral: [['rock', '-2,0']],
      seats: [{}, {}],
    }).play({ type: 'demolish', at: at('-2,0') })
    expect(table.state.map.tiles[at('-2,0')]).toBeNull()
    expect(table.state.collapses).toBe(4)
  })
  test('face down: turned up by a tile that opens towards it; a corridor that it closes scores at once', () => {
    const table = hunt({
      options: { monsterHuntFaceDown: true },
      neutral: [['ruins', '-1,0', 'down']],
      seats: [{ projects: ['NUG-1', 'KIT-1'] }, {}],
    }).play(work('NUG-1/0 -2,0'))
    expect(table.reveals).toBe(true)
    expect(table.happened('tile-revealed')).toEqual([
      { type: 'tile-revealed', at: at('-1,0'), tile: 'ruins' },
    ])
    expect(table.player(0).gold).toBe(1)
    expect(table.player(0).coins).toHaveLength(1)
    // Any edge may lie against it, also face up: the earth of a Kitchen.
    table.play(move, step('-3,0', 1, '-1,0'))
    expect(table.count(0, '-1,0')).toBe(1)
  })
})

describe('Adventurers', () => {
  const game2 = (position: Position) =>
    tableAt({ ...position, options: { ...position.options, scenario: 'adventurers' } })
  const beside: Place[] = ['-2,0', '-2,0']

  test('each player has one, all on the centre', () => {
    const { pieces, taken } = setUp({ players: 4, scenario: 'adventurers' })
    expect(pieces.map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
    expect(new Set(pieces.map((piece) => piece.at))).toEqual(new Set([at('0,0')]))
    expect(taken).toEqual([at('0,0')])
  })
  test('R37: a step of a Move moves it, freely over empty spaces', () => {
    const table = game2({
      seats: [{}, {}],
      pieces: [
        ['bard', 0, '0,0'],
        ['mage', 1, '0,0'],
      ],
    }).play(move, walk('bard', '1,0'), walk('bard', '2,0'))
    expect(table.state.agenda.at(-1)).toMatchObject({ type: 'steps', left: 2 })
    expect(must(table.state.pieces[0]).at).toBe(at('2,0'))
  })
  test('R38: on a room of another it is inactive, its own Portal it cannot enter', () => {
    const table = game2({
      seats: [{ tiles: ['LIB-1/0 -2,2'] }, {}],
      pieces: [
        ['mage', 0, '-2,0'],
        ['priest', 1, '-2,2'],
      ],
    })
    expect(must(game.view(table.state, 0).players[0]).ingenuity).toBe(3)
    table.play(move)
    expect(table.why(walk('mage', '-3,0'))).toBe('no-way')
  })
  test('escaped through a Portal it costs that Portal’s owner five gold at the end', () => {
    const table = game2({
      seats: [{ gold: 26 }, { minions: [] }],
      pieces: [
        ['mage', 0, '2,0'],
        ['priest', 1, '0,0'],
      ],
    }).play(move, walk('mage', '3,0'))
    expect(must(table.state.pieces[0]).at).toBeNull()
    table.play(endTurn)
    const scores = must(outcome(table.state)).scores
    expect(scores.map(({ escapes }) => escapes)).toEqual([0, 1])
    expect(totalOf(must(scores[1]))).toBe(-5)
  })
  test('R39, R53: it counts as so many minions; whoever kills it has five gold and a coin', () => {
    const board = (minions: readonly Place[]) =>
      game2({
        seats: [{ tiles: ['KIT-1/0 -2,0'], minions }, {}],
        pieces: [
          ['mage', 0, '4,-4'],
          ['priest', 1, '-2,0'],
        ],
      }).play(move)
    expect(board(['-3,0', '-3,0']).why(step('-3,0', 2, '-2,0'))).toBe('group-too-small')
    const table = board(['-3,0', '-3,0', '-3,0']).play(step('-3,0', 3, '-2,0'))
    expect(table.player(0).gold).toBe(5)
    expect(table.player(0).coins).toHaveLength(1)
    expect(must(table.state.pieces[1]).at).toBeNull()
  })
  test('R59: the toll of a Trap is a coin of the giver’s choice, or no way', () => {
    const board = (coins: readonly (1 | 2 | 3)[]) =>
      game2({
        seats: [{ coins }, { tiles: ['TRP-1/0 2,0', 'TRE-1/0 1,0'], minions: [] }],
        pieces: [
          ['mage', 0, '1,0'],
          ['priest', 1, '0,-3'],
        ],
      }).play(move)
    expect(board([]).why(walk('mage', '2,0'))).toBe('no-way')
    const table = board([1, 3]).play(walk('mage', '2,0'), { type: 'pay', coin: 1 })
    expect(table.player(0).coins).toEqual([3])
    expect(table.player(1).coins).toEqual([1])
  })
  test('R53 Rage: once a turn the Barbarian kills one among any number, and gives way at the end', () => {
    const table = game2({
      seats: [{}, { tiles: ['KIT-2/1 0,0'], minions: ['0,0', '0,0', '0,0', '0,0'] }],
      pieces: [
        ['barbarian', 0, '1,-1'],
        ['mage', 1, '0,3'],
      ],
    }).play(move, walk('barbarian', '0,0'))
    expect(table.count(1, '0,0')).toBe(3)
    expect(must(table.state.pieces[0]).at).toBe(at('0,0'))
    table.play(stop, endTurn)
    expect(table.kinds).toEqual(['withdraw'])
    table.play({ type: 'withdraw', to: at('1,-1') })
    expect(table.seat).toBe(1)
  })
  test('R53 Convert: fewer minions than its Life join the Priest, and make it stronger', () => {
    const table = game2({
      seats: [{}, { tiles: ['KIT-2/1 0,0'], minions: ['0,0'] }],
      pieces: [
        ['priest', 0, '1,-1'],
        ['mage', 1, '0,3'],
      ],
    }).play(move, walk('priest', '0,0'))
    expect(must(table.state.pieces[0]).converted).toEqual([1])
    expect(game.view(table.state, 1).pieces[0]).toMatchObject({ life: 3 })
    expect(table.player(1).reserve).toBe(12)
  })
  test('R53 Hide: on corridors nobody kills the Thief, and it ends among enemies nowhere else', () => {
    const table = game2({
      seats: [
        { minions: ['-3,0'] },
        { tiles: ['COR-1/0 2,0', 'KIT-1/0 1,0'], minions: ['1,0', '2,0'] },
      ],
      pieces: [
        ['thief', 0, '0,0'],
        ['mage', 1, '0,4'],
      ],
    }).play(move, walk('thief', '1,0'))
    expect(table.why(stop)).toBe('may-not-end-there')
    table.play(walk('thief', '2,0'))
    expect(must(table.state.pieces[0]).at).toBe(at('2,0'))
    expect(table.count(1, '2,0')).toBe(1)
    table.play(stop, endTurn, move)
    // Enemies stop there too.
    expect(table.why(step('3,0', 1, '2,0'))).not.toBe('group-too-small')
  })
  test('R40 Flame: a straight line through corridor arms; the Mage moves no more in this turn', () => {
    const table = game2({
      seats: [
        { minions: ['1,0'] },
        {
          tiles: ['COR-1/0 2,0', 'NUG-1/0 1,0', 'NUG-2/0 0,0', 'KIT-1/0 -1,0'],
          minions: ['2,0', '2,0', '-1,0'],
        },
      ],
      pieces: [
        ['mage', 0, '-1,0'],
        ['bard', 1, '0,4'],
      ],
    })
    // It stands among enemies only here; it steps back onto the corridor.
    table.play(move, walk('mage', '0,0'), { type: 'flame', direction: 0 })
    expect(table.state.minions[0]).toEqual([])
    expect(table.count(1, '2,0')).toBe(0)
    expect(table.count(1, '-1,0')).toBe(1)
    expect(table.why(walk('mage', '-1,0'))).not.toBeNull()
  })
  test('R53 Enchant: the Bard falls only with two more of the attacker’s minions near', () => {
    const board = (near: readonly Place[]) =>
      game2({
        seats: [
          { tiles: ['KIT-1/0 -2,0'], minions: [...beside.map((): Place => '-3,0'), ...near] },
          {},
        ],
        pieces: [
          ['mage', 0, '4,-4'],
          ['bard', 1, '-2,0'],
        ],
      }).play(move)
    expect(board(['-3,0']).why(step('-3,0', 2, '-2,0'))).toBe('bard-guarded')
    expect(board(['-3,0', '-3,0']).why(step('-3,0', 2, '-2,0'))).toBeNull()
  })
})

describe('Sands of Time', () => {
  const sands = (position: Position) =>
    tableAt({ ...position, options: { ...position.options, scenario: 'sandsOfTime' } })
  test('no minion shows gold, which nobody is told before the end (R41)', () => {
    const state = setUp({ players: 2, scenario: 'sandsOfTime' })
    expect(must(state.players[0]).reserve).toBe(14)
    expect(game.view(state, 0).players.map(({ gold }) => gold)).toEqual([null, null])
    expect(game.progress(state).gold).toBeNull()
    const table = sands({
      seats: [{ tiles: ['COR-1/0 -2,0'], minions: ['-2,0'], projects: ['TRE-1'] }, {}],
    }).play(work('TRE-1/0 -1,0'))
    expect(table.player(0).gold).toBe(1)
    expect(game.eventsFor(table.events, 0).map(({ type }) => type)).not.toContain('gold')
  })
  test('R42: by one where a Project was placed, and for a skipped turn', () => {
    const table = sands({
      seats: [{ projects: ['COR-1'] }, { skips: true }],
      scenario: { clock: 5 },
    }).play(work('COR-1/0 -2,0'), endTurn)
    expect(table.happened('clock')).toMatchObject([
      { clock: 6, coin: null },
      { clock: 7, coin: null },
    ])
  })
  test('R63: with an empty coin bag by one alone', () => {
    const table = sands({ seats: [{}, {}], emptyCoinBag: true, scenario: { clock: 5 } }).play(
      endTurn,
    )
    expect(table.state.scenario).toMatchObject({ clock: 6 })
  })
  test('the coin goes back, and 20 gold end nothing', () => {
    const table = sands({ seats: [{ gold: 40 }, {}] }).play(endTurn)
    expect(table.state.coinBag).toHaveLength(12)
    expect(table.state.result).toBeNull()
  })
})

describe('Dwarven Citadel', () => {
  const citadel = (position: Position) =>
    tableAt({ ...position, options: { ...position.options, scenario: 'dwarvenCitadel' } })
  test('R43: it lies on the centre, and holds 2n + 1', () => {
    const state = setUp({ players: 6, scenario: 'dwarvenCitadel' })
    expect(state.map.tiles[at('0,0')]).toMatchObject({ tile: 'citadel' })
    expect(game.view(state, 0).scenario).toMatchObject({ capacity: 13 })
  })
  test('R54: a coin for each step; those inside stay, use Resources and do nothing more', () => {
    const table = citadel({
      neutral: [['citadel', '-2,0']],
      seats: [{ minions: ['-3,0', '-3,0', '-3,0'] }, {}],
    }).play(move, step('-3,0', 2, '-2,0'), step('-3,0', 1, '-2,0'))
    expect(table.player(0).coins).toHaveLength(2)
    expect(table.state.minions[0]).toEqual([])
    expect(table.why({ type: 'rise', at: at('-3,0') })).toBe('resources-full')
    expect(table.why({ type: 'sabotage', at: at('0,3') })).toBe('nobody-to-sacrifice')
  })
})

describe('Dragon’s Lair', () => {
  const lair = (position: Position) =>
    tableAt({
      ...position,
      options: { ...position.options, scenario: 'dragonsLair' },
      scenario: { hoard: [1, 2, 3], ...position.scenario },
    })
  const portal: Place = '-3,0'

  test('seven tiles face down in the middle, three coins on the Hoard, a larger area', () => {
    const state = setUp({ players: 2, scenario: 'dragonsLair' })
    expect(state.map.area).toBe('A3')
    expect(state.scenario).toMatchObject({ dragon: null, treasure: null })
    const shown = game.view(state, 0)
    expect(shown.map.tiles.filter((tile) => tile?.tile === 'lair-back')).toHaveLength(7)
    expect(shown.scenario).toMatchObject({ hoard: 3 })
    expect(state.coinBag).toHaveLength(9)
  })
  test('a tile is turned up when a minion first enters, and closes corridors before', () => {
    const table = lair({
      neutral: [['lair-cave', '-1,0', 'down']],
      seats: [{ portal, projects: ['COR-1'] }, {}],
    }).play(work('COR-1/0 -2,0'))
    expect(table.player(0).gold).toBe(1)
    expect(table.reveals).toBe(false)
    table.play(move, step('-3,0', 1, '-1,0'))
    expect(table.reveals).toBe(true)
    expect(table.happened('tile-revealed')).toHaveLength(1)
  })
  test('the Dragon’s tile attacks whoever enters, again and again (R55)', () => {
    const table = lair({
      neutral: [['lair-dragon', '-2,0', 'down']],
      seats: [{ portal, minions: ['-3,0', '-3,0'] }, {}],
    }).play(move, step('-3,0', 1, '-2,0'))
    expect(table.state.minions[0]).toHaveLength(1)
    expect(table.state.scenario).toMatchObject({ dragon: at('-2,0') })
    table.play(step('-3,0', 1, '-2,0'))
    expect(table.state.minions[0]).toEqual([])
  })
  test('R44, R59: a coin of the giver’s choice saves one; nothing happens where it flees to', () => {
    const table = lair({
      neutral: [['lair-dragon', '-2,0', 'down']],
      seats: [{ portal, minions: ['-3,0', '-3,0'], coins: [1, 3] }, {}],
      scenario: { hoard: [1, 2, 2] },
    }).play(move, step('-3,0', 2, '-2,0'))
    expect(table.listed('rescue')).toHaveLength(2)
    table.play({ type: 'rescue', coin: 1, to: at('-3,0') }, { type: 'refuse' })
    expect(table.count(0, '-3,0')).toBe(1)
    expect(table.player(0).coins).toEqual([3])
    expect(table.state.scenario).toMatchObject({ hoard: [1, 2, 2, 1] })
  })
  test('the Treasure is picked up, kept by one of the group, and delivered on the own Portal', () => {
    const table = lair({
      neutral: [['lair-treasure', '-2,0', 'down']],
      seats: [{ portal, minions: ['-3,0', '-3,0'] }, {}],
    }).play(move, step('-3,0', 2, '-2,0'))
    expect(table.state.scenario).toMatchObject({ treasure: { at: at('-2,0'), carrier: 0 } })
    table.play(step('-2,0', 1, '-3,0', false))
    expect(table.state.scenario).toMatchObject({ treasure: { at: at('-2,0'), carrier: 0 } })
    table.play(step('-2,0', 1, '-3,0'))
    expect(table.player(0).coins).toEqual([1, 2, 3])
    expect(table.state.result).toBeNull()
    table.play(endTurn)
    expect(table.state.result).toBe('treasure')
  })
  const carried = (position: Position = { seats: [] }) =>
    lair({
      neutral: [
        ['lair-treasure', '0,0'],
        ['lair-dragon', '1,0'],
      ],
      seats: [
        { portal, minions: ['-3,0'] },
        { tiles: ['THR-1/0 -1,0'], minions: ['-1,0', '-1,0'] },
      ],
      ...(position.seats.length === 0 ? {} : position),
      scenario: { dragon: at('0,0'), treasure: { at: at('-1,0'), carrier: 1 } },
    })
  test('R45, R55: others move the Dragon for a point while the Treasure is carried', () => {
    const table = carried()
    expect(table.why({ type: 'dragon', to: at('-3,0') })).toBe('dragon-not-that-far')
    table.play({ type: 'dragon', to: at('-1,0') })
    // Nobody had a coin: both die, the Treasure and the Dragon go home, and the Hoard grows.
    expect(table.state.minions[1]).toEqual([])
    expect(table.state.scenario).toMatchObject({
      dragon: at('1,0'),
      treasure: { at: at('0,0'), carrier: null },
    })
    expect(table.happened('hoard-grown')).toHaveLength(1)
    expect(table.why({ type: 'dragon', to: at('0,0') })).toBe('treasure-not-carried')
  })
  test('R64: back on its tile, the Treasure is taken up at once by whoever stands there', () => {
    const table = carried({
      seats: [
        { portal, minions: ['0,0'] },
        { tiles: ['THR-1/0 -1,0'], minions: ['-1,0'] },
      ],
    })
    expect(table.state.scenario).toMatchObject({ dragon: at('0,0') })
    table.play({ type: 'dragon', to: at('-1,0') })
    expect(table.state.scenario).toMatchObject({ treasure: { at: at('0,0'), carrier: 0 } })
  })
  test('R46: winners of a combat take it; lost otherwise it lies there for the next', () => {
    const won = lair({
      neutral: [['lair-treasure', '0,0']],
      seats: [
        { portal, tiles: ['TOR-1/0 -2,0'], minions: ['-2,0', '-2,0'] },
        { tiles: ['THR-1/0 -1,0'], minions: ['-1,0'] },
      ],
      scenario: { treasure: { at: at('-1,0'), carrier: 1 } },
    }).play(move, step('-2,0', 2, '-1,0'))
    expect(won.state.scenario).toMatchObject({ treasure: { at: at('-1,0'), carrier: 0 } })
    const lost = lair({
      neutral: [['lair-treasure', '0,0']],
      seats: [{ portal, tiles: ['DOR-3/0 -2,0'], minions: ['-2,0'] }, {}],
      scenario: { treasure: { at: at('-2,0'), carrier: 0 } },
    }).play({ type: 'sabotage', at: at('0,3') })
    expect(lost.state.scenario).toMatchObject({ treasure: { at: at('-2,0'), carrier: null } })
    lost.play({ type: 'rise', at: at('-2,0') })
    expect(lost.state.scenario).toMatchObject({ treasure: { carrier: 0 } })
  })
})

describe('Creatures', () => {
  const creatures = (position: Position) =>
    tableAt({ ...position, options: { ...position.options, scenario: 'creatures' } })
  const summon = (creature: 'troll' | 'guardian' | 'corruptor', place: Place): Action => ({
    type: 'summon',
    creature,
    at: at(place),
  })

  test('an area of one player fewer', () => {
    expect(setUp({ players: 3, scenario: 'creatures' }).map.area).toBe('A2')
    expect(setUp({ players: 6, scenario: 'creatures' }).map.area).toBe('A56')
  })
  test('R47, R48: points, one active room of each type, free Resources; once somebody’s for good', () => {
    const rooms = { tiles: ['TOR-1/0 -1,2', 'KIT-1/0 -1,4'] as const, minions: ['-3,0'] as const }
    const table = creatures({ seats: [rooms, {}] })
    expect(table.why(summon('guardian', '-3,0'))).toBe('room-missing')
    table.play(summon('troll', '-1,2'))
    expect(table.state.turn.points).toBe(1)
    expect(must(game.view(table.state, 0).players[0]).resources).toEqual({ inUse: 4, limit: 5 })
    expect(table.why(summon('troll', '-3,0'))).toBe('creature-alive')
    const taken = creatures({ seats: [rooms, {}], pieces: [['troll', 1, null]] })
    expect(taken.why(summon('troll', '-3,0'))).toBe('creature-taken')
    const again = creatures({ seats: [rooms, {}], pieces: [['troll', 0, null]] })
    expect(again.why(summon('troll', '-3,0'))).toBeNull()
    const full = creatures({
      seats: [{ tiles: ['TOR-1/0 -1,2'], minions: ['-3,0'] }, {}],
    })
    expect(full.rejection(summon('troll', '-3,0'))).toMatchObject({
      code: 'resources-full',
      named: { limit: 3, inPlay: 1, needed: 3 },
    })
  })
  test('R49: each step moves minions or one creature; as defenders they count together', () => {
    const board = (place: Place) =>
      creatures({
        seats: [
          {
            tiles: ['KIT-1/0 0,0', 'KIT-2/0 -1,4', 'COR-1/0 -1,0'],
            minions: ['0,0', '0,0', '0,0', '0,0'],
          },
          { tiles: ['TRE-1/0 1,0'], minions: ['1,0'] },
        ],
        pieces: [['troll', 1, place]],
      }).play(move)
    expect(board('1,0').rejection(step('0,0', 4, '1,0'))).toMatchObject({ named: { needed: 5 } })
    expect(board('3,0').why(step('0,0', 2, '1,0'))).toBeNull()
  })
  test('Troll: a free step after a won combat', () => {
    const table = creatures({
      seats: [
        { tiles: ['KIT-1/0 0,0'], minions: [] },
        { tiles: ['TRE-1/0 1,0', 'COR-1/0 2,0'], minions: ['1,0'], coins: [2] },
      ],
      pieces: [['troll', 0, '0,0']],
    }).play(move, walk('troll', '1,0'))
    expect(table.count(1, '1,0')).toBe(0)
    expect(table.state.agenda.at(-1)).toMatchObject({ type: 'steps', only: 'troll' })
    table.play(walk('troll', '2,0'))
    expect(table.state.agenda.at(-1)).toMatchObject({ type: 'steps', left: 2, only: null })
  })
  test('R56 Guardian: beaten by three minions or a creature', () => {
    const board = (count: number) =>
      creatures({
        seats: [
          {
            tiles: ['KIT-1/0 0,0', 'COR-1/0 -1,0'],
            minions: Array.from({ length: count }, (): Place => '0,0'),
          },
          { tiles: ['TRE-1/0 1,0'], minions: [], coins: [3] },
        ],
        pieces: [['guardian', 1, '1,0']],
        rolls: [1],
      }).play(move)
    expect(board(2).why(step('0,0', 2, '1,0'))).toBe('guardian-stands')
    const table = board(3).play(step('0,0', 3, '1,0'))
    expect(must(table.state.pieces.find(({ id }) => id === 'guardian')).at).toBeNull()
    // A random coin of its player's.
    expect(table.player(0).coins).toEqual([3])
  })
  test('Giant Insect: no Conquer; three tiles a step, over connected tiles', () => {
    const table = creatures({
      seats: [{ minions: ['-3,0'] }, { tiles: ['TRE-1/0 1,0'] }],
      pieces: [['giantInsect', 0, '1,0']],
    })
    expect(table.kinds).not.toContain('conquer')
  })
  test('with a creature the marker is any own minion; the Elemental exchanges its coin once (R66)', () => {
    const table = creatures({
      seats: [{ minions: ['-3,0'] }, { tiles: ['TOR-1/0 1,0'] }],
      pieces: [['elemental', 0, '1,0']],
      coinBag: [1, 3],
    }).play({ type: 'conquer', at: at('1,0'), take: 'bag', from: at('-3,0') })
    expect(table.kinds).toEqual(['exchange', 'pass'])
    table.play({ type: 'exchange' })
    expect(table.player(0).coins).toEqual([3])
    expect(table.state.discarded).toEqual([1])
    expect(table.kinds).toContain('end-turn')
    expect(table.state.minions[0]).toEqual([])
  })
  test('R56 Observer: it passes three minions alone, but does not stop there', () => {
    const board = (count: number) =>
      creatures({
        seats: [
          { tiles: ['KIT-1/0 0,0'], minions: [] },
          {
            tiles: ['TRE-1/0 1,0', 'TRP-1/0 2,0'],
            minions: Array.from({ length: count }, (): Place => '1,0'),
          },
        ],
        pieces: [['observer', 0, '0,0']],
      })
    const table = board(3).play(move, walk('observer', '1,0'))
    expect(table.why(stop)).toBe('may-not-end-there')
    // Immune to Traps.
    table.play(walk('observer', '2,0'))
    expect(must(table.state.pieces.find(({ id }) => id === 'observer')).at).toBe(at('2,0'))
    expect(board(4).kinds).not.toContain('move')
  })
  test('Corruptor: when summoned, a free step for each own minion and creature', () => {
    const table = creatures({
      seats: [
        {
          tiles: ['THR-1/0 -2,0', 'KIT-1/0 -1,0', 'PIT-1/1 -1,3'],
          minions: ['-3,0'],
        },
        {},
      ],
    }).play(summon('corruptor', '-2,0'))
    expect(table.state.turn.points).toBe(0)
    table.play(step('-3,0', 1, '-2,0'))
    expect(table.why(step('-2,0', 1, '-3,0'))).not.toBeNull()
    table.play(walk('corruptor', '-1,0'))
    expect(table.kinds).toContain('walk')
  })
  test('a Trap kills a creature, or is paid for', () => {
    const board = () =>
      creatures({
        seats: [
          { tiles: ['KIT-1/0 0,0'], minions: [], coins: [2] },
          { tiles: ['TRE-1/0 1,0', 'TRP-1/0 2,0'], minions: [] },
        ],
        pieces: [['troll', 0, '1,0']],
      }).play(move, walk('troll', '2,0'))
    const dead = board().play({ type: 'refuse' })
    expect(must(dead.state.pieces.find(({ id }) => id === 'troll')).at).toBeNull()
    const paid = board().play({ type: 'pay', coin: 2 })
    expect(paid.player(1).coins).toEqual([2])
  })
  test('a creature is what Sabotage takes and what Demolish needs', () => {
    const table = creatures({
      seats: [{ tiles: ['TOR-1/0 -2,0'], minions: [] }, {}],
      neutral: [['collapse', '-1,0']],
      pieces: [['troll', 0, '-2,0']],
      points: 3,
    }).play({ type: 'demolish', at: at('-1,0') }, { type: 'sabotage', at: at('0,0') })
    expect(must(table.state.pieces.find(({ id }) => id === 'troll')).at).toBeNull()
  })
  test('R50, R65: who is eliminated leaves coins, rooms and Traps; the last one wins at once', () => {
    const table = creatures({
      seats: [
        { minions: ['3,0'], markers: ['3,0', '3,0'] },
        { minions: [], coins: [1, 3], tiles: ['TRP-1/0 2,0', 'TRE-1/0 1,0'] },
      ],
    }).play(conquer('3,0', 'hand'))
    expect(table.state.result).toBe('last-lord')
    expect(game.standings(must(outcome(table.state))).map(({ won }) => won)).toEqual([true, false])
    expect(table.happened('coins-discarded')).toHaveLength(1)
  })
  test('R50: with three players the others play on over their tiles', () => {
    const table = creatures({
      seats: [
        { portal: '-3,3', minions: ['3,0', '1,0'], markers: ['3,0', '3,0'] },
        { portal: '3,0', minions: [], coins: [1, 3, 2], tiles: ['TRP-1/0 2,0', 'TRE-1/0 1,0'] },
        { portal: '0,-3' },
      ],
      rolls: [1],
    }).play(conquer('3,0', 'hand'))
    expect(table.listed('inherit')).toHaveLength(2)
    table.play({ type: 'inherit', coin: 3 })
    expect(table.player(0).coins).toEqual([1, 3])
    expect(table.state.discarded).toEqual([2])
    expect(table.why(conquer('1,0'))).toBe('owner-eliminated')
    // The Trap is off.
    table.play(move, step('1,0', 1, '2,0'))
    expect(table.count(0, '2,0')).toBe(1)
  })
  test('enemies in the Portal keep its owner from rising there; markers go one by one', () => {
    const table = creatures({
      seats: [{ minions: ['-3,0'] }, { minions: [], markers: ['-3,0', '-3,0'] }],
      points: 3,
    }).play({ type: 'liberate', at: at('-3,0'), marker: 1 })
    expect(table.markers('-3,0')).toEqual([1])
    const held = creatures({ seats: [{ minions: [] }, { minions: ['-3,0'] }] })
    expect(held.why({ type: 'rise', at: at('-3,0') })).toBe('enemy-there')
  })
})
