/**
 * Where a tip's bubble goes: beside its place, wholly in the window, over as little as possible of what can be
 * pressed. Plain numbers, so that it can be tested without a screen.
 */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
export interface Size {
  readonly width: number
  readonly height: number
}
/** The side of the place on which the bubble stands. */
export type BubbleSide = 'right' | 'left' | 'bottom' | 'top'

export interface Placement {
  /** Which of the sizes it could have it takes. */
  readonly size: number
  readonly side: BubbleSide
  readonly left: number
  readonly top: number
  /** Where along the bubble's edge the arrow points at the place. */
  readonly arrow: number
}

/** Room between the bubble and its place, where the arrow is. */
const GAP = 14
/** The least distance from the window's edges. */
const EDGE = 8
/** The arrow keeps away from the bubble's round corners. */
const CORNER = 18
const SIDES: readonly BubbleSide[] = ['right', 'left', 'bottom', 'top']

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most))
}

function shared(a: Rect, b: Rect): number {
  return (
    Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))
  )
}

/** How far along the place's side the bubble stands: its middle at the middle's first, then ever further off. */
const ALONG = [0, -1 / 4, 1 / 4, -1 / 2, 1 / 2, -3 / 4, 3 / 4, -1, 1] as const

/** Where a bubble starts so that it stands along a place, at the furthest with just the arrow beside it. */
function alongside(start: number, place: number, bubble: number, along: number): number {
  return start + (place - bubble) / 2 + Math.max(0, (place + bubble) / 2 - 2 * CORNER) * along
}

/** The bubble on one side, `along` -1 to 1 from before the place to after it. */
function beside(place: Rect, bubble: Size, side: BubbleSide, along: number): Rect {
  const left = alongside(place.left, place.width, bubble.width, along)
  const top = alongside(place.top, place.height, bubble.height, along)
  switch (side) {
    case 'right':
      return { ...bubble, left: place.left + place.width + GAP, top }
    case 'left':
      return { ...bubble, left: place.left - bubble.width - GAP, top }
    case 'bottom':
      return { ...bubble, left, top: place.top + place.height + GAP }
    case 'top':
      return { ...bubble, left, top: place.top - bubble.height - GAP }
  }
}

/**
 * Places a bubble.
 * @param place what it points at
 * @param sizes those it could have, the one that reads best first
 * @param pressable what it should not cover
 */
export function placeBubble(
  place: Rect,
  sizes: readonly Size[],
  viewport: Size,
  pressable: readonly Rect[],
): Placement {
  const candidates = sizes.flatMap((bubble, size) =>
    SIDES.flatMap((side) =>
      ALONG.map((along) => {
        const wished = beside(place, bubble, side, along)
        const rect = {
          ...wished,
          left: clamp(wished.left, EDGE, viewport.width - bubble.width - EDGE),
          top: clamp(wished.top, EDGE, viewport.height - bubble.height - EDGE),
        }
        const covered = pressable.reduce((sum, other) => sum + shared(rect, other), 0)
        // What it points at must be seen above all; of equals the first stands nearest to its middle.
        return { size, side, rect, price: covered + 4 * shared(rect, place) }
      }),
    ),
  )
  const best = candidates.reduce((a, b) => (b.price < a.price ? b : a))
  const across = best.side === 'left' || best.side === 'right'
  const { left, top, width, height } = best.rect
  const middle = across ? place.top + place.height / 2 - top : place.left + place.width / 2 - left
  const length = across ? height : width
  return {
    size: best.size,
    side: best.side,
    left,
    top,
    arrow: clamp(middle, CORNER, length - CORNER),
  }
}
