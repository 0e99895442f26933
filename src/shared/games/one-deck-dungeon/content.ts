/**
 * What the owner of the printed game may put in the place of our own values (docs/content-packs.md): names of focuses,
 * effects of talents, basic skills. Each is optional; what is left out stays ours.
 */
import * as v from 'valibot'
import { asName, isVisible } from '../../api/call'
import { isSameAction } from '../game'
import { between, distinct, holdsTogether, twice, type Fault } from '../pack-checks'
import { packSchema } from '../packs'
import { FACES } from './dice'
import type { Effect, TalentEffect, Use } from './effects'
import { BASIC_SKILLS, DIE_COLORS, FOCUSES, STATS, TALENTS_WITH_CONTENT } from './names'

/** What packs of One Deck Dungeon are refused for beyond what packs of any game are (`errors.one-deck-dungeon.…`). */
export const PACK_REFUSALS = [
  /** Not one line that can be seen, or too long. */
  'pack-bad-name',
  /** More at least than at most. */
  'pack-least-above-most',
  'pack-prevents-nothing',
  /** A gained die is raised before any is gained. */
  'pack-nothing-gained',
  /** The colour of the option chosen, outside perils. */
  'pack-chosen-color',
  /** A cost of two kinds. */
  'pack-two-costs',
  /** More than one choice in a use: nobody could tell which is asked. */
  'pack-two-choices',
] as const
type PackRefusal = (typeof PACK_REFUSALS)[number]

function refused(refusal: PackRefusal, expected = ''): Fault {
  return { refusal, expected }
}

/** More dice than a pool can hold: "any number". */
export const ANY_NUMBER = 30
/** The most of anything but dice that one effect gives: heroes' health stays within what outcomes can say. */
const MOST = 5
const MOST_DICE = 6
const MOST_EFFECTS = 4
const NAME_LENGTH = 40

const contentName = v.pipe(
  v.string(),
  holdsTogether((text) =>
    text === asName(text) && isVisible(text) && text.length <= NAME_LENGTH
      ? null
      : refused('pack-bad-name', String(NAME_LENGTH)),
  ),
)

