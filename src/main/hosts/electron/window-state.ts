/** Where the window was left: kept beside the database, and brought back onto a display that is there. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'

export interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const whole = v.pipe(v.number(), v.safeInteger())
const length = v.pipe(whole, v.minValue(1))
const windowState = v.object({
  /** Of the window when it is neither maximized nor on the full screen. */
  bounds: v.object({ x: whole, y: whole, width: length, height: length }),
  maximized: v.boolean(),
  fullScreen: v.boolean(),
  /** As Chromium counts: 0 is the normal size, each step a fifth more. */
  zoomLevel: v.pipe(v.number(), v.minValue(-8), v.maxValue(9)),
})
export type WindowState = v.InferOutput<typeof windowState>

const DEFAULT_SIZE = { width: 1280, height: 800 }
const LEAST_SIZE = { width: 960, height: 640 }

/** What the file holds; null where there is none, or none that can be used. */
export function readWindowState(file: string): WindowState | null {
  try {
    const parsed = v.safeParse(windowState, JSON.parse(readFileSync(file, 'utf8')))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** Keeps it, whole or not at all; where that cannot be done, the window opens elsewhere next time, no more. */
export function writeWindowState(file: string, state: WindowState): void {
  try {
    writeFileSync(`${file}.new`, `${JSON.stringify(state)}\n`)
    renameSync(`${file}.new`, file)
  } catch (error) {
    console.error(error)
  }
}

export interface Placement {
  readonly bounds: Bounds
  /** The least size that the window may be given: no more than its display has. */
  readonly least: { readonly width: number; readonly height: number }
}

/**
 * Where a window opens: where it was left as far as a display shows that place, else in the middle of the first.
 * @param left its bounds when it was left, null for a window that never was
 * @param displays the work area of each display, the main one first; at least one
 */
export function placeWindow(
  left: Bounds | null,
  displays: readonly [Bounds, ...Bounds[]],
): Placement {
  const area = left === null ? displays[0] : displayOf(left, displays)
  const least = {
    width: Math.min(LEAST_SIZE.width, area.width),
    height: Math.min(LEAST_SIZE.height, area.height),
  }
  const size = left ?? DEFAULT_SIZE
  const width = clamp(size.width, least.width, area.width)
  const height = clamp(size.height, least.height, area.height)
  const isSeen = left !== null && overlap(left, area) > 0
  const x = isSeen ? left.x : area.x + Math.round((area.width - width) / 2)
  const y = isSeen ? left.y : area.y + Math.round((area.height - height) / 2)
  return {
    bounds: {
      x: clamp(x, area.x, area.x + area.width - width),
      y: clamp(y, area.y, area.y + area.height - height),
      width,
      height,
    },
    least,
  }
}

/** The display that shows most of a place; the main one where none shows any of it. */
function displayOf(place: Bounds, displays: readonly [Bounds, ...Bounds[]]): Bounds {
  return displays.reduce((best, area) =>
    overlap(place, area) > overlap(place, best) ? area : best,
  )
}

function overlap(a: Bounds, b: Bounds): number {
  return (
    Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
    Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
  )
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
