/** Every tile in every rotation (R1, 5.1, 14). */
import { TILE_CARDS, tileCard } from '@shared/games/dungeon-digger/tiles'
import { EDGES, turned } from '@shared/games/dungeon-digger/hexes'
import { looks, patternOf, sameLook } from '@main/games/dungeon-digger/map/patterns'
import type { Edge, TileId } from '@shared/games/dungeon-digger'
import { describe, expect, test } from 'vitest'

describe.each(TILE_CARDS)('$id', ({ id, edges, paths }) => {
  test('lies unturned as it is printed', () => {
    expect(patternOf(id, 0).edges).toEqual(edges)
    expect(patternOf(id, 0).paths).toEqual(paths)
  })
  test('turned by one sixth, each edge lies on the next one; after six it is as before (R1)', () => {
    let pattern = patternOf(id, 0)
    for (const rotation of [1, 2, 3, 4, 5, 0] as const) {
      const next = patternOf(id, rotation)
      for (const edge of EDGES) {
        expect(next.edges[turned(edge, 1)]).toBe(pattern.edges[edge])
        expect(next.pathAt[turned(edge, 1)]).toBe(pattern.pathAt[edge])
      }
      pattern = next
    }
    expect(pattern).toEqual(patternOf(id, 0))
  })
  test('every rotation looks like exactly one of those that are listed', () => {
    for (const rotation of EDGES) {
      const look = sameLook(id, rotation)
      expect(looks(id)).toContain(look)
      expect(sameLook(id, look)).toBe(look)
      expect(patternOf(id, look).edges).toEqual(patternOf(id, rotation).edges)
      expect(groups(id, look)).toEqual(groups(id, rotation))
    }
    expect(new Set(looks(id).map((rotation) => groups(id, rotation).join('|'))).size).toBe(
      looks(id).length,
    )
  })
})
/** Edges and which of their arms belong together, whatever the order of paths. */
function groups(id: TileId, rotation: Edge): readonly string[] {
  const { edges, paths } = patternOf(id, rotation)
  return [edges.join(), ...paths.map((path) => path.join()).sort()]
}

test('5.1: a straight tile looks the same after half a turn, one with six doors always', () => {
  expect(looks('COR-1')).toEqual([0, 1, 2])
  expect(looks('POR-1')).toEqual([0])
  expect(looks('THR-1')).toEqual([0])
  expect(looks('KIT-2')).toEqual([0, 1])
  expect(looks('COR-3')).toEqual([0, 1])
  expect(looks('COR-2')).toEqual([0, 1, 2, 3, 4, 5])
  expect(sameLook('COR-1', 4)).toBe(1)
})
test('5.1: where two paths have the same edges, what runs into what tells looks apart', () => {
  // COR-7 joins 0 with 1 and 3 with 4; COR-4 joins 0 with 3.
  expect(looks('COR-7')).toEqual([0, 1, 2])
  expect(looks('COR-4')).toEqual([0, 1, 2])
  expect(tileCard('COR-7').edges).toEqual(tileCard('COR-4').edges)
})
