/** The plots of the statistics, drawn as SVG in the theme's colours. */
import * as Plot from '@observablehq/plot'

const INK = 'var(--ground-ink)'
const FAINT = 'var(--ground-edge)'
const ACCENT = 'var(--accent)'
const base = {
  style: { background: 'none', color: INK, fontFamily: 'inherit', fontSize: '15px' },
  className: 'plot',
} as const

/** What names take of a plot's width, and how wide they are at least and at most. */
const LABEL_SHARE = 0.4
const LEAST_LABEL = 150
const WIDEST_LABEL = 240
/** So many games can each be numbered on the axis. */
const NUMBERED = 12

interface Bar {
  readonly label: string
  readonly value: number
  readonly text: string
}

/** One bar to a line, with its value beside it. */
export function drawBars(rows: readonly Bar[], width: number): Element {
  return Plot.plot({
    ...base,
    width,
    height: rows.length * 30 + 30,
    marginLeft: Math.min(WIDEST_LABEL, Math.max(LEAST_LABEL, width * LABEL_SHARE)),
    marginRight: 56,
    x: { label: null, ticks: 5, tickSize: 0 },
    y: { domain: rows.map(({ label }) => label), label: null, tickSize: 0 },
    marks: [
      Plot.ruleX([0], { stroke: FAINT }),
      Plot.barX(rows, { y: 'label', x: 'value', fill: ACCENT, insetTop: 5, insetBottom: 5 }),
      Plot.text(rows, {
        y: 'label',
        x: 'value',
        dx: 8,
        text: 'text',
        textAnchor: 'start',
        fill: INK,
      }),
    ],
  })
}

interface Dot {
  readonly game: number
  readonly value: number
  /** A star stands for it instead of a ring. */
  readonly marked: boolean
}

/** From game to game: stars for those that somebody won, rings for the others. */
export function drawDots(rows: readonly Dot[], width: number): Element {
  return Plot.plot({
    ...base,
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
