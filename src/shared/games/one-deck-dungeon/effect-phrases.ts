/**
 * What skills and talents are called and do, in words. Our own have sentences of their own; what a pack puts in their
 * place is told from its data, one clause for each effect.
 */
import type { Phrase } from '../game'
import type { Cost } from './effects'
import { ANY_NUMBER, type OddContent } from './content'
import type { Effect, TalentEffect, Use } from './effects'
import type { EffectSource } from './questions'
import { BASIC_SKILLS, type BasicSkillId, type FocusId, type SkillId, type TalentId } from './names'

/** What screens and pages tell of: the values of a pack, as far as they differ from ours; undefined: all is ours. */
type Told = OddContent | undefined

export function isBasicSkill(skill: SkillId): skill is BasicSkillId {
  return BASIC_SKILLS.some((basic) => basic === skill)
}

/** A name as the owner of a pack has written it, whatever the language. */
function written(text: string): Phrase {
  return { key: 'odd.pack.text', named: { text } }
}

export function focusWords(focus: FocusId, content: Told): Phrase {
  const name = content?.focusNames?.[focus]
  return name === undefined ? { key: `odd.focuses.${focus}` } : written(name)
}

export function skillNameWords(skill: SkillId, content: Told): Phrase {
  const changed = isBasicSkill(skill) ? content?.basicSkills?.[skill] : undefined
  return changed === undefined ? { key: `odd.skills.${skill}.name` } : written(changed.name)
}

export function skillEffectWords(skill: SkillId, content: Told): Phrase {
  const changed = isBasicSkill(skill) ? content?.basicSkills?.[skill] : undefined
  return changed === undefined ? { key: `odd.skills.${skill}.effect` } : useWords(changed)
}

export function talentWords(talent: TalentId, content: Told): Phrase {
  const changed = talent === 'veteran' ? undefined : content?.talents?.[talent]
  return changed === undefined ? { key: `odd.talents.${talent}.effect` } : effectWords(changed)
}

/** What a skill costs. */
export function costWords({ strength, agility, mana }: Cost): Phrase {
  if (strength !== undefined) return { key: 'odd.costs.strength', count: strength }
  if (agility !== undefined) return { key: 'odd.costs.agility', count: agility }
  return mana === undefined ? { key: 'odd.costs.free' } : { key: 'odd.costs.mana', count: mana }
}

/** What a talent does, as a sentence. */
export function effectWords(effect: TalentEffect): Phrase {
  switch (effect.type) {
    case 'use':
      return useWords(effect)
    case 'more-health':
    case 'more-potions':
    case 'better-healing':
    case 'heal-on-descent':
    case 'cheaper-levels':
      return { key: `odd.does.always.${effect.type}`, count: effect.by }
    case 'highest-heroic-die':
      return { key: 'odd.talents.crafty.effect' }
    case 'timeless-first-turn':
      return { key: 'odd.talents.foresight.effect' }
  }
}

/** Where something is used and what it then does, as a sentence. */
export function useWords({ when, effects }: Pick<Use, 'when' | 'effects'>): Phrase {
  const inCombat = when.includes('combat')
  const where = !inCombat ? 'peril' : when.includes('peril') ? 'any' : 'combat'
  const clauses = effects.map((effect) => clauseOf(effect, inCombat))
  return { key: `odd.does.in.${where}`, named: { effects: joined(clauses, 'then') } }
}

/** The effects among which a use lets choose, each as a clause; null: our own values have their words for them. */
export function choiceWords(source: EffectSource, at: number, content: Told): Phrase | null {
  const choice = usedBy(source, content)?.find((effect) => effect.type === 'choose')
  const effect = choice?.type === 'choose' ? choice.of[at] : undefined
  return effect === undefined ? null : clauseOf(effect, true)
}

/** What a skill or talent of a pack does when used; undefined: it is ours, or not used. */
function usedBy(source: EffectSource, content: Told): readonly Effect[] | undefined {
  switch (source.type) {
    case 'skill':
      return isBasicSkill(source.skill) ? content?.basicSkills?.[source.skill]?.effects : undefined
    case 'talent': {
      const { talent } = source
      const changed = talent === 'veteran' ? undefined : content?.talents?.[talent]
      return changed?.type === 'use' ? changed.effects : undefined
    }
    case 'potion':
      return undefined
  }
}

