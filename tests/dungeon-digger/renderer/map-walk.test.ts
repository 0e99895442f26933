/** The keyboard walks from hex to hex. */
import { standingOn, walked, type Standing } from '@renderer/games/dungeon-digger/map/walk'
import { hexOf, sizeOf } from '@shared/games/dungeon-digger/hexes'
import { describe, expect, test } from 'vitest'
import { must } from '../../must'
import { at, type Place } from '../scenarios/table'

const SIZE = sizeOf('A4')
function walk(from: Place, ...keys: readonly string[]): string {
  const end = keys.reduce<Standing>(
    (standing, key) => must(walked(standing, key, SIZE)),
    standingOn(at(from)),
  )
  const { q, r } = hexOf(end.space)
  return `${q},${r}`
}

describe('walking over the board', () => {
  test.each([
    ['ArrowRight', '1,0'],
    ['PageUp', '1,-1'],
    ['Home', '0,-1'],
    ['ArrowLeft', '-1,0'],
    ['End', '-1,1'],
    ['PageDown', '0,1'],
  ])('%s leads over its edge', (key, there) => {
    expect(walk('0,0', key)).toBe(there)
  })
  test('up and down keep to a column and come back where they began', () => {
    expect(walk('0,0', 'ArrowUp', 'ArrowUp')).toBe('1,-2')
    expect(walk('0,0', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown')).toBe('0,0')
    expect(walk('0,0', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('-2,4')
  })
  test('every hex of every area is reached by arrows alone', () => {
    for (const area of ['A2', 'A3', 'A4', 'A56'] as const) {
      const size = sizeOf(area)
      const reached = new Set([at('0,0')])
      for (const space of reached)
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])
          reached.add(must(walked(standingOn(space), key, size)).space)
      expect(reached.size).toBe(size)
    }
  })
  test('at the edge one stays, and other keys are not the map’s', () => {
    const corner = standingOn(at('0,-5'))
    expect(walked(corner, 'Home', SIZE)).toEqual(corner)
    expect(walked(corner, 'ArrowUp', SIZE)?.space).toBe(corner.space)
    expect(walked(corner, 'Enter', SIZE)).toBeNull()
    expect(walked(corner, 'toString', SIZE)).toBeNull()
  })
})
