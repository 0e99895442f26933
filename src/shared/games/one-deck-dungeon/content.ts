/**
 * What the owner of the printed game may put in the place of our own values: names of focuses, effects of talents,
 * basic skills. Everything is optional; what is left out stays ours.
 */
import * as v from 'valibot'
import { asName, isVisible } from '../../api/call'
import type { When } from './catalogue'
import type { Effect, TalentEffect, Use } from './effects'
import { BASIC_SKILLS, DIE_COLORS, FOCUSES, STATS, TALENTS_WITH_CONTENT } from './names'

/** More dice than a pool can hold: "any number". */
const ANY_NUMBER = 30
/** The most of anything but dice that one effect gives. */
const MOST = 5
const MOST_DICE = 6
const MOST_EFFECTS = 4
export const CONTENT_NAME_LENGTH = 40

function isKept(text: string): boolean {
  return text === asName(text) && isVisible(text)
}
const contentName = v.pipe(
  v.string(),
  v.check(isKept, 'bad-name'),
  v.maxLength(CONTENT_NAME_LENGTH, 'long-name'),
)

function between(least: number, most: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
}
function isEachOnce(items: readonly unknown[]): boolean {
  return new Set(items).size === items.length
}

const face = between(1, 6)
const diceNumber = between(1, MOST_DICE)
const stat = v.picklist(STATS)
/** How many dice an effect touches. */
const touched = { least: between(0, ANY_NUMBER), most: between(1, ANY_NUMBER) }
function isSpan({ least, most }: { least: number; most: number }): boolean {
  return least <= most
}

const simpleEffect = v.variant('type', [
  v.strictObject({
    type: v.literal('gain'),
    color: v.picklist(DIE_COLORS),
    value: face,
    count: diceNumber,
    only: v.nullable(v.picklist(['mana', 'armor'])),
  }),
  v.strictObject({
    type: v.literal('roll'),
    color: v.picklist([...DIE_COLORS, 'chosen']),
    count: diceNumber,
  }),
  v.pipe(
    v.strictObject({
      type: v.literal('increase'),
      ...touched,
      by: between(1, 5),
      among: v.picklist([...STATS, 'any']),
    }),
    v.check((span) => isSpan(span), 'least-above-most'),
  ),
  v.pipe(
    v.strictObject({
      type: v.literal('reroll'),
      ...touched,
      showing: v.union([face, v.literal('any')]),
    }),
    v.check((span) => isSpan(span), 'least-above-most'),
  ),
  v.strictObject({
    type: v.literal('reroll-values'),
    values: v.pipe(
      v.array(face),
      v.minLength(1),
      v.check((items) => isEachOnce(items), 'twice'),
    ),
  }),
  v.pipe(
    v.strictObject({
      type: v.literal('change'),
      ...touched,
      to: face,
      among: v.picklist(['any', 'non-heroic', 'same-value']),
    }),
    v.check((span) => isSpan(span), 'least-above-most'),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('recolor'), from: stat, ...touched }),
    v.check((span) => isSpan(span), 'least-above-most'),
  ),
  v.strictObject({ type: v.literal('trade'), showing: face, color: stat, value: face }),
  v.strictObject({ type: v.literal('raise-gained'), to: between(2, 6) }),
  v.pipe(
    v.strictObject({
      type: v.literal('prevent'),
      damage: between(0, MOST),
      bossDamage: between(0, MOST),
      time: between(0, MOST),
    }),
    v.check(({ damage, bossDamage, time }) => damage + bossDamage + time > 0, 'prevents-nothing'),
  ),
])

/** A choice is among effects that are none themselves. */
const effect = v.variant('type', [
  simpleEffect,
  v.strictObject({
    type: v.literal('choose'),
    of: v.pipe(v.array(simpleEffect), v.minLength(2), v.maxLength(MOST_EFFECTS)),
  }),
]) satisfies v.GenericSchema<unknown, Effect>

const effects = v.pipe(
  v.array(effect),
  v.minLength(1, 'no-effect'),
  v.maxLength(MOST_EFFECTS),
  v.check((list) => raisesWhatIsGained(list), 'nothing-gained-before'),
)

const when = v.pipe(
  v.array(v.picklist(['combat', 'peril'])),
  v.minLength(1, 'never-used'),
  v.check((items) => isEachOnce(items), 'twice'),
)

/** All effects of a use, those among which is chosen too. */
function everyEffect(list: readonly Effect[]): readonly Effect[] {
  return list.flatMap((one) => (one.type === 'choose' ? one.of : [one]))
}

/** A gained die is raised only after one was gained. */
function raisesWhatIsGained(list: readonly Effect[]): boolean {
  const gains = list.findIndex(({ type }) => type === 'gain' || type === 'trade')
  const raises = list.findIndex((one) =>
    everyEffect([one]).some(({ type }) => type === 'raise-gained'),
  )
  return raises < 0 || (gains >= 0 && gains < raises)
}

/** The colour of the option chosen is there in perils alone. */
function hasItsColor({ when, effects }: Pick<Use, 'when' | 'effects'>): boolean {
  const inCombat: readonly When[] = when
  return (
    !inCombat.includes('combat') ||
    everyEffect(effects).every((one) => one.type !== 'roll' || one.color !== 'chosen')
  )
}

/** A skill is free, or paid in dice of one colour, or in mana. */
const cost = v.union([
  v.strictObject({}),
  v.strictObject({ strength: diceNumber }),
  v.strictObject({ agility: diceNumber }),
  v.strictObject({ mana: between(1, ANY_NUMBER) }),
])

const basicSkill = v.pipe(
  v.strictObject({ name: contentName, when, cost, effects }),
  v.check((use) => hasItsColor(use), 'chosen-color-in-combat'),
)

function counted<Type extends string>(type: Type, most: number) {
  return v.strictObject({ type: v.literal(type), by: between(1, most) })
}

const talentEffect = v.variant('type', [
  v.pipe(
    v.strictObject({ type: v.literal('use'), when, effects }),
    v.check((use) => hasItsColor(use), 'chosen-color-in-combat'),
  ),
  counted('more-health', MOST),
  counted('more-potions', MOST),
  counted('better-healing', MOST),
  counted('heal-on-descent', MOST),
  counted('cheaper-levels', MOST),
  v.strictObject({ type: v.literal('highest-heroic-die') }),
  v.strictObject({ type: v.literal('timeless-first-turn') }),
]) satisfies v.GenericSchema<unknown, TalentEffect>

const focusNames = v.pipe(
  v.record(v.picklist(FOCUSES), contentName),
  v.check((names) => isEachOnce(Object.values(names)), 'name-twice'),
)
const basicSkills = v.pipe(
  v.record(v.picklist(BASIC_SKILLS), basicSkill),
  v.check((skills) => isEachOnce(Object.values(skills).map(({ name }) => name)), 'name-twice'),
)

/** The content of a pack for One Deck Dungeon. */
export const contentSchema = v.strictObject({
  focusNames: v.exactOptional(focusNames),
  talents: v.exactOptional(v.record(v.picklist(TALENTS_WITH_CONTENT), talentEffect)),
  basicSkills: v.exactOptional(basicSkills),
})
export type Content = v.InferOutput<typeof contentSchema>
export type BasicSkillContent = v.InferOutput<typeof basicSkill>
