/** Damage, what potions take of it, and resurrection (rules page, 10). */
import type { BossMark, DamageCause } from '@shared/games/paper-dungeons'
import type { Draft } from './draft'
import { heartsLeft, lifeOf } from './sheets'

/** As much of some damage as potions could take. */
export function absorbable(draft: Draft, amount: number): number {
  return Math.min(amount, heartsLeft(draft.sheet))
}

/**
 * Damage is dealt: so much of it to potions (Q13), the rest to the track. Resurrection is looked at after every mark,
 * against the life of that moment, and happens once (Q14, Q15).
 */
export function damage(draft: Draft, amount: number, absorbed: number, cause: DamageCause): void {
  const { sheet } = draft
  const marks = amount - absorbed
  sheet.hearts += absorbed
  sheet.damage += marks
  draft.events?.push({ type: 'damaged', amount, absorbed, total: sheet.damage, cause })
  if (cause === 'boss') sheet.bosses = wounded(sheet.bosses, marks)
  if (marks === 0 || sheet.resurrected || sheet.damage <= lifeOf(sheet)) return
  sheet.resurrected = true
  draft.events?.push({ type: 'resurrected' })
}

/** Q47: what the counterattack left on the track is noted beside the boss. */
function wounded(bosses: readonly BossMark[], marks: number): readonly BossMark[] {
  return bosses.map((boss, at) =>
    at === bosses.length - 1 ? { ...boss, wounds: boss.wounds + marks } : boss,
  )
}
