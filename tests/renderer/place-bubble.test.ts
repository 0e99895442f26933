import { describe, expect, test } from 'vitest'
import { placeBubble } from '@renderer/table/tips/place-bubble'
import type { Rect } from '@renderer/table/tips/place-bubble'

const WINDOW = { width: 1280, height: 800 }
const BUBBLE = { width: 300, height: 150 }
function apart(a: Rect, b: Rect): boolean {
  return (
    a.left + a.width <= b.left ||
    b.left + b.width <= a.left ||
    a.top + a.height <= b.top ||
    b.top + b.height <= a.top
  )
}

describe('a tip’s bubble', () => {
  test('stands beside its place, and its arrow points at the middle', () => {
    const place = { left: 400, top: 300, width: 100, height: 50 }
    const { side, left, top, arrow } = placeBubble(place, [BUBBLE], WINDOW, [])
    expect({ side, left, top, arrow }).toEqual({ side: 'right', left: 514, top: 250, arrow: 75 })
  })

  test.each([
    ['the right edge', { left: 1200, top: 300, width: 70, height: 50 }],
    ['the corner', { left: 1200, top: 770, width: 70, height: 25 }],
    ['the left edge', { left: 0, top: 300, width: 280, height: 500 }],
    ['the foot', { left: 300, top: 720, width: 700, height: 70 }],
  ])('keeps in the window and off its place at %s', (_, place) => {
    const { left, top } = placeBubble(place, [BUBBLE], WINDOW, [])
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(left + BUBBLE.width).toBeLessThanOrEqual(WINDOW.width)
    expect(top + BUBBLE.height).toBeLessThanOrEqual(WINDOW.height)
    expect(apart({ left, top, ...BUBBLE }, place)).toBe(true)
  })

  test('covers nothing that can be pressed, where there is room elsewhere', () => {
    const place = { left: 400, top: 300, width: 100, height: 50 }
    const button = { left: 520, top: 200, width: 300, height: 300 }
    const { left, top, side } = placeBubble(place, [BUBBLE], WINDOW, [button])
    expect(side).not.toBe('right')
    expect(apart({ left, top, ...BUBBLE }, button)).toBe(true)
  })

  test('reaches beyond its place’s ends to leave free what lies over it, and still points at it', () => {
    const place = { left: 296, top: 498, width: 494, height: 214 }
    const box = { left: 593, top: 362, width: 102, height: 103 }
    const aside = { left: 800, top: 498, width: 190, height: 214 }
    const bubble = { width: 334, height: 186 }
    const { side, left, top, arrow } = placeBubble(place, [bubble], WINDOW, [box, aside])
    expect(side).toBe('top')
    expect(apart({ left, top, ...bubble }, box)).toBe(true)
    expect(left + arrow).toBeGreaterThan(place.left)
    expect(left + arrow).toBeLessThan(place.left + place.width)
  })

  test('is narrower where a wide one would lie upon a box, and only there', () => {
    const undo = { left: 907, top: 14, width: 352, height: 36 }
    const box = { left: 868, top: 161, width: 103, height: 106 }
    const wide = { width: 336, height: 165 }
    const narrow = { width: 288, height: 186 }
    const { size, side, left, top } = placeBubble(undo, [wide, narrow], WINDOW, [box])
    expect({ size, side }).toEqual({ size: 1, side: 'bottom' })
    expect(apart({ left, top, ...narrow }, box)).toBe(true)
    expect(placeBubble(undo, [wide, narrow], WINDOW, []).size).toBe(0)
  })

  test('finds a place even where nothing is free', () => {
    const place = { left: 0, top: 0, width: 1280, height: 800 }
    const { left, top } = placeBubble(place, [BUBBLE], WINDOW, [])
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top + BUBBLE.height).toBeLessThanOrEqual(WINDOW.height)
  })
})
