/** What a kit promises against the boss: what loot is for. */
import type { Stat, View } from '@shared/games/one-deck-dungeon'
import { STATS } from '@shared/games/one-deck-dungeon'
import { bossCard } from '../cards'
import { bossFight, heroOf, type Kit } from './fight'
import { expectedRound } from './odds'

/** Items and heroic dice that a party of middling luck has by the boss fight. */
const ITEMS_BY_THEN = 6
const HEROIC_BY_THEN = 2

const rarest = (stats: Kit['stats']): Stat =>
  STATS.reduce((least, stat) => (stats[stat] < stats[least] ? stat : least))

/** The kit as it may be by the boss fight: items still to come go where dice are rarest. */
const grown = (kit: Kit, items: number): Kit => {
  let { stats } = kit
  for (let item = items; item < ITEMS_BY_THEN; item++) {
    const stat = rarest(stats)
    stats = { ...stats, [stat]: stats[stat] + 1 }
  }
  return { ...kit, stats, heroic: HEROIC_BY_THEN }
}

/** The damage that the boss would deal before it falls; a kit that never fells it has this limit. */
const LIMIT = 40

/**
 * The damage that a kit would take in felling the boss, at an even pace.
 * @param items that the kit counts already
 */
export const bossToll = (view: View, kit: Kit, items = heroOf(view).items.length): number => {
  const fight = bossFight(view)
  const boss = fight.boss === null ? null : bossCard(fight.boss)
  if (boss === null) return 0
  const { damage, skulls } = expectedRound(grown(kit, items), fight)
  const all = fight.boxes.filter((box) => box.skull).length
  const pace = boss.id === 'hydra' ? skulls - (all - skulls) / 2 : skulls
  return Math.min(LIMIT, (boss.health * damage) / Math.max(0.2, pace))
}
