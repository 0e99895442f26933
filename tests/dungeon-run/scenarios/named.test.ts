/** Each ruling, section, worked case, card, tile, skill and power of the rules page has a scenario that names it. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CONTENT } from '@main/games/dungeon-run/cards'
import { RULINGS } from '@shared/games/dungeon-run/topics'
import { expect, test } from 'vitest'

const files = readdirSync(import.meta.dirname).filter(
  (name) => name.endsWith('.test.ts') && name !== basename(import.meta.filename),
)
const scenarios = files
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n')
/** What no scenario names. */
function unnamed(names: readonly string[]): readonly string[] {
  return names.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(scenarios))
}
function numbered(most: number, before: string): readonly string[] {
  return Array.from({ length: most }, (_, at) => `${before}${at + 1}`)
}

test('every ruling and every worked case', () => {
  expect(unnamed(numbered(50, 'A'))).toEqual([])
  expect(unnamed(numbered(35, 'case '))).toEqual([])
})

test('every section, itself or by a ruling on it', () => {
  const sections = Object.values(RULINGS).filter((codes) => unnamed(codes).length === codes.length)
  expect(sections).toEqual([])
  const alone = ['4', '5', '6', '10', '11', '12', '13', '18', '19', '20']
  expect(unnamed(alone.map((section) => `section ${section}`))).toEqual([])
})

test('every card, skill and special tile; standard tiles are gone through one by one', () => {
  const { monsters, bosses, traps, strangers, treasures, artifacts, skills, tiles } = CONTENT
  const special = tiles.filter(({ kind }) => kind === 'special')
  const cards = [monsters, bosses, traps, strangers, treasures, artifacts, skills, special]
  const ids: readonly string[] = cards.flat().map(({ id }) => id)
  // The Stone goes by its constant.
  expect(unnamed(ids.filter((id) => id !== 'summoning-stone'))).toEqual([])
  expect(scenarios).toContain('STONE')
  expect(scenarios).toContain('test.each(STANDARD_TILES')
})

test('every hero’s ability and Summoning power', () => {
  const powers = CONTENT.heroes.flatMap(({ id }) => [`ability of ${id}`, `summoning of ${id}`])
  expect(unnamed(powers)).toEqual([])
})
