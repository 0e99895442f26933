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
