/** Texts made of a pack's effects, and what a pack is told to change. */
import { wordsIn } from '@main/exports/words'
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { BASIC_SKILLS, FOCUSES, TALENTS } from '@shared/games/one-deck-dungeon'
import type { Effect, TalentEffect } from '@shared/games/one-deck-dungeon'
import {
  effectWords,
  skillEffectWords,
  talentWords,
} from '@shared/games/one-deck-dungeon/effect-phrases'
import { resolvePhrase } from '@shared/games/resolve-phrase'
import { ENGLISH, LOCALES, type Locale } from '@shared/locales'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amount } from '../../amount'
import { contents } from '../properties/contents'

const { packs } = oneDeckDungeon

function sentence(effect: TalentEffect, locale: Locale = ENGLISH): string {
  return resolvePhrase(effectWords(effect), wordsIn(locale).say)
}
/** The only language besides English that the sentences below are written in. */
function italian(): Locale {
  const found = LOCALES.find((locale) => locale === 'it')
  if (found === undefined) throw new Error('Italian is not spoken')
  return found
}
function inCombat(...effects: readonly Effect[]): TalentEffect {
  return { type: 'use', when: ['combat'], effects }
}

describe('a text made of effects', () => {
  test.each<[TalentEffect, string, string]>([
    [{ type: 'more-health', by: 2 }, '2 more health.', '2 punti salute in più.'],
    [
      { type: 'use', when: ['peril'], effects: [{ type: 'roll', color: 'chosen', count: 2 }] },
      'In a peril, roll 2 dice of its colour.',
      'Nelle insidie, tira 2 dadi del colore scelto.',
    ],
    [
      inCombat(
        { type: 'gain', color: 'agility', value: 6, count: 1, only: null },
        { type: 'raise-gained', to: 6 },
      ),
      'In combat, gain an agility 6, then turn one of the dice gained into a 6.',
      'Negli scontri, guadagni un 6 di agilità, poi porta a 6 uno dei dadi guadagnati.',
    ],
    [
      inCombat({
        type: 'choose',
        of: [
          { type: 'reroll', least: 0, most: 2, showing: 'any' },
          { type: 'increase', least: 1, most: 1, by: 1, among: 'strength' },
        ],
      }),
      'In combat, choose one: reroll up to 2 of your dice, or raise one of your strength dice by 1.',
      'Negli scontri, scegli: ritira fino a 2 dei tuoi dadi, oppure aumenta di 1 uno dei tuoi dadi forza.',
    ],
    [
      inCombat({ type: 'prevent', damage: 1, bossDamage: 2, time: 0 }),
      'In combat, prevent 1 damage, or 2 damage in a round against the boss.',
      'Negli scontri, evita 1 ferita, oppure 2 ferite in un round contro il Mostro Finale.',
    ],
    [
      {
        type: 'use',
        when: ['peril'],
        effects: [{ type: 'prevent', damage: 1, bossDamage: 0, time: 2 }],
      },
      'In a peril, prevent 1 damage and 2 time.',
      'Nelle insidie, evita 1 ferita e 2 unità di tempo.',
    ],
  ])('%j', (effect, english, translated) => {
    expect(sentence(effect)).toBe(english)
    expect(sentence(effect, italian())).toBe(translated)
  })

  test.each(LOCALES)('is whole in %s, whatever the effects are', (locale) => {
    const { say } = wordsIn(locale)
    fc.assert(
      fc.property(contents, (content) => {
        const texts = [
          ...TALENTS.map((id) => talentWords(id, content)),
          ...BASIC_SKILLS.map((id) => skillEffectWords(id, content)),
        ]
        for (const text of texts)
          expect(resolvePhrase(text, say)).not.toMatch(/[{}|]|odd\.|^$|undefined|NaN/)
      }),
      { numRuns: amount(60, 1_000) },
    )
  })
})

describe('what a pack changes', () => {
  test('is told part by part', () => {
    const parts = packs?.changes({
      focusNames: { lore: 'Wisdom', tactics: 'Tactics' },
      talents: { grit: { type: 'more-health', by: 2 } },
      basicSkills: {
        spark: {
          name: 'Spark',
          when: ['combat', 'peril'],
          cost: { mana: 3 },
          effects: [{ type: 'increase', least: 1, most: 1, by: 2, among: 'any' }],
        },
      },
    })
    const { say } = wordsIn(ENGLISH)
    const told = (parts ?? []).flatMap(({ changes }) =>
      changes.map(({ what, from, to }) =>
        [what, from, to].map((one) =>
          typeof one === 'object' && one !== null ? resolvePhrase(one, say) : one,
        ),
      ),
    )
    expect(told).toEqual([
      ['Lore', 'Lore', 'Wisdom'],
      ['Grit', 'In combat, prevent 1 damage.', '2 more health.'],
      ['Spark: cost', '2 mana', '3 mana'],
    ])
  })

  test('of our own is nothing, and our names are those of the English catalogue', () => {
    expect(packs?.changes(packs.own)).toEqual([])
    const { say } = wordsIn(ENGLISH)
    for (const focus of FOCUSES)
      expect(packs?.own.focusNames?.[focus]).toBe(say(`odd.focuses.${focus}`))
    for (const skill of BASIC_SKILLS)
      expect(packs?.own.basicSkills?.[skill]?.name).toBe(say(`odd.skills.${skill}.name`))
  })
})
