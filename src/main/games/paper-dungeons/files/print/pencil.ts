/** Marks of a pencil: the same place gets the same stroke every time. */
import type { Page } from '../../../print-rules'
import { PENCIL } from './layout'

/** No two strokes of a hand are alike; each fills a square of 100. */
const MARKS = {
  stroke: [
    'M14 70 L34 26 L46 74 L64 24 L74 72 L88 34',
    'M12 66 L30 30 L44 76 L60 26 L72 70 L88 28',
    'M16 74 L32 22 L48 70 L62 28 L78 74 L86 30',
  ],
  cross: [
    'M18 20 Q50 46 84 82 M82 18 Q54 48 16 82',
    'M16 24 Q48 50 82 78 M84 22 Q50 44 20 84',
    'M20 16 Q52 52 80 84 M78 20 Q46 52 18 78',
  ],
  ring: [
    'M56 10 C20 6 6 34 10 56 C14 88 58 98 80 76 C100 52 88 14 50 12',
    'M50 8 C16 12 4 44 14 66 C28 96 72 96 86 66 C96 40 80 8 44 12',
    'M60 12 C26 2 4 30 8 58 C14 92 62 94 84 70 C98 48 86 18 54 9',
  ],
} as const
export type Mark = keyof typeof MARKS

const SIZE = 100
/** In points, however large the mark. */
const WIDTH = 1.25

/** @param at which place it is: it decides how the hand went */
export function mark(
  page: Page,
  kind: Mark,
  {
    x,
    y,
    size,
    at,
  }: { readonly x: number; readonly y: number; readonly size: number; readonly at: number },
): void {
  const data = MARKS[kind][at % MARKS[kind].length]
  if (data === undefined) return
  const scale = size / SIZE
  const stroke = { color: PENCIL, width: WIDTH / scale, cap: 'round', join: 'round' } as const
  page.draw({ kind: 'path', data, corner: [x, y], scale }, { stroke })
}
