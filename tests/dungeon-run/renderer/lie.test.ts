/** Where the map lies in its pane while the dungeon grows. */
import { asBefore, lieOf, type Extent } from '@renderer/games/dungeon-run/map/lie'
import { describe, expect, test } from 'vitest'

const PANE = { width: 1000, height: 520, largest: 100, margin: 10 }
/** The entrance and what lies around it. */
const BEGUN: Extent = { left: -1, top: -1, columns: 3, rows: 3 }
const first = lieOf(null, BEGUN, PANE, true)

describe('the map in its pane', () => {
  test('lies in the middle at first, no cell larger than is wanted', () => {
    expect(first).toEqual({ cell: 100, x: 450, y: 210 })
  })

  test.each<[string, Extent]>([
    ['to the east', { ...BEGUN, columns: 6 }],
    ['to the west', { ...BEGUN, left: -4, columns: 6 }],
    ['to the north', { ...BEGUN, top: -2, rows: 4 }],
  ])('stays where it is when it grows %s in sight', (_, extent) => {
    expect(lieOf(first, extent, PANE, true)).toBe(first)
  })

  test('is fitted anew when it grows out of sight, with room for one cell more there', () => {
    const grown = { ...BEGUN, rows: 5 }
    const now = lieOf(first, grown, PANE, true)
    expect(now.cell).toBeCloseTo(500 / 6)
    expect(lieOf(now, { ...grown, rows: 6 }, PANE, true)).toBe(now)
  })

  test('is fitted tight when it does not grow but its pane gets smaller', () => {
    const now = lieOf(first, BEGUN, { ...PANE, height: 300 }, false)
    expect(now.cell).toBeCloseTo(280 / 3)
  })

  test('stays in a pane that gets smaller as long as it is in sight', () => {
    expect(lieOf(first, BEGUN, { ...PANE, width: 700 }, false)).toBe(first)
  })

  test('is fitted anew where it could be drawn much larger', () => {
    const small = { cell: 40, x: 480, y: 240 }
    expect(lieOf(small, BEGUN, PANE, true)).toEqual(first)
    expect(lieOf({ ...small, cell: 80 }, BEGUN, PANE, true).cell).toBe(80)
  })

  test('glides from where it lay', () => {
    const now = { cell: 50, x: 475, y: 225 }
    expect(asBefore(first, now, BEGUN)).toBe('translate(-75px, -65px) scale(2)')
  })
})
