/** The five bosses, each with its first defeat (R45). */
import { BOSSES } from '@shared/games/one-deck-dungeon'
import type { BossId, Sheet } from '@shared/games/one-deck-dungeon'
import { bossName, dungeonName, tierName } from '@shared/games/one-deck-dungeon/keys'
import { catalogue } from '../../games/one-deck-dungeon/cards'
import { columnsOf, drawHeading, NAME, SMALL, TEXT } from './page'
import type { Page } from './page'
import { drawRule, drawSeal, INK, LINE, MUTED } from './shapes'
import { fit, write } from './type'
import type { Style } from './type'

const PANEL_HEIGHT = 58
const PADDING = 5

/** In the order of the dungeons, from the easiest. @returns the y below the panels */
export const drawBosses = (page: Page, sheet: Sheet | null, y: number): number => {
  drawHeading(page, page.words.say('odd.print.bosses'), {
    x: page.left,
    width: page.right - page.left,
    y,
  })
  const columns = columnsOf(page, BOSSES.length, 9)
  for (const [at, dungeon] of catalogue.dungeons.entries()) {
    const column = columns[at]
    const defeat = sheet?.bosses.find(({ boss }) => boss === dungeon.boss)
    if (column) drawBoss(page, dungeon, sheet === null ? null : defeat, { ...column, y: y + 14 })
  }
  return y + 14 + PANEL_HEIGHT
}

const drawBoss = (
  { canvas, words, accent }: Page,
  dungeon: { readonly id: Parameters<typeof dungeonName>[0]; readonly boss: BossId },
  /** Undefined: not defeated yet; null: to be written in by hand. */
  defeat: Sheet['bosses'][number] | undefined | null,
  { x, width, y }: { readonly x: number; readonly width: number; readonly y: number },
): void => {
  const middle = x + width / 2
  const line = (text: string, style: Style, at: number) => {
    const fitted = fit(text, style, width - 2 * PADDING, 6)
    write(canvas, fitted.text, fitted.style, { x: middle, y: y + at, align: 'center' })
  }
  canvas.draw(
    { kind: 'rect', corner: [x, y], width, height: PANEL_HEIGHT, radius: 5 },
    { stroke: defeat ? { color: accent, width: 1.2 } : { color: LINE, width: 0.8, dash: 2.5 } },
  )

  line(
    words.say(bossName(dungeon.boss)),
    { ...NAME, color: defeat === undefined ? MUTED : INK },
    17,
  )
  line(words.say(dungeonName(dungeon.id)), SMALL, 28)
  if (defeat) {
    drawSeal(canvas, accent, { x: x + width - 3, y: y + 3, radius: 7 })
    line(words.say(tierName(defeat.tier)), { ...TEXT, face: 'bold' }, 41)
    line(words.day(defeat.at, 'medium'), TEXT, 51.5)
  } else if (defeat === undefined) line(words.say('odd.print.undefeated'), SMALL, 46)
  else {
    const [from, to] = [x + 2 * PADDING, x + width - 2 * PADDING]
    for (const at of [40, 51.5]) drawRule(canvas, LINE, 0.5, { from, to, y: y + at })
  }
}
