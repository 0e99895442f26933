/** The plots of the statistics, drawn as SVG in the theme's colours. */
import { drawBars, type Bar } from '@renderer/components/plots/drawing'

/** What names take of a plot's width, and how wide they are at least and at most. */
const LABEL_SHARE = 0.4
const LEAST_LABEL = 150
const WIDEST_LABEL = 240

/** What each hero does, one to a line. */
export function drawFeats(rows: readonly Bar[], width: number): Element {
  return drawBars(rows, {
    width,
    line: 30,
    names: Math.min(WIDEST_LABEL, Math.max(LEAST_LABEL, width * LABEL_SHARE)),
  })
}
