/** The map's data are those of the rules page's facts: tiles, hexes, areas, what fits, what corridors pay. */
import { TILE_CARDS, tileCard } from '@shared/games/dungeon-digger/tiles'
import { areaOf, CENTRE, startSpaces } from '@main/games/dungeon-digger/map/areas'
import { corridorGold } from '@main/games/dungeon-digger/map/earnings'
import {
  EDGES,
  hexOf,
  neighbour,
  opposite,
  sizeOf,
  spaceAt,
} from '@shared/games/dungeon-digger/hexes'
import { edgeOf } from '@main/games/dungeon-digger/map/tiles'
import { AREAS, EDGE_KINDS, NEUTRALS, TILES } from '@shared/games/dungeon-digger'
import { describe, expect, test } from 'vitest'
import { en, it } from '../locales/messages'
import { facts } from './facts'
import { neutral } from './map/layout'

const { geometry, board, tiles, tileTypes, neutralTiles, scoring } = facts
function hexes(spaces: readonly number[]) {
  return spaces.map((space) => hexOf(space))
}
function pairs(spaces: readonly (readonly [number, number])[]) {
  return spaces.map(([q, r]) => ({ q, r }))
}

describe('tiles', () => {
  test.each(tiles)(
    '$id is as the facts say',
    ({ id, type, category, edges, paths, innerDoors }) => {
      const card = TILE_CARDS.find((one) => one.id === id)
      expect(card).toEqual({ id, type, category, edges, paths })
      expect((card?.paths.length ?? 0) > 1).toBe(innerDoors)
    },
  )
  test('all 42 have a name', () => {
    expect(TILES).toEqual(tiles.map(({ id }) => id))
  })
  test.each(tileTypes)('there are $countPerPlayer of $type', ({ type, countPerPlayer }) => {
    expect(TILE_CARDS.filter((card) => card.type === type)).toHaveLength(countPerPlayer)
  })
  test.each(tileTypes)('$type is called as it is printed', ({ type, name, italian }) => {
    expect([en, it].map(({ digger }) => digger.tiles[type].name)).toEqual([name, italian])
  })
  test('paths hold each arm once, and no door', () => {
    for (const { edges, paths } of TILE_CARDS)
      expect(paths.flat().sort()).toEqual(EDGES.filter((edge) => edges[edge] === 'corridor'))
  })
  test('a tile with a Trap or a Nugget has one path (14)', () => {
    for (const { type, paths } of TILE_CARDS)
      if (type === 'trap' || type === 'nugget') expect(paths).toHaveLength(1)
  })
  test('kinds of edges are those of the facts', () => {
    expect(new Set(tiles.flatMap(({ edges }) => edges))).toEqual(new Set(EDGE_KINDS))
  })
  test.each(neutralTiles)('$id has the edges of the facts', ({ id, edges }) => {
    const tile = NEUTRALS.find((one) => one === id)
    if (tile === undefined) throw new Error(`No tile ${id}`)
    const kinds = EDGES.map((edge) => edgeOf(neutral(tile), edge))
    expect(kinds).toEqual(edges.map((edge) => (edge === 'wild' ? 'earth' : edge)))
  })
  test('a card is found by its name', () => {
    expect(tileCard('COR-4').paths).toEqual([[0, 3], [1], [4]])
  })
})

describe('hexes', () => {
  test.each(geometry.directions)('edge $edge', ({ edge, dq, dr }) => {
    const there = spaceAt({ q: dq, r: dr })
    const direction = EDGES.find((one) => one === edge)
    if (there === null || direction === undefined) throw new Error('No such direction')
    expect(neighbour('A2', CENTRE, direction)).toBe(there)
    expect(neighbour('A2', there, opposite(direction))).toBe(CENTRE)
  })
  test.each(board.areas)('area $id', ({ id, size, spaces }) => {
    const area = AREAS.find((one) => one === id)
    if (area === undefined) throw new Error(`No area ${id}`)
    expect(sizeOf(area)).toBe(size)
    const own = hexes(Array.from({ length: size }, (_, space) => space))
    expect(own).toHaveLength(spaces.length)
    expect(own).toEqual(expect.arrayContaining(pairs(spaces)))
  })
})

describe('start spaces', () => {
  test.each(board.starts)('of $players players', ({ players, area, spaces }) => {
    expect(areaOf(players, null)).toBe(area)
    expect(hexes(startSpaces(players, null))).toEqual(pairs(spaces))
    expect(areaOf(players, 'monsterHunt')).toBe(area)
  })
  test.each(board.scenarioAreas.creatures.byPlayers)(
    'of $players players in Creatures',
    ({ players, area, starts }) => {
      if (typeof starts === 'string') throw new Error('spaces are asked for')
      expect(areaOf(players, 'creatures')).toBe(area)
      expect(hexes(startSpaces(players, 'creatures'))).toEqual(pairs(starts))
    },
  )
  test.each(board.scenarioAreas.dragonsLair.byPlayers)(
    'of $players players in the Dragon’s Lair: $starts',
    ({ players, area }) => {
      expect(areaOf(players, 'dragonsLair')).toBe(area)
      const more = Math.min(players + 1, 6)
      expect(startSpaces(players, 'dragonsLair')).toEqual(startSpaces(more, null))
    },
  )
  test('nobody plays alone, nor by seven', () => {
    expect(() => areaOf(1, null)).toThrow(RangeError)
    expect(() => startSpaces(7, null)).toThrow(RangeError)
  })
})

describe('gold', () => {
  test.each(scoring.corridor.gold)(
    'a corridor of length $length pays $gold',
    ({ length, gold }) => {
      expect(corridorGold(length)).toBe(gold)
    },
  )
  test('a longer one pays no more', () => {
    expect(corridorGold(12)).toBe(corridorGold(5))
  })
})
