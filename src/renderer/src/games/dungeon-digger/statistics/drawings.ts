/** The plots of the statistics, drawn as SVG in the theme's colours. */
import * as Plot from '@observablehq/plot'
import { ACCENT, BASE, drawBars, FAINT, INK, type Bar } from '@renderer/components/plots/drawing'

/** What names take of a plot's width, and how wide they are at least and at most. */
const LABEL_SHARE = 0.4
const LEAST_LABEL = 150
const WIDEST_LABEL = 260
function labelsIn(width: number): number {
  return Math.min(WIDEST_LABEL, Math.max(LEAST_LABEL, width * LABEL_SHARE))
}

/** What a player does in a game, one to a line. */
export function drawFeats(rows: readonly Bar[], width: number): Element {
  return drawBars(rows, { width, line: 30, names: labelsIn(width) })
}

export interface Growth {
  readonly source: string
  readonly round: number
  readonly gold: number
}
/** Gold from round to round, each source on a line of its own: no two are told apart by a colour. */
export function drawGrowth(
  sources: readonly string[],
  rows: readonly Growth[],
  textOf: (gold: number) => string,
  width: number,
): Element {
  const last = Math.max(...rows.map(({ round }) => round))
  return Plot.plot({
    ...BASE,
    width,
    height: sources.length * 52 + 40,
    marginLeft: labelsIn(width),
    marginRight: 56,
    x: { label: null, ticks: Math.min(last, 10), tickFormat: 'd' },
    y: { axis: null, zero: true, insetTop: 14 },
    fy: { axis: null, domain: sources },
    marks: [
      Plot.ruleY([0], { stroke: FAINT }),
      Plot.areaY(rows, { fy: 'source', x: 'round', y: 'gold', fill: ACCENT, fillOpacity: 0.45 }),
      Plot.lineY(rows, { fy: 'source', x: 'round', y: 'gold', stroke: INK, strokeWidth: 1.5 }),
      Plot.text(
        sources.map((source) => ({ source })),
        {
          fy: 'source',
          text: 'source',
          frameAnchor: 'left',
          dx: -8,
          textAnchor: 'end',
          lineWidth: labelsIn(width) / 15,
          fill: INK,
        },
      ),
      Plot.text(
        rows.filter(({ round }) => round === last),
        {
          fy: 'source',
          x: 'round',
          y: 'gold',
          dx: 6,
          text: ({ gold }: Growth) => textOf(gold),
          textAnchor: 'start',
          fill: INK,
        },
      ),
    ],
  })
}
