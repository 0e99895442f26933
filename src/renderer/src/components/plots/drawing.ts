/** What the plots of all games are drawn in, and the bars that several of them have. */
import * as Plot from '@observablehq/plot'

export const INK = 'var(--ground-ink)'
export const FAINT = 'var(--ground-edge)'
export const ACCENT = 'var(--accent)'
export const BASE = {
  style: { background: 'none', color: INK, fontFamily: 'inherit', fontSize: '15px' },
  className: 'plot',
} as const

export interface Bar {
  readonly label: string
  readonly value: number
  /** The value in words, beside the bar. */
  readonly text: string
}

interface Room {
  readonly width: number
  /** How high each line is. */
  readonly line: number
  /** How wide the names are. */
  readonly names: number
}

/** One bar to a line, with its value beside it. */
export function drawBars(rows: readonly Bar[], { width, line, names }: Room): Element {
  return Plot.plot({
    ...BASE,
    width,
    height: rows.length * line + 30,
    marginLeft: names,
    marginRight: 56,
    x: { label: null, ticks: 5, tickSize: 0 },
    y: { domain: rows.map(({ label }) => label), label: null, tickSize: 0 },
    marks: [
      Plot.ruleX([0], { stroke: FAINT }),
      Plot.barX(rows, { y: 'label', x: 'value', fill: ACCENT, insetTop: 5, insetBottom: 5 }),
      Plot.text(rows, {
        y: 'label',
        // What is less than nothing has its words where nothing is.
        x: ({ value }: Bar) => Math.max(0, value),
        dx: 8,
        text: 'text',
        textAnchor: 'start',
        fill: INK,
      }),
    ],
  })
}

/** So many games can each be numbered on the axis. */
const NUMBERED = 12

interface Dot {
  readonly game: number
  readonly value: number
  /** A star stands for it instead of a ring. */
  readonly marked: boolean
}

/** From game to game: stars for those that somebody won, rings for the others. */
export function drawDots(rows: readonly Dot[], width: number): Element {
  return Plot.plot({
    ...BASE,
    width,
    height: 240,
    x: {
      label: null,
      ticks: rows.length > NUMBERED ? NUMBERED : rows.map(({ game }) => game),
      tickFormat: 'd',
    },
    y: { label: null, grid: true, zero: true },
    marks: [
      Plot.ruleY([0], { stroke: FAINT }),
      Plot.line(rows, { x: 'game', y: 'value', stroke: 'var(--accent-line)', strokeWidth: 2 }),
      Plot.dot(
        rows.filter(({ marked }) => !marked),
        { x: 'game', y: 'value', r: 5, fill: 'var(--ground)', stroke: INK, strokeWidth: 2 },
      ),
      Plot.dot(
        rows.filter(({ marked }) => marked),
        { x: 'game', y: 'value', r: 7, symbol: 'star', fill: ACCENT, stroke: INK },
      ),
    ],
  })
}
