/** The rules reference: every ruling has its topic, and every refusal leads to one. */
import { messagesOf } from '../../locales/files'
import { LOCALES } from '@shared/locales'
import { REJECTIONS, RULINGS, TOPICS } from '@shared/games/dungeon-digger'
import { topicGist, topicText, topicTitle } from '@shared/games/dungeon-digger/keys'
import { reference } from '@renderer/games/dungeon-digger/reference/book'
import { whyOf } from '@renderer/games/dungeon-digger/reference/why'
import { blocksOf } from '@renderer/reference/markup'
import { describe, expect, test } from 'vitest'
import { createI18n } from 'vue-i18n'

const messages = Object.fromEntries(LOCALES.map((locale) => [locale, messagesOf(locale)]))
const i18n = createI18n({ legacy: false, locale: 'en', messages })
const RULING_COUNT = 66

test('every ruling stands in a topic, and no topic is left out of the chapters', () => {
  const told = new Set(Object.values(RULINGS).flat())
  const all = Array.from({ length: RULING_COUNT }, (_, at) => `R${at + 1}`)
  expect(all.filter((code) => !told.has(code))).toEqual([])
  expect(Object.keys(reference.topics).toSorted()).toEqual([...TOPICS].toSorted())
})

test('topics lead on to topics, and show a sign that there is', () => {
  for (const { related, icon } of Object.values(reference.topics)) {
    expect(related.filter((id) => !Object.hasOwn(reference.topics, id))).toEqual([])
    expect(reference.signs).toContain(icon)
  }
})

test('every refusal leads to its topic, and those of other games to none', () => {
  for (const code of REJECTIONS) expect(TOPICS).toContain(whyOf({ code: `dungeon-digger.${code}` }))
  expect(whyOf({ code: 'not-found' })).toBeNull()
  expect(whyOf({ code: 'dungeon-run.not-now' })).toBeNull()
})

describe.each(LOCALES)('the reference in %s', (locale) => {
  const say = (key: string): string => i18n.global.t(key, {}, { locale })

  test('says of every topic what it is called, in short, and in full, each of its own', () => {
    const sentences = TOPICS.flatMap((id) =>
      [topicTitle(id), topicGist(id), topicText(id)].map(say),
    )
    expect(new Set(sentences).size).toBe(3 * TOPICS.length)
    expect(TOPICS.filter((id) => !/[.!?]$/.test(say(topicGist(id))))).toEqual([])
    expect(TOPICS.filter((id) => !/[.!?\]]$/.test(say(topicText(id))))).toEqual([])
  })

  test('every mark in a text names a topic, a sign or a name', () => {
    const words = TOPICS.flatMap((id) =>
      blocksOf(say(topicText(id)), reference).flatMap((block) =>
        (block.type === 'points' ? block.points.flat() : block.pieces).flatMap((piece) =>
          piece.type === 'words' ? [piece.words] : [],
        ),
      ),
    )
    expect(words.filter((text) => /[[\]*|]/.test(text))).toEqual([])
  })

  test('names that texts borrow are there', () => {
    const borrowed = TOPICS.flatMap((id) =>
      [...say(topicText(id)).matchAll(/\[=(?<key>[\w.]+)\]/g)].map(({ groups }) => groups?.['key']),
    )
    expect(borrowed.length).toBeGreaterThan(2)
    expect(borrowed.filter((key) => !i18n.global.te(`digger.${key ?? ''}`, locale))).toEqual([])
  })
})
