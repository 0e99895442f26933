/** The damage that a kit is expected to take from the boss: what loot is for. */
import type { Stat, View } from '@shared/games/one-deck-dungeon'
import { STATS } from '@shared/games/one-deck-dungeon'
import { bossCard } from '../cards'
import { bossFight } from './fight'
import { diceOf, withDie, type Kit } from './kit'
import { expectedRound } from './odds'

/** Items and heroic dice that heroes of middling luck who fight together have by the boss fight. */
const ITEMS_BY_THEN = 6
const HEROIC_BY_THEN = 2

function rarest(kit: Kit): Stat {
  return STATS.reduce((least, stat) => (diceOf(kit, stat) < diceOf(kit, least) ? stat : least))
}

/** The kit as it may be by the boss fight: items still to come go where dice are rarest, to one hero after the other. */
function grown(kit: Kit, items: number): Kit {
  let next: Kit = { ...kit, heroic: HEROIC_BY_THEN }
  for (let item = items; item < ITEMS_BY_THEN; item++) {
    const taker = kit.members[item % kit.members.length]
    if (taker !== undefined) next = withDie(next, taker.seat, rarest(next))
  }
  return next
}

/** The damage that the boss would deal before it falls; a kit that never fells it has this limit. */
const LIMIT = 40

/**
 * The damage that a kit would take in felling the boss, at an even pace. A pair of four heroes fells half of a
 * boss with twice the health (R41).
 * @param items that the kit counts already
 */
export function expectedBossDamage(view: View, kit: Kit, items: number): number {
  const fight = bossFight(view)
  const boss = fight.boss === null ? null : bossCard(fight.boss)
  if (boss === null) return 0
  const { damage, skulls } = expectedRound(grown(kit, items), fight)
  const all = fight.boxes.filter((box) => box.skull).length
  const pace = boss.id === 'hydra' ? skulls - (all - skulls) / 2 : skulls
  return Math.min(LIMIT, (boss.health * damage) / Math.max(0.2, pace))
}
