/** A sheet on which a game with the real tiles is written down: scenario, everybody's score, and the board. */
import { MOST_PLAYERS, SCENARIOS } from '@shared/games/dungeon-digger'
import { scenarioName } from '@shared/games/dungeon-digger/keys'
import {
  drawFooter,
  drawHeader,
  drawTicks,
  heading,
  HEADING_HEIGHT,
  MARGIN,
} from '../../../print-record'
import type { Page } from '../../../print-rules'
import { emptyMap } from '../../map/tiles'
import { drawMap, ON_PAPER } from './map'
import { drawScore, scoreHeight } from './score'

/** The largest one: whoever plays on a smaller one leaves its rim empty. */
const EMPTY_BOARD = { map: emptyMap('A56'), minions: [] }

export function drawBlank(page: Page): void {
  const { say } = page.words
  const area = { x: MARGIN.side, width: page.width - 2 * MARGIN.side }
  let y = drawHeader(page, {
    kind: say('digger.name'),
    title: say('digger.print.record'),
    fields: [
      { label: say('digger.print.rounds'), value: '' },
      { label: say('digger.print.day'), value: '' },
    ],
  })
  const scenarios = [say('digger.standard'), ...SCENARIOS.map((id) => say(scenarioName(id)))]
  y = drawTicks(page, say('digger.files.scenario'), scenarios, { ...area, y }) + 2
  const players = Array.from({ length: MOST_PLAYERS }, () => null)
  drawScore(page, { players, outcome: null }, { ...area, y })
  y += scoreHeight(MOST_PLAYERS) + 8
  heading(page, say('digger.print.map'), { ...area, y })
  y += HEADING_HEIGHT
  const board = { ...area, y, height: page.height - MARGIN.bottom - 18 - y }
  drawMap(page, EMPTY_BOARD, board, ON_PAPER)
  drawFooter(page, say('digger.print.footer'))
}
