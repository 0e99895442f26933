/** The plots of the statistics, drawn as SVG in the theme's colours; every value stands beside its mark. */
import * as Plot from '@observablehq/plot'

const INK = 'var(--ground-ink)'
const FAINT = 'var(--ground-edge)'
const ACCENT = 'var(--accent)'
const base = {
  style: { background: 'none', color: INK, fontFamily: 'inherit', fontSize: '15px' },
  className: 'plot',
} as const

interface BoxRow {
  readonly label: string
  readonly mean: number
  readonly value: string
}

/** The most that a letter takes on the average, in pixels. */
const LETTER = 8.5

/** The room for the longest name of a line. */
function marginFor(rows: readonly BoxRow[]): number {
  return Math.max(160, 16 + LETTER * Math.max(0, ...rows.map(({ label }) => label.length)))
}

/** What each box brings on the average, one to a line. */
export function drawBoxes(rows: readonly BoxRow[], width: number): Element {
  return Plot.plot({
    ...base,
    width,
    height: rows.length * 28 + 30,
    marginLeft: marginFor(rows),
    marginRight: 56,
    x: { label: null, ticks: 5, tickSize: 0 },
    y: { domain: rows.map(({ label }) => label), label: null, tickSize: 0 },
    marks: [
      Plot.ruleX([0], { stroke: FAINT }),
      Plot.barX(rows, { y: 'label', x: 'mean', fill: ACCENT, insetTop: 5, insetBottom: 5 }),
      Plot.text(rows, {
        y: 'label',
        x: ({ mean }: BoxRow) => Math.max(0, mean),
        dx: 8,
        text: 'value',
        textAnchor: 'start',
        fill: INK,
      }),
    ],
  })
}

interface ScoreRow {
  readonly game: number
  readonly total: number
}

/** Scores from game to game. */
export function drawScores(rows: readonly ScoreRow[], width: number): Element {
  return Plot.plot({
    ...base,
    width,
    height: 240,
    x: { label: null, ticks: Math.min(10, rows.length), tickFormat: 'd' },
    y: { label: null, grid: true, zero: true },
    marks: [
      Plot.ruleY([0], { stroke: FAINT }),
      Plot.line(rows, { x: 'game', y: 'total', stroke: 'var(--accent-line)', strokeWidth: 2 }),
      Plot.dot(rows, { x: 'game', y: 'total', r: 5, fill: ACCENT, stroke: INK }),
    ],
  })
}
