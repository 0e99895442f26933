/** Names of exported files are safe on the three systems, whatever people call things. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileName } from '@main/exports/file-name'
import { names } from './names'

function nameFor(player: string, campaign: string): string {
  return fileName([campaign, player], 'Warrior', 'json')
}

test.each([
  ['Ann', 'Winter evenings', 'Winter evenings - Ann - Warrior.json'],
  ['🐉', '🔥🔥', 'Warrior.json'],
  ['CON', '..', 'CON - Warrior.json'],
  ['a/b\\c:d', '<"|?*>', 'a b c d - Warrior.json'],
  ['.hidden. ', '~', 'hidden - Warrior.json'],
  ['O’Brien', 'No. 1', 'No 1 - O’Brien - Warrior.json'],
  ["Marta's", "Marta ' s 'quoted'", 'Marta s quoted - Marta’s - Warrior.json'],
  ["L＇Aquila d'‘'oro", "'", 'L’Aquila d oro - Warrior.json'],
  [`${'a'.repeat(58)}'s`, 'x', `x - ${'a'.repeat(58)} - Warrior.json`],
  ['דוד', '漢字', '漢字 - דוד - Warrior.json'],
  ['\u202egpj.exe', 'x', 'x - gpj exe - Warrior.json'],
  ['e\u0301', 'x', 'x - é - Warrior.json'],
  ['a \u0301 b', 'ø\u{1d15e} 一', 'ø 一 - a b - Warrior.json'],
])('%j in %j', (player, campaign, name) => {
  expect(nameFor(player, campaign)).toBe(name)
})

test('a file of everything has the name of the app', () => {
  expect(fileName([], 'Delver’s Table', 'delve')).toBe('Delver’s Table.delve')
})

test('no name is too long, hidden, or of characters that a system refuses', () => {
  fc.assert(
    fc.property(
      names,
      names,
      fc.constantFrom('Mage', 'Scheda della campagna'),
      (one, two, last) => {
        const name = fileName([one, two], last, 'pdf')
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
        expect(name).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M} ’-]*\.pdf$/u)
        expect(name.isWellFormed()).toBe(true)
        expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\./i)
        expect(name).not.toMatch(/ {2}| \./)
      },
    ),
  )
})
