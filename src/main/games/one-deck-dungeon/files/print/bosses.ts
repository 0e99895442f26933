/** The five bosses, each with its first defeat (R45). */
import { BOSSES } from '@shared/games/one-deck-dungeon'
import type { BossId, DungeonId, Sheet } from '@shared/games/one-deck-dungeon'
import { firstDefeatOf } from '@shared/games/one-deck-dungeon/first-defeat'
import type { FirstDefeat } from '@shared/games/one-deck-dungeon/first-defeat'
import { bossName, dungeonName, tierName } from '@shared/games/one-deck-dungeon/keys'
import { columnsIn, line } from '../../../print-layout'
import { INK, LINE, MUTED } from '../../../print-rules'
import type { Style } from '../../../print-rules'
import { catalogue } from '../../cards'
import { NAME, SMALL, TEXT } from './layout'
import type { Layout } from './layout'

const PANEL_HEIGHT = 58
const PADDING = 5

/** In the order of the dungeons, from the easiest. @returns the y below the panels */
export function drawBosses(layout: Layout, sheet: Sheet | null, y: number): number {
  const { page, accent, left, right } = layout
  page.heading(page.words.say('odd.print.bosses'), accent, { x: left, width: right - left, y })
  const columns = columnsIn({ x: left, y: y + 14, width: right - left }, BOSSES.length, 9)
  for (const [at, dungeon] of catalogue.dungeons.entries()) {
    const column = columns[at]
    const defeat = sheet === null ? null : firstDefeatOf(sheet, dungeon.boss)
    if (column) drawBoss(layout, dungeon, defeat, column)
  }
  return y + 14 + PANEL_HEIGHT
}

function drawBoss(
  { page, accent }: Layout,
  dungeon: { readonly id: DungeonId; readonly boss: BossId },
  /** Undefined: not defeated yet; null: to be written in by hand. */
  defeat: FirstDefeat | undefined | null,
  { x, width, y }: { readonly x: number; readonly width: number; readonly y: number },
): void {
  const { words } = page
  const within = { x: x + PADDING, width: width - 2 * PADDING, align: 'center' } as const
  const write = (text: string, style: Style, at: number): void =>
    line(page, text, style, { ...within, y: y + at }, 6)
  page.draw(
    { kind: 'rect', corner: [x, y], width, height: PANEL_HEIGHT, radius: 5 },
    { stroke: defeat ? { color: accent, width: 1.2 } : { color: LINE, width: 0.8, dash: 2.5 } },
  )

  write(
    words.say(bossName(dungeon.boss)),
    { ...NAME, color: defeat === undefined ? MUTED : INK },
    17,
  )
  write(words.say(dungeonName(dungeon.id)), SMALL, 28)
  if (defeat) {
    page.seal(accent, { x: x + width - 3, y: y + 3, radius: 7 })
    write(words.say(tierName(defeat.tier)), { ...TEXT, face: 'bold' }, 41)
    const when =
      defeat.day === null ? words.say('odd.print.onPaper') : words.day(defeat.day, 'medium')
    write(when, TEXT, 51.5)
  } else if (defeat === undefined) write(words.say('odd.print.undefeated'), SMALL, 46)
  else {
    const [from, to] = [x + 2 * PADDING, x + width - 2 * PADDING]
    for (const at of [40, 51.5]) page.rule(LINE, 0.5, { from, to, y: y + at })
  }
}
