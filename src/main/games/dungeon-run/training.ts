/** Skills learnt and characteristics trained (rules page, 4, 14). */
import type { Action, ActionOf, SkillId } from '@shared/games/dungeon-run'
import type { Seat } from '@shared/games/game'
import { isBoss } from './cards'
import { heroAt, isSolo, log, push, setHero, type Draft } from './draft'
import { discardCard } from './gains'
import type { TaskOf } from './state'

const SKILLS_DRAWN = 2

/** An Advance: the cards go, a token comes, then a skill. */
export function train(g: Draft, seat: Seat, { stat, pay }: ActionOf<'advance'>): void {
  const { training } = heroAt(g, seat)
  setHero(g, seat, { training: { ...training, [stat]: training[stat] + 1 } })
  log(g, { type: 'advanced', seat, stat })
  push(g, { type: 'deal-skills', seat })
  if (pay === 'encounters') {
    push(g, { type: 'pay', seat, what: 'common', n: 2 })
    return
  }
  const boss = heroAt(g, seat).loot.find(isBoss)
  if (boss !== undefined) discardCard(g, seat, boss)
}

/** Two skills to choose from; with one left it is taken, with none nothing is (A26). Alone there are none. */
export function runDealSkills(g: Draft, { seat }: TaskOf<'deal-skills'>): void {
  g.agenda.pop()
  if (isSolo(g)) return
  const { skillDeck } = heroAt(g, seat)
  const skills = skillDeck.slice(0, SKILLS_DRAWN)
  if (skills.length === 0) return
  setHero(g, seat, { skillDeck: skillDeck.slice(SKILLS_DRAWN) })
  g.reveals = true
  log(g, { type: 'skills-drawn', seat, count: skills.length, cards: skills, knownTo: [seat] })
  push(g, { type: 'learn', seat, skills })
}
export const learn = {
  options: (_: Draft, { skills }: TaskOf<'learn'>): readonly Action[] =>
    skills.map((skill) => ({ type: 'learn', skill })),
  answer(g: Draft, { seat, skills }: TaskOf<'learn'>, action: Action): void {
    if (action.type !== 'learn') return
    const { kit, skillDiscard } = heroAt(g, seat)
    const others: readonly SkillId[] = skills.filter((skill) => skill !== action.skill)
    setHero(g, seat, {
      kit: { ...kit, skills: [...kit.skills, action.skill] },
      skillDiscard: [...skillDiscard, ...others],
    })
    log(g, { type: 'skill-learned', seat, skill: action.skill })
  },
}
