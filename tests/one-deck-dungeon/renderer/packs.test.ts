/** What a pack for One Deck Dungeon says on the screens: its names, and texts made of its effects. */
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import {
  BASIC_SKILLS,
  FOCUSES,
  TALENTS,
  withPack,
  type OddContent,
} from '@shared/games/one-deck-dungeon'
import { contentWords } from '@renderer/games/one-deck-dungeon/words/content'
import { entriesOf } from '@renderer/games/one-deck-dungeon/codex/entries'
import { title } from '@renderer/games/one-deck-dungeon/codex/words'
import { say, type Translate } from '@renderer/games/say'
import { describe, expect, test } from 'vitest'
import { createI18n } from 'vue-i18n'
import { en, it as itMessages } from '../../locales/messages'

const { catalogue, packs } = oneDeckDungeon
type Spoken = 'en' | 'it'

function translate(locale: Spoken): Translate {
  return createI18n({ legacy: false, locale, messages: { en, it: itMessages } }).global.t
}
function saying(content: OddContent, locale: Spoken = 'en') {
  return contentWords(withPack(catalogue, content), translate(locale))
}

describe('a catalogue with a pack', () => {
  const content: OddContent = {
    focusNames: { lore: 'Wisdom' },
    talents: {
      durability: {
        type: 'use',
        when: ['combat'],
        effects: [{ type: 'roll', color: 'heroic', count: 1 }],
      },
      grit: { type: 'highest-heroic-die' },
    },
    basicSkills: {
      spark: {
        name: 'Blaze',
        when: ['peril'],
        cost: { strength: 2 },
        effects: [{ type: 'roll', color: 'magic', count: 1 }],
      },
    },
  }

  test('says what is changed, and all else as it is', () => {
    const words = saying(content, 'it')
    expect([words.focus('lore'), words.focus('tactics')]).toEqual(['Wisdom', 'Tattica'])
    expect([words.skill('spark'), words.skill('steady-grip')]).toEqual(['Blaze', 'Presa Salda'])
    expect(words.skillEffect('spark')).toBe('Nelle insidie, tira 1 dado magia.')
    expect(words.talentEffect('durability')).toBe('Negli scontri, tira 1 dado eroico.')
    expect(words.talentEffect('guile')).toBe('Negli scontri, ritira un tuo dado.')
    expect(words.talent('durability')).toBe('Resistenza')
  })

  test('keeps our own texts where a pack says the same as we do', () => {
    const words = saying(packs?.own ?? {}, 'it')
    const ours = saying({}, 'it')
    for (const talent of TALENTS) expect(words.talentEffect(talent)).toBe(ours.talentEffect(talent))
    for (const focus of FOCUSES) expect(words.focus(focus)).toBe(ours.focus(focus))
    for (const skill of BASIC_SKILLS) {
      expect(words.skill(skill)).toBe(ours.skill(skill))
      expect(words.skillEffect(skill)).toBe(ours.skillEffect(skill))
    }
  })

  test('tells costs and when talents and skills are used', () => {
    const { skills, talents } = withPack(catalogue, content)
    expect(skills.find(({ id }) => id === 'spark')).toEqual({
      id: 'spark',
      when: ['peril'],
      cost: { strength: 2 },
    })
    expect(talents.find(({ id }) => id === 'durability')?.when).toEqual(['combat'])
    expect(talents.find(({ id }) => id === 'grit')?.when).toEqual([])
  })

  test('stands in the codex by the names and texts of the pack', () => {
    const entries = entriesOf(withPack(catalogue, content))
    const found = entries.find(({ id }) => id === 'skill-spark')
    if (found === undefined) throw new Error('the skill is not there')
    expect(title(found, translate('en'))).toBe('Blaze')
    expect(found.words.map((phrase) => say(phrase, translate('en')))).toContain(
      'In a peril, roll 1 magic die.',
    )
  })

  test('names the talent by which a heroic die takes the highest value, and choices that a pack offers', () => {
    const used = { talent: 'grit', used: true } as const
    const words = saying(content)
    expect(words.highest([{ talent: 'grit', used: false }])).toBe('Grit')
    expect(words.highest([used, { talent: 'crafty', used: false }])).toBe('Crafty')
    const choosing = saying({
      talents: {
        guile: {
          type: 'use',
          when: ['combat'],
          effects: [
            {
              type: 'choose',
              of: [
                { type: 'roll', color: 'magic', count: 1 },
                { type: 'prevent', damage: 1, bossDamage: 1, time: 0 },
              ],
            },
          ],
        },
      },
    })
    const guile = { type: 'talent', talent: 'guile' } as const
    expect([0, 1].map((at) => choosing.choice(guile, at))).toEqual([
      'Roll 1 magic die',
      'Prevent 1 damage',
    ])
    expect(choosing.choice({ type: 'skill', skill: 'lucky-familiar' }, 0)).toBeNull()
  })
})
