/** Lines of the map: on the edges that the rules know, and along the way that was walked. */
import { HOUSE_CONTENT } from '@main/games/paper-dungeons/content'
import { beyond, wallsOf } from '@renderer/games/paper-dungeons/sheet/content'
import { edgeLine, ghostStrides, stridesOf } from '@renderer/games/paper-dungeons/sheet/map-lines'
import { roomOf, TRAIL_TURN, type RoomId } from '@shared/games/paper-dungeons'
import { expect, test } from 'vitest'

const ROWS = 6
function trail(...rooms: readonly RoomId[]): readonly number[] {
  return rooms.map((room) => TRAIL_TURN + roomOf(room))
}

test('a wall lies between its two rooms', () => {
  expect(edgeLine('B2-C2', ROWS)).toEqual({ from: { x: 200, y: 400 }, to: { x: 200, y: 500 } })
  expect(edgeLine('B2-B3', ROWS)).toEqual({ from: { x: 100, y: 400 }, to: { x: 200, y: 400 } })
})

test('every wall and river of every card lies inside the map', () => {
  const { walls, rivers, dungeons } = HOUSE_CONTENT
  const edges = [...walls, ...rivers, ...dungeons.flatMap((card) => card.walls)]
  for (const edge of edges) {
    const { from, to } = edgeLine(edge, ROWS)
    for (const at of [from.x, from.y, to.x, to.y]) {
      expect(at).toBeGreaterThanOrEqual(0)
      expect(at).toBeLessThanOrEqual(600)
    }
    expect(Math.abs(from.x - to.x) + Math.abs(from.y - to.y)).toBe(100)
  }
})

test('the way is one stroke a room, and two where a row wraps', () => {
  expect(stridesOf(trail('A1', 'A2'), ROWS)).toHaveLength(2)
  expect(stridesOf(trail('A1', 'A2', 'F2'), ROWS)).toHaveLength(4)
  expect(ghostStrides(roomOf('F4'), ['A4', 'A5'], ROWS)).toHaveLength(3)
})

test('a room knows what is behind each of its edges, from either side', () => {
  const walls = wallsOf(HOUSE_CONTENT, 'A')
  expect(beyond('B2', walls).toSorted()).toEqual(['B3', 'C2'])
  expect(beyond('C2', walls)).toContain('B2')
  expect(beyond('A4', HOUSE_CONTENT.rivers)).toEqual(['A3'])
  expect(beyond('F2', HOUSE_CONTENT.wraps)).toEqual(['A2'])
  expect(beyond('A6', HOUSE_CONTENT.wraps)).toEqual([])
})
