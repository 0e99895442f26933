/** The rules reference: what each topic says, and where refusals lead. */
import { messagesOf } from '../../locales/files'
import { LOCALES } from '@shared/locales'
import { TOPICS } from '@shared/games/paper-dungeons'
import { topicGist, topicText, topicTitle } from '@shared/games/paper-dungeons/keys'
import { ruleOf } from '@renderer/games/paper-dungeons/reference/why'
import { blocksOf } from '@renderer/reference/markup'
import { describe, expect, test } from 'vitest'
import { createI18n } from 'vue-i18n'

const messages = Object.fromEntries(LOCALES.map((locale) => [locale, messagesOf(locale)]))
const i18n = createI18n({ legacy: false, locale: 'en', messages })
const topic = { chapter: '', icon: '', related: [] }
const marks = { topics: Object.fromEntries(TOPICS.map((id) => [id, topic])), signs: [] }

describe.each(LOCALES)('the reference in %s', (locale) => {
  const say = (key: string): string => i18n.global.t(key, {}, { locale })

  test('says of every topic what it is called, in short, and in full, each of its own', () => {
    const sentences = TOPICS.flatMap((id) => [
      say(topicTitle(id)),
      say(topicGist(id)),
      say(topicText(id)),
    ])
    expect(new Set(sentences).size).toBe(3 * TOPICS.length)
    expect(TOPICS.filter((id) => !/[.!?]$/.test(say(topicGist(id))))).toEqual([])
    expect(TOPICS.filter((id) => !/[.!?]$/.test(say(topicText(id))))).toEqual([])
  })

  test('every mark in a text names a topic', () => {
    const words = TOPICS.flatMap((id) =>
      blocksOf(say(topicText(id)), marks).flatMap((block) =>
        (block.type === 'points' ? block.points.flat() : block.pieces).flatMap((piece) =>
          piece.type === 'words' ? [piece.words] : [],
        ),
      ),
    )
    expect(words.filter((text) => /[[\]*|]/.test(text))).toEqual([])
  })
})

test('what a choice sets off leads to the rule behind it', () => {
  const by = 'potion-row'
  expect(ruleOf({ type: 'row-filled', row: 0 })).toBe('potions')
  expect(ruleOf({ type: 'hero-raised', hero: 'mage', level: 2, by })).toBe('levels')
  expect(ruleOf({ type: 'gain-lost', gain: 'item', by })).toBe('items')
  expect(ruleOf({ type: 'trap-sprung', room: 'E1', damage: 1 })).toBe('rooms')
})
