/** Names of exported files are safe on the three systems, whatever the names on the sheet. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheetFileName } from '@main/exports/file-name'
import { ANN, sheetAfter, sheets } from './samples'

const nameFor = (player: string, campaign: string): string =>
  sheetFileName(sheetAfter({ ...ANN, player, campaign }, []), 'json', 'en')

test.each([
  ['Ann', 'Winter evenings', 'Winter evenings - Ann - Warrior.json'],
  ['🐉', '🔥🔥', 'Warrior.json'],
  ['CON', '..', 'CON - Warrior.json'],
  ['a/b\\c:d', '<"|?*>', 'a b c d - Warrior.json'],
  ['.hidden. ', '~', 'hidden - Warrior.json'],
  ['O’Brien', 'No. 1', 'No 1 - O Brien - Warrior.json'],
  ['דוד', '漢字', '漢字 - דוד - Warrior.json'],
  ['\u202egpj.exe', 'x', 'x - gpj exe - Warrior.json'],
  ['e\u0301', 'x', 'x - é - Warrior.json'],
  ['a \u0301 b', 'ø\u{1d15e} 一', 'ø 一 - a b - Warrior.json'],
])('%j in %j', (player, campaign, name) => {
  expect(nameFor(player, campaign)).toBe(name)
})

test('the hero is named in the language of the export', () => {
  const source = sheetAfter(ANN, [])
  expect(sheetFileName(source, 'pdf', 'it')).toBe('Winter evenings - Ann - Guerriera.pdf')
})

test('no name is too long, hidden, or of characters that a system refuses', () => {
  fc.assert(
    fc.property(sheets, fc.constantFrom('en', 'it'), (source, locale) => {
      const name = sheetFileName(source, 'pdf', locale)
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
      expect(name).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M} -]*\.pdf$/u)
      expect(name.isWellFormed()).toBe(true)
      expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\./i)
      expect(name).not.toMatch(/ {2}| \./)
    }),
  )
})
