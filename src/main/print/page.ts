/** The page that a game draws on, over whatever canvas it becomes a file by. */
import { INK, LINE } from '../games/print-rules'
import type { Page, Place, Point, Stroke, Style } from '../games/print-rules'
import type { Words } from '@shared/words'
import type { Canvas, Role } from './canvas'
import { fit, measure, wrap, write } from './type'

const HEADING: Style = { face: 'title', size: 14, color: INK }

/** @param missing takes the letters that no font has */
export function pageOn(canvas: Canvas, words: Words, missing: Set<string>): Page {
  const { width, height, draw } = canvas
  const line = (role: Role, text: string, style: Style, place: Place): void => {
    for (const letter of write(canvas, { role, text }, style, place)) missing.add(letter)
  }
  const rule: Page['rule'] = (color, thickness, { from, to, y }) => {
    const ends: readonly Point[] = [
      [from, y],
      [to, y],
    ]
    draw({ kind: 'lines', lines: [ends] }, { stroke: { color, width: thickness } })
  }
  return {
    width,
    height,
    words,
    draw,
    write: (text, style, place) => line('text', text, style, place),
    title: (text, style, place) => line('title', text, style, place),
    measure,
    fit,
    wrap,
    capitals: (text) => text.toLocaleUpperCase(words.locale),
    heading: (text, color, { x, width: room, y, size = HEADING.size }) => {
      const fitted = fit(text, { ...HEADING, size }, room - 40, Math.min(size, 9))
      const middleHeight = size * 0.29
      const half = measure(fitted.text, fitted.style) / 2 + 8
      const middle = x + room / 2
      line('heading', fitted.text, { ...fitted.style, color }, { x: middle, y, align: 'center' })
      rule(LINE, 0.7, { from: x, to: middle - half, y: y - middleHeight })
      rule(LINE, 0.7, { from: middle + half, to: x + room, y: y - middleHeight })
    },
    rule,
    ornament: (color, { from, to, y }) => {
      const middle = (from + to) / 2
      const gap = 12
      rule(color, 0.9, { from, to: middle - gap, y })
      rule(color, 0.9, { from: middle + gap, to, y })
      const points: readonly Point[] = [
        [middle, y - 4],
        [middle + 7, y],
        [middle, y + 4],
        [middle - 7, y],
      ]
      draw({ kind: 'polygon', points }, { fill: color })
    },
    seal: (color, { x, y, radius }) => {
      draw({ kind: 'circle', center: [x, y], radius }, { fill: color })
      const tick: readonly Point[] = [
        [x - radius * 0.48, y + radius * 0.02],
        [x - radius * 0.12, y + radius * 0.4],
        [x + radius * 0.5, y - radius * 0.36],
      ]
      const stroke: Stroke = { color: '#ffffff', width: radius * 0.32, cap: 'round', join: 'round' }
      draw({ kind: 'lines', lines: [tick] }, { stroke })
    },
  }
}
