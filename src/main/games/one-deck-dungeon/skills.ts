/** Skills and talents: who may use what now, their costs and their uses (R19, R21). */
import type {
  Action,
  Die,
  DieId,
  Seat,
  SkillId,
  TalentId,
  Use,
} from '@shared/games/one-deck-dungeon'
import { sumOf } from './boxes'
import { isPotion, printing } from './cards'
import { skillIn, talentUse } from './content'
import { countsAs, discardDice, foeHas, idsOf, poolOf } from './dice'
import { canDo } from './effect-reach'
import { runOf } from './effects'
import { heroCardOf } from './floors'
import {
  encounterOf,
  first,
  heroAt,
  isUsed,
  markUsed,
  optionsAt,
  record,
  type Transition,
} from './transition'
import type { Encounter, State } from './state'

/** A skill that a hero has: from a card, from its own card, or its basic skill. */
export interface OwnedSkill {
  readonly skill: SkillId
  readonly card: ReturnType<typeof printing>['id'] | null
}

export function skillsOf(state: State, seat: Seat): readonly OwnedSkill[] {
  const { basicSkill } = optionsAt(state, seat)
  const skills: OwnedSkill[] = [{ skill: heroCardOf(state, seat).skill, card: null }]
  if (basicSkill !== null) skills.push({ skill: basicSkill, card: null })
  for (const card of heroAt(state, seat).skills) {
    const { loot } = printing(card)
    if (!isPotion(loot)) skills.push({ skill: loot, card })
  }
  return skills
}

/** Combat skills work against the boss as well (rulebook, Timing). */
export function worksHere(encounter: Encounter, use: Pick<Use, 'when'>): boolean {
  return use.when.includes(encounter.kind === 'boss' ? 'combat' : encounter.kind)
}

/** Dice that may pay a cost, and what they must come to: a number of dice, or mana (R14, R19). */
export interface Price {
  readonly dice: readonly Die[]
  readonly least: number
  readonly most: number
  readonly sum: number | null
}

/** How a hero may pay a skill's cost; null: it costs nothing. */
function priceOf(state: State, seat: Seat, use: Pick<Use, 'cost'>): Price | null {
  const pool = poolOf(encounterOf(state), seat)
  const { strength, agility, mana } = use.cost
  if (mana !== undefined) {
    const dice = pool.filter((die) => die.only !== 'armor' && countsAs(die, 'magic'))
    return { dice, least: 1, most: dice.length, sum: mana }
  }
  const count = strength ?? agility
  if (count === undefined) return null
  const stat = strength === undefined ? 'agility' : 'strength'
  const dice = pool.filter((die) => die.only === null && countsAs(die, stat))
  return { dice, least: count, most: count, sum: null }
}

/** What a cost lacks: the dice at hand do not do. */
export interface Unpaid {
  /** Whether mana is asked for, else a number of dice. */
  readonly mana: boolean
  readonly least: number
  readonly value: number
}

/** What a hero's dice lack for a cost; null: it can be paid. */
export function unpaid(state: State, seat: Seat, use: Pick<Use, 'cost'>): Unpaid | null {
  const price = priceOf(state, seat, use)
  if (price === null) return null
  const { dice, least, sum } = price
  const enough = dice.length >= least && (sum === null || sumOf(dice) >= sum)
  if (enough) return null
  return sum === null
    ? { mana: false, least, value: dice.length }
    : { mana: true, least: sum, value: sumOf(dice) }
}

/** Whether a hero may use a skill that it has, while dice are placed. */
export function canUseSkill(state: State, hero: Seat, skill: SkillId): boolean {
  const encounter = encounterOf(state)
  const use = skillIn(state, skill)
  return (
    worksHere(encounter, use) &&
    !isUsed(encounter, hero, skill) &&
    unpaid(state, hero, use) === null &&
    canDo(state, hero, use)
  )
}

/** Whether a hero may use a talent that it has, while dice are placed. */
export function canUseTalent(state: State, hero: Seat, talent: TalentId): boolean {
  const encounter = encounterOf(state)
  const use = talentUse(state, talent)
  return (
    use !== null &&
    worksHere(encounter, use) &&
    !isUsed(encounter, hero, talent) &&
    canDo(state, hero, use)
  )
}

/** Adds the skills that may be used while dice are placed. */
export function addSkills(state: State, actions: Action[]): void {
  for (const hero of encounterOf(state).heroes)
    for (const { skill } of skillsOf(state, hero))
      if (canUseSkill(state, hero, skill)) actions.push({ type: 'use-skill', hero, skill })
}

/** Adds the talents that may be used while dice are placed. */
export function addTalents(state: State, actions: Action[]): void {
  for (const hero of encounterOf(state).heroes)
    for (const talent of optionsAt(state, hero).talents)
      if (canUseTalent(state, hero, talent)) actions.push({ type: 'use-talent', hero, talent })
}

// --- using ---------------------------------------------------------------------------------------

/** Time that each use costs against Fade. */
export const FADE_TIME = 1

/** Counts a use, and pays Fade's time for it: talents are used as skills are (rulebook, Campaign Mode). */
function countUse(transition: Transition, hero: Seat, name: SkillId | TalentId): Transition {
  const used = markUsed(transition, hero, name)
  return foeHas(transition.state, 'fade')
    ? first(record(used, { type: 'ability-applied', ability: 'fade' }), {
        type: 'spend-time',
        count: FADE_TIME,
        cause: 'fade',
      })
    : used
}

/** Begins with the cost's picks, where there is a cost. */
export function useSkill(transition: Transition, hero: Seat, skill: SkillId): Transition {
  const price = priceOf(transition.state, hero, skillIn(transition.state, skill))
  if (price === null) return runSkill(transition, hero, skill)
  return first(transition, {
    type: 'pick-dice',
    hero,
    purpose: { type: 'cost', skill },
    eligible: idsOf(price.dice),
    picked: [],
    least: price.least,
    most: price.most,
    sum: price.sum,
    run: null,
  })
}

/** The dice are back in the supply before the effect (R16). */
export function paySkill(
  transition: Transition,
  hero: Seat,
  skill: SkillId,
  picked: readonly DieId[],
): Transition {
  return runSkill(discardDice(transition, picked, 'cost'), hero, skill)
}

function runSkill(transition: Transition, hero: Seat, skill: SkillId): Transition {
  const run = runOf(
    transition.state,
    hero,
    { type: 'skill', skill },
    skillIn(transition.state, skill),
  )
  return countUse(
    first(record(transition, { type: 'skill-used', hero, skill }), { type: 'run-effects', run }),
    hero,
    skill,
  )
}

export function useTalent(transition: Transition, hero: Seat, talent: TalentId): Transition {
  const use = talentUse(transition.state, talent)
  if (use === null) throw new Error(`${talent} is not used`)
  const run = runOf(transition.state, hero, { type: 'talent', talent }, use)
  return countUse(
    first(record(transition, { type: 'talent-used', hero, talent }), { type: 'run-effects', run }),
    hero,
    talent,
  )
}
