/** The spaces of talents. Shape and cross tell as much as colour does (grey print). */
import type { SpaceColor } from '@shared/games/one-deck-dungeon'
import { INK } from '../../../print-rules'
import type { Page, Point, Shape } from '../../../print-rules'

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
function spaceShape(color: SpaceColor, { x, y, size }: Square): Shape {
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
export function drawSpace(page: Page, color: SpaceColor, marked: boolean, square: Square): void {
  const { edge, tint } = SPACE_INK[color]
  const fill = marked ? tint : '#ffffff'
  page.draw(spaceShape(color, square), { fill, stroke: { color: edge, width: 1 } })
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
  page.draw({ kind: 'lines', lines }, { stroke: { color: INK, width: 1.5, cap: 'round' } })
}
