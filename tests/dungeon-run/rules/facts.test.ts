/** The cards are those of the rules page's data, and what is none is refused. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { CONTENT, ENCOUNTER_DECK } from '@main/games/dungeon-run/cards'
import { load } from '@main/games/dungeon-run/cards/load'
import { describe, expect, test } from 'vitest'

type Fact = Readonly<Record<string, unknown>>
interface WithEffects {
  readonly effects: readonly unknown[]
}
/** The rules page's data, as far as it is looked at here. */
interface Facts {
  readonly components: {
    readonly counts: Readonly<
      Record<'encounterCards' | 'skillCards' | 'treasureCards' | 'artifactCards' | 'tiles', number>
    >
    readonly derived: { readonly specialTiles: number }
    readonly house: { readonly monsterCards: number }
  }
  readonly tiles: readonly Fact[]
  readonly heroes: readonly (Fact & Readonly<Record<'ability' | 'summoning', WithEffects>>)[]
  readonly skills: readonly Fact[]
  readonly monsters: readonly (Fact & { readonly ability: WithEffects })[]
  readonly bosses: readonly (Fact & { readonly abilities: readonly WithEffects[] })[]
  readonly traps: readonly Fact[]
  readonly strangers: readonly Fact[]
  readonly treasures: readonly Fact[]
  readonly artifacts: readonly Fact[]
}
const facts = JSON.parse(readFileSync(resolve(import.meta.dirname, 'facts.json'), 'utf8')) as Facts
function ids(cards: readonly { readonly id: string }[]): string[] {
  return cards.map(({ id }) => id)
}
/** A fact without what is no rule: names and sentences. */
function rules(fact: Fact, ...names: readonly string[]): Fact {
  return Object.fromEntries(names.map((name) => [name, fact[name]]))
}

describe('every card is as the facts say', () => {
  test('tiles', () => {
    expect(CONTENT.tiles).toEqual(
      facts.tiles.map((tile) => ({
        treasure: [],
        encounter: [],
        effects: [],
        ...Object.fromEntries(
          Object.entries(tile).filter(([key]) => !['name', 'text', 'source'].includes(key)),
        ),
      })),
    )
  })
  test('heroes', () => {
    expect(CONTENT.heroes).toEqual(
      facts.heroes.map((hero) => ({
        ...rules(hero, 'id', 'race', 'training', 'stats'),
        ability: hero.ability.effects,
        summoning: hero.summoning.effects,
      })),
    )
  })
  test('skills', () => {
    expect(CONTENT.skills).toEqual(
      facts.skills.map((skill) => rules(skill, 'id', 'hero', 'effects')),
    )
  })
  const NUMBERS = ['id', 'type', 'attack', 'strength', 'defense', 'escape', 'life'] as const
  test('monsters and Bosses', () => {
    expect(CONTENT.monsters).toEqual(
      facts.monsters.map((monster) => ({
        ...rules(monster, ...NUMBERS, 'copies', 'tier'),
        boss: false,
        effects: monster.ability.effects,
      })),
    )
    expect(CONTENT.bosses).toEqual(
      facts.bosses.map((boss) => ({
        ...rules(boss, ...NUMBERS),
        copies: 1,
        tier: 'boss',
        boss: true,
        effects: boss.abilities.flatMap(({ effects }) => effects),
      })),
    )
  })
  test('traps and strangers', () => {
    expect(CONTENT.traps).toEqual(
      facts.traps.map((trap) => rules(trap, 'id', 'copies', 'stats', 'need', 'damage', 'effects')),
    )
    expect(CONTENT.strangers).toEqual(
      facts.strangers.map((one) => rules(one, 'id', 'copies', 'effects')),
    )
  })
  test('treasures and artifacts', () => {
    const card = (artifact: boolean) => (item: Fact) => ({
      ...rules(item, 'id', 'slots', 'enchanted', 'training', 'effects'),
      artifact,
    })
    expect(CONTENT.treasures).toEqual(facts.treasures.map(card(false)))
    expect(CONTENT.artifacts).toEqual(facts.artifacts.map(card(true)))
  })
  test('the counts of section 2', () => {
    const { counts, derived, house } = facts.components
    expect(ENCOUNTER_DECK).toHaveLength(counts.encounterCards)
    expect(new Set(ENCOUNTER_DECK).size).toBe(counts.encounterCards)
    expect(CONTENT.skills).toHaveLength(counts.skillCards)
    expect(CONTENT.treasures).toHaveLength(counts.treasureCards)
    expect(CONTENT.artifacts).toHaveLength(counts.artifactCards)
    expect(CONTENT.tiles).toHaveLength(counts.tiles)
    expect(CONTENT.tiles.filter(({ kind }) => kind === 'special')).toHaveLength(
      derived.specialTiles,
    )
    const monsters = CONTENT.monsters.reduce((sum, { copies }) => sum + copies, 0)
    expect(monsters).toBe(house.monsterCards)
    expect(new Set(ids(CONTENT.skills)).size).toBe(80)
  })
})

describe('the loader refuses', () => {
  const effect = { when: 'passive', do: [] }
  const skill = { id: 'fleet', hero: 'aelithra' }
  test.each([
    ['an unknown trigger', { ...effect, when: 'sometimes' }],
    ['an unknown condition', { ...effect, if: [{ c: 'raining' }] }],
    ['an unknown operation', { ...effect, do: [{ op: 'win' }] }],
    ['an unknown target', { ...effect, do: [{ op: 'wound', target: 'everybody', n: 1 }] }],
    ['an unknown parameter', { ...effect, do: [{ op: 'hit', n: 1, twice: true }] }],
    ['an unknown value', { ...effect, do: [{ op: 'addDice', roll: 'luck', n: 1 }] }],
    [
      'a pair of forbid that means nothing',
      { ...effect, do: [{ op: 'forbid', what: 'block', who: 'foe' }] },
    ],
    [
      'one that hides in a table',
      { ...effect, do: [{ op: 'dieTable', rows: [{ faces: [1], do: [{ op: 'win' }] }] }] },
    ],
  ])('%s', (_, wrong) => {
    const skills = CONTENT.skills.map((card) =>
      card.id === skill.id ? { ...card, effects: [wrong] } : card,
    )
    expect(() => load({ ...CONTENT, skills })).toThrow()
  })
  test('sets that do not add up', () => {
    expect(() => load({ ...CONTENT, treasures: CONTENT.treasures.slice(1) })).toThrow()
    const more = CONTENT.traps.map((trap) => ({ ...trap, copies: 2 }))
    expect(() => load({ ...CONTENT, traps: more })).toThrow('Encounter cards: 45 instead of 38')
    const twice = CONTENT.tiles.map((tile) =>
      tile.id === 's02' ? { ...tile, id: 's01' as const } : tile,
    )
    expect(() => load({ ...CONTENT, tiles: twice })).toThrow('tiles: an id stands there twice')
  })
})
