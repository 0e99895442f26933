import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import type { Locale } from '@shared/locales'
import type * as I18n from '@renderer/i18n'

let words: typeof I18n
function t(key: string): string {
  return words.i18n.global.t(key)
}

beforeEach(async () => {
  // What has been fetched stays with the module.
  vi.resetModules()
  words = await import('@renderer/i18n')
  // Only now: Vue itself takes a document for a browser's.
  vi.stubGlobal('document', { documentElement: { lang: '' } })
})

afterAll(() => {
  // Other files share the modules, and expect English.
  vi.resetModules()
})

test('the words of a game come with its first screen, in the language of the app', async () => {
  expect(words.i18n.global.te('app.library')).toBe(true)
  expect(words.i18n.global.te('odd.heroes.mage')).toBe(false)
  await words.loadGameWords('one-deck-dungeon')
  expect(t('odd.heroes.mage')).toBe('Mage')
  await words.setLocale('it' as Locale)
  expect(t('odd.heroes.mage')).toBe('Maga')
  expect(t('app.library')).toBe('Libreria')
})

test('a language that has been chosen before is spoken by the first screen', async () => {
  await words.setLocale('it' as Locale)
  expect(t('app.library')).toBe('Libreria')
  await words.loadGameWords('one-deck-dungeon')
  expect(t('odd.heroes.mage')).toBe('Maga')
})

test('where a language has no file of a game, English is used', async () => {
  words.i18n.global.mergeLocaleMessage('en', { race: { name: 'Dice race' } })
  await words.setLocale('it' as Locale)
  await words.loadGameWords('dice-race')
  expect(t('race.name')).toBe('Dice race')
  expect(t('app.library')).toBe('Libreria')
})
