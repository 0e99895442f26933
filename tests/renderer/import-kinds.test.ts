import { expect, test } from 'vitest'
import type { ImportKind } from '@shared/api'
import { i18n, loadGameWords } from '@renderer/i18n'
import { countOf, kindOf } from '@renderer/components/files/import-kinds'

const { t } = i18n.global
const gauntlet: ImportKind = {
  kind: 'series',
  series: { game: 'one-deck-dungeon', kind: 'gauntlet' },
}

test('a series of a file is called as its game calls it', async () => {
  await loadGameWords('one-deck-dungeon')
  expect(kindOf(gauntlet, t)).toBe('Gauntlet')
  expect(countOf(gauntlet, 1, t)).toBe('1 gauntlet')
  expect(countOf(gauntlet, 2, t)).toBe('2 gauntlets')
})

test('everything else is called as the app calls it', () => {
  expect(kindOf({ kind: 'sheet', series: null }, t)).toBe('Sheet')
  expect(countOf({ kind: 'sheet', series: null }, 3, t)).toBe('3 sheets')
})
