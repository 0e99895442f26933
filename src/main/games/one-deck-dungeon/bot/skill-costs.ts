/** Paying for skills: what a hero can afford with its own dice, and who of a company needs which dice most. */
import type { Action, Seat, SkillId, Stat, View } from '@shared/games/one-deck-dungeon'
import { skillIn } from '../content'
import { heroAt, type Member } from './kit'
import { WEIGHTS, SKILL_WORTH } from './weights'

/** How many times over a hero's dice pay for a skill's cost; what costs nothing, 9 times. */
function easeOf(view: View, stats: Member['stats'], skill: SkillId): number {
  const { strength = 0, agility = 0, mana = 0 } = skillIn(view, skill).cost
  return Math.min(
    strength === 0 ? 9 : stats.strength / strength,
    agility === 0 ? 9 : stats.agility / agility,
    mana === 0 ? 9 : (stats.magic * 3.5) / mana,
  )
}

/** How surely a hero's dice pay for a skill's cost, from 0 to 1. */
export function payableShare(view: View, stats: Member['stats'], skill: SkillId): number {
  const ease = easeOf(view, stats, skill)
  return ease >= 2.5 ? 1 : ease >= 1.5 ? 0.8 : ease >= 1 ? 0.45 : 0.1
}

/** The same, with a little more for every die more. */
function readiness(view: View, stats: Member['stats'], skill: SkillId): number {
  return 1 - Math.exp(-easeOf(view, stats, skill))
}

/** What one die more of these stats eases of a hero's costs (R14). */
function easedBy(view: View, seat: Seat, more: readonly Stat[]): number {
  const { stats, skills } = heroAt(view, seat)
  const after = { ...stats }
  for (const stat of more) after[stat] += 1
  return skills.reduce((sum, { skill }) => {
    const worth = SKILL_WORTH[skill] ?? 0
    return sum + worth * (readiness(view, after, skill) - readiness(view, stats, skill))
  }, 0)
}

/** What a die is worth to the hero who rolls it rather than to a partner: it alone pays the hero's costs. */
export function skillCostWorth(
  view: View,
  seat: Seat,
  stat: Stat,
  company: readonly Seat[],
): number {
  return company.length === 1 ? 0 : WEIGHTS.casting * easedBy(view, seat, [stat])
}

/** The action of the hero to whom dice of these colours are worth most. */
function neediest(
  view: View,
  actions: readonly Action[],
  type: 'take-first' | 'roll-bonus',
  more: readonly Stat[],
): Action | null {
  let best: Action | null = null
  let most = -Infinity
  for (const action of actions) {
    if (action.type !== type) continue
    const worth = easedBy(view, action.hero, more)
    if (worth <= most) continue
    best = action
    most = worth
  }
  return best
}

/** Who takes scarce dice first: who has more to pay with them. */
export function takeFirst(view: View, actions: readonly Action[]): Action | null {
  const { question } = view
  return question.type === 'choose-first'
    ? neediest(view, actions, 'take-first', [question.color])
    : null
}

/** Who rolls the level's heroic dice: they pay for anything. */
export function rollBonus(view: View, actions: readonly Action[]): Action | null {
  return neediest(view, actions, 'roll-bonus', ['strength', 'agility', 'magic'])
}