function joined([first, ...rest]: readonly Phrase[], by: 'then' | 'or' | 'and'): Phrase {
  if (first === undefined) return { key: 'odd.amounts.none' }
  return rest.length === 0
    ? first
    : { key: `odd.does.${by}`, named: { first, rest: joined(rest, by) } }
}

/** @param inCombat whether it may meet the boss, where prevention can be another */
function clauseOf(effect: Effect, inCombat: boolean): Phrase {
  switch (effect.type) {
    case 'gain': {
      const { color, value, count } = effect
      const dice = { key: `odd.does.showing.${color}`, named: { value }, count }
      return { key: `odd.does.gain.${effect.only ?? 'free'}`, named: { dice } }
    }
    case 'roll':
      return {
        key: 'odd.does.roll',
        named: { dice: { key: `odd.does.dice.${effect.color}`, count: effect.count } },
      }
    case 'increase':
      return {
        key: 'odd.does.increase',
        named: { dice: touched(effect, { key: `odd.does.yours.${effect.among}` }), by: effect.by },
      }
    case 'reroll':
      return { key: 'odd.does.reroll', named: { dice: touched(effect, shown(effect.showing)) } }
    case 'reroll-values':
      return { key: 'odd.does.rerollAll', named: { values: effect.values.join(', ') } }
    case 'change':
      return {
        key: 'odd.does.change',
        named: { dice: touched(effect, { key: `odd.does.yours.${effect.among}` }), to: effect.to },
      }
    case 'recolor':
      return {
        key: 'odd.does.recolor',
        named: { dice: touched(effect, { key: `odd.does.yours.${effect.from}` }) },
      }
    case 'trade': {
      const { showing, color, value } = effect
      return { key: `odd.does.trade.${color}`, named: { showing, value } }
    }
    case 'raise-gained':
      return { key: 'odd.does.raiseGained', named: { to: effect.to } }
    case 'prevent':
      return prevention(effect, inCombat)
    case 'choose': {
      const choices = effect.of.map((one) => clauseOf(one, inCombat))
      return { key: 'odd.does.choose', named: { choices: joined(choices, 'or') } }
    }
  }
}

/** How many of some dice. */
function touched(
  { least, most }: { readonly least: number; readonly most: number },
  dice: Phrase,
): Phrase {
  if (most >= ANY_NUMBER)
    return least === 0
      ? { key: 'odd.does.some.any', named: { dice } }
      : { key: 'odd.does.some.atLeast', named: { dice }, count: least }
  if (least === most) return { key: 'odd.does.some.exactly', named: { dice }, count: most }
  return least === 0
    ? { key: 'odd.does.some.upTo', named: { dice }, count: most }
    : { key: 'odd.does.some.between', named: { dice, least, most } }
}

function shown(value: number | 'any'): Phrase {
  return value === 'any'
    ? { key: 'odd.does.yours.any' }
    : { key: 'odd.does.yours.showing', named: { value } }
}

function prevention(
  { damage, bossDamage, time }: Extract<Effect, { type: 'prevent' }>,
  inCombat: boolean,
): Phrase {
  const parts: readonly Phrase[] = [
    ...(damage > 0 ? [{ key: 'odd.amounts.damage', count: damage }] : []),
    ...(time > 0 ? [{ key: 'odd.amounts.time', count: time }] : []),
  ]
  const what = joined(parts, 'and')
  if (damage === bossDamage || !inCombat) return { key: 'odd.does.prevent', named: { what } }
  const boss: Phrase =
    bossDamage === 0
      ? { key: 'odd.amounts.none' }
      : { key: 'odd.amounts.damage', count: bossDamage }
  return parts.length === 0
    ? { key: 'odd.does.preventBossAlone', named: { boss } }
    : { key: 'odd.does.preventBoss', named: { what, boss } }
}
