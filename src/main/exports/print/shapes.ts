/** What a sheet is drawn of besides text. Shape, cross and tick tell as much as colour does (grey print). */
import type { SpaceColor } from '@shared/games/one-deck-dungeon'
import type { Canvas, Point, Shape, Stroke } from './canvas'

export const INK = '#1f1812'
export const MUTED = '#6a5f54'
export const LINE = '#b9ad9e'

const SPACE_INK: Readonly<Record<SpaceColor, { readonly edge: string; readonly tint: string }>> = {
  green: { edge: '#2f6f25', tint: '#d5ebcb' },
  yellow: { edge: '#9a6b00', tint: '#fbe7ab' },
  red: { edge: '#a82a1b', tint: '#f6cfc6' },
}

interface Square {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The outline of a space in a square of a size: circle, square or diamond. */
const spaceShape = (color: SpaceColor, { x, y, size }: Square): Shape => {
  const half = size / 2
  switch (color) {
    case 'green':
      return { kind: 'circle', center: [x + half, y + half], radius: half }
    case 'yellow': {
      const side = size * 0.88
      const corner = [x + size * 0.06, y + size * 0.06] as const
      return { kind: 'rect', corner, width: side, height: side }
    }
    case 'red': {
      const over = size * 0.06
      const points: readonly Point[] = [
        [x + half, y - over],
        [x + size + over, y + half],
        [x + half, y + size + over],
        [x - over, y + half],
      ]
      return { kind: 'polygon', points }
    }
  }
}

/** A space for a checkmark, its top left corner at a point; a marked one is tinted and crossed. */
export const drawSpace = (
  canvas: Canvas,
  color: SpaceColor,
  marked: boolean,
  square: Square,
): void => {
  const { edge, tint } = SPACE_INK[color]
  const fill = marked ? tint : '#ffffff'
  canvas.draw(spaceShape(color, square), { fill, stroke: { color: edge, width: 1 } })
  if (!marked) return
  const { x, y, size } = square
  const near = size * 0.28
  const far = size - near
  const lines: readonly (readonly Point[])[] = [
    [
      [x + near, y + near],
      [x + far, y + far],
    ],
    [
      [x + far, y + near],
      [x + near, y + far],
    ],
  ]
  canvas.draw({ kind: 'lines', lines }, { stroke: { color: INK, width: 1.5, cap: 'round' } })
}

/** A round seal with a tick, its centre at a point. */
export const drawSeal = (
  canvas: Canvas,
  color: string,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void => {
  canvas.draw({ kind: 'circle', center: [x, y], radius }, { fill: color })
  const tick: readonly Point[] = [
    [x - radius * 0.48, y + radius * 0.02],
    [x - radius * 0.12, y + radius * 0.4],
    [x + radius * 0.5, y - radius * 0.36],
  ]
  const stroke: Stroke = { color: '#ffffff', width: radius * 0.32, cap: 'round', join: 'round' }
  canvas.draw({ kind: 'lines', lines: [tick] }, { stroke })
}

/** A level rule from one x to another. */
export const drawRule = (
  canvas: Canvas,
  color: string,
  width: number,
  { from, to, y }: { readonly from: number; readonly to: number; readonly y: number },
): void => {
  const line: readonly Point[] = [
    [from, y],
    [to, y],
  ]
  canvas.draw({ kind: 'lines', lines: [line] }, { stroke: { color, width } })
}

/** A rule across the page, a lozenge at its middle. */
export const drawOrnament = (
  canvas: Canvas,
  color: string,
  { from, to, y }: { readonly from: number; readonly to: number; readonly y: number },
): void => {
  const middle = (from + to) / 2
  const gap = 12
  drawRule(canvas, color, 0.9, { from, to: middle - gap, y })
  drawRule(canvas, color, 0.9, { from: middle + gap, to, y })
  const points: readonly Point[] = [
    [middle, y - 4],
    [middle + 7, y],
    [middle, y + 4],
    [middle - 7, y],
  ]
  canvas.draw({ kind: 'polygon', points }, { fill: color })
}
