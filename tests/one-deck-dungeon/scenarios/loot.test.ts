/** Claiming a card as item, skill, potion or XP (R26). */
import type { CardId } from '@shared/games/one-deck-dungeon'
import { describe, expect, test } from 'vitest'
import { facing, hand, position, type Position, type Table } from './table'

/** Straight to the loot of a card: an Invisibility potion skips its encounter. */
function looting(card: CardId, given: Position = {}): Table {
  return position({
    ...given,
    open: [card],
    potions: 1 + (given.potions ?? 0),
    identified: ['skeleton-1', ...(given.identified ?? [])],
  })
    .do('enter-room', { door: 1 })
    .do('drink-invisibility')
}

/** What may be replaced by claiming in a way; null: nothing. */
function replaceable(table: Table, way: 'claim-item' | 'claim-skill'): readonly unknown[] {
  return table.listed(way).map((action) => ('replace' in action ? action.replace : undefined))
}

describe('the four ways', () => {
  test('R26: a card with a skill is an item, a skill or XP, and no potion', () => {
    const table = looting('ogre-1')
    expect(table.view.question).toEqual({ type: 'claim-loot', card: 'ogre-1' })
    expect(table.actions).toEqual([
      { type: 'claim-item', hero: 0, replace: null },
      { type: 'claim-skill', hero: 0, replace: null },
      { type: 'claim-xp', hero: null },
    ])
    expect(table.refused({ type: 'claim-potion', hero: null })).toBe('wrong-loot')
  })

  test('R26: a card with a potion is an item, a potion or XP, and no skill', () => {
    const table = looting('arrow-wall-2')
    expect(table.actions).toEqual([
      { type: 'claim-item', hero: 0, replace: null },
      { type: 'claim-potion', hero: null },
      { type: 'claim-xp', hero: null },
    ])
    expect(table.refused({ type: 'claim-skill', hero: 0, replace: null })).toBe('wrong-loot')
  })

  test('R26: as an item it gives its stat and its health', () => {
    const table = looting('ogre-1').do('claim-item', { replace: null })
    expect(table.last[0]).toEqual({ type: 'loot-claimed', way: 'item', hero: 0, card: 'ogre-1' })
    expect(table.hero).toMatchObject({
      items: ['ogre-1'],
      stats: { strength: 5, agility: 2, magic: 1 },
      health: 7,
    })
    expect(table.view.doors).toEqual([])
    expect(table.view.discard).not.toContain('ogre-1')
    const plain = looting('beetle-1').do('claim-item', { replace: null })
    expect(plain.hero).toMatchObject({ stats: { magic: 2 }, health: 6 })
  })

  test('R26: an item’s die is rolled from the next encounter on', () => {
    const table = position({
      open: ['plague-rat-1', 'ogre-2'],
      rolls: [
        ...hand({ strength: [1, 1, 1, 1], agility: [6, 6], magic: [1] }),
        ...hand({ strength: [2, 2, 2, 2], agility: [2, 2, 2], magic: [2] }),
      ],
    }).do('enter-room', { door: 1 })
    table.do('roll-dice').do('finish-placing').do('claim-item', { replace: null })
    table.do('begin-turn').do('enter-room', { door: 2 }).do('roll-dice')
    expect(table.dice.filter((die) => die === 'agility 2').length).toBe(3)
    table.end()
  })

  test('R26: as a skill it is ready from the next encounter on', () => {
    const table = looting('boulder-1').do('claim-skill', { replace: null })
    expect(table.last[0]).toEqual({
      type: 'loot-claimed',
      way: 'skill',
      hero: 0,
      card: 'boulder-1',
    })
    expect(table.hero.skills).toEqual([
      { skill: 'second-wind', card: null, used: false },
      { skill: 'valor', card: 'boulder-1', used: false },
    ])
  })

  test('R26: as a potion it is known from now on, and gives one token', () => {
    const table = looting('arrow-wall-2').do('claim-potion')
    expect(table.last[0]).toEqual({
      type: 'loot-claimed',
      way: 'potion',
      hero: null,
      card: 'arrow-wall-2',
    })
    expect(table.view).toMatchObject({ potions: 1, identified: ['skeleton-1', 'arrow-wall-2'] })
  })

  test('R26: as XP it goes under the level card', () => {
    const table = looting('ogre-1').do('claim-xp')
    expect(table.last[0]).toEqual({ type: 'loot-claimed', way: 'xp', hero: null, card: 'ogre-1' })
    expect(table.view.xp).toEqual({ cards: ['ogre-1'], total: 4 })
    expect(table.view.potions).toBe(0)
  })

  test('R26: the claim ends the encounter and the turn', () => {
    const table = looting('ogre-1')
    const { turn } = table.view
    table.do('claim-xp')
    expect(table.view).toMatchObject({
      turn: turn + 1,
      encounter: null,
      question: { type: 'start-of-turn' },
    })
  })

  test('R26: loot cannot be left where it is', () => {
    const table = looting('ogre-1')
    expect(table.refused({ type: 'flee', hero: null })).toBe('too-late-to-flee')
    expect(table.refused({ type: 'explore', hero: null })).toBe('not-now')
    expect(table.actions.every(({ type }) => type.startsWith('claim-'))).toBe(true)
  })
})

