/** Every refusal has a sentence of its own; tests of all catalogues take over when the game is listed. */
import words from '../../../src/locales/en/dungeon-digger.json' with { type: 'json' }
import { REJECTIONS } from '@shared/games/dungeon-digger'
import { expect, test } from 'vitest'

test('every refusal has a sentence of its own', () => {
  const sentences: Readonly<Record<string, string>> = words.errors['dungeon-digger']
  expect(Object.keys(sentences).toSorted()).toEqual([...new Set(REJECTIONS)].toSorted())
  for (const sentence of Object.values(sentences)) expect(sentence).toMatch(/[.!?]$/)
  expect(new Set(Object.values(sentences)).size).toBe(Object.keys(sentences).length)
})
