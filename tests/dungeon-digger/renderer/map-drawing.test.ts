/** What is drawn of tiles, corridors and ways is what the rules know of them. */
import { dungeonDigger as game } from '@main/games/dungeon-digger'
import { corridorLines, stopsOf, wayLine } from '@renderer/games/dungeon-digger/map/lines'
import { planOf } from '@renderer/games/dungeon-digger/map/tile-plan'
import { EDGES } from '@shared/games/dungeon-digger/hexes'
import { lying } from '@shared/games/dungeon-digger/lying'
import { TILE_CARDS } from '@shared/games/dungeon-digger/tiles'
import { describe, expect, test } from 'vitest'
import { at, tableAt } from '../scenarios/table'

describe('a tile as it is drawn', () => {
  const all = TILE_CARDS.flatMap((card) => EDGES.map((rotation) => ({ card, rotation })))
  test('has a passage for every open edge and a door for every door', () => {
    for (const { card, rotation } of all) {
      const { passages, doors, room } = planOf(card.id, rotation)
      const open = card.edges.filter((edge) => edge !== 'earth').length
      if (card.category === 'corridor') {
        expect(room).toBeNull()
        const stubs = card.paths.filter(({ length }) => length === 1).length
        // Two bends beside each other are joined by a door (R4).
        const joined = card.paths.filter(({ length }) => length === 2).length > 1 ? 1 : 0
        expect(doors).toHaveLength(stubs + joined)
      } else {
        expect(passages).toHaveLength(open)
        expect(doors).toHaveLength(open)
        expect(room).not.toBeNull()
      }
    }
  })
  test('turns with the tile', () => {
    expect(planOf('COR-1', 0).passages).not.toEqual(planOf('COR-1', 1).passages)
    expect(planOf('THR-1', 0).passages).toHaveLength(6)
  })
  test('has its emblem where the most earth is', () => {
    const { edges } = lying('TOR-1', 0)
    expect(edges[1]).toBe('earth')
    expect(planOf('TOR-1', 0).emblem).toEqual([0, -77])
  })
})

describe('lines over the tiles', () => {
  const { state, seat } = tableAt({
    seats: [
      { portal: '-3,0', tiles: ['COR-4/0 -2,0', 'COR-1/0 -1,0'], projects: ['COR-2'] },
      { portal: '3,0' },
    ],
  })
  const view = game.view(state, seat)
  test('a corridor is drawn along the path that runs on, not along others of its tile', () => {
    expect(corridorLines(view, [at('-2,0'), at('-1,0')], null)).toHaveLength(2)
    expect(corridorLines(view, [at('-2,0')], null)).toHaveLength(3)
  })
  test('the Project that is held over the map carries it too', () => {
    const ghost = {
      tile: 'COR-2',
      at: at('0,0'),
      rotation: 1,
      owner: 0,
      fits: true,
      wrong: [],
    } as const
    expect(corridorLines(view, [at('-1,0'), at('0,0')], null)).toHaveLength(1)
    expect(corridorLines(view, [at('-1,0'), at('0,0')], ghost)).toHaveLength(2)
  })
  test('a way ends before the middle of its last space, with a stop on each between', () => {
    const way = { path: [at('0,0'), at('1,0'), at('2,0')] }
    expect(wayLine(way)).toBe('M0 0L173.2 0L312.4 0')
    expect(stopsOf(way)).toHaveLength(1)
    expect(wayLine({ path: [at('0,0')] })).toBe('')
  })
})
