/** The plots of the statistics, drawn as SVG in the theme's colours; every value stands beside its mark. */
import * as Plot from '@observablehq/plot'
import { ACCENT, BASE, drawBars, FAINT, INK, type Bar } from '@renderer/components/plots/drawing'

/** The most that a letter takes on the average, in pixels. */
const LETTER = 8.5

/** The room for the longest name of a line. */
function marginFor(rows: readonly Bar[]): number {
  return Math.max(160, 16 + LETTER * Math.max(0, ...rows.map(({ label }) => label.length)))
}

/** What each box brings on the average, one to a line. */
export function drawBoxes(rows: readonly Bar[], width: number): Element {
  return drawBars(rows, { width, line: 28, names: marginFor(rows) })
}

interface ScoreRow {
  readonly game: number
  readonly total: number
}

/** Scores from game to game. */
export function drawScores(rows: readonly ScoreRow[], width: number): Element {
  return Plot.plot({
    ...BASE,
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
