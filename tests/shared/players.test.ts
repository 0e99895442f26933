import { describe, expect, test } from 'vitest'
import { isSamePlayer, normalName, playerIdOf } from '@shared/players'

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

  test('normalising twice changes nothing', () => {
    for (const name of ['Strauß ', 'E\u0301VA', 'ΣΑΣ', 'İpek', 'ﬁna', '\u1fb3A'])
      expect(normalName(normalName(name))).toBe(normalName(name))
  })
})

test('nobody is nobody’s player', () => {
  expect(isSamePlayer(null, null)).toBe(true)
  expect(isSamePlayer(null, 'Ada')).toBe(false)
})

test('ids never change', () => {
  expect(playerIdOf('Ada')).toMatchInlineSnapshot(`"bf3fb7d4-6ca6-5d33-8534-976b33d48cd5"`)
})
