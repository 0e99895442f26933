/** What a sheet is drawn of besides text. Shape, cross and tick tell as much as colour does (grey print). */
import type { SpaceColor } from '@shared/games/one-deck-dungeon'

type Document = PDFKit.PDFDocument

export const INK = '#1f1812'
export const MUTED = '#6a5f54'
export const LINE = '#b9ad9e'

const SPACE_INK: Readonly<Record<SpaceColor, { readonly edge: string; readonly tint: string }>> = {
  green: { edge: '#2f6f25', tint: '#d5ebcb' },
  yellow: { edge: '#9a6b00', tint: '#fbe7ab' },
  red: { edge: '#a82a1b', tint: '#f6cfc6' },
}

/** The outline of a space in a square of a size: circle, square or diamond. */
const spaceShape = (doc: Document, color: SpaceColor, x: number, y: number, size: number) => {
  const half = size / 2
  switch (color) {
    case 'green':
      return doc.circle(x + half, y + half, half)
    case 'yellow':
      return doc.rect(x + size * 0.06, y + size * 0.06, size * 0.88, size * 0.88)
    case 'red':
      return doc.polygon(
        [x + half, y - size * 0.06],
        [x + size * 1.06, y + half],
        [x + half, y + size * 1.06],
        [x - size * 0.06, y + half],
      )
  }
}

/** A space for a checkmark, its top left corner at a point; a marked one is tinted and crossed. */
export const drawSpace = (
  doc: Document,
  color: SpaceColor,
  marked: boolean,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void => {
  const { edge, tint } = SPACE_INK[color]
  doc.lineWidth(1).lineJoin('miter').undash()
  spaceShape(doc, color, x, y, size).fillAndStroke(marked ? tint : '#ffffff', edge)
  if (!marked) return
  const near = size * 0.28
  const far = size - near
  doc
    .lineWidth(1.5)
    .lineCap('round')
    .moveTo(x + near, y + near)
    .lineTo(x + far, y + far)
    .moveTo(x + far, y + near)
    .lineTo(x + near, y + far)
    .stroke(INK)
}

/** A round seal with a tick, its centre at a point. */
export const drawSeal = (
  doc: Document,
  color: string,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void => {
  doc.undash().circle(x, y, radius).fill(color)
  doc
    .lineWidth(radius * 0.32)
    .lineCap('round')
    .lineJoin('round')
    .moveTo(x - radius * 0.48, y + radius * 0.02)
    .lineTo(x - radius * 0.12, y + radius * 0.4)
    .lineTo(x + radius * 0.5, y - radius * 0.36)
    .stroke('#ffffff')
}

/** A level rule from one x to another. */
export const drawRule = (
  doc: Document,
  color: string,
  width: number,
  { from, to, y }: { readonly from: number; readonly to: number; readonly y: number },
): void => {
  doc.undash().lineWidth(width).lineCap('butt').moveTo(from, y).lineTo(to, y).stroke(color)
}

/** A rule across the page, a lozenge at its middle. */
export const drawOrnament = (
  doc: Document,
  color: string,
  { from, to, y }: { readonly from: number; readonly to: number; readonly y: number },
): void => {
  const middle = (from + to) / 2
  const gap = 12
  drawRule(doc, color, 0.9, { from, to: middle - gap, y })
  drawRule(doc, color, 0.9, { from: middle + gap, to, y })
  doc.polygon([middle, y - 4], [middle + 7, y], [middle, y + 4], [middle - 7, y]).fill(color)
}
