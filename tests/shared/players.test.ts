import { describe, expect, test } from 'vitest'
import { eachPlayer, isSamePlayer, lookOf, normalName, playerIdOf } from '@shared/players'

describe('names of one player', () => {
  test.each([
    ['composed and decomposed letters', 'Zoë', 'Zoe\u0308'],
    ['a Hangul syllable and its letters', '한', '\u1112\u1161\u11ab'],
    ['an Ångström sign and the letter', '\u212bsa', 'Åsa'],
    ['outer spaces', 'Ada', '  Ada\t'],
    ['double spaces', 'Ada Lovelace', 'Ada  Lovelace'],
    ['no-break spaces', 'Ada Lovelace', 'Ada\u00a0Lovelace'],
    ['narrow no-break spaces', 'Ada Lovelace', 'Ada\u202fLovelace'],
    ['an ideographic space', 'Ada Lovelace', 'Ada\u3000Lovelace'],
    ['capitals', 'ada', 'ADA'],
    ['a sharp s', 'Strauß', 'STRAUSS'],
    ['a capital sharp s', 'STRAUẞ', 'strauß'],
    ['a final sigma', 'ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
    ['letters beyond the first plane', '𐐀𐐁', '𐐨𐐩'],
    ['a decomposed capital', 'E\u0301VA', 'éva'],
  ])('%s', (_, one, other) => {
    expect(one).not.toBe(other)
    expect(normalName(one)).toBe(normalName(other))
    expect(playerIdOf(one)).toBe(playerIdOf(other))
    expect(isSamePlayer(one, other)).toBe(true)
  })

  test.each([
    ['an accent', 'Zoe', 'Zoë'],
    ['a dotless i', 'Ilık', 'Ilik'],
    ['a space', 'Ann Marie', 'Annmarie'],
    ['a letter of another script', 'Ada', 'Аda'],
  ])('never differ by %s', (_, one, other) => {
    expect(playerIdOf(one)).not.toBe(playerIdOf(other))
    expect(isSamePlayer(one, other)).toBe(false)
  })

  test.each([
    ['full-width letters', 'Ada', 'Ａｄａ'],
    ['a ligature', 'Sofia', 'Soﬁa'],
    ['half-width kana', 'カナ', 'ｶﾅ'],
    ['a zero-width space', 'Ada', 'A\u200bda'],
    ['a byte order mark', 'Ada', '\ufeffAda'],
    ['a soft hyphen', 'Lovelace', 'Love\u00adlace'],
    ['marks of direction', 'Ada', '\u200eAda\u200f'],
    ['a joiner between letters', 'علی‌رضا', 'علیرضا'],
    ['a selector of a look', '❤', '❤\ufe0f'],
    ['a Hangul filler', 'Ada', 'Ada\u3164'],
    ['an apostrophe', "O'Neill", 'O’Neill'],
    ['a no-break hyphen', 'Anne-Marie', 'Anne\u2011Marie'],
    ['a space and another beside what is not seen', 'Ada Lovelace', 'Ada \u200b Lovelace'],
  ])('with %s look alike', (_, one, other) => {
    expect(isSamePlayer(one, other)).toBe(true)
    expect(lookOf(one)).toBe(lookOf(other))
    expect(lookOf(lookOf(other))).toBe(lookOf(other))
  })

  test.each([
    ['pictures made of several', '👩\u200d🚀', '👩🚀'],
    ['flags of regions', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', '🏴'],
  ])('%s do not look like their parts', (_, one, other) => {
    expect(isSamePlayer(one, other)).toBe(false)
  })

  test('a plain name is compared in small letters', () => {
    expect(['Ada Lovelace', "O'NEILL", 'anne-marie'].map(lookOf)).toEqual([
      'ada lovelace',
      "o'neill",
      'anne-marie',
    ])
  })

  test('are listed once, by one spelling whatever the order', () => {
    const names = ['Ａｄａ', 'Bea', null, 'ada', 'Ada']
    expect(eachPlayer(names)).toEqual(['Bea', 'Ａｄａ'])
    expect(eachPlayer(names.toReversed())).toEqual(eachPlayer(names))
  })

  test('normalising twice changes nothing', () => {
    for (const name of ['Strauß ', 'E\u0301VA', 'ΣΑΣ', 'İpek', 'ﬁna', '\u1fb3A'])
      expect(normalName(normalName(name))).toBe(normalName(name))
  })
})

test('nobody is nobody’s player', () => {
  expect(isSamePlayer(null, null)).toBe(true)
  expect(isSamePlayer(null, 'Ada')).toBe(false)
})

test('whoever comes after a player who was renamed has an id that no name has', () => {
  const ids = [playerIdOf('Ada'), playerIdOf('Ada', 1), playerIdOf('Ada', 2), playerIdOf('Ada 1')]
  expect(new Set(ids).size).toBe(ids.length)
  expect(playerIdOf('ADA', 1)).toBe(playerIdOf('Ada', 1))
})

test('ids never change', () => {
  expect(playerIdOf('Ada')).toMatchInlineSnapshot(`"bf3fb7d4-6ca6-5d33-8534-976b33d48cd5"`)
})
