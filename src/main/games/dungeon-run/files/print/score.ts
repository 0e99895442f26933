/** The points of one hero alone, part by part (section 20). */
import {
  SCORE_PARTS,
  SOLO_POINTS,
  soloCounts,
  soloTotal,
  type SoloScore,
} from '@shared/games/dungeon-run'
import { scorePart } from '@shared/games/dungeon-run/keys'
import { columnsIn, type Area } from '../../../print-layout'
import type { Page } from '../../../print-rules'
import { heading, HEADING_HEIGHT, numberBox } from '../../../print-record'

const BOX_HEIGHT = 24
export const SCORE_HEIGHT = HEADING_HEIGHT + 2 + BOX_HEIGHT + 16

/** @param score null: to be filled in by hand */
export function drawScore(
  page: Page,
  score: { readonly solo: SoloScore; readonly won: boolean } | null,
  area: Area,
): void {
  const { say } = page.words
  heading(page, say('run.print.alone'), area)
  const counts = score === null ? null : soloCounts(score.solo, score.won)
  const boxes = [
    ...SCORE_PARTS.map((part) => ({
      label: `${say(scorePart(part))} × ${SOLO_POINTS[part]}`,
      value: counts === null ? '' : String(counts[part]),
    })),
    {
      label: say('run.files.score'),
      value: score === null ? '' : String(soloTotal(score.solo, score.won)),
    },
  ]
  const y = area.y + HEADING_HEIGHT + 2
  for (const [at, box] of columnsIn({ ...area, y }, boxes.length, 8).entries()) {
    const { label = '', value = '' } = boxes[at] ?? {}
    numberBox(page, { ...box, height: BOX_HEIGHT }, label, value)
  }
}