describe('what is known already', () => {
  test('R26: a potion type is identified once', () => {
    const table = looting('bear-traps-1', { identified: ['arrow-wall-2'] })
    expect(table.can('claim-potion')).toBe(false)
    expect(table.refused({ type: 'claim-potion', hero: null })).toBe('potion-known')
    table.do('claim-item', { replace: null })
    expect(table.view.identified).toEqual(['skeleton-1', 'arrow-wall-2'])
  })

  test('R26: a skill that the hero has cannot be claimed again, not even in its own place', () => {
    const table = looting('rune-puzzle-1', { skills: ['plague-rat-1'] })
    expect(table.can('claim-skill')).toBe(false)
    expect(table.refused({ type: 'claim-skill', hero: 0, replace: null })).toBe('skill-known')
    expect(table.refused({ type: 'claim-skill', hero: 0, replace: 'plague-rat-1' })).toBe(
      'skill-known',
    )
  })

  test('R26: a skill that was replaced may be learned anew', () => {
    const table = looting('rune-puzzle-1', { xp: ['plague-rat-1'], skills: ['boulder-1'] })
    table.do('claim-skill', { replace: null })
    expect(table.hero.skills.map(({ skill }) => skill)).toEqual([
      'second-wind',
      'valor',
      'persistence',
    ])
  })
})

