/** What a pack for One Deck Dungeon may say, and what it may not. */
import { contentSchema, optionsSchema } from '@shared/games/one-deck-dungeon'
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { amount } from '../../amount'
import { contents } from '../properties/contents'

const gain = { type: 'gain', color: 'magic', value: 5, count: 1, only: null }
const spark = { name: 'Spark', when: ['combat'], cost: { mana: 2 }, effects: [gain] }

function talent(effect: unknown) {
  return { talents: { grit: effect } }
}
function use(...effects: readonly unknown[]) {
  return talent({ type: 'use', when: ['combat'], effects })
}
function skill(change: object) {
  return { basicSkills: { spark: { ...spark, ...change } } }
}

/** The code or message of what is wrong first, and where. */
function refusal(content: unknown): string {
  const { issues = [] } = v.safeParse(contentSchema, content)
  const [issue] = issues
  return issue === undefined ? 'none' : `${v.getDotPath(issue) ?? ''}: ${issue.message}`
}

describe('a pack’s content', () => {
  test.each([
    ['nothing at all', {}],
    ['a name', { focusNames: { lore: 'Wisdom' } }],
    ['a skill', skill({})],
    ['a free skill', skill({ cost: {} })],
    ['a standing effect', talent({ type: 'more-health', by: 5 })],
    ['a use', use(gain, { type: 'raise-gained', to: 6 })],
    ['a choice', use({ type: 'choose', of: [gain, { type: 'roll', color: 'heroic', count: 1 }] })],
  ])('may hold %s', (_, content) => {
    expect(refusal(content)).toBe('none')
    expect(v.parse(contentSchema, content)).toEqual(content)
  })

  test('is kept as it came, whatever it is', () => {
    fc.assert(
      fc.property(contents, (content) => {
        const read: unknown = JSON.parse(JSON.stringify(content))
        expect(JSON.stringify(v.parse(contentSchema, read))).toBe(JSON.stringify(content))
      }),
      { numRuns: amount(200, 5_000) },
    )
  })

  test.each([
    ['no content', null, ': '],
    ['a part that nobody knows', { talent: {} }, 'talent: '],
    ['a focus that nobody knows', { focusNames: { luck: 'Luck' } }, 'focusNames.luck: '],
    ['Veteran, which is printed', { talents: { veteran: gain } }, 'talents.veteran: '],
    ['an empty name', { focusNames: { lore: '' } }, 'focusNames.lore: pack-bad-name'],
    ['a name of two lines', { focusNames: { lore: 'a\nb' } }, 'focusNames.lore: pack-bad-name'],
    ['a name too long', { focusNames: { lore: 'a'.repeat(41) } }, 'focusNames.lore: pack-bad-name'],
    [
      'two names alike',
      { focusNames: { lore: 'A', tactics: 'A' } },
      'focusNames.tactics: pack-twice',
    ],
    [
      'two skills with one name',
      { basicSkills: { spark, 'steady-grip': spark } },
      'basicSkills.steady-grip.name: pack-twice',
    ],
    ['a skill without effect', skill({ effects: [] }), 'basicSkills.spark.effects: '],
    ['a skill that is never used', skill({ when: [] }), 'basicSkills.spark.when: '],
    ['a skill of another time', skill({ when: ['descend'] }), 'basicSkills.spark.when.0: '],
    [
      'a cost of two kinds',
      skill({ cost: { mana: 1, strength: 1 } }),
      'basicSkills.spark.cost: pack-two-costs',
    ],
    ['a potion as cost', skill({ cost: { potion: 1 } }), 'basicSkills.spark.cost.potion: '],
    ['an effect that nobody knows', use({ type: 'win' }), 'talents.grit.effects.0.type: '],
    ['too much health', talent({ type: 'more-health', by: 6 }), 'talents.grit.by: '],
    ['half a potion', talent({ type: 'more-potions', by: 0.5 }), 'talents.grit.by: '],
    ['no XP saved', talent({ type: 'cheaper-levels', by: 0 }), 'talents.grit.by: '],
    ['a seven', use({ ...gain, value: 7 }), 'talents.grit.effects.0.value: '],
    ['something more', use({ ...gain, more: 1 }), 'talents.grit.effects.0.more: '],
    [
      'a prevention of nothing',
      use({ type: 'prevent', damage: 0, bossDamage: 0, time: 0 }),
      'talents.grit.effects.0: pack-prevents-nothing',
    ],
    [
      'more at least than at most',
      use({ type: 'reroll', least: 3, most: 2, showing: 'any' }),
      'talents.grit.effects.0: pack-least-above-most',
    ],
    [
      'a die raised before it is gained',
      use({ type: 'raise-gained', to: 6 }, gain),
      'talents.grit.effects: pack-nothing-gained',
    ],
    [
      'the chosen colour in combat',
      use({ type: 'roll', color: 'chosen', count: 1 }),
      'talents.grit: pack-chosen-color',
    ],
    [
      'a choice within a choice',
      use({ type: 'choose', of: [gain, { type: 'choose', of: [gain, gain] }] }),
      'talents.grit.effects.0.of.1.type: ',
    ],
    ['a choice of one', use({ type: 'choose', of: [gain] }), 'talents.grit.effects.0.of: '],
  ])('does not hold %s, and says where', (_, content, where) => {
    expect(refusal(content)).toContain(where)
  })
})

test('options without a pack stay as they were, and those with one keep it', () => {
  const options = { heroes: [{ hero: 'mage' }], dungeon: 'lichs-tomb' }
  expect(v.parse(optionsSchema, options)).not.toHaveProperty('pack')
  const pack = { name: 'Theirs', content: skill({}) }
  expect(v.parse(optionsSchema, { ...options, pack })).toHaveProperty('pack', pack)
  expect(v.is(optionsSchema, { ...options, pack: { ...pack, content: use() } })).toBe(false)
})
