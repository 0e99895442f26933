import { describe, expect, test } from 'vitest'
import { oneDeckDungeon } from '@main/games/one-deck-dungeon'
import { fold } from '@renderer/fold'
import { en, it } from '../../locales/messages'
import { entriesOf, KINDS, teachersOf } from '@renderer/games/one-deck-dungeon/codex/entries'
import type { Entry } from '@renderer/games/one-deck-dungeon/codex/entries'
import { FACETS, XP_VALUES } from '@renderer/games/one-deck-dungeon/codex/facets'
import {
  filterEntries,
  isFiltered,
  makeQuery,
  NO_FILTERS,
  readFilters,
} from '@renderer/codex/filters'
import type { Filters } from '@renderer/codex/filters'

const { catalogue } = oneDeckDungeon
const entries = entriesOf(catalogue)

/** A message of either language. */
function say(messages: object, key: string): string {
  const found = key
    .split('.')
    .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], messages)
  if (typeof found !== 'string') throw new Error(`No words for ${key}`)
  return found
}
function wordsOf({ words }: Entry): string {
  return fold(words.flatMap(({ key }) => [say({ ...en }, key), say({ ...it }, key)]).join(' '))
}
function find(filters: Filters): readonly string[] {
  return filterEntries(entries, filters, FACETS, wordsOf).map(({ id }) => id)
}

describe('the codex', () => {
  test('holds every printing, both sides of heroes and levels, and all the rest, each once', () => {
    const counts = Object.fromEntries(
      KINDS.map((kind) => [kind, entries.filter(({ subject }) => subject.kind === kind).length]),
    )
    expect(counts).toEqual({
      combat: 24,
      peril: 20,
      boss: 5,
      hero: 10,
      dungeon: 5,
      level: 8,
      potion: 5,
      skill: catalogue.skills.length,
      talent: 15,
      tier: 4,
    })
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  })

  test('shows everything where nothing is asked', () => {
    expect(find({})).toHaveLength(entries.length)
    expect(isFiltered(NO_FILTERS)).toBe(false)
  })

  test.each<[string, Filters, readonly string[]]>([
    ['a foe’s ability', { ability: 'frost' }, ['ice-elemental-1', 'ice-elemental-2']],
    ['a floor’s rule', { ability: 'biting-cold' }, ['dungeon-yetis-cavern']],
    ['a name in English', { text: 'plague' }, ['plague-rat-1', 'plague-rat-2']],
    ['a name in Italian, without its accent', { text: 'abilita', kind: 'tier' }, []],
    ['part of a name and what it teaches', { text: 'goblin dodge' }, ['goblin-2']],
    ['an item with health', { loot: 'health', kind: 'combat', text: 'shadow' }, ['shadow-2']],
    ['a skull', { mark: 'skull', text: 'hydra', kind: 'boss' }, ['boss-hydra']],
  ])('finds by %s', (_, filters, ids) => {
    expect(find(filters)).toEqual(ids)
  })

  test('a filter keeps what has it and nothing else', () => {
    expect(new Set(catalogue.encounters.map(({ xp }) => String(xp)))).toEqual(new Set(XP_VALUES))
    for (const id of find({ xp: '4' })) expect(entries.find((one) => one.id === id)?.xp).toBe(4)
    expect(find({ xp: '4' }).length).toBe(
      2 * catalogue.encounters.filter(({ xp }) => xp === 4).length,
    )
    expect(find({ stat: 'magic', mark: 'wide', kind: 'combat' })).toContain('wraith-1')
    expect(find({ stat: 'magic', mark: 'wide', kind: 'combat' })).not.toContain('goblin-1')
  })

  test('finds words with and without accents, in either case', () => {
    expect(fold('Abilità È')).toBe('abilita e')
    expect(find({ text: 'TANA' })).toEqual(find({ text: 'tana' }))
    expect(find({ text: 'tana' })).toContain('dungeon-dragons-cave')
  })

  test('keeps its filters in an address, and takes no nonsense from one', () => {
    const filters: Filters = { kind: 'peril', stat: 'magic', text: 'rune' }
    expect(makeQuery(filters)).toEqual({ kind: 'peril', stat: 'magic', text: 'rune' })
    expect(readFilters(makeQuery(filters), FACETS)).toEqual(filters)
    expect(readFilters({ kind: 'dragon', xp: ['2'], text: null }, FACETS)).toEqual(NO_FILTERS)
  })

  test('knows who teaches a skill or a potion', () => {
    const entry = (id: string): Entry => {
      const found = entries.find((one) => one.id === id)
      if (!found) throw new Error(id)
      return found
    }
    const teachers = (id: string) => teachersOf(entries, entry(id), catalogue).map((one) => one.id)
    expect(teachers('skill-dodge')).toEqual(['goblin-2', 'arrow-wall-1'])
    expect(teachers('potion-clarity').length).toBeGreaterThan(0)
    expect(teachers('hero-mage-solo')).toEqual([])
  })
})
