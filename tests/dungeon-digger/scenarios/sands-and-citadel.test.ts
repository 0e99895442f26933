/** Sands of Time (16.3: R41, R42, R63) and the Dwarven Citadel (16.4: R43, R54). */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import { describe, expect, test } from 'vitest'
import { at, endTurn, move, step, stop, tableAt, work, type Place } from './table'

describe('Sands of Time', () => {
  const SANDS = { scenario: 'sandsOfTime' } as const
  test('R10: no minions show gold, so each has 15 to use', () => {
    const table = tableAt({ options: SANDS, seats: [{}, {}] })
    expect(table.player(0).reserve).toBe(14)
  })
  test('R41: gold is counted, and told to nobody before the end', () => {
    const table = tableAt({
      options: SANDS,
      seats: [{ tiles: ['COR-1/0 -2,0'], minions: ['-2,0'], projects: ['KIT-1'] }, {}],
    }).play(work('KIT-1/0 -1,0'))
    expect(table.player(0).gold).toBe(1)
    expect(table.happened('gold')).toMatchObject([{ gold: 1, hidden: true }])
    for (const viewer of [null, 0, 1])
      expect(game.view(table.state, viewer).players.map(({ gold }) => gold)).toEqual([null, null])
    const over = tableAt({ options: SANDS, seats: [{ gold: 7 }, {}], scenario: { clock: 20 } })
    over.play(endTurn)
    expect(game.view(over.state, 1).players.map(({ gold }) => gold)).toEqual([7, 0])
  })
  test('R42: a turn with any placement moves the clock by 1, without one by a coin’s value more', () => {
    const worked = tableAt({
      options: SANDS,
      seats: [{ projects: ['COR-1'] }, {}],
      coinBag: [3],
    }).play(work('COR-1/0 -2,0'), endTurn)
    expect(worked.happened('clock')).toEqual([{ type: 'clock', clock: 2, coin: null }])
    const idle = tableAt({ options: SANDS, seats: [{}, {}], coinBag: [3] }).play(endTurn)
    expect(idle.happened('clock')).toEqual([{ type: 'clock', clock: 5, coin: 3 }])
    // It goes back into the bag.
    expect(idle.state.coinBag).toHaveLength(12)
  })
  test('R42: what the Sacrifice Pit builds is a placement too', () => {
    const table = tableAt({
      options: SANDS,
      seats: [{ tiles: ['PIT-1/1 -2,0'], projects: ['COR-1'] }, {}],
      coinBag: [3],
    }).play(move, step('-3,0', 1, '-2,0'), work('COR-1/0 -4,0'), endTurn)
    expect(table.happened('clock')).toMatchObject([{ clock: 2, coin: null }])
  })
  test('R42: a skipped turn moves it by 1, without a coin', () => {
    const table = tableAt({ options: SANDS, seats: [{}, { skips: true }], coinBag: [1] })
    table.play(endTurn)
    expect(table.happened('clock')).toEqual([
      { type: 'clock', clock: 3, coin: 1 },
      { type: 'clock', clock: 4, coin: null },
    ])
    expect(table.happened('turn-skipped')).toMatchObject([{ seat: 1 }])
    expect(table.seat).toBe(0)
  })
  test('R63: with an empty bag it moves by 1', () => {
    const table = tableAt({ options: SANDS, seats: [{}, {}], emptyCoinBag: true }).play(endTurn)
    expect(table.happened('clock')).toEqual([{ type: 'clock', clock: 2, coin: null }])
  })
  test('the game ends above 10 times the players, and no gold ends it', () => {
    const board = (clock: number) =>
      tableAt({
        options: SANDS,
        seats: [{ gold: 40 }, {}, {}],
        scenario: { clock },
        emptyCoinBag: true,
      }).play(endTurn).state.result
    expect(board(29)).toBeNull()
    expect(board(30)).toBe('clock')
  })
})

describe('Dwarven Citadel', () => {
  const CITADEL = { scenario: 'dwarvenCitadel' } as const
  const three: readonly Place[] = ['-3,0', '-3,0', '-3,0']
  test('it lies in the middle, and closes corridors', () => {
    const table = tableAt({
      options: CITADEL,
      seats: [{ tiles: ['COR-1/0 -2,0'], minions: ['-2,0'], projects: ['NUG-1'] }, {}],
      coinBag: [2],
    })
    expect(table.state.map.tiles[at('0,0')]).toMatchObject({ tile: 'citadel' })
    table.play(work('NUG-1/0 -1,0'))
    expect(table.player(0)).toMatchObject({ gold: 3, coins: [2] })
  })
  test.each([
    [2, 5],
    [3, 7],
    [4, 9],
    [5, 11],
    [6, 13],
  ])('R43: of %i players it holds %i', (players, capacity) => {
    const seats = Array.from({ length: players }, () => ({}))
    const { state } = tableAt({ options: CITADEL, seats })
    expect(game.view(state, null).scenario).toMatchObject({ capacity })
  })
  test('each step into it gives one coin, however many go', () => {
    const table = tableAt({
      options: CITADEL,
      seats: [{ tiles: ['COR-1/0 -2,0', 'NUG-1/0 -1,0'], minions: three }, {}],
      coinBag: [1, 3],
    }).play(move, step('-3,0', 2, '0,0'), step('-3,0', 1, '0,0'))
    expect(table.player(0).coins).toEqual([1, 3])
    expect(table.state.scenario).toMatchObject({ inside: [3, 0] })
    expect(table.happened('entered-citadel')).toMatchObject([
      { count: 2, inside: 2 },
      { count: 1, inside: 3 },
    ])
  })
  test('R54: those inside do nothing more, but still use Resources', () => {
    const table = tableAt({
      options: CITADEL,
      seats: [{ minions: ['-3,0'] }, {}],
      scenario: { inside: [2, 0] },
    })
    expect(table.rejection({ type: 'rise', at: at('-3,0') })).toMatchObject({
      code: 'resources-full',
      named: { limit: 3, inPlay: 3 },
    })
    expect(table.why({ type: 'sabotage', at: at('0,1') })).toBeNull()
    table.play({ type: 'sabotage', at: at('0,1') })
    // The one outside is given up: there was nobody else.
    expect(table.state.minions[0]).toEqual([])
    expect(table.why({ type: 'sabotage', at: at('0,2') })).toBe('nobody-to-sacrifice')
  })
  test('minions of several players lie there together', () => {
    const table = tableAt({
      options: CITADEL,
      active: 1,
      seats: [{}, { tiles: ['COR-1/0 1,0', 'NUG-1/0 2,0'] }],
      scenario: { inside: [2, 0] },
    }).play(move, step('3,0', 1, '0,0'))
    expect(table.state.scenario).toMatchObject({ inside: [2, 1] })
  })
  test('the game ends with the turn in which it is full, or with 25 gold', () => {
    const board = tableAt({
      options: CITADEL,
      seats: [{ tiles: ['COR-1/0 -2,0', 'NUG-1/0 -1,0'], minions: three }, {}],
      scenario: { inside: [0, 3] },
    }).play(move, step('-3,0', 2, '0,0'), stop)
    expect(board.state.result).toBeNull()
    expect(board.play(endTurn).state.result).toBe('citadel-full')
    const rich = tableAt({ options: CITADEL, seats: [{ gold: 25 }, {}] }).play(endTurn)
    expect(rich.state.result).toBe('gold')
  })
})
