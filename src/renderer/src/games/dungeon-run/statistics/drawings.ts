/** The plots of the statistics, drawn as SVG in the theme's colours. */
import * as Plot from '@observablehq/plot'
import { ACCENT, BASE, drawBars, FAINT, INK, type Bar } from '@renderer/components/plots/drawing'

/** What names take of a plot's width, and how wide they are at least and at most. */
const LABEL_SHARE = 0.4
const LEAST_LABEL = 150
const WIDEST_LABEL = 240
/** So many games can each be numbered on the axis. */
const NUMBERED = 12

/** What each hero does, one to a line. */
export function drawDeeds(rows: readonly Bar[], width: number): Element {
  return drawBars(rows, {
    width,
    line: 30,
    names: Math.min(WIDEST_LABEL, Math.max(LEAST_LABEL, width * LABEL_SHARE)),
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