describe('limits and replacing', () => {
  test('R26: at the item limit only a replacement is offered', () => {
    const table = looting('ogre-1', { items: ['goblin-1'] })
    expect(replaceable(table, 'claim-item')).toEqual(['goblin-1'])
    expect(table.refused({ type: 'claim-item', hero: 0, replace: null })).toBe('item-limit')
    expect(table.refused({ type: 'claim-item', hero: 0, replace: 'beetle-1' })).toBe('wrong-loot')
  })

  test('R26: the replaced item becomes XP in the same claim', () => {
    const table = looting('ogre-1', { items: ['goblin-1'] }).do('claim-item')
    expect(table.last.slice(0, 2)).toEqual([
      { type: 'loot-claimed', way: 'item', hero: 0, card: 'ogre-1' },
      { type: 'loot-replaced', hero: 0, card: 'goblin-1' },
    ])
    expect(table.hero.items).toEqual(['ogre-1'])
    expect(table.view.xp.cards).toEqual(['goblin-1'])
    // Goblin-1's strength die is gone, the Ogre's has come.
    expect(table.hero).toMatchObject({ stats: { strength: 5 }, health: 7 })
  })

  test('R26: at the skill limit only a replacement is offered, and the replaced skill becomes XP', () => {
    const table = looting('ogre-1', { skills: ['boulder-1', 'plague-rat-1'] })
    expect(replaceable(table, 'claim-skill')).toEqual(['boulder-1', 'plague-rat-1'])
    expect(table.refused({ type: 'claim-skill', hero: 0, replace: null })).toBe('skill-limit')
    table.do('claim-skill', { replace: 'plague-rat-1' })
    expect(table.last.slice(0, 2)).toEqual([
      { type: 'loot-claimed', way: 'skill', hero: 0, card: 'ogre-1' },
      { type: 'loot-replaced', hero: 0, card: 'plague-rat-1' },
    ])
    expect(table.hero.skills.map(({ card }) => card)).toEqual([null, 'boulder-1', 'ogre-1'])
    expect(table.view.xp.cards).toEqual(['plague-rat-1'])
  })

  test('Rulebook p. 33: below the limit a card may be replaced as well', () => {
    const table = looting('ogre-1', { level: 2, items: ['goblin-1'], skills: ['boulder-1'] })
    expect(replaceable(table, 'claim-item')).toEqual([null, 'goblin-1'])
    expect(replaceable(table, 'claim-skill')).toEqual([null, 'boulder-1'])
    table.do('claim-skill', { replace: 'boulder-1' })
    expect(table.view.xp.cards).toEqual(['boulder-1'])
  })

  test.each([
    [1, 1, 2],
    [2, 3, 3],
    [3, 5, 4],
    [4, 7, 5],
  ] as const)('R26: at level %i: %i items and %i skills', (level, items, skills) => {
    const ITEMS: readonly CardId[] = [
      'goblin-1',
      'goblin-2',
      'skeleton-2',
      'wraith-1',
      'wraith-2',
      'beetle-1',
      'beetle-2',
    ]
    const SKILLS: readonly CardId[] = [
      'boulder-1',
      'boulder-2',
      'plague-rat-1',
      'bandit-1',
      'bandit-2',
    ]
    const full = looting('ogre-1', {
      level,
      items: ITEMS.slice(0, items),
      skills: SKILLS.slice(0, skills),
    })
    expect(replaceable(full, 'claim-item')).toEqual(ITEMS.slice(0, items))
    expect(replaceable(full, 'claim-skill')).toEqual(SKILLS.slice(0, skills))
    const room = looting('ogre-1', {
      level,
      items: ITEMS.slice(1, items),
      skills: SKILLS.slice(1, skills),
    })
    expect(replaceable(room, 'claim-item')[0]).toBeNull()
    expect(replaceable(room, 'claim-skill')[0]).toBeNull()
  })

  test('R26, R27: XP of a replaced card may pay for a level at once', () => {
    const table = looting('ogre-1', { items: ['goblin-1'], xp: ['boulder-1'] }).do('claim-item')
    expect(table.view.xp.total).toBe(6)
    expect(table.view.question).toEqual({ type: 'level-up', need: 6, buys: 'level', potions: 1 })
  })

  test('R9, R24: giving up a health item may fell the hero, whom a potion may save', () => {
    const lost = looting('beetle-1', { items: ['phantom-1'], damage: 6 }).do('claim-item')
    expect(lost.view.outcome).toMatchObject({ result: 'lost', cause: 'item-lost' })

    const saved = looting('beetle-1', { items: ['phantom-1'], damage: 6, potions: 1 })
    saved.do('claim-item')
    expect(saved.view.question).toEqual({ type: 'save-hero', hero: 0 })
    saved.do('drink-healing')
    expect(saved.hero).toMatchObject({ items: ['beetle-1'], damage: 4, health: 6 })
    expect(saved.view.question.type).toBe('start-of-turn')
  })

  test('R26: one health item for another keeps the hero alive', () => {
    const table = looting('ogre-1', { items: ['phantom-1'], damage: 6 }).do('claim-item')
    expect(table.hero).toMatchObject({ damage: 6, health: 7 })
    expect(table.view.outcome).toBeNull()
  })
})

describe('when there is loot', () => {
  test('R25, R26: the loot comes after the consequences, which a potion may have to survive', () => {
    const table = facing('bandit-1', {
      damage: 2,
      potions: 1,
      rolls: hand({ strength: [1, 1, 1, 1], agility: [1, 1], magic: [1] }),
    }).do('roll-dice')
    table.do('finish-placing').do('drink-healing')
    expect(table.happened('encounter-survived')).toEqual([
      { type: 'encounter-survived', card: 'bandit-1' },
    ])
    expect(table.view.question).toEqual({ type: 'claim-loot', card: 'bandit-1' })
    table.end()
  })

  test('R26: no dice lie about while loot is claimed', () => {
    const table = facing('cave-in-2', {
      hero: 'paladin',
      level: 2,
      rolls: hand({ strength: [6, 6, 6], heroic: [6] }),
    })
    table.do('choose-option', { option: 'dismantle-it' }).do('roll-dice')
    table.place('heroic 6', 1).do('finish-placing')
    expect(table.dice).toEqual([])
    expect(table.view.encounter).toBeNull()
    expect(table.view.supply).toEqual({ strength: 8, agility: 8, magic: 8, heroic: 6 })
    table.end()
  })
})
