/** Any content that a pack may have: talents with all kinds of effects, and basic skills. */
import {
  BASIC_SKILLS,
  DIE_COLORS,
  FOCUSES,
  STATS,
  TALENTS_WITH_CONTENT,
  contentSchema,
  type OddContent,
} from '@shared/games/one-deck-dungeon'
import fc from 'fast-check'
import * as v from 'valibot'

const face = fc.integer({ min: 1, max: 6 })
const count = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 6 }))
const some = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constant(30))
const number = fc.integer({ min: 1, max: 5 })
const perhaps = fc.integer({ min: 0, max: 5 })
const stat = fc.constantFrom(...STATS)

/** Dice that an effect touches: never more at least than at most. */
function touching<Others extends object>(others: fc.Arbitrary<Others>) {
  return fc.tuple(fc.oneof(fc.constant(0), some), some, others).map(([one, other, rest]) => ({
    ...rest,
    least: Math.min(one, other),
    most: Math.max(one, other),
  }))
}

const simple = fc.oneof(
  fc.record({
    type: fc.constant('gain' as const),
    color: fc.constantFrom(...DIE_COLORS),
    value: face,
    count,
    only: fc.constantFrom(null, null, 'mana', 'armor'),
  }),
  fc.record({
    type: fc.constant('roll' as const),
    color: fc.constantFrom(...DIE_COLORS, 'chosen'),
    count,
  }),
  touching(
    fc.record({
      type: fc.constant('increase' as const),
      by: number,
      among: fc.constantFrom(...STATS, 'any'),
    }),
  ),
  touching(
    fc.record({
      type: fc.constant('reroll' as const),
      showing: fc.oneof(face, fc.constant('any' as const)),
    }),
  ),
  fc.record({
    type: fc.constant('reroll-values' as const),
    values: fc.uniqueArray(face, { minLength: 1 }),
  }),
  touching(
    fc.record({
      type: fc.constant('change' as const),
      to: face,
      among: fc.constantFrom('any', 'non-heroic', 'same-value'),
    }),
  ),
  touching(fc.record({ type: fc.constant('recolor' as const), from: stat })),
  fc.record({ type: fc.constant('trade' as const), showing: face, color: stat, value: face }),
  fc.record({ type: fc.constant('raise-gained' as const), to: fc.integer({ min: 2, max: 6 }) }),
  fc.record({
    type: fc.constant('prevent' as const),
    damage: perhaps,
    bossDamage: perhaps,
    time: perhaps,
  }),
)
const effect = fc.oneof(
  { weight: 5, arbitrary: simple },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('choose' as const),
      of: fc.array(simple, { minLength: 2, maxLength: 3 }),
    }),
  },
)

const using = {
  when: fc.subarray(['combat', 'peril'] as const, { minLength: 1 }),
  effects: fc.array(effect, { minLength: 1, maxLength: 3 }),
}
const cost = fc.oneof(
  fc.constant({}),
  fc.record({ strength: count }),
  fc.record({ agility: count }),
  fc.record({ mana: fc.integer({ min: 1, max: 12 }) }),
)
const name = fc.stringMatching(/^[A-Za-z][a-z ]{0,18}[a-z]$/)

const talent = fc.oneof(
  { weight: 2, arbitrary: fc.record({ type: fc.constant('use' as const), ...using }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom(
        'more-health',
        'more-potions',
        'better-healing',
        'heal-on-descent',
        'cheaper-levels',
      ),
      by: number,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constantFrom('highest-heroic-die', 'timeless-first-turn') }),
  },
)
const skill = fc.record({ name, cost, ...using })

/** Some of these keys, each with a value. */
function someOf<Value>(keys: readonly string[], value: fc.Arbitrary<Value>) {
  return fc
    .subarray([...keys])
    .chain((chosen) =>
      fc
        .array(value, { minLength: chosen.length, maxLength: chosen.length })
        .map((values) => Object.fromEntries(chosen.map((key, at) => [key, values[at]]))),
    )
}

/** Parts that a pack refuses (a gained die raised before any is gained, two names alike) are left out. */
export const contents: fc.Arbitrary<OddContent> = fc
  .record({
    focusNames: someOf(FOCUSES, name),
    talents: someOf(TALENTS_WITH_CONTENT, talent),
    basicSkills: someOf(BASIC_SKILLS, skill),
  })
  .map(({ focusNames, talents, basicSkills }) => {
    const held = (part: object): boolean => v.is(contentSchema, part)
    const sound = Object.entries(talents).filter(([id, one]) => held({ talents: { [id]: one } }))
    return v.parse(contentSchema, {
      ...(held({ focusNames }) && { focusNames }),
      talents: Object.fromEntries(sound),
      ...(held({ basicSkills }) && { basicSkills }),
    })
  })