const face = between(1, FACES.length)
const diceNumber = between(1, MOST_DICE)
const stat = v.picklist(STATS)
/** How many dice an effect touches. */
const touched = { least: between(0, ANY_NUMBER), most: between(1, ANY_NUMBER) }
function span({ least, most }: { readonly least: number; readonly most: number }): Fault | null {
  return least <= most ? null : refused('pack-least-above-most')
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
      by: between(1, MOST),
      among: v.picklist([...STATS, 'any']),
    }),
    holdsTogether((one) => span(one)),
  ),
  v.pipe(
    v.strictObject({
      type: v.literal('reroll'),
      ...touched,
      showing: v.picklist(['any', ...FACES]),
    }),
    holdsTogether((one) => span(one)),
  ),
  v.strictObject({
    type: v.literal('reroll-values'),
    values: distinct(face, [1, FACES.length]),
  }),
  v.pipe(
    v.strictObject({
      type: v.literal('change'),
      ...touched,
      to: face,
      among: v.picklist(['any', 'non-heroic', 'same-value']),
    }),
    holdsTogether((one) => span(one)),
  ),
  v.pipe(
    v.strictObject({ type: v.literal('recolor'), from: stat, ...touched }),
    holdsTogether((one) => span(one)),
  ),
  v.strictObject({ type: v.literal('trade'), showing: face, color: stat, value: face }),
  v.strictObject({ type: v.literal('raise-gained'), to: between(2, FACES.length) }),
  v.pipe(
    v.strictObject({
      type: v.literal('prevent'),
      damage: between(0, MOST),
      bossDamage: between(0, MOST),
      time: between(0, MOST),
    }),
    holdsTogether(({ damage, bossDamage, time }) =>
      damage + bossDamage + time > 0 ? null : refused('pack-prevents-nothing'),
    ),
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
  v.minLength(1),
  v.maxLength(MOST_EFFECTS),
  holdsTogether((list) => (raisesWhatIsGained(list) ? null : refused('pack-nothing-gained'))),
  holdsTogether((list) =>
    list.filter(({ type }) => type === 'choose').length > 1 ? refused('pack-two-choices') : null,
  ),
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

/** Where its effects work; in boss rounds as in combat. */
const when = distinct(v.picklist(['combat', 'peril']), [1, 2])

/** The colour of the option chosen is there in perils alone. */
function chosenColor({ when, effects }: Pick<Use, 'when' | 'effects'>): Fault | null {
  const chosen = everyEffect(effects).some((one) => one.type === 'roll' && one.color === 'chosen')
  return chosen && when.includes('combat') ? refused('pack-chosen-color') : null
}

/** A skill is free, or paid in dice of one colour, or in mana. */
const cost = v.pipe(
  v.strictObject({
    strength: v.exactOptional(diceNumber),
    agility: v.exactOptional(diceNumber),
    mana: v.exactOptional(between(1, ANY_NUMBER)),
  }),
  holdsTogether((paid) => (Object.keys(paid).length > 1 ? refused('pack-two-costs') : null)),
)

const basicSkill = v.pipe(
  v.strictObject({ name: contentName, when, cost, effects }),
  holdsTogether((skill) => chosenColor(skill)),
)

function counted<Type extends string>(type: Type) {
  return v.strictObject({ type: v.literal(type), by: between(1, MOST) })
}

const talentEffect = v.variant('type', [
  v.pipe(
    v.strictObject({ type: v.literal('use'), when, effects }),
    holdsTogether((use) => chosenColor(use)),
  ),
  counted('more-health'),
  counted('more-potions'),
  counted('better-healing'),
  counted('heal-on-descent'),
  counted('cheaper-levels'),
  v.strictObject({ type: v.literal('highest-heroic-die') }),
  v.strictObject({ type: v.literal('timeless-first-turn') }),
]) satisfies v.GenericSchema<unknown, TalentEffect>

const focusNames = v.pipe(
  v.record(v.picklist(FOCUSES), contentName),
  holdsTogether((names) => twice(Object.values(names), (at) => [Object.keys(names)[at] ?? ''])),
)
const basicSkills = v.pipe(
  v.record(v.picklist(BASIC_SKILLS), basicSkill),
  holdsTogether((skills) =>
    twice(
      Object.values(skills).map(({ name }) => name),
      (at) => [Object.keys(skills)[at] ?? '', 'name'],
    ),
  ),
)

/** The content of a pack for One Deck Dungeon. */
export const contentSchema = v.strictObject({
  focusNames: v.exactOptional(focusNames),
  talents: v.exactOptional(v.record(v.picklist(TALENTS_WITH_CONTENT), talentEffect)),
  basicSkills: v.exactOptional(basicSkills),
})
export type OddContent = v.InferOutput<typeof contentSchema>
/** In the order in which people are told of them. */
export const CONTENT_PARTS = v.keyof(contentSchema).options

/** What options and outcomes hold of a pack; they are told apart by having one. */
export const pack = v.exactOptional(packSchema(contentSchema))

/** What of a pack differs from our own values: all that rules and screens need of it. */
export function changedFrom(own: OddContent, content: OddContent): OddContent {
  return {
    focusNames: changed(own.focusNames, content.focusNames),
    talents: changed(own.talents, content.talents),
    basicSkills: changed(own.basicSkills, content.basicSkills),
  }
}

/** The entries of a part that are not ours. */
function changed<Part extends object>(
  own: Part | undefined,
  part: Part | undefined,
): Partial<Part> {
  const ours = new Map(Object.entries(own ?? {}))
  const entries = Object.entries(part ?? {})
  return Object.fromEntries(
    entries.filter(([id, one]) => !isSameAction(ours.get(id), one)),
  ) as Partial<Part>
}
