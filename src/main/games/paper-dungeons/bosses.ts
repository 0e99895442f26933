/** Bosses: who takes part, strength, thresholds, counterattack, flight, reward (rules page, 14). */
import {
  HEROES,
  type BossCard,
  type Fight,
  type Sheet,
  type Task,
} from '@shared/games/paper-dungeons'
import { has } from '@shared/games/paper-dungeons/bits'
import type { Board } from './board'
import { BERSERKER_STRENGTH, BOSS_AFTER_TURN, WARRIOR_STRENGTH } from './content/printed'
import { gainOf } from './gains'
import { levelOf, lifeOf, swordStrength, warriorBonus } from './sheets'

/** Which boss comes after a turn, from 0; -1: none. */
export function bossAfter(turn: number): number {
  return BOSS_AFTER_TURN.indexOf(turn)
}

/** Life, the doubled hero once more by the plain level (Q38), the Warrior's bonus, the Sword, the Berserker. */
export function strengthOf(board: Board, sheet: Sheet, boss: BossCard): number {
  return (
    lifeOf(sheet) +
    levelOf(sheet, HEROES.indexOf(boss.doubled)) +
    (warriorBonus(sheet) ? WARRIOR_STRENGTH : 0) +
    swordStrength(board, sheet) +
    (sheet.power === 'berserker' ? BERSERKER_STRENGTH : 0)
  )
}

/** The highest threshold that a strength reaches, from 0; null: none. */
export function thresholdOf({ thresholds }: BossCard, strength: number): number | null {
  const reached = thresholds.findLastIndex(({ atLeast }) => strength >= atLeast)
  return reached < 0 ? null : reached
}

/** How a seat meets a boss; only who entered its room in this round takes part (Q35). */
export function fightOf(board: Board, sheet: Sheet, which: number, seat: number): Fight {
  const boss = bossAt(board, which)
  const present = has(sheet.entered, which)
  const strength = strengthOf(board, sheet, boss)
  const threshold = present ? thresholdOf(boss, strength) : null
  const reached = threshold === null ? undefined : boss.thresholds[threshold]
  const glory = reached?.glory ?? boss.flight
  const damage = sheet.power === 'barbarian' ? 0 : (reached?.damage ?? 0)
  return { seat, present, strength, threshold, glory, damage }
}

export function bossAt(board: Board, which: number): BossCard {
  const boss = board.bosses[which]
  if (boss === undefined) throw new Error(`there is no boss ${which}`)
  return boss
}

/** The strongest of those who reached a threshold, by full strength: one wins the reward, several lose it (Q37). */
export function strongestOf(fights: readonly Fight[]): readonly number[] {
  const hits = fights.filter(({ threshold }) => threshold !== null)
  const most = Math.max(...hits.map(({ strength }) => strength))
  return hits.filter(({ strength }) => strength === most).map(({ seat }) => seat)
}

/** What a fight brings a sheet, the next first: the counterattack, then the reward (Q36). */
export function aftermath({ damage }: Fight, reward: BossCard['reward'] | null): readonly Task[] {
  const gains: Task[] =
    reward === null
      ? []
      : reward.kind === 'potion'
        ? [{ type: 'potions', by: 'boss', count: reward.count }]
        : Array.from({ length: reward.count }, () => gainOf(reward.kind, 'boss'))
  return damage > 0 ? [{ type: 'damage', amount: damage, cause: 'boss' }, ...gains] : gains
}
