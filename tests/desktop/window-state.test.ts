/** A window comes back where it was left, as far as there is a display to show it. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placeWindow, readWindowState, writeWindowState } from '@main/hosts/electron/window-state'
import type { Bounds } from '@main/hosts/electron/window-state'

function at(x: number, y: number, width: number, height: number): Bounds {
  return {
    x,
    y,
    width,
    height,
  }
}
const LAPTOP = at(0, 25, 1440, 875)
const RIGHT = at(1440, 0, 1920, 1080)
const LEFT = at(-1920, -200, 1920, 1080)
const LEAST = { width: 960, height: 640 }

describe('where a window opens', () => {
  it.each<[string, Bounds | null, [Bounds, ...Bounds[]], Bounds]>([
    ['in the middle, the first time', null, [LAPTOP], at(80, 63, 1280, 800)],
    ['where it was left', at(100, 60, 1000, 700), [LAPTOP], at(100, 60, 1000, 700)],
    ['on the second display', at(1500, 40, 1200, 800), [LAPTOP, RIGHT], at(1500, 40, 1200, 800)],
    [
      'in the middle of the first, its own gone',
      at(1500, 40, 1200, 800),
      [LAPTOP],
      at(120, 63, 1200, 800),
    ],
    [
      'on a display with negative places',
      at(-1800, -150, 1200, 800),
      [LAPTOP, LEFT],
      at(-1800, -150, 1200, 800),
    ],
    ['smaller, on a smaller display', at(0, 0, 1900, 1060), [LAPTOP], at(0, 25, 1440, 875)],
    [
      'whole, where it hung over the edge',
      at(900, 500, 1000, 700),
      [LAPTOP],
      at(440, 200, 1000, 700),
    ],
    [
      'whole, where most of it was',
      at(1300, 100, 1200, 800),
      [LAPTOP, RIGHT],
      at(1440, 100, 1200, 800),
    ],
    ['no smaller than it may be', at(10, 30, 200, 100), [LAPTOP], at(10, 30, 960, 640)],
    ['below a bar at the top', at(50, -300, 1000, 700), [LAPTOP], at(50, 25, 1000, 700)],
  ])('is %s', (_, left, displays, bounds) => {
    expect(placeWindow(left, displays)).toEqual({ bounds, least: LEAST })
  })

  it('is all of a display that is smaller than the least size', () => {
    const small = at(0, 0, 800, 480)
    const placement = { bounds: small, least: { width: 800, height: 480 } }
    expect(placeWindow(null, [small])).toEqual(placement)
    expect(placeWindow(at(5, 5, 1280, 800), [small])).toEqual(placement)
  })
})

describe('the window’s file', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'delvers-table-'))
    file = join(folder, 'window.json')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('gives back what was kept, and leaves nothing beside it', () => {
    const state = { bounds: LEFT, maximized: true, fullScreen: false, zoomLevel: 1.5 }
    writeWindowState(file, state)
    writeWindowState(file, state)
    expect(readWindowState(file)).toEqual(state)
    expect(readdirSync(folder)).toEqual(['window.json'])
  })

  const whole = { bounds: LAPTOP, maximized: false, fullScreen: false, zoomLevel: 0 }
  it.each([
    ['nothing', ''],
    ['half of it', JSON.stringify(whole).slice(0, 40)],
    ['no window', 'null'],
    ['a list', '[]'],
    ['words for numbers', JSON.stringify({ ...whole, bounds: { ...LAPTOP, x: 'left' } })],
    ['no size', JSON.stringify({ ...whole, bounds: { ...LAPTOP, width: 0 } })],
    ['halves of points', JSON.stringify({ ...whole, bounds: { ...LAPTOP, y: 1.5 } })],
    [
      'a place beyond numbers',
      '{"bounds":{"x":1e999,"y":0,"width":1000,"height":700},"maximized":false,"fullScreen":false,"zoomLevel":0}',
    ],
    ['a zoom out of sight', JSON.stringify({ ...whole, zoomLevel: -40 })],
  ])('counts for none where it holds %s', (_, text) => {
    writeFileSync(file, text)
    expect(readWindowState(file)).toBeNull()
  })

  it('is none where it was never written', () => {
    expect(readWindowState(file)).toBeNull()
  })
})
